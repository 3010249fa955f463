/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "variants/shared.h"

#define KNIGHT_LEAPS { { HEADS_EVEN, 1 }, { HEADS_EVEN, -1 }, { HEADS_ODD, 1 }, { HEADS_ODD, -1 } }

#define STANDARD_MEN { \
    [PAWN] = { .letter = 'P', .name = "pawn" }, \
    [KNIGHT] = { .letter = 'N', .name = "knight", .nleap = 4, .leap = KNIGHT_LEAPS }, \
    [BISHOP] = { .letter = 'B', .name = "bishop", .slide = HEADS_ODD }, \
    [ROOK] = { .letter = 'R', .name = "rook", .slide = HEADS_EVEN }, \
    [QUEEN] = { .letter = 'Q', .name = "queen", .slide = HEADS_ALL }, \
    [KING] = { .letter = 'K', .name = "king", .step = HEADS_ALL } }

const struct piece_set pieces_standard = { .man = STANDARD_MEN };
const struct piece_set pieces_pinched = { .man = STANDARD_MEN, .pinched = true };

void choose_draws(struct variant *v, int choice)
{
    v->ending.draws = (uint8_t)choice;
}

/* ORDER players: all, then without White, Red, Black */
void choose_players(struct variant *v, int choice)
{
    struct turn_rule *turn = &v->turn;
    if (choice == 0)
        return;
    int absent = choice - 1, n = 0;
    for (int i = 0; i < turn->nseat; i++)
        if (turn->seat[i] != absent)
            turn->seat[n++] = turn->seat[i];
    turn->nseat = (uint8_t)n;
    turn->left_off = (uint8_t)(1 << absent);
}

void choose_diplomacy(struct variant *v, int choice)
{
    v->turn.diplomacy = (uint8_t)choice;
}

void choose_castling(struct variant *v, int choice)
{
    if (choice)
        v->ncastling = 0;
}

void choose_ep(struct variant *v, int choice)
{
    v->turn.ep = (uint8_t)choice;
}

void choose_stalemate_place(struct variant *v, int choice)
{
    v->ending.frozen_last = (uint8_t)choice;
}

void choose_stalemate_last(struct variant *v, int choice)
{
    v->ending.last_shares_all = (uint8_t)choice;
}

/* ORDER army: takeover, inert, first */
void choose_army(struct variant *v, int choice)
{
    v->ending.army = (uint8_t)choice;
}

void choose_checker(struct variant *v, int choice)
{
    v->turn.checker_barred = (uint8_t)choice;
}

/* ORDER mate: takeover, inert, removed, first */
void choose_army_removed(struct variant *v, int choice)
{
    static const uint8_t army[] = { ARMY_TAKEN_OVER, ARMY_INERT, ARMY_REMOVED, ARMY_GAME_OVER };
    v->ending.army = army[choice];
}

/* ORDER stalemate: pass, mate, frozen */
void choose_stalemate_three(struct variant *v, int choice)
{
    static const uint8_t rule[] = { STALEMATE_PASS_OF_THREE, STALEMATE_AS_MATE, STALEMATE_FREEZE };
    v->ending.stalemate = rule[choice];
}

void choose_credit(struct variant *v, int choice)
{
    v->ending.credit = choice ? CREDIT_NEXT : CREDIT_LAST;
}

/* ORDER mate: takeover, inert, first, kings.  Zubrin's kings are taken like men; who cannot move passes. */
void choose_mate_or_kings(struct variant *v, int choice)
{
    static const uint8_t army[] = { ARMY_TAKEN_OVER, ARMY_INERT, ARMY_GAME_OVER, ARMY_INERT };
    v->ending.army = army[choice];
    if (choice == 3) {
        v->ending.royal = ROYAL_CAPTURE;
        v->ending.stalemate = STALEMATE_PASS;
        v->ending.dead = DEAD_NEVER;
    }
}
