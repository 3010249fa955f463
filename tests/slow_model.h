/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A second opinion on the rules, for the tests alone.  It shares nothing with the core but the numbering of cells (8 * rank +
   file; 32 * sector + 8 * row + column from the player's own left): it walks in plain coordinates, knows no tables and no pins,
   makes every move on a copy and looks.  Slow and simple, so that one can check it by reading it beside the rules. */
#ifndef TRIARCH_TESTS_SLOW_MODEL_H
#define TRIARCH_TESTS_SLOW_MODEL_H

#include <stdbool.h>
#include <stdint.h>

enum { SLOW_CELLS = 96, SLOW_NONE = -1, SLOW_MOVES = 1024 };

/* ---- slow_board.c: where men go ---- */

enum slow_board { SLOW_SQUARE, SLOW_THREE_SIDED };

int slow_ncell(enum slow_board);
/* The name of a cell; alphabet 1 is the Polish and English one. */
void slow_name(enum slow_board, int cell, int alphabet, char out[8]);
/* Reads such a name in alphabet 0: its length, or 0. */
int slow_cell(enum slow_board, const char *text, int *cell);
bool slow_dark(enum slow_board, int cell);
/* Marks what a man of this kind (R B Q N K) attacks; a line ends at the first occupied cell, which is marked too. */
void slow_reach(enum slow_board, int cell, char kind, const bool occupied[], bool to[]);
/* Marks what a pawn of this colour attacks. */
void slow_pawn_attacks(enum slow_board, int colour, int cell, bool to[]);
/* Where a pawn of this colour goes from here, and from there straight on; SLOW_NONE at the edge. */
void slow_pawn_ahead(enum slow_board, int colour, int cell, int *one, int *two);
bool slow_pawn_home(enum slow_board, int colour, int cell);
bool slow_pawn_goal(enum slow_board, int colour, int cell);
/* The cell of a player's base line in this column. */
int slow_base(enum slow_board, int colour, int column);

/* ---- slow_model.c: rules ---- */

enum slow_mate { SLOW_TAKEOVER, SLOW_INERT, SLOW_FIRST, SLOW_KINGS };
enum slow_ep { SLOW_EP_BOTH, SLOW_EP_NEXT, SLOW_EP_NEVER };

struct slow_rules {
    enum slow_board board;
    enum slow_mate mate;
    enum slow_ep ep;
    bool plays[3];
    bool neutral, no_castling, queen_right, stalemate_third, last_three;
};

struct slow_man { int colour; char kind; };     /* kind 0: an empty cell */
struct slow_right { int crossed, pawn, pusher; };

/* How a player is doing, and how the game ended. */
enum slow_how { SLOW_PLAYING, SLOW_ABSENT, SLOW_MATED, SLOW_STALEMATED, SLOW_RESIGNED, SLOW_KING_LOST };
enum slow_end { SLOW_GOES_ON, SLOW_END_MATE, SLOW_END_STALEMATE, SLOW_END_LAST, SLOW_END_PASSES, SLOW_END_DEAD };

struct slow_position {
    const struct slow_rules *rules;
    struct slow_man at[SLOW_CELLS];
    int owner[3];               /* who commands the men of a colour, or SLOW_NONE */
    int how[3];                 /* enum slow_how */
    int nfallen, fallen[3];
    bool castle[3][2];          /* with the rook of column 0, of column 7 */
    int nright;
    struct slow_right right[6];
    int victim[3];              /* from whom the latest turn captured, or SLOW_NONE */
    int seat, count, passes;
    int end;                    /* enum slow_end */
    int giver, loser;           /* of the mate that ended the game, SLOW_NONE if none */
};

struct slow_move {
    int from, to;
    char promotion;             /* 0 = none */
    int taken;                  /* cell of the man taken, SLOW_NONE */
    int crossed;                /* by a double step, SLOW_NONE */
    int rook_from, rook_to;     /* in castling, SLOW_NONE */
};
struct slow_list { int n; struct slow_move move[SLOW_MOVES]; };

/* Legal moves of this player, were he on move; without the neutral rule if so wanted. */
void slow_moves(const struct slow_position *, int player, bool neutral, struct slow_list *);
void slow_make(struct slow_position *, const struct slow_move *);
bool slow_attacks(const struct slow_position *, int player, int cell);
/* The cell of the player's king, SLOW_NONE. */
int slow_king(const struct slow_position *, int player);
bool slow_check(const struct slow_position *, int player);
bool slow_dead(const struct slow_position *);

struct slow_event { char what; int player, by; };       /* what: m(ated) s(talemated) p(assed) */
struct slow_story { int n; struct slow_event event[8]; };
/* What needs no decision at the start of a seat; fills the list of moves of the seat that can move, empty at the end of
   the game. */
void slow_settle(struct slow_position *, struct slow_list *, struct slow_story *);
uint64_t slow_perft(const struct slow_position *, int depth);
/* Places by player, 0 = does not play. */
void slow_places(const struct slow_position *, int place[3]);

/* ---- slow_text.c: positions in list form or FEN, well written ones only ---- */

/* Options as "key=choice key=choice", "-" or "" for none; those that do not concern the moves are passed over.  False: one is
   unknown. */
bool slow_rules_set(struct slow_rules *, const char *variant, const char *options);
void slow_read(struct slow_position *, const struct slow_rules *, const char *text);

#endif
