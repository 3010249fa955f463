/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Twelve-cell chess, a game for the tests: kings, rooks and pawns on a ring of four files. */
#include "base/gettext.h"
#include "tiny.h"
#include "variants/shared.h"

/* ORDER goal: mate, capture */
static void choose_goal(struct variant *v, int choice)
{
    if (choice == 0)
        return;
    v->ending.royal = ROYAL_CAPTURE;
    v->ending.stalemate = STALEMATE_PASS;
    v->ending.dead = DEAD_NEVER;
}

static const struct option options[] = {
    OPTION_DRAWS,
    { "goal", "mate|capture", N_("kings are mated, or taken like men"), choose_goal },
    { 0 },
};

const struct variant variant_tiny = {
    .key = "tiny", .title = N_("Twelve-cell chess"), .board = N_("ring of four files, 12 cells"),
    .topology = &topology_tiny, .seat_turn = { [BLACK] = 1 },
    .set = &pieces_standard,
    .pawn = { .forward = { [WHITE] = 0, [BLACK] = 4 }, .npush = 1, .push = { 0 }, .ntake = 2, .take = { -1, 1 },
              .npromotion = 2, .promotion = { ROOK, KNIGHT } },
    .start = "W:Ka1,Rb1,b2 B:Kd3,Rc3,c2",
    .turn = { .nseat = 2, .seat = { WHITE, BLACK } },
    .ending = { .dead = DEAD_BARE },
    .options = options,
};
