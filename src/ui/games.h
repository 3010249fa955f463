/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saved games and journals of games that were cut off, to choose from. */
#ifndef TRIARCH_UI_GAMES_H
#define TRIARCH_UI_GAMES_H

#include "ui/screen.h"

/* Opens the list.  only_unfinished: journals alone; then nothing is opened when there is none. */
void games_open(struct app *, bool only_unfinished);

#endif
