/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The letters and numbers at the edge of a picture.  Only picture.c needs this. */
#ifndef TRIARCH_BOARD_LABELS_H
#define TRIARCH_BOARD_LABELS_H

#include "board/picture.h"

/* Writes a part of the name of a cell; numbers may end at the place instead of beginning there. */
void labels_put(struct picture *, int row, int column, enum label, int cell);

/* Labels beyond the ends of lines, as the rim of the size says, if it has one: to each letter and each number one label where its line
   leaves the board. */
void labels_round(struct picture *);

#endif
