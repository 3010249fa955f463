/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where things are on the screen of the board.  Made from scratch for every drawing. */
#ifndef TRIARCH_UI_LAYOUT_H
#define TRIARCH_UI_LAYOUT_H

#include "board/picture.h"

struct area {
    int row, column, rows, columns;     /* no rows = not there */
};

/* Sides of the board as it is seen.  A board for two has nobody on the right. */
enum side { SIDE_BOTTOM, SIDE_LEFT, SIDE_RIGHT, SIDES };

struct layout {
    int size;                           /* of the drawing */
    bool bar;                           /* row 0 is a bar over the whole width */
    struct area board;
    struct area plate[SIDES];           /* about the player on that side */
    struct area record;                 /* about the game: round, moves */
    struct area foot;                   /* entry line, keys: one row at least */
    struct area message;                /* no rows = it takes the place of the entry line */
};

/* The size of the drawing that a screen has room for: `zoom` 0 = the largest, else 1 = the smallest, 2 ...; a wish that does not fit
   gives the next smaller one; -1 = none fits. */
int layout_size(const struct drawing *, enum charset, int zoom, int rows, int columns);

/* bare: a picture of that size.  two: players sit at the bottom and opposite, which is SIDE_LEFT. */
void layout_make(struct layout *, const struct picture *bare, bool two, int rows, int columns);
/* The least room that a drawing needs. */
void layout_least(const struct drawing *, int *rows, int *columns);

#endif
