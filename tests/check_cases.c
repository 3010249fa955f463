/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions of three-sided chess that other programs got wrong, numbered as in the rule sheet, and two that only this
   board can have, where a long diagonal forks. */
#include <check.h>
#include <string.h>

#include "core/attack.h"
#include "core/movegen.h"
#include "core/position_text.h"
#include "support.h"

static const struct topology *const board = &topology_three_sided;
static struct rules *rules;
static struct game g;

static void set_up(void)
{
    rules = support_rules("three-sided", "");
}

static void tear_down(void)
{
    rules_free(rules);
}

static int cell(const char *name)
{
    return support_cell(board, name);
}

/* May the man on the first cell go to the second: "g4-f5"? */
static bool bare(const char *men, const char *move)
{
    game_bare(&g, rules, men, WHITE);
    return game_can(&g, move);
}

static void open(const char *text)
{
    game_open(&g, "three-sided", "", text);
}

/* ---- 1 to 26 ---- */

START_TEST(case_1_queen_over_a_seam)
{
    ck_assert(bare("W:Qg4", "g4-f5"));
    ck_assert(bare("W:Qg4", "g4-e6"));
}
END_TEST

START_TEST(case_2_knight_steps)
{
    ck_assert(bare("W:Ne4", "e4-f2"));
    ck_assert(!bare("W:Ne4", "e4-f4"));
}
END_TEST

START_TEST(case_3_king_move_moves_no_rook)
{
    open("W:Ke4,Ra1 R:Kd12 B:Kn8 turn=W");
    game_play(&g, "e4-f5");
    ck_assert_int_eq(g.p.at[cell("a1")], code_make(WHITE, ROOK));
    ck_assert_int_eq(g.p.at[cell("f5")], code_make(WHITE, KING));
    ck_assert_int_eq(g.p.count[WHITE], 2);
    game_close(&g);
}
END_TEST

START_TEST(case_4_no_rook_no_castling)
{
    open("W:Ke1 R:Kd12 B:Kk8 turn=W");
    game_must_list(&g, "e1-d1 e1-f1 e1-d2 e1-e2 e1-f2");
    game_close(&g);
}
END_TEST

START_TEST(case_5_both_branches)
{
    game_bare(&g, rules, "W:Bf3", WHITE);
    ck_assert_int_eq(g.list.n, 15);
    ck_assert(game_can(&g, "f3-a12") && game_can(&g, "f3-n8"));
}
END_TEST

START_TEST(case_6_one_branch_blocked)
{
    game_bare(&g, rules, "W:Bf3 B:Nd9", WHITE);
    ck_assert(game_can(&g, "f3-d9") && !game_can(&g, "f3-c10"));
    ck_assert(game_can(&g, "f3-k5") && game_can(&g, "f3-n8"));
}
END_TEST

START_TEST(case_7_no_capture_of_own_men)
{
    game_bare(&g, rules, "W:e4,Nf5,Nd9,Nk5", WHITE);
    ck_assert_int_eq(game_moves_of(&g, "e4-"), 1);
    ck_assert(game_can(&g, "e4-e5"));
}
END_TEST

START_TEST(case_8_check_from_every_seat)
{
    static const char *const texts[] = { "W:Ke4 R:Kd12,d9 B:Kk8 turn=W", "W:Ke4 R:Kd12,d9 B:Kk8 turn=R",
        "W:Ke4 R:Kd12,d9 B:Kk8 turn=B" };
    for (int i = 0; i < 3; i++) {
        open(texts[i]);
        ck_assert(attack_check(&g.p, WHITE));
        ck_assert(!attack_check(&g.p, RED) && !attack_check(&g.p, BLACK));
        game_close(&g);
    }
}
END_TEST

START_TEST(case_9_ten_knight_moves)
{
    game_bare(&g, rules, "W:Nd4", WHITE);
    game_must_list(&g, "d4-b3 d4-c2 d4-e2 d4-f3 d4-b9 d4-c10 d4-k10 d4-l9 d4-e6 d4-f5");
}
END_TEST

