/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game of three ends: mate and what becomes of the army, stalemate, places, resignation, draws, and the house rules that
   change them; the neutral rule with its passes; two players; queens on the other side. */
#include <check.h>
#include <string.h>

#include "core/attack.h"
#include "core/movegen.h"
#include "core/perft.h"
#include "core/position_text.h"
#include "support.h"

static struct game g;

static void open(const char *options, const char *text)
{
    game_open(&g, "three-sided", options, text);
}

static int cell(const char *name)
{
    return support_cell(&topology_three_sided, name);
}

/* ---- places ---- */

/* White mates Black in the corner n8; Black is stalemated in the corner h8. */
#define MATING "W:Ke1,Re7,Rg1 "
#define MATED_NEXT " B:Kn8 turn=W"
#define STALEMATING "W:Ke1,Qg6 "
#define STALEMATED_NOW " B:Kh8 turn=B"
/* Red will be mated with the others in play. */
#define THREE "W:Kd1,Rc1,Re1,c2,e2 R:Kd12,Qd10 B:Kk8,Nd3 turn=B"

static const struct ending {
    const char *what, *options, *text, *moves, *places;
    int state;
} endings[] = {
    { "mate, then mate", "", MATING "R:a11" MATED_NEXT " owner=WWB", "g1-g8", "1 3 2", STATE_MATE },
    { "mate, then mate, inert", "mate=inert", MATING "R:a11" MATED_NEXT " owner=W-B", "g1-g8", "1 3 2", STATE_MATE },
    { "stalemate, then mate", "", MATING "R:Kd12,a11" MATED_NEXT " owner=W-B", "g1-g8", "1 2 3", STATE_MATE },
    { "stalemate, then mate, third", "stalemate_place=third", MATING "R:Kd12,a11" MATED_NEXT " owner=W-B", "g1-g8", "1 3 2",
      STATE_MATE },
    { "stalemate, then stalemate", "", STALEMATING "R:Kd12" STALEMATED_NOW " owner=W-B", "", "1 1 1", STATE_STALEMATE },
    { "mate, then stalemate", "", STALEMATING "R:a11" STALEMATED_NOW " owner=WWB", "", "1 3 1", STATE_STALEMATE },
    { "mate, then stalemate, inert", "mate=inert", STALEMATING "R:a11" STALEMATED_NOW " owner=W-B", "", "1 3 1",
      STATE_STALEMATE },
    { "mate, then stalemate of all", "stalemate_last=three", STALEMATING "R:a11" STALEMATED_NOW " owner=WWB", "", "1 1 1",
      STATE_STALEMATE },
    { "the first mate ends it", "mate=first", THREE, "d3-f4", "2 1 2", STATE_MATE },
    { "the first mate ends it, by the other", "mate=first", THREE, "d3-f2", "2 2 1", STATE_MATE },
    { "stalemate, then the first mate", "mate=first", MATING "R:Kd12,a11" MATED_NEXT " owner=W-B", "g1-g8", "1 2 2",
      STATE_MATE },
    { "two players, mate", "players=no-red", MATING MATED_NEXT, "g1-g8", "1 0 2", STATE_MATE },
    { "two players, stalemate", "players=no-red", STALEMATING STALEMATED_NOW, "", "1 0 1", STATE_STALEMATE },
    { "two stalemates at one blow", "", "W:Ka1 R:Ka12 B:Kk8,Qb3,Qb10 turn=B", "k8-k7", "1 1 1", STATE_STALEMATE },
};
enum { NENDINGS = sizeof endings / sizeof *endings };

START_TEST(places)
{
    const struct ending *e = &endings[_i];
    open(e->options, e->text);
    game_play(&g, e->moves);
    game_must_end(&g, e->state, e->state == STATE_MATE ? END_MATE : END_STALEMATE, e->places);
    /* A finished game has no moves. */
    struct move_list list;
    ck_assert_int_eq(movegen_legal(&g.p, &list) + movegen_count(&g.p) + movegen_pseudo(&g.p, &list), 0);
    ck_assert_uint_eq(perft(&g.p, 1) + perft(&g.p, 3), 0);
    game_close(&g);
}
END_TEST

