/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why something was refused, as data: a code, a place in the text, cells, men.  Sentences are made of it elsewhere. */
#ifndef TRIARCH_CORE_FAULT_H
#define TRIARCH_CORE_FAULT_H

#include "core/variant.h"

enum fault_code {
    FAULT_NONE,
    /* position texts */
    FAULT_EMPTY_TEXT, FAULT_UNKNOWN_WORD, FAULT_NO_CELL, FAULT_NO_SUCH_MAN, FAULT_TWO_MEN, FAULT_TWO_KINGS, FAULT_TOO_MANY_MEN,
    FAULT_TOO_MANY_MOVES, FAULT_KINGS_TOUCH, FAULT_PAWN_PROMOTED, FAULT_NO_KING, FAULT_NOT_IN_PLAY, FAULT_BAD_TURN, FAULT_BAD_OWNER,
    FAULT_OWNER_OF_KING, FAULT_OWNER_OUT, FAULT_OWNER_WITHOUT_KING, FAULT_OWNER_OF_NONE, FAULT_BAD_OUT, FAULT_OUT_PLAYS,
    FAULT_OUT_MISSES, FAULT_BAD_RIGHT, FAULT_RIGHT_NOT_HOME, FAULT_BAD_EP, FAULT_EP_PUSHER, FAULT_EP_PAWN, FAULT_EP_CROSSED,
    FAULT_BAD_VICTIM, FAULT_BAD_CAPTOR, FAULT_BAD_PACT, FAULT_BAD_POOL, FAULT_BAD_CHECKER, FAULT_BAD_MOVED,
    FAULT_BAD_NUMBER, FAULT_TWICE, FAULT_NOT_HERE,
    FAULT_LEFT_OFF, FAULT_FEN_ROWS, FAULT_FEN_ROW, FAULT_FEN_FIELDS, FAULT_NOBODY,
    /* typed moves */
    FAULT_NOT_A_MOVE, FAULT_AMBIGUOUS, FAULT_TWO_CELLS, FAULT_NO_MAN, FAULT_NOT_YOURS, FAULT_CANNOT_REACH, FAULT_BLOCKED, FAULT_OWN_MAN,
    FAULT_PINCHED, FAULT_HELD, FAULT_POOL, FAULT_ZONE, FAULT_PEACE, FAULT_BARRED, FAULT_KING_SAFE_FROM_CAPTURE, FAULT_KING_CHECKED,
    FAULT_KING_UNCHECKED, FAULT_KING_ATTACKED, FAULT_CASTLE_RIGHT, FAULT_CASTLE_BLOCKED, FAULT_CASTLE_CHECK,
    FAULT_PROMOTION, FAULT_NO_PROMOTION, FAULT_NONE_REACHES, FAULT_GAME_OVER,
};

struct fault {
    uint8_t code;               /* enum fault_code */
    uint8_t man;                /* piece code concerned, 0 = none */
    uint8_t other;              /* a second piece code: the attacker, the blocker */
    uint8_t cell, other_cell;   /* NO_CELL = none */
    uint8_t player;             /* NOBODY = none */
    uint8_t third;              /* with FAULT_BARRED: who has just taken from `player` */
    int at, length;             /* the piece of text concerned, in bytes; length 0 = none */
    int ncell;                  /* with FAULT_AMBIGUOUS: the cells of the candidates */
    uint8_t cells[MEN_MAX];
};

#endif
