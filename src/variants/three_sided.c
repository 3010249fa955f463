/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Three-player chess on the three-sided board.  Board: Zubrin, US patent 3,652,091, 1972; letters, start and the rules of mate
   and stalemate: the Russian board of V. P. Chekhonadsky; neutral rule: I. Tagiev, 2006.  Cell = 32 * sector + 8 * row + column. */
#include "base/gettext.h"
#include "variants/shared.h"

/* Headings of topology three-sided: 0 and 2 lead away from the borders of a quadrant, 4 and 6 over them. */
static int ahead(const struct topology *t, int colour, int cell)
{
    bool left = cell % 8 <= 3;
    (void)t;
    if (cell / 32 == colour)
        return left ? 4 : 6;
    return left ? 0 : 2;
}

#define BASE_WHITE "a1b1c1d1e1f1g1h1"
#define BASE_RED "n12m12l12k12d12c12b12a12"
#define BASE_BLACK "h8g8f8e8k8l8m8n8"

enum { NCASTLING = 6 };
static const struct castling castling[NCASTLING] = {
    { WHITE, "W0", "O-O-O", "e1c1", "a1d1", "b1c1d1", "e1d1c1" },
    { WHITE, "W7", "O-O", "e1g1", "h1f1", "f1g1", "e1f1g1" },
    { RED, "R0", "O-O-O", "d12l12", "n12k12", "m12l12k12", "d12k12l12" },
    { RED, "R7", "O-O", "d12b12", "a12c12", "c12b12", "d12c12b12" },
    { BLACK, "B0", "O-O-O", "k8f8", "h8e8", "g8f8e8", "k8e8f8" },
    { BLACK, "B7", "O-O", "k8m8", "n8l8", "l8m8", "k8l8m8" },
};
/* With king and queen changed over. */
static const struct castling castling_right[NCASTLING] = {
    { WHITE, "W0", "O-O", "d1b1", "a1c1", "b1c1", "d1c1b1" },
    { WHITE, "W7", "O-O-O", "d1f1", "h1e1", "e1f1g1", "d1e1f1" },
    { RED, "R0", "O-O", "k12m12", "n12l12", "m12l12", "k12l12m12" },
    { RED, "R7", "O-O-O", "k12c12", "a12d12", "d12c12b12", "k12d12c12" },
    { BLACK, "B0", "O-O", "e8g8", "h8f8", "g8f8", "e8f8g8" },
    { BLACK, "B7", "O-O-O", "e8l8", "n8k8", "k8l8m8", "e8k8l8" },
};

static const char start[] = "W:Ke1,Qd1,Ra1,Rh1,Bc1,Bf1,Nb1,Ng1,a2,b2,c2,d2,e2,f2,g2,h2 "
                            "R:Kd12,Qk12,Rn12,Ra12,Bl12,Bc12,Nm12,Nb12,n11,m11,l11,k11,d11,c11,b11,a11 "
                            "B:Kk8,Qe8,Rh8,Rn8,Bf8,Bl8,Ng8,Nm8,h7,g7,f7,e7,k7,l7,m7,n7";
static const char start_right[] = "W:Kd1,Qe1,Ra1,Rh1,Bc1,Bf1,Nb1,Ng1,a2,b2,c2,d2,e2,f2,g2,h2 "
                                  "R:Kk12,Qd12,Rn12,Ra12,Bl12,Bc12,Nm12,Nb12,n11,m11,l11,k11,d11,c11,b11,a11 "
                                  "B:Ke8,Qk8,Rh8,Rn8,Bf8,Bl8,Ng8,Nm8,h7,g7,f7,e7,k7,l7,m7,n7";

static void choose_queen(struct variant *v, int choice)
{
    if (!choice)
        return;
    v->start = start_right;
    v->castling = castling_right;
}

static const struct option options[] = {
    OPTION_DRAWS,
    { "mate", "takeover|inert|first|kings",
      N_("a mated army passes to the victor, stays as an obstacle, ends the game; or kings are taken (Zubrin 1972)"), choose_mate_or_kings },
    OPTION_DIPLOMACY,
    { "castling", "yes|no", N_("castling as in chess, or none"), choose_castling },
    { "ep", "both|next|none", N_("en passant: each opponent on his first turn, only who moves next, or nobody"), choose_ep },
    { "stalemate_place", "second|third", N_("place of a stalemated player when the game goes on to a mate"), choose_stalemate_place },
    { "stalemate_last", "two|three", N_("a stalemate after a mate: the two left draw, or all three"), choose_stalemate_last },
    OPTION_PLAYERS,
    { "queen", "left|right", N_("side of the king on which every queen starts"), choose_queen },
    { 0 },
};

const struct variant variant_three_sided = {
    .key = "three-sided", .title = N_("Three-player chess"), .board = N_("three-sided, 96 cells"),
    .topology = &topology_three_sided, .seat_turn = { 0, 1, 2 },
    .set = &pieces_standard,
    .pawn = { .ahead = ahead, .npush = 1, .push = { 0 }, .ntake = 2, .take = { -1, 1 },
              .twice = { "a2b2c2d2e2f2g2h2", "n11m11l11k11d11c11b11a11", "h7g7f7e7k7l7m7n7" },
              .far = { BASE_RED BASE_BLACK, BASE_WHITE BASE_BLACK, BASE_WHITE BASE_RED },
              .npromotion = 4, .promotion = { QUEEN, ROOK, BISHOP, KNIGHT } },
    .castling = castling, .ncastling = NCASTLING,
    .start = start,
    .turn = { .nseat = 3, .seat = { WHITE, RED, BLACK }, .ep = EP_EACH },
    .ending = { .stalemate = STALEMATE_FREEZE, .dead = DEAD_BARE },
    .options = options,
};
