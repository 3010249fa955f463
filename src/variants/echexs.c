/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Echexs by Jean-Louis Cazaux, France 1998: three players in corners of the hexagon of 91 cells.  The text of the rules is clear,
   the array is inferred: the setup picture was not available. */
#include "base/gettext.h"
#include "variants/shared.h"

/* ORDER heir: first, last */
static void choose_heir(struct variant *v, int choice)
{
    v->ending.credit = choice ? CREDIT_LAST : CREDIT_FIRST_CHECK;
}

static const struct option options[] = {
    OPTION_DRAWS,
    OPTION_EP_THREE,
    { "heir", "first|last", N_("heir of a mated army: who gave the first check, or who checks and moved last"), choose_heir },
    { "mate", "takeover|inert|first", N_("a mated army passes to the victor, stays as an obstacle, or ends the game"), choose_army },
    OPTION_DIPLOMACY,
    OPTION_PLAYERS,
    { 0 },
};

const struct variant variant_echexs = {
    .key = "echexs", .title = N_("Echexs"), .board = N_("hexagons, 91 cells"),
    .topology = &topology_hex_flat_91, .seat_turn = { 0, 4, 2 }, .set = &pieces_standard,
    .pawn = { .forward = { 0, 4, 8 }, .npush = 1, .push = { 0 }, .ntake = 2, .take = { -2, 2 },
              .twice = { "c1d2e3f4g3h2i1", "d9d8d7d6c5b4a3", "l3k4i5h6h7h8h9" },
              .npromotion = 4, .promotion = { QUEEN, ROOK, BISHOP, KNIGHT } },
    .start = "W:Kg1,Qe1,Rd1,Rh1,Bf1,Bf2,Bf3,Ne2,Ng2,c1,d2,e3,f4,g3,h2,i1 "
             "R:Ka5,Qb7,Rc8,Ra4,Ba6,Bb6,Bc6,Nc7,Nb5,d9,d8,d7,d6,c5,b4,a3 "
             "B:Kk7,Ql5,Rl4,Ri8,Bl6,Bk6,Bi6,Nk5,Ni7,l3,k4,i5,h6,h7,h8,h9",
    .turn = { .nseat = 3, .seat = { WHITE, RED, BLACK } },
    .ending = { .credit = CREDIT_FIRST_CHECK, .stalemate = STALEMATE_PASS_OF_THREE, .dead = DEAD_NEVER, .points = { POINT },
                .stalemate_points = { 3 * POINT / 4, POINT / 4 } },
    .options = options,
};
