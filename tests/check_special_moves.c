/* SPDX-License-Identifier: GPL-3.0-or-later */
/* En passant and castling on the three-sided board, move by move. */
#include <check.h>
#include <string.h>

#include "core/movegen.h"
#include "core/position_text.h"
#include "support.h"

static struct game g;

static int cell(const char *name)
{
    return support_cell(&topology_three_sided, name);
}

static void open(const char *text)
{
    game_open(&g, "three-sided", "", text);
}

/* ---- en passant ---- */

/* Plays from a position in which Red's b4 and Black's d4 stand beside the pawn that goes c2-c4; may `taker` take then? */
static bool takes(const char *options, const char *moves, const char *taker)
{
    game_open(&g, "three-sided", options, "W:Ke1,c2 R:Kd12,b4 B:Kk8,d4 turn=W");
    game_play(&g, "c2-c4");
    game_play(&g, moves);
    bool can = game_can(&g, taker);
    game_close(&g);
    return can;
}

START_TEST(en_passant_windows)
{
    ck_assert(takes("", "", "b4-c3"));
    ck_assert(takes("", "d12-d11", "d4-c3"));
    ck_assert(takes("", "b4-b3", "d4-c3"));
    ck_assert(!takes("", "d12-d11 k8-k7 e1-e2", "b4-c3"));
    ck_assert(takes("ep=next", "", "b4-c3"));
    ck_assert(!takes("ep=next", "d12-d11", "d4-c3"));
    ck_assert(!takes("ep=none", "", "b4-c3"));
    ck_assert(!takes("ep=none", "d12-d11", "d4-c3"));
    /* A pawn abroad has no first row, so nothing to take it by; and one step gives no right. */
    game_open(&g, "three-sided", "", "W:Ke1,c3 R:Kd12,b4 B:Kk8,d4 turn=W");
    game_play(&g, "c3-c4");
    ck_assert_int_eq(g.p.turn.nep, 0);
    game_close(&g);
}
END_TEST

START_TEST(en_passant_may_not_uncover_the_king)
{
    /* Red's pawn and the pushed one stand alone between Red's king and the rook on the row. */
    open("W:Ke1,Rh4,c2 R:Ka4,b4 B:Kk8 turn=W");
    game_play(&g, "c2-c4");
    ck_assert(!game_can(&g, "b4-c3"));
    game_close(&g);
    open("W:Ke1,Bh4,c2 R:Ka4,b4 B:Kk8 turn=W");
    game_play(&g, "c2-c4");
    ck_assert(game_can(&g, "b4-c3"));
    game_close(&g);
}
END_TEST

/* ---- castling ---- */

static const struct way { const char *army, *king, *rook, *move, *lands; } ways[] = {
    { "W:Ke1,Ra1,Rh1 R:Kd10 B:Kk6 turn=W castle=W0,W7", "e1", "h1", "e1-g1", "f1" },
    { "W:Ke1,Ra1,Rh1 R:Kd10 B:Kk6 turn=W castle=W0,W7", "e1", "a1", "e1-c1", "d1" },
    { "W:Ke3 R:Kd12,Ra12,Rn12 B:Kk6 turn=R castle=R0,R7", "d12", "a12", "d12-b12", "c12" },
    { "W:Ke3 R:Kd12,Ra12,Rn12 B:Kk6 turn=R castle=R0,R7", "d12", "n12", "d12-l12", "k12" },
    { "W:Ke3 R:Kd10 B:Kk8,Rh8,Rn8 turn=B castle=B0,B7", "k8", "n8", "k8-m8", "l8" },
    { "W:Ke3 R:Kd10 B:Kk8,Rh8,Rn8 turn=B castle=B0,B7", "k8", "h8", "k8-f8", "e8" },
};
enum { NWAYS = sizeof ways / sizeof *ways };

START_TEST(castling_moves)
{
    const struct way *way = &ways[_i];
    open(way->army);
    int player = g.p.turn.seat;
    game_play(&g, way->move);
    ck_assert_int_eq(g.p.at[cell(way->move + strlen(way->king) + 1)], code_make(player, KING));
    ck_assert_int_eq(g.p.at[cell(way->lands)], code_make(player, ROOK));
    ck_assert_int_eq(g.p.at[cell(way->king)], 0);
    ck_assert_int_eq(g.p.at[cell(way->rook)], 0);
    ck_assert_int_eq(g.p.turn.rights, 0);
    game_close(&g);
}
END_TEST

/* Where nobody may castle there are no rights either, and a text that names one is refused. */
START_TEST(castling_left_out)
{
    struct fault fault;
    struct position p;
    game_open(&g, "three-sided", "castling=no", NULL);
    ck_assert_int_eq(g.p.turn.rights, 0);
    ck_assert(!position_read(&p, g.rules, ways[0].army, &fault));
    ck_assert_int_eq(fault.code, FAULT_BAD_RIGHT);
    game_close(&g);
    game_open(&g, "three-sided", "castling=no", "W:Ke1,Ra1,Rh1 R:Kd12 B:Kk8 turn=W");
    ck_assert(!game_can(&g, "e1-g1") && !game_can(&g, "e1-c1"));
    game_close(&g);
}
END_TEST

