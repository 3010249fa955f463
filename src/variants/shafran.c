/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shafran's hexagonal chess, Soviet Union 1939.  Headings: see board/hex.c. */
#include "base/gettext.h"
#include "variants/shared.h"

static const struct castling castling[] = {
    { WHITE, "a1", "Q-0-0", "e1c1", "a1d1", "d1c1b1", "e1d1c1" },
    { WHITE, "a1", "Q-0-0-0", "e1b1", "a1c1", "d1c1b1", "e1d1c1b1" },
    { WHITE, "i5", "B-0-0", "e1g3", "i5f2", "f2g3h4", "e1f2g3" },
    { WHITE, "i5", "B-0-0-0", "e1h4", "i5g3", "f2g3h4", "e1f2g3h4" },
    { BLACK, "i10", "Q-0-0", "e10g10", "i10f10", "f10g10h10", "e10f10g10" },
    { BLACK, "i10", "Q-0-0-0", "e10h10", "i10g10", "f10g10h10", "e10f10g10h10" },
    { BLACK, "a6", "B-0-0", "e10c8", "a6d9", "d9c8b7", "e10d9c8" },
    { BLACK, "a6", "B-0-0-0", "e10b7", "a6c8", "d9c8b7", "e10d9c8b7" },
};

static void choose_crossed(struct variant *v, int choice)
{
    v->turn.ep_last = (uint8_t)choice;
}

static const struct option options[] = {
    OPTION_DRAWS,
    { "ep", "any|last", N_("en passant on any crossed cell, or on the last one only"), choose_crossed },
    { 0 },
};

const struct variant variant_shafran = {
    .key = "shafran", .title = N_("Shafran's hexagonal chess"), .board = N_("hexagons, 70 cells"),
    .topology = &topology_shafran, .seat_turn = { [BLACK] = 1 }, .set = &pieces_standard,
    .pawn = { .forward = { [WHITE] = 0, [BLACK] = 6 }, .npush = 1, .push = { 0 }, .ntake = 2, .take = { -1, 1 },
              .twice = { [WHITE] = "b2c2g4h5", [BLACK] = "b6c7g9h9" },
              .thrice = { [WHITE] = "d2e2f3", [BLACK] = "d8e9f9" },
              .npromotion = 4, .promotion = { QUEEN, ROOK, BISHOP, KNIGHT } },
    .castling = castling, .ncastling = 8,
    .fen = FEN_FILES,
    .start = "W:Ke1,Qd1,Ra1,Ri5,Bc1,Bf2,Bh4,Nb1,Ng3,a2,b2,c2,d2,e2,f3,g4,h5,i6 "
             "B:Ke10,Qf10,Ra6,Ri10,Bb7,Bd9,Bg10,Nc8,Nh10,a5,b6,c7,d8,e9,f9,g9,h9,i9",
    .turn = { .nseat = 2, .seat = { WHITE, BLACK } },
    .ending = { .points = { POINT }, .dead = DEAD_BARE },
    .options = options,
};
