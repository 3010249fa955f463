/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table: the board of a game that is being played, the players round it, and everything they may do. */
#ifndef TRIARCH_UI_TABLE_H
#define TRIARCH_UI_TABLE_H

#include "ui/screen.h"

struct session;

/* Opens the game and owns the session from here on. */
void table_open(struct app *, struct session *);

#endif