START_TEST(castling_conditions)
{
    static const struct { const char *what, *text; bool king_side, queen_side; } table[] = {
        { "free", "W:Ke1,Ra1,Rh1 R:Kd12 B:Kk8 turn=W castle=W0,W7", true, true },
        { "one right", "W:Ke1,Ra1,Rh1 R:Kd12 B:Kk8 turn=W castle=W0", false, true },
        { "no right", "W:Ke1,Ra1,Rh1 R:Kd12 B:Kk8 turn=W", false, false },
        { "a man between", "W:Ke1,Ra1,Rh1,Nb1 R:Kd12 B:Kk8,Ng1 turn=W castle=W0,W7", false, false },
        { "in check by Red", "W:Ke1,Ra1,Rh1 R:Kd12,Bh4 B:Kk8 turn=W castle=W0,W7", false, false },
        { "in check by Black", "W:Ke1,Ra1,Rh1 R:Kd12 B:Kk8,Re7 turn=W castle=W0,W7", false, false },
        { "over an attacked cell", "W:Ke1,Ra1,Rh1 R:Kd12,Rd11 B:Kk8,Rf7 turn=W castle=W0,W7", false, false },
        { "onto an attacked cell", "W:Ke1,Ra1,Rh1 R:Kd12,Rc11 B:Kk8,Rg7 turn=W castle=W0,W7", false, false },
        { "the rook attacked", "W:Ke1,Ra1,Rh1 R:Kd12,Ra11 B:Kk8,Rh7 turn=W castle=W0,W7", true, true },
        { "the rook goes over an attacked cell", "W:Ke1,Ra1,Rh1 R:Kd12,Rb11 B:Kk8 turn=W castle=W0,W7", true, true },
        { "attacked by a frozen man", "W:Ke1,Ra1,Rh1 R:Kd12,Rd11,Rf4 B:Kk8 turn=W castle=W0,W7 owner=W-B", true, true },
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        open(table[i].text);
        ck_assert_msg(game_can(&g, "e1-g1") == table[i].king_side, "%s, short", table[i].what);
        ck_assert_msg(game_can(&g, "e1-c1") == table[i].queen_side, "%s, long", table[i].what);
        game_close(&g);
    }
}
END_TEST

/* The rights that are left after these moves, as the list of castling moves that White has on his next turn. */
static void castles_after(const char *text, const char *moves, bool king_side, bool queen_side)
{
    open(text);
    game_play(&g, moves);
    ck_assert_int_eq(g.p.turn.seat, WHITE);
    ck_assert_msg(game_can(&g, "e1-g1") == king_side && game_can(&g, "e1-c1") == queen_side, "%s", moves);
    game_close(&g);
}

START_TEST(castling_rights_end)
{
    static const char text[] = "W:Ke1,Ra1,Rh1 R:Kd12,Ra12 B:Kk8,Bn7 turn=W castle=W0,W7";
    castles_after(text, "a1-a2 d12-k12 k8-l8", true, false);
    castles_after(text, "a1-a2 d12-k12 k8-l8 a2-a1 k12-d12 l8-k8", true, false);
    castles_after(text, "h1-h2 d12-k12 k8-l8 h2-h1 k12-d12 l8-k8", false, true);
    castles_after(text, "e1-e2 d12-k12 k8-l8 e2-e1 k12-d12 l8-k8", false, false);
    castles_after("W:Ke1,Ra1,Rh1,b2 R:Kd12,Ra12 B:Kk8,Bn7 turn=W castle=W0,W7", "b2-b3 a12-a1 k8-l8 e1-e2 a1-a9 l8-k8", false,
                  false);
    /* A rook that was taken at home took the right with it, even if another one stands there later. */
    castles_after("W:Ke1,Ra1,Rh1,Rb1 R:Kd12,Ra12 B:Kk8 turn=R castle=W0,W7", "a12-a1 k8-k7 b1-a1 d12-d11 k7-k8", true, false);
}
END_TEST

/* The clock of a truce ticks with any move, castling too, and goes back with it.  The ribbon has both. */
START_TEST(castling_in_a_truce_is_undone)
{
    struct rules *rules = support_rules("ribbon", "diplomacy=full");
    struct position p, before;
    struct move_list list;
    struct fault fault;
    struct undo undo;
    int castled = 0;
    ck_assert(position_read(&p, rules, "W:Ke7,Ra7,Rh7 R:Ke15 B:Ke23 turn=W castle=W0,W7 pact=truce/W/R/2", &fault));
    before = p;
    movegen_legal(&p, &list);
    for (int i = 0; i < list.n; i++) {
        castled += move_sort(list.move[i]) == MOVE_CASTLE;
        position_make(&p, list.move[i], &undo);
        ck_assert_int_eq(p.realm.pact.rest, 1);
        position_unmake(&p, list.move[i], &undo);
        ck_assert_mem_eq(&p, &before, sizeof p);
    }
    ck_assert_int_eq(castled, 2);
    rules_free(rules);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("special moves");
    TCase *all = tcase_create("all");
    tcase_add_test(all, en_passant_windows);
    tcase_add_test(all, en_passant_may_not_uncover_the_king);
    tcase_add_loop_test(all, castling_moves, 0, NWAYS);
    tcase_add_test(all, castling_left_out);
    tcase_add_test(all, castling_conditions);
    tcase_add_test(all, castling_rights_end);
    tcase_add_test(all, castling_in_a_truce_is_undone);
    suite_add_tcase(suite, all);
    return support_run(suite);
}
