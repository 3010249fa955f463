/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A text that is read: help, rule cards, lists of moves. */
#ifndef TRIARCH_UI_PAGES_H
#define TRIARCH_UI_PAGES_H

#include "ui/screen.h"

/* Shows lines of at most 78 columns; copies them.  `at_end`: begins with the last ones. */
void pages_open(struct app *, const char *title, const char *text, bool at_end);

/* The list of keys, with what the arrows do. */
void help_open(struct app *);
/* The rule card of a game: what is in force, then data/help/KEY.txt. */
struct variant;
void card_open(struct app *, const struct variant *, const char *in_force);

#endif
