/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Brusky's hexagonal chess, by Yakov Brusky, 1966.  Headings: see board/hex.c. */
#include "base/gettext.h"
#include "variants/shared.h"

static const struct castling castling[] = {
    { WHITE, "i1", "O-O", "f1h1", "i1g1", "g1h1", "f1g1h1" },
    { WHITE, "a1", "O-O-O", "f1c1", "a1d1", "e1d1c1b1", "f1e1d1c1" },
    { BLACK, "d8", "O-O", "g8e8", "d8f8", "f8e8", "g8f8e8" },
    { BLACK, "l8", "O-O-O", "g8j8", "l8i8", "h8i8j8k8", "g8h8i8j8" },
};

static const struct castling castling_two[] = {
    { WHITE, "i1", "O-O", "f1h1", "i1g1", "g1h1", "f1g1h1" },
    { WHITE, "a1", "O-O-O", "f1d1", "a1e1", "e1d1c1b1", "f1e1d1" },
    { BLACK, "d8", "O-O", "g8e8", "d8f8", "f8e8", "g8f8e8" },
    { BLACK, "l8", "O-O-O", "g8i8", "l8h8", "h8i8j8k8", "g8h8i8" },
};

static void choose_block(struct variant *v, int choice)
{
    v->pawn.tied = choice ? TIED_BY_ANY : TIED_BY_ENEMY;
}

static void choose_long(struct variant *v, int choice)
{
    if (choice)
        v->castling = castling_two;
}

static const struct option options[] = {
    OPTION_DRAWS,
    { "block", "enemy|all", N_("who blocks both ways of a pawn: enemies ahead, or own men too"), choose_block },
    { "long", "three|two", N_("cells that the king goes in long castling"), choose_long },
    { 0 },
};

const struct variant variant_brusky = {
    .key = "brusky", .title = N_("Brusky's hexagonal chess"), .board = N_("hexagons, 84 cells"),
    .topology = &topology_brusky, .seat_turn = { [BLACK] = 1 }, .set = &pieces_standard,
    .pawn = { .forward = { [WHITE] = 1, [BLACK] = 7 }, .npush = 2, .push = { -1, 1 }, .ntake = 2, .take = { -2, 2 },
              .twice = { [WHITE] = "a2b2c2d2e2f2g2h2i2j2", [BLACK] = "c7d7e7f7g7h7i7j7k7l7" },
              .ntake_start = 1, .take_start = { 0 }, .tied = TIED_BY_ENEMY,
              .npromotion = 4, .promotion = { QUEEN, ROOK, BISHOP, KNIGHT } },
    .castling = castling, .ncastling = 4,
    .fen = FEN_ROWS,
    .start = "W:Kf1,Qd1,Ra1,Ri1,Bc1,Be1,Bg1,Nb1,Nh1,a2,b2,c2,d2,e2,f2,g2,h2,i2,j2 "
             "B:Kg8,Qi8,Rd8,Rl8,Bf8,Bh8,Bj8,Ne8,Nk8,c7,d7,e7,f7,g7,h7,i7,j7,k7,l7",
    .turn = { .nseat = 2, .seat = { WHITE, BLACK } },
    .ending = { .points = { POINT }, .dead = DEAD_BARE },
    .options = options,
};
