/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Orthodox chess after the Laws of FIDE. */
#include "base/gettext.h"
#include "variants/shared.h"

static const struct castling castling[] = {
    { WHITE, "h1", "O-O", "e1g1", "h1f1", "f1g1", "e1f1g1" },
    { WHITE, "a1", "O-O-O", "e1c1", "a1d1", "b1c1d1", "e1d1c1" },
    { BLACK, "h8", "O-O", "e8g8", "h8f8", "f8g8", "e8f8g8" },
    { BLACK, "a8", "O-O-O", "e8c8", "a8d8", "b8c8d8", "e8d8c8" },
};

static const struct option options[] = { OPTION_DRAWS, { 0 } };

const struct variant variant_orthodox = {
    .key = "orthodox", .title = N_("Orthodox chess"), .board = N_("square, 64 cells"),
    .topology = &topology_square, .seat_turn = { [BLACK] = 1 },
    .set = &pieces_standard,
    .pawn = { .forward = { [WHITE] = 0, [BLACK] = 4 }, .npush = 1, .push = { 0 }, .ntake = 2, .take = { -1, 1 },
              .twice = { [WHITE] = "a2b2c2d2e2f2g2h2", [BLACK] = "a7b7c7d7e7f7g7h7" },
              .npromotion = 4, .promotion = { QUEEN, ROOK, BISHOP, KNIGHT } },
    .castling = castling, .ncastling = 4,
    .fen = FEN_CHESS, .start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
    .turn = { .nseat = 2, .seat = { WHITE, BLACK } },
    .ending = { .points = { POINT } },
    .options = options,
};