START_TEST(draw_by_agreement)
{
    static const struct { const char *text, *places; } table[] = {
        { "W:Ke1,Qd1 R:Kd12,Qa12 B:Kk8,Re8", "1 1 1" },
        { "W:Ke1,Qd1 R:Qa12 B:Kk8,Re8 owner=WWB", "1 3 1" },
        { "W:Ke1,Qd1 R:Kd12,Qa12 B:Kk8,Re8 owner=W-B", "1 1 1" },
    };
    for (int i = 0; i < 3; i++) {
        open("", table[i].text);
        ending_draw(&g.p, END_AGREEMENT);
        g.list.n = 0;
        game_must_end(&g, STATE_DRAW, END_AGREEMENT, table[i].places);
        game_close(&g);
    }
}
END_TEST

START_TEST(resignation)
{
    open("", NULL);
    ending_resign(&g.p);
    game_settle(&g);
    ck_assert_int_eq(g.p.turn.seat, RED);
    ck_assert_int_eq(g.p.realm.fate[WHITE], RESIGNED);
    ck_assert_int_eq(g.p.at[cell("e1")], 0);
    ck_assert_int_eq(g.p.count[WHITE], 15);
    ck_assert_int_eq(g.p.realm.owner[WHITE], NOBODY);
    ck_assert(!attack_any(&g.p, cell("a3"), g.p.realm.fears[RED]));
    game_play(&g, "d11-d9 e7-e5");
    ck_assert_int_eq(g.p.turn.seat, RED);
    ending_resign(&g.p);
    game_settle(&g);
    game_must_end(&g, STATE_OVER, END_RESIGNATION, "3 2 1");
    game_close(&g);
    open("", "W:Ka1 R:Kd12,Qg6 B:Kk8 turn=R owner=-RB");
    ending_resign(&g.p);
    game_settle(&g);
    game_must_end(&g, STATE_OVER, END_RESIGNATION, "2 3 1");
    game_close(&g);
}
END_TEST

/* ---- what becomes of the army ---- */

START_TEST(army_taken_over)
{
    open("", THREE);
    game_play(&g, "d3-f4");
    ck_assert_int_eq(g.p.turn.seat, RED);
    ck_assert_int_eq(g.p.realm.fate[WHITE], MATED);
    ck_assert_int_eq(g.p.realm.victor[WHITE], RED);
    ck_assert_int_eq(g.p.at[cell("d1")], 0);
    ck_assert(game_can(&g, "e2-e3") && game_can(&g, "c1-a1") && game_can(&g, "d10-a10"));
    ck_assert(game_can(&g, "d10-d1") && !game_can(&g, "d10-d12"));
    game_play(&g, "e2-e4 k8-k7 e1-e3");
    ck_assert(attack_any(&g.p, cell("a3"), g.p.realm.fears[BLACK]));
    game_close(&g);
    /* The colours that one player commands neither take nor check each other. */
    open("", "W:Ke1,Ra1 R:Ra12,b9 B:Kk8 turn=W owner=WWB");
    ck_assert(!game_can(&g, "a1-a12") && game_can(&g, "a1-a11") && game_can(&g, "a12-a2") && !game_can(&g, "a12-a1"));
    game_close(&g);
}
END_TEST

START_TEST(army_inert)
{
    open("mate=inert", THREE);
    game_play(&g, "d3-f4");
    ck_assert_int_eq(g.p.realm.owner[WHITE], NOBODY);
    ck_assert_int_eq(g.p.at[cell("d1")], 0);
    ck_assert(!game_can(&g, "e2-e3"));
    ck_assert_int_eq(g.p.turn.seat, RED);
    game_close(&g);
    /* Inert men stand in the way, may be taken, attack nothing. */
    open("mate=inert", "W:Rd4,Re5 R:Kd12,Rd1 B:Kk8,Qe8 turn=R owner=-RB");
    ck_assert(!attack_check(&g.p, RED) && game_can(&g, "d1-d4") && !game_can(&g, "d1-d9"));
    game_close(&g);
}
END_TEST

/* A player who has neither move nor check is frozen: men and king stay, nobody commands them. */
START_TEST(frozen_army)
{
    open("", "W:Ka1,h2 R:Kd12,Qb3,Rh3 B:Kk8 turn=W");
    ck_assert_int_eq(g.p.realm.fate[WHITE], FROZEN);
    ck_assert_int_eq(g.p.realm.owner[WHITE], NOBODY);
    ck_assert_int_eq(g.p.at[cell("a1")], code_make(WHITE, KING));
    ck_assert_int_eq(g.p.realm.state, STATE_PLAYING);
    game_play(&g, "h3-h2 k8-k7");
    ck_assert_int_eq(g.p.turn.seat, RED);
    game_close(&g);
}
END_TEST

