/* SPDX-License-Identifier: GPL-3.0-or-later */
/* McCooey's hexagonal chess, by Dave McCooey and Richard Honeycutt, 1978-79.  Headings: see board/hex.c. */
#include "base/gettext.h"
#include "variants/shared.h"

static const struct option options[] = {
    OPTION_DRAWS,
    { 0 },
};

const struct variant variant_mccooey = {
    .key = "mccooey", .title = N_("McCooey's hexagonal chess"), .board = N_("hexagons, 91 cells"),
    .topology = &topology_hex_flat_91, .seat_turn = { [BLACK] = 3 }, .set = &pieces_standard,
    .pawn = { .forward = { [WHITE] = 0, [BLACK] = 6 }, .npush = 1, .push = { 0 }, .ntake = 2, .take = { -1, 1 },
              .twice = { [WHITE] = "c1d2e3g3h2i1", [BLACK] = "c8d8e8g8h8i8" },
              .npromotion = 4, .promotion = { QUEEN, ROOK, BISHOP, KNIGHT } },
    .fen = FEN_FILES,
    .start = "W:Kg1,Qe1,Rd1,Rh1,Bf1,Bf2,Bf3,Ne2,Ng2,c1,d2,e3,f4,g3,h2,i1 "
             "B:Kg10,Qe10,Rd9,Rh9,Bf9,Bf10,Bf11,Ne9,Ng9,c8,d8,e8,f8,g8,h8,i8",
    .turn = { .nseat = 2, .seat = { WHITE, BLACK } },
    .ending = { .points = { POINT }, .dead = DEAD_BARE },
    .options = options,
};
