/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules compiler: a variant with its options chosen becomes move programs.

   A forward program is a tree in preorder, one entry a cell that a man could reach: occupied -> go on at skip, empty -> next
   entry.  A ray is a chain whose entries all skip behind its end, a leap is an entry that skips to the next one, a forked line
   is a chain with two branches.  The last entry names NO_CELL, where a wall stands on every board, and its skip is 0, so that one
   loop runs them all and looks for the end at occupied cells only:

       for (op = program;; op += op->skip) {
           while (!at[op->to])
               ... op++ ...                    an empty cell
           if (!op->skip)
               break;
           ...                                 an occupied one
       }

   Where a piece set is pinched, two entries with DOES_PROBE stand before a step over a corner and name the cells beside it: both
   occupied -> skip, else -> on behind the two.

   Reverse programs answer "who could capture on this cell": the same trees turned inside out, rooted at the cell that is
   attacked; `takers` says which codes, standing on `from` with nothing between, capture on the root. */
#ifndef TRIARCH_CORE_RULES_H
#define TRIARCH_CORE_RULES_H

#include "core/variant.h"

struct op {
    uint8_t to;
    uint8_t does;               /* pawns: cells crossed, DOES_PROMOTE, and from DOES_COUNT_SHIFT on how many moves it stands for */
    uint16_t skip;              /* entries from here to go on when `to` is occupied; 0 ends the program */
};
enum { DOES_CROSS = 3, DOES_PROMOTE = 4, DOES_PROBE = 8, DOES_COUNT_SHIFT = 4 };
enum { WALL = 8 };                /* a code of no man: what stands on NO_CELL */

struct rop {
    uint8_t from, does;         /* does: 0 or DOES_PROBE */
    uint16_t skip;
    uint32_t takers;
};

struct castle_row {             /* a way to castle, ready to be used */
    uint8_t right;              /* bit number in the position's rights */
    uint8_t colour;
    uint8_t king_from, king_to, rook_from, rook_to;
    uint8_t nempty, empty[6];
    uint8_t nsafe, safe[6];
    const char *token, *label;
};

struct rules {
    struct variant variant;             /* with the choices written into it */
    uint8_t choice[OPTIONS_MAX];        /* number of the choice of each option */
    bool rings;                         /* some program names a cell twice: its moves are to be made unique */
    bool special;                       /* the generator has to ask more than the fast walk does: see movegen.c */
    bool promotes[PLAYERS][CELLS_MAX];  /* where pawns of a colour promote */
    uint16_t rights[COLOURS];           /* castling rights of a colour, as masks */
    struct castle_row row[CASTLINGS_MAX];       /* in the order of the variant's table */
    uint8_t nrow, nrow_of[COLOURS];             /* all of them, and those of a colour, which stand together: */
    const struct castle_row *rows_of[COLOURS];
    uint16_t spoils[CELLS_MAX];         /* rights that end when a man leaves or enters the cell */
    /* Forward programs by code and cell.  Of a pawn it is two programs, one behind the other: captures, then pushes. */
    const struct op *program[CODES][CELLS_MAX];
    const struct rop *reverse[CELLS_MAX];       /* entries that pawns take from come first */
    uint64_t zobrist[CODES][CELLS_MAX];
    struct op *ops;                     /* storage of all programs */
    struct rop *rops;
};

/* Compiles a variant.  choice: one number an option, in the order of the list, NULL = all defaults.  The result is owned by the
   caller; it never changes and may be shared by any number of positions. */
struct rules *rules_new(const struct variant *, const uint8_t *choice);
void rules_free(struct rules *);

#endif
