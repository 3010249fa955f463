/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Wellisch's three-handed chess on hexagons, Vienna 1912.  Headings: see board/hex.c. */
#include "base/gettext.h"
#include "variants/shared.h"

static const struct piece_set pieces_wellisch = { .man = {
    [PAWN] = { .letter = 'P', .name = "pawn" },
    [KNIGHT] = { .letter = 'N', .name = "knight", .step = HEADS_ODD },
    [ROOK] = { .letter = 'R', .name = "rook", .slide = HEADS_EVEN },
    [QUEEN] = { .letter = 'Q', .name = "queen", .slide = HEADS_EVEN, .step = HEADS_ODD },
    [KING] = { .letter = 'K', .name = "king", .step = HEADS_EVEN },
} };

/* King and rook change places. */
static const struct castling castling[] = {
    { WHITE, "a5", "O-O", "a4a5", "a5a4", "", "a4a5" },
    { WHITE, "a2", "O-O-O", "a4a2", "a2a4", "a3", "a4a3a2" },
    { RED, "k11", "O-O", "i11k11", "k11i11", "", "i11k11" },
    { RED, "g11", "O-O-O", "i11g11", "g11i11", "h11", "i11h11g11" },
    { BLACK, "g2", "O-O", "h3g2", "g2h3", "", "h3g2" },
    { BLACK, "k5", "O-O-O", "h3k5", "k5h3", "i4", "h3i4k5" },
};

static void choose_order(struct variant *v, int choice)
{
    v->turn.seat[1] = choice ? BLACK : RED;
    v->turn.seat[2] = choice ? RED : BLACK;
}

static void choose_mate(struct variant *v, int choice)
{
    v->ending.army = choice ? ARMY_GAME_OVER : ARMY_TAKEN_OVER;
}

/* ORDER promotion: wait, never, free */
static void choose_promotion(struct variant *v, int choice)
{
    static const uint8_t pool[] = { POOL_WAIT, POOL_NEVER, POOL_ANY };
    v->pawn.pool = pool[choice];
}

static void choose_pool(struct variant *v, int choice)
{
    v->pawn.pool_of_commander = (uint8_t)choice;
}

/* ORDER stalemate: pass, frozen, draw */
static void choose_stalemate(struct variant *v, int choice)
{
    static const uint8_t rule[] = { STALEMATE_PASS_OF_THREE, STALEMATE_FREEZE, STALEMATE_DRAW };
    v->ending.stalemate = rule[choice];
}

static const struct option options[] = {
    OPTION_DRAWS,
    { "order", "WRB|WBR", N_("order of play"), choose_order },
    { "mate", "takeover|first", N_("who takes a king takes over his army, or wins at once"), choose_mate },
    { "promotion", "wait|never|free", N_("without a lost man a pawn waits on the last row, may not enter it, or promotes freely"), choose_promotion },
    { "pool", "army|commander", N_("pawns become lost men of their own army, or of their commander's"), choose_pool },
    { "stalemate", "pass|frozen|draw", N_("who cannot move while three play passes, is frozen, or all draw"), choose_stalemate },
    OPTION_NEUTRALITY,
    OPTION_PLAYERS,
    { 0 },
};

const struct variant variant_wellisch = {
    .key = "wellisch", .title = N_("Wellisch's three-handed chess"), .board = N_("hexagons, 91 cells"),
    .topology = &topology_hex_pointed_91, .seat_turn = { 0, 2, 4 }, .set = &pieces_wellisch,
    .pawn = { .forward = { 1, 9, 5 }, .npush = 2, .push = { -1, 1 }, .ntake = 2, .take = { -1, 1 },
              .npromotion = 3, .promotion = { QUEEN, ROOK, KNIGHT }, .pool = POOL_WAIT },
    .castling = castling, .ncastling = 6,
    .start = "W:Ka4,Qa3,Ra2,Ra5,Na1,Na6,Nb4,b1,b2,b3,b5,b6,b7,c4,c5 "
             "R:Ki11,Qh11,Rg11,Rk11,Nf11,Nl11,Nh10,e10,f10,g10,i10,k10,l10,g9,h9 "
             "B:Kh3,Qi4,Rg2,Rk5,Nf1,Nl6,Nh4,e1,f2,g3,i5,k6,l7,g4,h5",
    .turn = { .nseat = 3, .seat = { WHITE, RED, BLACK } },
    .ending = { .royal = ROYAL_WHILE_MATED, .stalemate = STALEMATE_PASS_OF_THREE, .dead = DEAD_BARE, .resigned_king = 1,
                .points = { 2 * POINT, POINT } },
    .options = options,
};
