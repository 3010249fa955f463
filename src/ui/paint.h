/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board on the canvas: a picture of board/picture.h with men, marks and colours. */
#ifndef TRIARCH_UI_PAINT_H
#define TRIARCH_UI_PAINT_H

#include "board/picture.h"
#include "ui/canvas.h"

/* What stands on the board and what is marked, in terms of nothing but cells. */
struct scene {
    uint8_t code[CELLS_MAX];            /* piece codes, 0 = empty */
    uint8_t owner[CELLS_MAX];           /* who commands the man: a player or NOBODY */
    uint8_t mark[CELLS_MAX];            /* enum mark */
    bool left[CELLS_MAX];               /* whence a man just moved */
    uint8_t cursor;                     /* NO_CELL = none */
};

struct piece_set;

/* Paints it with the upper left corner at a place of the canvas, and puts the hardware cursor on the letter of the kind. */
void paint_board(struct canvas *, int row, int column, const struct picture *bare, const struct piece_set *,
                 const struct scene *);

/* The letter of a player as it stands before his men: w r b, and - for nobody. */
char paint_owner_letter(int player);
/* The role of a player's men and name. */
int paint_role(int player);

#endif