/* ---- the neutral rule ---- */

START_TEST(neutral_captures)
{
    static const struct { const char *victim; int moves; bool takes; } table[] = {
        { "---", 10, true }, { "-BW", 10, true }, { "-WR", 10, true }, { "-B-", 9, false }, { "-BR", 9, false },
    };
    for (int i = 0; i < 5; i++) {
        char text[128] = "W:Ke1,Rh1 R:Kd12,Ra9 B:Kk8,h4,b9 turn=W victim=";
        strcat(text, table[i].victim);
        open("diplomacy=neutrality", text);
        ck_assert_int_eq(g.list.n, table[i].moves);
        ck_assert_int_eq(game_can(&g, "h1-h4"), table[i].takes);
        game_close(&g);
    }
    open("diplomacy=neutrality", "W:Ke1,Rh1 R:Kd12,Ra9 B:Kk8,h4 turn=W owner=WR-");
    g.p.turn.victim[RED] = 1 << BLACK;
    ck_assert_int_eq(movegen_legal(&g.p, &g.list), 10);
    game_close(&g);
    open("", "W:Ke1,Rh1 R:Kd12,Ra9 B:Kk8,h4,b9 turn=R");
    game_play(&g, "a9-b9 k8-k7");
    ck_assert(game_can(&g, "h1-h4"));
    game_close(&g);
}
END_TEST

START_TEST(neutral_rule_in_check)
{
    open("diplomacy=neutrality", "W:Ke1,Rh4 R:Kd12,Ra12,e4,Nf2 B:Kk8,Re8,a9 turn=R");
    game_play(&g, "a12-a9 e8-e4");
    ck_assert(game_can(&g, "h4-e4") && !game_can(&g, "e1-f2"));
    game_close(&g);
    open("diplomacy=neutrality", "W:Ke1,Rd1,Rf1,d2 R:Kd12,Ra12,e4,Nf2 B:Kk8,Re8,a9 turn=R");
    game_play(&g, "a12-a9 e8-e4");
    game_must_settle(&g, SETTLED_MATED, WHITE, BLACK);
    game_close(&g);
    open("", "W:Ke1,Rd1,Rf1,d2 R:Kd12,Ra12,e4,Nf2 B:Kk8,Re8,a9 turn=R");
    game_play(&g, "a12-a9 e8-e4");
    game_must_list(&g, "e1-f2");
    game_close(&g);
}
END_TEST

START_TEST(forced_pass)
{
    open("diplomacy=neutrality", "W:Ka1,a2 R:Kd12,Qb3,a3,n11 B:Kk8,Rn8 turn=B victim=B--");
    game_play(&g, "n8-n11");
    game_must_settle(&g, SETTLED_PASSED, WHITE, NOBODY);
    ck_assert_int_eq(g.p.turn.victim[WHITE], 0);        /* who passes has hit nobody */
    ck_assert_int_eq(g.p.turn.victim[BLACK], 1 << RED);
    ck_assert_int_eq(g.p.turn.seat, RED);
    game_play(&g, "d12-c12 k8-k7");
    ck_assert(game_can(&g, "a2-b3"));
    game_close(&g);
    open("diplomacy=neutrality", "W:Ka1,a2 R:Kd12,Qc2,a3,n11 B:Kk8,Rn8 turn=B");
    game_play(&g, "n8-n11");
    game_must_settle(&g, SETTLED_FROZEN, WHITE, NOBODY);
    game_close(&g);
}
END_TEST

START_TEST(neutral_en_passant)
{
    open("diplomacy=neutrality", "W:Ke1,c2,h2 R:Kd12,b4 B:Kk8,d4,Rh8 turn=B");
    game_play(&g, "h8-h2 c2-c4");
    ck_assert(!game_can(&g, "b4-c3"));
    game_play(&g, "d12-d11");
    ck_assert(game_can(&g, "d4-c3"));
    game_close(&g);
}
END_TEST

/* ---- draws ---- */

