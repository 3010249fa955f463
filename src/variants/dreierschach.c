/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dreierschach by Christian Wahlmann, version 2.3: three players, 126 hexagons, corners that are pinched. */
#include "base/gettext.h"
#include "variants/shared.h"

#define BASE_WHITE "a1b1c1d1e1f1g1h1"
#define BASE_RED "h13g12f11e10d9c8b7a6"
#define BASE_BLACK "m6m7m8m9m10m11m12m13"

/* The king goes to the cell next to the rook, the rook jumps over him; no cell between may be attacked. */
static const struct castling castling[] = {
    { WHITE, "a1", "O-O", "d1b1", "a1c1", "b1c1", "d1c1b1" },
    { WHITE, "h1", "O-O-O", "d1g1", "h1f1", "e1f1g1", "d1e1f1g1" },
    { RED, "h13", "O-O", "e10g12", "h13f11", "f11g12", "e10f11g12" },
    { RED, "a6", "O-O-O", "e10b7", "a6c8", "d9c8b7", "e10d9c8b7" },
    { BLACK, "m6", "O-O", "m9m7", "m6m8", "m8m7", "m9m8m7" },
    { BLACK, "m13", "O-O-O", "m9m12", "m13m11", "m10m11m12", "m9m10m11m12" },
};

static void choose_pinch(struct variant *v, int choice)
{
    v->pawn.unpinched = choice == 1;
}

static const struct option options[] = {
    OPTION_DRAWS,
    { "pinch", "all|not_pawns", N_("two men beside a corner close it: to all, or not to capturing pawns"), choose_pinch },
    OPTION_EP_THREE,
    { "diplomacy", "none|neutrality|full", N_("none, the neutral rule, or with oath and truce"), choose_diplomacy },
    OPTION_PLAYERS,
    { 0 },
};

const struct variant variant_dreierschach = {
    .key = "dreierschach", .title = N_("Dreierschach"), .board = N_("hexagons, 126 cells"),
    .topology = &topology_dreierschach, .seat_turn = { 0, 2, 1 }, .set = &pieces_pinched,
    .pawn = { .forward = { 1, 5, 9 }, .npush = 2, .push = { -1, 1 }, .ntake = 3, .take = { -2, 0, 2 },
              .twice = { "a2b2c2d2e2f2g2h2i2", "a5b6c7d8e9f10g11h12i13", "l5l6l7l8l9l10l11l12l13" },
              .far = { BASE_RED BASE_BLACK, BASE_WHITE BASE_BLACK, BASE_WHITE BASE_RED },
              .npromotion = 4, .promotion = { QUEEN, ROOK, BISHOP, KNIGHT } },
    .castling = castling, .ncastling = 6,
    .start = "W:Kd1,Qe1,Ra1,Rh1,Bb1,Bf1,Nc1,Ng1,a2,b2,c2,d2,e2,f2,g2,h2,i2 "
             "R:Ke10,Qd9,Rh13,Ra6,Bg12,Bc8,Nf11,Nb7,a5,b6,c7,d8,e9,f10,g11,h12,i13 "
             "B:Km9,Qm10,Rm6,Rm13,Bm7,Bm11,Nm8,Nm12,l5,l6,l7,l8,l9,l10,l11,l12,l13",
    .turn = { .nseat = 3, .seat = { WHITE, RED, BLACK } },
    .ending = { .credit = CREDIT_NEXT, .army = ARMY_GAME_OVER, .dead = DEAD_BARE, .points = { 3 * POINT, POINT },
                .mated_third = 1, .draw_points = POINT },
    .options = options,
};
