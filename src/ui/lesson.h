/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card that teaches the board: on an empty one, a file, a row, a long diagonal and a knight are marked in turn. */
#ifndef TRIARCH_UI_LESSON_H
#define TRIARCH_UI_LESSON_H

#include "ui/screen.h"

struct variant;
void lesson_open(struct app *, const struct variant *);

#endif