START_TEST(repetition)
{
    static const char *const moves[6] = { "b1-a3", "m12-n10", "g8-h6", "a3-b1", "n10-m12", "h6-g8" };
    uint64_t keys[13];
    int n = 0;
    open("", NULL);
    keys[n++] = position_repetition_key(&g.p);
    while (n < 13) {
        ck_assert_int_eq(ending_claims(&g.p, keys, n), 0);
        game_play(&g, moves[(n - 1) % 6]);
        keys[n++] = position_repetition_key(&g.p);
    }
    ck_assert_int_eq(ending_claims(&g.p, keys, n), CLAIM_REPETITION);
    game_close(&g);
}
END_TEST

/* A right to take en passant counts only if it can be used. */
START_TEST(repetition_and_en_passant)
{
    static const struct { const char *with, *without; bool equal; } table[] = {
        { "W:Ke1,c4 R:Kd12,n11 B:Kk8 turn=R ep=c3/c4/W", "W:Ke1,c4 R:Kd12,n11 B:Kk8 turn=R", true },
        { "W:Ke1,c4 R:Kd12,b4 B:Kk8 turn=R ep=c3/c4/W", "W:Ke1,c4 R:Kd12,b4 B:Kk8 turn=R", false },
        { "W:Ke1,c4,Rh4 R:Ka4,b4 B:Kk8 turn=R ep=c3/c4/W", "W:Ke1,c4,Rh4 R:Ka4,b4 B:Kk8 turn=R", true },
    };
    for (int i = 0; i < 3; i++) {
        open("", table[i].with);
        uint64_t key = position_repetition_key(&g.p);
        game_close(&g);
        open("", table[i].without);
        ck_assert_msg((key == position_repetition_key(&g.p)) == table[i].equal, "%s", table[i].with);
        game_close(&g);
    }
}
END_TEST

START_TEST(move_count)
{
    static const struct { const char *options, *text; int claims; } table[] = {
        { "", "W:Ke1,Qd1 R:Kd12 B:Kk8 turn=W count=148", 0 },
        { "", "W:Ke1,Qd1 R:Kd12 B:Kk8 turn=W count=149", CLAIM_MOVES },
        { "", "W:Ke1,Qd1 R:a12,Qa11 B:Kk8 turn=W owner=WWB count=98", 0 },
        { "", "W:Ke1,Qd1 R:Nc12 B:Kk8 turn=W owner=WWB count=99", CLAIM_MOVES },
        { "players=no-red", "W:Ke1,Qd1 B:Kk8 turn=W count=98", 0 },
        { "players=no-red", "W:Ke1,Qd1 B:Kk8 turn=W count=99", CLAIM_MOVES },
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        open(table[i].options, table[i].text);
        game_play(&g, "d1-c1");
        uint64_t key = position_repetition_key(&g.p);
        ck_assert_msg(ending_claims(&g.p, &key, 1) == table[i].claims, "%s", table[i].text);
        game_close(&g);
    }
}
END_TEST

START_TEST(dead_positions)
{
    static const struct { const char *variant, *options, *text, *places; } table[] = {
        { "three-sided", "", "W:Ke1 R:Kd12 B:Kk8", "1 1 1" },
        { "three-sided", "", "W:Ke1 R:Kd12,Qa12 B:Kk8 owner=W-B", "1 1 1" },
        { "three-sided", "mate=inert", "W:Ke1 R:Qa12,a11 B:Kk8 owner=W-B", "1 3 1" },
        { "three-sided", "players=no-red", "W:Ke1 B:Kk8", "1 0 1" },
        { "three-sided", "", "W:Ke1,a2 R:Kd12 B:Kk8", NULL },
        { "three-sided", "", "W:Ke1 R:Nb12 B:Kk8 owner=WBB", NULL },
        { "three-sided", "mate=kings", "W:Ke1 R:Kd12 B:Kk8", NULL },
        { "orthodox", "", "8/8/4k3/8/8/3K4/8/8 w - - 0 1", "1 0 1" },
        { "orthodox", "", "8/8/4k3/8/8/3KN3/8/8 w - - 0 1", "1 0 1" },
        { "orthodox", "", "8/8/4kb2/8/8/3K4/8/8 w - - 0 1", "1 0 1" },
        { "orthodox", "", "8/8/4kb2/8/8/3KB3/8/8 w - - 0 1", "1 0 1" },
        { "orthodox", "", "8/8/4k1b1/8/8/3KB3/8/8 w - - 0 1", NULL },
        { "orthodox", "", "8/8/4k3/8/8/3KNN2/8/8 w - - 0 1", NULL },
        { "orthodox", "", "8/8/4kn2/8/8/3KN3/8/8 w - - 0 1", NULL },
        { "orthodox", "", "8/8/4k3/8/8/3KP3/8/8 w - - 0 1", NULL },
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        game_open(&g, table[i].variant, table[i].options, table[i].text);
        ck_assert_msg(g.list.n > 0, "%s: lists of moves leave dead positions aside", table[i].text);
        g.flags = SETTLE_DEAD;
        game_settle(&g);
        ck_assert_msg((g.list.n == 0) == (table[i].places != NULL), "%s", table[i].text);
        if (table[i].places)
            game_must_end(&g, STATE_DRAW, END_DEAD, table[i].places);
        game_close(&g);
    }
}
END_TEST

