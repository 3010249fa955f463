/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Orthodox chess after the Laws of FIDE. */
#include "base/gettext.h"
#include "variants/shared.h"

static int ahead(const struct topology *t, int colour, int cell)
{
    (void)t;
    (void)cell;
    return colour == WHITE ? 0 : 4;
}

static int stride(const struct topology *t, int colour, int cell)
{
    (void)t;
    return cell / 8 == (colour == WHITE ? 1 : 6) ? 2 : 1;
}

static bool promotes(const struct topology *t, int colour, int cell)
{
    (void)t;
    return cell / 8 == (colour == WHITE ? 7 : 0);
}

/* Cells by rank (0 or 7): e = 4 and so on. */
#define SHORT(right_, colour_, rank, token_)                                                                                     \
    { .right = right_, .colour = colour_, .king_from = 8 * rank + 4, .king_to = 8 * rank + 6, .rook_from = 8 * rank + 7,         \
      .rook_to = 8 * rank + 5, .nempty = 2, .empty = { 8 * rank + 5, 8 * rank + 6 },                                             \
      .nsafe = 3, .safe = { 8 * rank + 4, 8 * rank + 5, 8 * rank + 6 }, .token = token_, .label = "O-O" }
#define LONG(right_, colour_, rank, token_)                                                                                      \
    { .right = right_, .colour = colour_, .king_from = 8 * rank + 4, .king_to = 8 * rank + 2, .rook_from = 8 * rank,             \
      .rook_to = 8 * rank + 3, .nempty = 3, .empty = { 8 * rank + 1, 8 * rank + 2, 8 * rank + 3 },                               \
      .nsafe = 3, .safe = { 8 * rank + 4, 8 * rank + 3, 8 * rank + 2 }, .token = token_, .label = "O-O-O" }

static const struct castle_row castle[] = {
    SHORT(0, WHITE, 0, "h1"), LONG(1, WHITE, 0, "a1"), SHORT(2, BLACK, 7, "h8"), LONG(3, BLACK, 7, "a8"),
};

static const struct option options[] = { OPTION_DRAWS, { 0 } };

const struct variant variant_orthodox = {
    .key = "orthodox", .title = N_("Orthodox chess"), .board = N_("square, 64 cells"),
    .topology = &topology_square,
    .set = &pieces_standard,
    .pawn = { ahead, .npush = 1, .push = { 0 }, .ntake = 2, .take = { -1, 1 }, .stride = stride, .promotes = promotes,
              .npromotion = 4, .promotion = { QUEEN, ROOK, BISHOP, KNIGHT } },
    .castle = castle, .ncastle = 4,
    .fen = 1, .start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    .turn = { .nseat = 2, .seat = { WHITE, BLACK } },
    .ending = { .scored = 1 },
    .options = options,
};
