/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The journal of a game that is being played: header, then a line an action, on the disk before the screen shows it.  A program
   that is killed loses nothing.  File: journal-PID.game in the state directory, mode 0600, locked while its game lives. */
#ifndef TRIARCH_PLAY_JOURNAL_H
#define TRIARCH_PLAY_JOURNAL_H

#include <stdbool.h>

#include "play/files.h"

struct journal;

/* A new journal that begins with this text.  NULL: why says what failed. */
struct journal *journal_open(const char *head, struct text *why);
/* Appends a line and syncs it. */
bool journal_add(struct journal *, const char *line, struct text *why);
/* Closes it; remove: the game is over or kept elsewhere. */
void journal_close(struct journal *, bool remove);

/* Paths of the journals that no living game holds; owned by the caller. */
void journal_abandoned(struct files_list *);

#endif