/* ---- two players, queens on the right ---- */

START_TEST(two_players)
{
    static const char *const options[3] = { "players=no-white", "players=no-red", "players=no-black" };
    for (int absent = 0; absent < 3; absent++) {
        int first = absent == WHITE ? RED : WHITE, second = absent == BLACK ? RED : BLACK;
        open(options[absent], NULL);
        ck_assert_int_eq(g.p.realm.fate[absent], LEFT_OFF);
        ck_assert_int_eq(g.p.count[absent], 0);
        ck_assert_int_eq(g.p.turn.seat, first);
        ck_assert_int_eq(g.list.n, 20);
        struct rng rng = { 1 };
        game_random(&g, &rng);
        ck_assert_int_eq(g.p.turn.seat, second);
        game_random(&g, &rng);
        ck_assert_int_eq(g.p.turn.seat, first);
        ck_assert_int_eq(g.p.turn.round, 2);
        game_close(&g);
    }
}
END_TEST

START_TEST(queens_on_the_right)
{
    static const uint8_t base[8] = { ROOK, KNIGHT, BISHOP, KING, QUEEN, BISHOP, KNIGHT, ROOK };
    open("queen=right", NULL);
    for (int player = 0; player < 3; player++)
        for (int column = 0; column < 8; column++)
            ck_assert_int_eq(g.p.at[32 * player + column], code_make(player, base[column]));
    ck_assert_int_eq(g.p.turn.rights, 63);
    game_close(&g);
    static const struct { const char *text, *move, *rook; } ways[] = {
        { "W:Kd1,Ra1,Rh1 R:Kn10 B:Kn8 turn=W castle=W0,W7", "d1-b1", "c1" },
        { "W:Kd1,Ra1,Rh1 R:Kn10 B:Kn8 turn=W castle=W0,W7", "d1-f1", "e1" },
        { "W:Kh1 R:Kk12,Rn12,Ra12 B:Kn8 turn=R castle=R0,R7", "k12-m12", "l12" },
        { "W:Kh1 R:Kk12,Rn12,Ra12 B:Kn8 turn=R castle=R0,R7", "k12-c12", "d12" },
        { "W:Ka1 R:Ka12 B:Ke8,Rh8,Rn8 turn=B castle=B0,B7", "e8-g8", "f8" },
        { "W:Ka1 R:Ka12 B:Ke8,Rh8,Rn8 turn=B castle=B0,B7", "e8-l8", "k8" },
    };
    for (int i = 0; i < 6; i++) {
        open("queen=right", ways[i].text);
        int player = g.p.turn.seat;
        game_play(&g, ways[i].move);
        ck_assert_int_eq(g.p.at[cell(strchr(ways[i].move, '-') + 1)], code_make(player, KING));
        ck_assert_int_eq(g.p.at[cell(ways[i].rook)], code_make(player, ROOK));
        game_close(&g);
    }
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("endings");
    TCase *all = tcase_create("all");
    tcase_add_loop_test(all, places, 0, NENDINGS);
    tcase_add_test(all, draw_by_agreement);
    tcase_add_test(all, resignation);
    tcase_add_test(all, army_taken_over);
    tcase_add_test(all, army_inert);
    tcase_add_test(all, frozen_army);
    tcase_add_test(all, neutral_captures);
    tcase_add_test(all, neutral_rule_in_check);
    tcase_add_test(all, forced_pass);
    tcase_add_test(all, neutral_en_passant);
    tcase_add_test(all, repetition);
    tcase_add_test(all, repetition_and_en_passant);
    tcase_add_test(all, move_count);
    tcase_add_test(all, dead_positions);
    tcase_add_test(all, two_players);
    tcase_add_test(all, queens_on_the_right);
    suite_add_tcase(suite, all);
    return support_run(suite);
}