START_TEST(case_10_pawn_abroad)
{
    game_bare(&g, rules, "W:l5 R:Nk9,Nm9,Nl9 B:Nk6,Nm6,Nk5,Nm5", WHITE);
    game_must_list(&g, "l5-l6 l5-k6 l5-m6");
}
END_TEST

START_TEST(case_11_pawn_captures_ahead)
{
    game_bare(&g, rules, "W:Na1,Nb1,Na3,Nb3,Nb2 R:a2", RED);
    game_must_list(&g, "a2-b1=Q a2-b1=R a2-b1=B a2-b1=N");
}
END_TEST

START_TEST(case_12_first_moves)
{
    open(NULL);
    game_must_list(&g, "a2-a3 a2-a4 b2-b3 b2-b4 c2-c3 c2-c4 d2-d3 d2-d4 e2-e3 e2-e4 f2-f3 f2-f4 g2-g3 g2-g4 h2-h3 h2-h4 "
                       "b1-a3 b1-c3 g1-f3 g1-h3");
    game_close(&g);
}
END_TEST

START_TEST(case_13_no_king_no_check)
{
    open("W:Ke1 R:Ra12 B:Kk8,Re8 turn=W owner=W-B");
    ck_assert(!attack_check(&g.p, RED));
    game_close(&g);
    open("W:Ke1 B:Kk8,Re8 turn=W");
    ck_assert(!attack_check(&g.p, RED));
    game_close(&g);
}
END_TEST

START_TEST(case_14_nobody_stalemated)
{
    open(NULL);
    for (int player = 0; player < 3; player++)
        ck_assert(movegen_any(&g.p, player, g.p.realm.takes[player]));
    game_close(&g);
}
END_TEST

START_TEST(case_15_two_rights)
{
    open("W:Ke1,c2 R:Kd12,n11 B:Kk8,d4 turn=W");
    game_play(&g, "c2-c4 n11-n9");
    ck_assert_int_eq(g.p.turn.nep, 2);
    game_play(&g, "d4-c3");
    ck_assert_int_eq(g.p.at[cell("c4")], 0);
    ck_assert_int_eq(g.p.at[cell("c3")], code_make(BLACK, PAWN));
    ck_assert_int_eq(g.p.count[WHITE], 1);
    game_close(&g);
}
END_TEST

START_TEST(case_16_right_ends_with_the_pushers_turn)
{
    open("W:Ke1,c2 R:Kd12,b4 B:Kk8,d4 turn=W");
    game_play(&g, "c2-c4 d12-d11 k8-k7");
    ck_assert_int_eq(g.p.turn.nep, 0);
    game_play(&g, "e1-e2");
    ck_assert(!game_can(&g, "b4-c3"));
    game_close(&g);
}
END_TEST

/* The knight uncovers the queen: Red mates.  From f2 it checks as well: Black, who moved last, mates. */
START_TEST(case_17_who_gave_mate)
{
    static const char text[] = "W:Kd1,Rc1,Re1,c2,e2 R:Kd12,Qd10 B:Kk8,Nd3 turn=B";
    open(text);
    game_play(&g, "d3-f4");
    game_must_settle(&g, SETTLED_MATED, WHITE, RED);
    ck_assert_int_eq(g.p.realm.owner[WHITE], RED);
    game_close(&g);
    open(text);
    game_play(&g, "d3-f2");
    game_must_settle(&g, SETTLED_MATED, WHITE, BLACK);
    ck_assert_int_eq(g.p.realm.owner[WHITE], BLACK);
    game_close(&g);
}
END_TEST

