/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The six-pointed star of triangles, after an idea of Kulakov's.  Headings: see board/triangle.c. */
#include "base/gettext.h"
#include "variants/shared.h"

/* The arrays, by the letters on the king's and the queen's cell. */
#define START_108(k, q)                                                                                                          \
    "W:" k "j2," q "h2,Rg3,Rk3,Bi1,Bi2,Nh3,Nj3,f4,g4,h4,i4,j4,k4,l4,i3 "                                                         \
    "R:" k "o9," q "p8,Ro7,Rm9,Bp9,Bq9,No8,Nn9,n6,n7,m7,m8,l8,l9,k9,n8 "                                                         \
    "B:" k "b8," q "c9,Rc7,Re9,Ba9,Bb9,Nc8,Nd9,d6,d7,e7,e8,f8,f9,g9,d8"
#define START_192(k, q)                                                                                                          \
    "W:" k "m2," q "k2,Rj3,Rn3,Bl1,Bl2,Nk3,Nm3,i4,j4,k4,l4,m4,n4,o4,l3 "                                                         \
    "R:" k "u12," q "v11,Ru10,Rs12,Bv12,Bw12,Nu11,Nt12,t9,t10,s10,s11,r11,r12,q12,t11 "                                          \
    "B:" k "b11," q "c12,Rc10,Re12,Ba12,Bb12,Nc11,Nd12,d9,d10,e10,e11,f11,f12,g12,d11"

static const struct pawn_rule pawn_192 = {
    .forward = { 6, 10, 2 }, .npush = 1, .push = { 0 }, .nside = 2, .side = { -1, 1 }, .ntake = 2, .take = { -1, 1 },
    .twice = { "i4j4k4l4m4n4o4l3", "t9t10s10s11r11r12q12t11", "d9d10e10e11f11f12g12d11" },
    .far = { "a12b12c12d12e12f12g12h12p12q12r12s12t12u12v12w12i13o13j14n14k15m15l16",
             "l1k2l2j3k3i4j4a5c5e5g5i5b6c7d8d9e9c10d10b11c11a12b12",
             "l1l2m2m3n3n4o4o5q5s5u5w5v6u7t8s9t9t10u10u11v11v12w12" },
    .npromotion = 4, .promotion = { QUEEN, ROOK, BISHOP, KNIGHT },
};

static void choose_cells(struct variant *v, int choice)
{
    if (!choice)
        return;
    v->topology = &topology_star_192;
    v->board = N_("triangles, 192 cells");
    v->pawn = pawn_192;
    v->start = START_192("K", "Q");
}

static void choose_queen(struct variant *v, int choice)
{
    if (choice)
        v->start = v->topology == &topology_star_192 ? START_192("Q", "K") : START_108("Q", "K");
}

static const struct option options[] = {
    OPTION_DRAWS,
    { "cells", "108|192", N_("size of the star"), choose_cells },
    OPTION_DIPLOMACY,
    OPTIONS_TRIANGLES,
    OPTION_PLAYERS,
    { "queen", "left|right", N_("side of the king on which every queen starts"), choose_queen },
    { 0 },
};

const struct variant variant_star = {
    .key = "star", .title = N_("The six-pointed star"), .board = N_("triangles, 108 cells"),
    .topology = &topology_star_108, .seat_turn = { [BLACK] = 1, [RED] = 2 }, .set = &pieces_standard,
    /* White goes towards -a, Red towards -c, Black towards -b. */
    .pawn = { .forward = { 6, 10, 2 }, .npush = 1, .push = { 0 }, .nside = 2, .side = { -1, 1 }, .ntake = 2, .take = { -1, 1 },
              .twice = { "f4g4h4i4j4k4l4i3", "n6n7m7m8l8l9k9n8", "d6d7e7e8f8f9g9d8" },
              .far = { "a9b9c9d9e9f9l9m9n9o9p9q9g10k10h11j11i12",
                       "i1h2i2g3h3a4c4e4g4b5c6c7d7b8c8a9b9",
                       "i1i2j2j3k3k4m4o4q4p5o6n7o7o8p8p9q9" },
              .npromotion = 4, .promotion = { QUEEN, ROOK, BISHOP, KNIGHT } },
    .start = START_108("K", "Q"),
    .turn = { .nseat = 3, .seat = { WHITE, BLACK, RED } },
    .ending = { .stalemate = STALEMATE_PASS_OF_THREE, .dead = DEAD_BARE, .points = { POINT, POINT / 2 } },
    .options = options,
};
