/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dreierschach once more, slowly: plain coordinates and make-and-test.  It shares no code and no table with the program. */
#ifndef TRIARCH_TESTS_SLOW_DREIERSCHACH_H
#define TRIARCH_TESTS_SLOW_DREIERSCHACH_H

#include <stdbool.h>

enum { DREI_SIDE = 13 };

struct drei_rules {
    bool pawns_pinched;         /* the pinch binds capturing pawns too */
    bool ep_next;               /* en passant for the next player only */
    int absent;                 /* a player whose set is left off, -1 = nobody */
};

struct drei_man {
    char kind;                  /* K Q R B N P, 0 = empty */
    int player;                 /* 0 White, 1 Red, 2 Black */
};

struct drei_position {
    struct drei_man at[DREI_SIDE][DREI_SIDE];   /* [column a = 0][row 1 = 0] */
    int turn;
    bool may_castle[3][2];      /* short, long */
    struct { bool open; int column, row, pawn_column, pawn_row; } pushed[3];    /* the crossed cell, by who pushed */
};

/* Men in list form, "W:Ke1,a2 R:..."; no rights, nothing to take en passant. */
void drei_read(struct drei_position *, const char *men, int turn);
/* The legal moves in coordinates, "e2-e4 a7-a8=Q", sorted by bytes, in a buffer of the function; their number. */
int drei_moves(const struct drei_position *, const struct drei_rules *, const char **text);
/* Plays such a move. */
void drei_play(struct drei_position *, const struct drei_rules *, const char *move);
bool drei_checked(const struct drei_position *, const struct drei_rules *, int player);

#endif