/* After Re1-e8 it is Red's turn, and Red decides whose mate it will be. */
START_TEST(case_18_mate_waits_for_its_turn)
{
    static const char text[] = "W:Kc1,Re1 R:Kd12,Rl12,Bh3 B:Kn8,m7,n7 turn=W";
    open(text);
    game_play(&g, "e1-e8");
    ck_assert_int_eq(g.settled.n, 0);
    ck_assert(attack_check(&g.p, BLACK));
    game_play(&g, "d12-d11");
    game_must_settle(&g, SETTLED_MATED, BLACK, WHITE);
    game_close(&g);
    open(text);
    game_play(&g, "e1-e8 l12-l8");
    game_must_settle(&g, SETTLED_MATED, BLACK, RED);
    game_close(&g);
    open(text);
    game_play(&g, "e1-e8 h3-l8");
    ck_assert_int_eq(g.settled.n, 0);
    ck_assert_int_eq(g.p.turn.seat, BLACK);
    game_close(&g);
}
END_TEST

START_TEST(case_19_frozen)
{
    open("W:Ka1,h2 R:Kd12,Qb3,Rh3 B:Kk8 turn=W");
    game_must_settle(&g, SETTLED_FROZEN, WHITE, NOBODY);
    ck_assert_int_eq(g.p.turn.seat, RED);
    ck_assert(game_can(&g, "h3-h2"));
    ck_assert(!game_can(&g, "b3-a1"));
    game_close(&g);
    open("W:Ka1,h2 R:Kc3,Qb3 B:Kk8 turn=R owner=-RB");
    ck_assert(!game_can(&g, "c3-b2") && game_can(&g, "c3-c2") && game_can(&g, "b3-b2"));
    game_close(&g);
    open("W:Ka1,h2 R:Kg4 B:Kk8 turn=R owner=-RB");
    ck_assert(game_can(&g, "g4-g3"));
    game_close(&g);
}
END_TEST

START_TEST(case_20_second_stalemate)
{
    open("W:Ka1 R:Kd12,Qg6 B:Kh8 turn=B owner=-RB");
    game_must_end(&g, STATE_STALEMATE, END_STALEMATE, "1 1 1");
    game_close(&g);
}
END_TEST

START_TEST(case_21_corner_bishop)
{
    game_bare(&g, rules, "W:Ba1", WHITE);
    ck_assert(game_can(&g, "a1-n12") && game_can(&g, "a1-h8"));
    ck_assert(!game_can(&g, "a1-h1") && !game_can(&g, "a1-a12") && !game_can(&g, "a1-n8"));
}
END_TEST

START_TEST(case_22_kings_at_the_middle_point)
{
    struct fault fault;
    struct position p;
    ck_assert(position_read(&p, rules, "W:Kd4 R:Kn12 B:Kk5", &fault));
    ck_assert(!position_read(&p, rules, "W:Kd4 R:Kk9 B:Kn8", &fault) && fault.code == FAULT_KINGS_TOUCH);
    ck_assert(!position_read(&p, rules, "W:Kd4 R:Kn12 B:Ke5", &fault) && fault.code == FAULT_KINGS_TOUCH);
}
END_TEST

START_TEST(case_23_pawn_taken_over)
{
    open("W:Ke1,Nb1,Rd1 R:c2 B:Kk8 turn=W owner=WWB");
    ck_assert_int_eq(game_moves_of(&g, "c2-"), 4);
    game_play(&g, "c2-c1=N");
    ck_assert_int_eq(g.p.at[cell("c1")], code_make(RED, KNIGHT));
    game_play(&g, "k8-k7");
    ck_assert(game_can(&g, "c1-b3") && !game_can(&g, "c1-e2=N"));
    game_close(&g);
    open("W:Ke1,a2 R:a11 B:Kk8,b4 turn=W owner=WWB");           /* it keeps its double step, and can be taken en passant */
    ck_assert(game_can(&g, "a11-a9"));
    game_close(&g);
}
END_TEST

START_TEST(case_24_kings_are_not_taken)
{
    open("W:Ke1 R:Kd12,Rk12 B:Kk8 turn=R");
    ck_assert(attack_check(&g.p, BLACK));
    ck_assert(game_can(&g, "k12-k7") && !game_can(&g, "k12-k8"));
    game_close(&g);
}
END_TEST

