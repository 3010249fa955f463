/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A move of one man as 32 bits: from 8, to 8, sort 4, kind promoted to 4, aux 8. */
#ifndef TRIARCH_CORE_MOVE_H
#define TRIARCH_CORE_MOVE_H

#include <stdint.h>

typedef uint32_t move_t;

enum { MOVE_NONE = 0, MOVES_MAX = 2048 };

enum move_sort {
    MOVE_PLAIN,                 /* a move or a capture */
    MOVE_DOUBLE,                /* a pawn's first move over aux cells that it crosses */
    MOVE_EN_PASSANT,            /* aux = the cell of the pawn that is taken */
    MOVE_CASTLE,                /* aux = row of the castling table; from, to are the king's */
    MOVE_IN_PLACE,              /* a waiting pawn promotes; from = to */
};

static inline move_t move_make(int from, int to, int sort, int promotion, int aux)
{
    return (move_t)from | (move_t)to << 8 | (move_t)sort << 16 | (move_t)promotion << 20 | (move_t)aux << 24;
}
static inline int move_from(move_t m) { return m & 255; }
static inline int move_to(move_t m) { return m >> 8 & 255; }
static inline int move_sort(move_t m) { return m >> 16 & 15; }
static inline int move_promotion(move_t m) { return m >> 20 & 15; }     /* a kind, 0 = none */
static inline int move_aux(move_t m) { return (int)(m >> 24); }

struct move_list {
    int n;
    move_t move[MOVES_MAX];
};

#endif
