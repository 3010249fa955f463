/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Zubrin's rules (mate=kings): kings are taken like men, there is no check and no mate, castling needs empty cells only, a
   player without a move passes, who loses his king is out and his men are inert, the last king wins.

   Ten positions, their moves worked out by hand.  No figure for these rules exists elsewhere. */
#include <check.h>
#include <string.h>

#include "core/attack.h"
#include "support.h"

static struct game g;

static void open(const char *text)
{
    game_open(&g, "three-sided", "mate=kings", text);
}

static const struct zubrin {
    const char *text;
    int n;
    const char *moves;
} positions[] = {
    /* 1.  The rook b12 rakes the file b12 .. b9 b4 .. b1.  The king may step into it: a2, b1, b2. */
    { "W:Ka1 R:Kd12,Rb12 B:Kk8 turn=W", 3, "a1-a2 a1-b1 a1-b2" },

    /* 2.  The rook a12 attacks the king.  Nothing obliges White to answer: three king moves (a2 is attacked as well), two pawn
       moves. */
    { "W:Ka1,h2 R:Kd12,Ra12 B:Kk8 turn=W", 5, "a1-a2 a1-b1 a1-b2 h2-h3 h2-h4" },

    /* 3.  The rook d1 takes Red's king at the other end of its file.  Rook: d2 d3 d4 d9 d10 d11 and x d12; b1 c1 up to the own
       king, e1 f1 g1 h1: 13.  King: a2 b1 b2. */
    { "W:Ka1,Rd1 R:Kd12 B:Kk8 turn=W", 16,
      "d1-d2 d1-d3 d1-d4 d1-d9 d1-d10 d1-d11 d1-d12 d1-b1 d1-c1 d1-e1 d1-f1 d1-g1 d1-h1 a1-a2 a1-b1 a1-b2" },

    /* 4.  Red is out, his men are inert: c3 stands in the pawn's way, b3 may be taken by it, both attack nothing.  King: a2 b1
       b2. */
    { "W:Ka1,c2 R:Nb3,Nc3 B:Kh8 turn=W owner=W-B", 4, "a1-a2 a1-b1 a1-b2 c2-b3" },

    /* 5.  The rook c1 attacks the king, the knight g3 attacks f1; White castles all the same, for f1 and g1 are empty.
       King: d1 (beside the rook), f1, and g1 by castling: 3.  Rook: g1 f1, h2 .. h8: 9.  Pawns: d3 d4, e3 e4, f3 f4 and x g3;
       g2 is blocked by the knight and has nothing to take on f3 and h3: 7. */
    { "W:Ke1,Rh1,d2,e2,f2,g2 R:Kd12 B:Kk8,Rc1,Ng3 turn=W castle=W7", 19,
      "e1-d1 e1-f1 e1-g1 h1-g1 h1-f1 h1-h2 h1-h3 h1-h4 h1-h5 h1-h6 h1-h7 h1-h8 d2-d3 d2-d4 e2-e3 e2-e4 f2-f3 f2-f4 f2-g3" },

    /* 6.  A man between: no castling.  King: d1 f1 d2 e2 f2.  Knight: a3 c3 d2.  Rook: a2 a3 a4 a9 a10 a11 a12, and no way past
       b1. */
    { "W:Ke1,Ra1,Nb1 R:Kd12 B:Kk8 turn=W castle=W0", 15,
      "e1-d1 e1-f1 e1-d2 e1-e2 e1-f2 b1-a3 b1-c3 b1-d2 a1-a2 a1-a3 a1-a4 a1-a9 a1-a10 a1-a11 a1-a12" },

    /* 7.  The bishop shields its king from the rook e8, and moves away.  Bishop: d1; f1; f3 g4 h5; d3 c4 b9 a10: 9.  King: d1
       f1 d2 f2. */
    { "W:Ke1,Be2 R:Kd12 B:Kn8,Re8 turn=W", 13,
      "e2-d1 e2-f1 e2-f3 e2-g4 e2-h5 e2-d3 e2-c4 e2-b9 e2-a10 e1-d1 e1-f1 e1-d2 e1-f2" },

    /* 8.  White has no move: a1 is walled in by a2 b1 b2; b1 by a2 c2; b2 by a2 b1 b3 c2; the pawns a2 b3 c2 stand before the
       knights a3 b4 c3, and a2 has its own b3 and c2 its own b3 and the empty d3 to take on, b3 the empty a4 and c4.  He
       passes, and Red moves.  King: c12 k12 c11 d11 k11.  Knight a3: b9 c4, x b1, x c2. */
    { "W:Ka1,Rb2,Bb1,a2,b3,c2 R:Kd12,Na3 B:Kk8,Nb4,Nc3 turn=W", 9,
      "d12-c12 d12-k12 d12-c11 d12-d11 d12-k11 a3-b9 a3-c4 a3-b1 a3-c2" },

    /* 9.  The same wall for White and, turned, for Black; the men before it are those of Red, who is out.  White passes, Black
       passes: a draw. */
    { "W:Ka1,Rb2,Bb1,a2,b3,c2 R:Na3,Nb4,Nc3,Nh6,Ng5,Nf6 B:Kh8,Rg7,Bg8,h7,g6,f7 turn=W owner=W-B", 0, "" },

    /* 10.  Two kings touch over the middle point: all nine steps of the king d4 are there, k9 takes the other one. */
    { "W:Kd4 R:a11 B:Kk9 turn=W owner=W-B", 9, "d4-c3 d4-d3 d4-e3 d4-c4 d4-e4 d4-c9 d4-d9 d4-k9 d4-e5" },
};
enum { NPOSITIONS = sizeof positions / sizeof *positions };

