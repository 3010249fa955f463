/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tagiev's hexagon of 150 triangles: three kingdoms of pawns that move every way.  Headings: see board/triangle.c. */
#include "base/gettext.h"
#include "variants/shared.h"

/* City, Palace and Throne of each kingdom: where its pawns may go two cells, and take nothing. */
#define ZONE_WHITE "c3d3d4e4e5f5f4g4g3h3d2e2e3f3f2g2e1f1"
#define ZONE_RED "j10j11i11i12h12h13h14h15h16h17j12j13i13i14i15i16j14j15"
#define ZONE_BLACK "c17c16c15c14c13c12b12b11a11a10b16b15b14b13a13a12a15a14"

/* The array, by the letters on the cells of king, queen, rooks and bishops. */
#define START(k, q, r, b)                                                                                                        \
    "W:" k "f1," q "e1," r "d2," r "g2,Ne2,Nf2," b "e3," b "f3,c3,d3,d4,e4,e5,f5,f4,g4,g3,h3 "                                   \
    "R:" k "j15," q "j14," r "j12," r "i16,Nj13,Ni15," b "i13," b "i14,j10,j11,i11,i12,h12,h13,h14,h15,h16,h17 "                 \
    "B:" k "a14," q "a15," r "b16," r "a12,Nb15,Na13," b "b14," b "b13,c17,c16,c15,c14,c13,c12,b12,b11,a11,a10"

/* [palace][queen] */
static const char *const start[2][2] = {
    { START("K", "Q", "R", "B"), START("Q", "K", "R", "B") },
    { START("K", "Q", "B", "R"), START("Q", "K", "B", "R") },
};

static void choose_palace(struct variant *v, int choice)
{
    v->start = start[choice][0];
}

static void choose_queen(struct variant *v, int choice)
{
    v->start = start[v->start == start[1][0]][choice];
}

static void choose_double(struct variant *v, int choice)
{
    for (int colour = 0; colour < PLAYERS && choice; colour++)
        v->pawn.twice[colour] = ZONE_WHITE ZONE_RED ZONE_BLACK;
}

/* ORDER diplomacy of this game: full, neutrality, none */
static void choose_statecraft(struct variant *v, int choice)
{
    v->turn.diplomacy = (uint8_t)(DIPLOMACY_FULL - choice);
}

static const struct option options[] = {
    OPTION_DRAWS,
    { "diplomacy", "full|neutrality|none", N_("with prisoners, oath and truce, the neutral rule alone, or none"), choose_statecraft },
    { "double", "own|any", N_("pawns go two cells from their own City, Palace and Throne, or from any"), choose_double },
    OPTIONS_TRIANGLES,
    OPTION_PLAYERS,
    { "palace", "rnbbnr|bnrrnb", N_("men in the Palace from left to right"), choose_palace },
    { "queen", "left|right", N_("side of the king on which every queen starts"), choose_queen },
    { 0 },
};

const struct variant variant_tagiev = {
    .key = "tagiev", .title = N_("Tagiev's three kingdoms"), .board = N_("triangles, 150 cells"),
    .topology = &topology_tagiev, .seat_turn = { [BLACK] = 1, [RED] = 2 }, .set = &pieces_standard,
    .pawn = { .npush = 6, .push = { 0, 2, 4, 6, 8, 10 }, .ntake = 6, .take = { 1, 3, 5, 7, 9, 11 },
              .twice = { ZONE_WHITE, ZONE_RED, ZONE_BLACK }, .peace = { ZONE_WHITE, ZONE_RED, ZONE_BLACK } },
    .start = START("K", "Q", "R", "B"),
    .turn = { .nseat = 3, .seat = { WHITE, BLACK, RED }, .ep = EP_NONE },
    .ending = { .stalemate = STALEMATE_PASS_OF_THREE, .dead = DEAD_SINGLE, .quiet_pawns = 1, .points = { POINT, POINT / 2 } },
    .options = options,
};
