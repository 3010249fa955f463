/* SPDX-License-Identifier: GPL-3.0-or-later */
/* De Vasa's hexagonal chess, by Helge E. de Vasa, 1953.  Headings: see board/hex.c. */
#include "base/gettext.h"
#include "variants/shared.h"

static const struct castling castling[] = {
    { WHITE, "i1", "O-O", "f1h1", "i1g1", "g1h1", "f1g1h1" },
    { WHITE, "a1", "O-O-O", "f1c1", "a1d1", "e1d1c1b1", "f1e1d1c1" },
    { BLACK, "a9", "O-O", "d9b9", "a9c9", "c9b9", "d9c9b9" },
    { BLACK, "i9", "O-O-O", "d9g9", "i9f9", "e9f9g9h9", "d9e9f9g9" },
};

static const struct option options[] = {
    OPTION_DRAWS,
    { 0 },
};

const struct variant variant_devasa = {
    .key = "devasa", .title = N_("de Vasa's hexagonal chess"), .board = N_("hexagons, 81 cells"),
    .topology = &topology_devasa, .seat_turn = { [BLACK] = 1 }, .set = &pieces_standard,
    .pawn = { .forward = { [WHITE] = 1, [BLACK] = 7 }, .npush = 2, .push = { -1, 1 }, .ntake = 2, .take = { -2, 2 },
              .twice = { [WHITE] = "a3b3c3d3e3f3g3h3i3", [BLACK] = "a7b7c7d7e7f7g7h7i7" },
              .npromotion = 4, .promotion = { QUEEN, ROOK, BISHOP, KNIGHT } },
    .castling = castling, .ncastling = 4,
    .fen = FEN_ROWS,
    .start = "W:Kf1,Qd1,Ra1,Ri1,Bc1,Be1,Bg1,Nb1,Nh1,a3,b3,c3,d3,e3,f3,g3,h3,i3 "
             "B:Kd9,Qf9,Ra9,Ri9,Bc9,Be9,Bg9,Nb9,Nh9,a7,b7,c7,d7,e7,f7,g7,h7,i7",
    .turn = { .nseat = 2, .seat = { WHITE, BLACK } },
    .ending = { .points = { POINT }, .dead = DEAD_BARE },
    .options = options,
};
