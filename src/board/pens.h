/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lines of a picture.  Only picture.c needs this. */
#ifndef TRIARCH_BOARD_PENS_H
#define TRIARCH_BOARD_PENS_H

#include "board/picture.h"

/* Draws the sides of all cells with the pen of the picture's size. */
void pens_draw_sides(struct picture *);

/* What the charset makes of an ASCII separator. */
uint16_t pens_glyph(char ascii, enum charset);

#endif