START_TEST(case_25_capture_on_the_crossed_cell)
{
    open("W:Ke1,c2 R:Kd12,Na4 B:Kk8,d4 turn=W");
    game_play(&g, "c2-c4 a4-c3 d4-c3");
    ck_assert_int_eq(g.p.at[cell("c3")], code_make(BLACK, PAWN));
    ck_assert_int_eq(g.p.at[cell("c4")], code_make(WHITE, PAWN));
    ck_assert_int_eq(g.p.count[RED], 1);
    game_close(&g);
}
END_TEST

START_TEST(case_26_pushed_pawn_taken)
{
    open("W:Ke1,c2 R:Kd12,Bb3 B:Kk8,d4 turn=W");
    game_play(&g, "c2-c4 b3-c4");
    ck_assert_int_eq(g.p.turn.nep, 0);
    ck_assert_int_eq(game_moves_of(&g, "d4-"), 1);
    ck_assert(game_can(&g, "d4-d3"));
    game_close(&g);
}
END_TEST

/* ---- forks of the long diagonals ---- */

/* The bishops l10 and f6 both check c3 through d4: one move answers both checks. */
START_TEST(two_checks_one_answer)
{
    open("W:Kc3,Rd1 R:Kd12,Bl10 B:Kk8,Bf6 turn=W");
    ck_assert_int_eq(g.list.n, 7);
    ck_assert_int_eq(game_moves_of(&g, "c3-"), 6);
    ck_assert(game_can(&g, "d1-d4"));
    game_close(&g);
}
END_TEST

START_TEST(pinned_on_two_lines)
{
    open("W:Kc3,Bd4 R:Kd12,Bl10 B:Kk8,Bf6 turn=W");
    ck_assert_int_eq(game_moves_of(&g, "d4-"), 0);
    ck_assert_int_gt(g.list.n, 0);
    game_close(&g);
    open("W:Kc3,Bd4 R:Kd12,Bl10 B:Kk8 turn=W");
    ck_assert_int_eq(game_moves_of(&g, "d4-"), 2);
    ck_assert(game_can(&g, "d4-k9") && game_can(&g, "d4-l10"));
    game_close(&g);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("cases");
    TCase *all = tcase_create("all");
    tcase_add_checked_fixture(all, set_up, tear_down);
    tcase_add_test(all, case_1_queen_over_a_seam);
    tcase_add_test(all, case_2_knight_steps);
    tcase_add_test(all, case_3_king_move_moves_no_rook);
    tcase_add_test(all, case_4_no_rook_no_castling);
    tcase_add_test(all, case_5_both_branches);
    tcase_add_test(all, case_6_one_branch_blocked);
    tcase_add_test(all, case_7_no_capture_of_own_men);
    tcase_add_test(all, case_8_check_from_every_seat);
    tcase_add_test(all, case_9_ten_knight_moves);
    tcase_add_test(all, case_10_pawn_abroad);
    tcase_add_test(all, case_11_pawn_captures_ahead);
    tcase_add_test(all, case_12_first_moves);
    tcase_add_test(all, case_13_no_king_no_check);
    tcase_add_test(all, case_14_nobody_stalemated);
    tcase_add_test(all, case_15_two_rights);
    tcase_add_test(all, case_16_right_ends_with_the_pushers_turn);
    tcase_add_test(all, case_17_who_gave_mate);
    tcase_add_test(all, case_18_mate_waits_for_its_turn);
    tcase_add_test(all, case_19_frozen);
    tcase_add_test(all, case_20_second_stalemate);
    tcase_add_test(all, case_21_corner_bishop);
    tcase_add_test(all, case_22_kings_at_the_middle_point);
    tcase_add_test(all, case_23_pawn_taken_over);
    tcase_add_test(all, case_24_kings_are_not_taken);
    tcase_add_test(all, case_25_capture_on_the_crossed_cell);
    tcase_add_test(all, case_26_pushed_pawn_taken);
    tcase_add_test(all, two_checks_one_answer);
    tcase_add_test(all, pinned_on_two_lines);
    suite_add_tcase(suite, all);
    return support_run(suite);
}
