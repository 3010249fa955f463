/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Glinski's hexagonal chess, Poland 1936.  Headings: see board/hex.c. */
#include "base/gettext.h"
#include "variants/shared.h"

static void choose_stalemate(struct variant *v, int choice)
{
    if (choice)
        v->ending.stalemate_points[0] = v->ending.stalemate_points[1] = 0;
}

static void choose_double(struct variant *v, int choice)
{
    v->pawn.once = choice == 1;
}

static const struct option options[] = {
    OPTION_DRAWS,
    { "stalemate", "quarter|draw", N_("stalemate counts 3/4 to 1/4, or is a draw"), choose_stalemate },
    { "double", "always|once", N_("double step from any start cell, or only from the pawn's own"), choose_double },
    { 0 },
};

const struct variant variant_glinski = {
    .key = "glinski", .title = N_("Glinski's hexagonal chess"), .board = N_("hexagons, 91 cells"),
    .topology = &topology_hex_flat_91, .seat_turn = { [BLACK] = 3 }, .set = &pieces_standard,
    .pawn = { .forward = { [WHITE] = 0, [BLACK] = 6 }, .npush = 1, .push = { 0 }, .ntake = 2, .take = { -2, 2 },
              .twice = { [WHITE] = "b1c2d3e4f5g4h3i2k1", [BLACK] = "b7c7d7e7f7g7h7i7k7" },
              .npromotion = 4, .promotion = { QUEEN, ROOK, BISHOP, KNIGHT } },
    .fen = FEN_FILES,
    .start = "W:Kg1,Qe1,Rc1,Ri1,Bf1,Bf2,Bf3,Nd1,Nh1,b1,c2,d3,e4,f5,g4,h3,i2,k1 "
             "B:Kg10,Qe10,Rc8,Ri8,Bf9,Bf10,Bf11,Nd9,Nh9,b7,c7,d7,e7,f7,g7,h7,i7,k7",
    .turn = { .nseat = 2, .seat = { WHITE, BLACK } },
    .ending = { .points = { POINT }, .stalemate_points = { 3 * POINT / 4, POINT / 4 }, .dead = DEAD_NEVER },
    .options = options,
};
