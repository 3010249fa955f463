/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The endless ribbon: the rules of the three-sided board on a ring of 8 files and 24 ranks. */
#include "base/gettext.h"
#include "variants/shared.h"

enum { RANKS = 24, THIRD = 8 };

/* Rank of the pieces, from 0: 7, 15, 23 by the names. */
static int base(int colour)
{
    return THIRD * colour + 6;
}

static int from_base(int colour, int cell)
{
    return (cell / 8 - base(colour) + RANKS) % RANKS;
}

static int ahead(const struct topology *t, int colour, int cell)
{
    (void)t;
    return from_base(colour, cell) >= 16 ? 4 : 0;
}

#define PIECES(k, q, r) k "e" r "," q "d" r ",Ra" r ",Rh" r ",Bc" r ",Bf" r ",Nb" r ",Ng" r
#define PAWNS(r) ",a" r ",b" r ",c" r ",d" r ",e" r ",f" r ",g" r ",h" r
#define RAMPART(k, q)                                                                                                            \
    "W:" PIECES(k, q, "7") PAWNS("6") PAWNS("8") " R:" PIECES(k, q, "15") PAWNS("14") PAWNS("16")                                \
    " B:" PIECES(k, q, "23") PAWNS("22") PAWNS("24")
#define CHASE(k, q)                                                                                                              \
    "W:" PIECES(k, q, "7") PAWNS("8") " R:" PIECES(k, q, "15") PAWNS("16") " B:" PIECES(k, q, "23") PAWNS("24")

/* [queen] */
static const char *const rampart[] = { RAMPART("K", "Q"), RAMPART("Q", "K") }, *const chased[] = { CHASE("K", "Q"), CHASE("Q", "K") };

#define BASE_WHITE "a7b7c7d7e7f7g7h7"
#define BASE_RED "a15b15c15d15e15f15g15h15"
#define BASE_BLACK "a23b23c23d23e23f23g23h23"

static const struct castling castling[] = {
    { WHITE, "W0", "O-O-O", "e7c7", "a7d7", "b7c7d7", "e7d7c7" },
    { WHITE, "W7", "O-O", "e7g7", "h7f7", "f7g7", "e7f7g7" },
    { RED, "R0", "O-O-O", "e15c15", "a15d15", "b15c15d15", "e15d15c15" },
    { RED, "R7", "O-O", "e15g15", "h15f15", "f15g15", "e15f15g15" },
    { BLACK, "B0", "O-O-O", "e23c23", "a23d23", "b23c23d23", "e23d23c23" },
    { BLACK, "B7", "O-O", "e23g23", "h23f23", "f23g23", "e23f23g23" },
};

/* With king and queen changed over. */
static const struct castling castling_right[] = {
    { WHITE, "W0", "O-O", "d7b7", "a7c7", "b7c7", "d7c7b7" },
    { WHITE, "W7", "O-O-O", "d7f7", "h7e7", "e7f7g7", "d7e7f7" },
    { RED, "R0", "O-O", "d15b15", "a15c15", "b15c15", "d15c15b15" },
    { RED, "R7", "O-O-O", "d15f15", "h15e15", "e15f15g15", "d15e15f15" },
    { BLACK, "B0", "O-O", "d23b23", "a23c23", "b23c23", "d23c23b23" },
    { BLACK, "B7", "O-O-O", "d23f23", "h23e23", "e23f23g23", "d23e23f23" },
};

static void choose_array(struct variant *v, int choice)
{
    static const struct pawn_rule chase = {
        .forward = { 0, 0, 0 }, .npush = 1, .push = { 0 }, .ntake = 2, .take = { -1, 1 },
        .twice = { "a8b8c8d8e8f8g8h8", "a16b16c16d16e16f16g16h16", "a24b24c24d24e24f24g24h24" },
        .far = { BASE_RED BASE_BLACK, BASE_WHITE BASE_BLACK, BASE_WHITE BASE_RED },
        .npromotion = 4, .promotion = { QUEEN, ROOK, BISHOP, KNIGHT },
    };
    if (!choice)
        return;
    v->pawn = chase;
    v->start = chased[0];
}

static void choose_queen(struct variant *v, int choice)
{
    if (!choice)
        return;
    v->start = v->start == chased[0] ? chased[1] : rampart[1];
    if (v->ncastling)
        v->castling = castling_right;
}

static const struct option options[] = {
    OPTION_DRAWS,
    { "array", "rampart|chase", N_("pawns on both sides of the pieces, or all one way round"), choose_array },
    { "mate", "takeover|inert|first|kings",
      N_("a mated army passes to the victor, stays as an obstacle, ends the game; or kings are taken"), choose_mate_or_kings },
    OPTION_DIPLOMACY,
    { "castling", "yes|no", N_("castling as in chess, or none"), choose_castling },
    { "ep", "both|next|none", N_("en passant: each opponent on his first turn, only who moves next, or nobody"), choose_ep },
    { "stalemate_place", "second|third", N_("place of a stalemated player when the game goes on to a mate"), choose_stalemate_place },
    { "stalemate_last", "two|three", N_("a stalemate after a mate: the two left draw, or all three"), choose_stalemate_last },
    OPTION_PLAYERS,
    { "queen", "left|right", N_("side of the king on which every queen starts"), choose_queen },
    { 0 },
};

const struct variant variant_ribbon = {
    .key = "ribbon", .title = N_("The endless ribbon"), .board = N_("ring, 192 cells"),
    .topology = &topology_ribbon, .seat_turn = { 0, 1, 2 }, .set = &pieces_standard,
    .pawn = { .ahead = ahead, .npush = 1, .push = { 0 }, .ntake = 2, .take = { -1, 1 },
              .twice = { "a6b6c6d6e6f6g6h6a8b8c8d8e8f8g8h8", "a14b14c14d14e14f14g14h14a16b16c16d16e16f16g16h16",
                         "a22b22c22d22e22f22g22h22a24b24c24d24e24f24g24h24" },
              .far = { BASE_RED BASE_BLACK, BASE_WHITE BASE_BLACK, BASE_WHITE BASE_RED },
              .npromotion = 4, .promotion = { QUEEN, ROOK, BISHOP, KNIGHT } },
    .castling = castling, .ncastling = 6,
    .start = RAMPART("K", "Q"),
    .turn = { .nseat = 3, .seat = { WHITE, RED, BLACK } },
    .ending = { .stalemate = STALEMATE_FREEZE, .dead = DEAD_BARE },
    .options = options,
};