START_TEST(moves)
{
    const struct zubrin *z = &positions[_i];
    open(z->text);
    ck_assert_int_eq(g.list.n, z->n);
    game_must_list(&g, z->moves);
    for (int player = 0; player < PLAYERS; player++)
        ck_assert(!attack_check(&g.p, player));
    game_close(&g);
}
END_TEST

START_TEST(who_loses_his_king_is_out)
{
    open(positions[2].text);
    game_play(&g, "d1-d12");
    ck_assert_int_eq(g.p.realm.fate[RED], KING_TAKEN);
    ck_assert_int_eq(g.p.realm.owner[RED], NOBODY);
    ck_assert_int_eq(g.p.realm.state, STATE_PLAYING);
    ck_assert_int_eq(g.p.turn.seat, BLACK);
    ck_assert_int_eq(g.p.turn.quiet, 0);
    game_close(&g);
    open("W:Ka1,Rd1 R:Kd12,Rc12,a11 B:Kk8 turn=W");
    game_play(&g, "d1-d12 k8-k7");
    ck_assert_int_eq(g.p.turn.seat, WHITE);
    ck_assert_int_eq(g.p.count[RED], 2);
    ck_assert(game_can(&g, "d12-c12") && !game_can(&g, "a11-a10") && !game_can(&g, "c12-c11"));
    game_close(&g);
}
END_TEST

START_TEST(castling_out_of_attack)
{
    open(positions[4].text);
    game_play(&g, "e1-g1");
    ck_assert_int_eq(g.p.at[support_cell(&topology_three_sided, "f1")], code_make(WHITE, ROOK));
    game_close(&g);
}
END_TEST

START_TEST(passes)
{
    open(positions[7].text);
    game_must_settle(&g, SETTLED_PASSED, WHITE, NOBODY);
    ck_assert_int_eq(g.p.turn.seat, RED);
    ck_assert_int_eq(g.p.realm.fate[WHITE], IN_PLAY);
    game_close(&g);
    open(positions[8].text);
    ck_assert_int_eq(g.settled.n, 3);
    game_must_end(&g, STATE_DRAW, END_PASSES, "1 3 1");
    game_close(&g);
}
END_TEST

START_TEST(last_king_wins)
{
    open(positions[9].text);
    game_play(&g, "d4-k9");
    game_must_end(&g, STATE_OVER, END_KING, "1 3 2");
    game_close(&g);
    /* With two players the first king taken is the last. */
    game_open(&g, "three-sided", "mate=kings players=no-red", "W:Ke1,Re2 B:Ke8");
    game_play(&g, "e2-e8");
    game_must_end(&g, STATE_OVER, END_KING, "1 0 2");
    game_close(&g);
}
END_TEST

/* The neutral rule covers kings like other men: Red has just hit Black, so White may not, though it would end Black's game. */
START_TEST(neutral_rule_covers_kings)
{
    game_open(&g, "three-sided", "mate=kings diplomacy=neutrality", "W:Ka1,Rh1 R:Kd12,Ra9 B:Kh8,b9 turn=W victim=-B-");
    ck_assert(game_can(&g, "h1-h7") && !game_can(&g, "h1-h8"));
    game_close(&g);
    game_open(&g, "three-sided", "mate=kings diplomacy=neutrality", "W:Ka1,Rh1 R:Kd12,Ra9 B:Kh8,b9 turn=W victim=---");
    ck_assert(game_can(&g, "h1-h8"));
    game_close(&g);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("zubrin");
    TCase *all = tcase_create("all");
    tcase_add_loop_test(all, moves, 0, NPOSITIONS);
    tcase_add_test(all, who_loses_his_king_is_out);
    tcase_add_test(all, castling_out_of_attack);
    tcase_add_test(all, passes);
    tcase_add_test(all, last_king_wins);
    tcase_add_test(all, neutral_rule_covers_kings);
    suite_add_tcase(suite, all);
    return support_run(suite);
}
