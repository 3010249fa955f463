/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people write and what they are told: positions and moves as typed, and the sentence for each that is refused. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "core/notation.h"
#include "core/position_text.h"
#include "play/wording.h"
#include "support.h"

/* ---- positions that are refused ---- */

static const struct { const char *variant, *options, *text, *sentence; } refused[] = {
    { "three-sided", "", " ", "the position is empty" },
    { "three-sided", "", "x", "\"x\" is neither men (W:Ke1,c4) nor a field this game has (column 1)" },
    { "three-sided", "", "W:", "nobody is in play: a player needs his king and his own men" },
    { "three-sided", "", "W:Ke1,Xa2 R:Kd12 B:Kk8", "\"Xa2\" names no man on a cell of this board (column 7)" },
    { "three-sided", "", "W:Ke1,Qa5 R:Kd12 B:Kk8", "\"Qa5\" names no man on a cell of this board (column 7)" },
    { "three-sided", "", "W:Ke1,e1 R:Kd12 B:Kk8", "two men stand on e1 (column 7)" },
    { "three-sided", "", "W:Ke1 R:Ke1 B:Kk8", "two men stand on e1 (column 9)" },
    { "three-sided", "", "W:Ke1,Ka1 R:Kd12 B:Kk8", "White has two kings (column 7)" },
    { "three-sided", "", "W:Ke1,a12 R:Kd12 B:Kk8", "a pawn cannot stand on a12 (column 7)" },
    { "three-sided", "", "W:Ke1 R:Kd2 B:Kk8", "the kings on e1 and d2 touch" },
    { "three-sided", "", "W:Kd4 R:Kk9 B:Kk8", "the kings on d4 and k9 touch" },
    { "three-sided", "", "W:Ke1 R:Kd12 B:Kk8 turn=X", "\"X\" is no player of this game; a turn is one letter (column 25)" },
    { "three-sided", "", "W:Ke1 R:Kd12,a11 turn=B", "Black is not in play and cannot be on move (column 23)" },
    { "three-sided", "", "W:Ke1 R:Kd12 B:Kk8 turn=R turn=W", "\"turn=W\" is said twice (column 27)" },
    { "three-sided", "", "W:Ke1 R:Kd12 B:Kk8 owner=WW",
      "\"WW\": owners are one letter a player in the order of seats, or - (column 26)" },
    { "three-sided", "", "W:Ke1 R:Kd12 B:Kk8 owner=RRB", "White's king stands, so his men are his own or nobody's (column 26)" },
    { "three-sided", "", "W:Ke1 R:a11 B:Kk8 owner=WRB", "Red has no king and does not command his men (column 25)" },
    { "three-sided", "", "W:Ke1 R:a11 B:Kk8 out=RR", "\"R\" is said twice (column 24)" },
    { "three-sided", "", "W:Ke1 R:a11 B:Kk8 out=W", "White is in play: his king stands and he commands his men (column 23)" },
    { "three-sided", "", "W:Ke1,Ra1 R:Kd12 B:Kk8 castle=W0,W7",
      "castling right \"W7\": king and rook do not stand at home (column 34)" },
    { "three-sided", "", "W:Ke1,Ra1 R:Kd12 B:Kk8 castle=Q9", "\"Q9\" is no castling right of this game (column 31)" },
    { "three-sided", "castling=no", "W:Ke1,Ra1 R:Kd12 B:Kk8 castle=W0", "\"W0\" is no castling right of this game (column 31)" },
    { "three-sided", "", "W:Ke1,c4 R:Kd12 B:Kk8 turn=R ep=c3",
      "\"c3\": en passant is crossed cell/cell of the pawn/player who pushed it (column 33)" },
    { "three-sided", "", "W:Ke1,c4 R:Kd12 B:Kk8 turn=W ep=c3/c4/W", "en passant: White cannot have pushed a pawn just now (column 33)" },
    { "three-sided", "", "W:Ke1,c4 R:Kd12 B:Kk8 turn=R ep=c3/d4/W", "en passant: no pawn of the pusher stands on d4 (column 33)" },
    { "three-sided", "", "W:Ke1,c4 R:Kd12 B:Kk8 turn=R ep=b3/c4/W",
      "en passant \"b3/c4/W\": no pawn has just crossed that cell (column 33)" },
    { "three-sided", "", "W:Ke1,c4,c2 R:Kd12 B:Kk8 turn=R ep=c3/c4/W",
      "en passant \"c3/c4/W\": no pawn has just crossed that cell (column 36)" },
    { "three-sided", "ep=none", "W:Ke1,c4 R:Kd12 B:Kk8 turn=R ep=c3/c4/W", "\"c3/c4/W\" is not a text of this game (column 33)" },
    { "three-sided", "ep=next", "W:Ke1,c4 R:Kd12 B:Kk8 turn=B ep=c3/c4/W", "en passant: White cannot have pushed a pawn just now (column 33)" },
    { "three-sided", "", "W:Ke1 R:Kd12 B:Kk8 victim=---", "\"---\" is not a text of this game (column 27)" },
    { "three-sided", "diplomacy=neutrality", "W:Ke1 R:Kd12 B:Kk8 victim=W--",
      "\"W--\": victims are one letter a player in the order of seats, or - (column 27)" },
    { "three-sided", "", "W:Ke1 R:Kd12 B:Kk8 count=10000", "\"10000\" is no number from 0 (round: 1) to 9999 (column 26)" },
    { "three-sided", "", "W:Ke1 R:Kd12 B:Kk8 round=0", "\"0\" is no number from 0 (round: 1) to 9999 (column 26)" },
    { "three-sided", "players=no-red", "W:Ke1 R:Kd12 B:Kk8", "Red's set is left off in this game (column 9)" },
    { "three-sided", "", "k7/8/8/8/8/8/8/K7 w - - 0 1", "\"k7/8/8/8/8/8/8/K7\" is not a text of this game (column 1)" },
    { "three-sided", "", "wKe1 rKd12 bKk8 wQz2", "\"wQz2\" names no man on a cell of this board (column 17)" },
    { "three-sided", "", "\033[31m", "\"?[31m\" is neither men (W:Ke1,c4) nor a field this game has (column 1)" },
    { "three-sided", "", "W:Ke1,a2,a3,a4,b2,b3,b4,c2,c3,c4,d2,d3,d4,e2,e3,e4,f2,f3,f4,g2,g3,g4,h2,h3,h4,a9,a10,a11,b9,b10,b11,c9,c10 "
      "R:Kd12 B:Kk8", "White has more than 32 men (column 104)" },
    { "orthodox", "", "8/8/8/8/8/8/8 w - - 0 1", "\"8/8/8/8/8/8/8\" has not as many lines as the board (column 1)" },
    { "orthodox", "", "7/8/8/8/8/8/8/8 w - - 0 1", "\"7\" has not as many cells as its line of the board (column 1)" },
    { "orthodox", "", "9/8/8/8/8/8/8/8 w - - 0 1", "\"9\" has not as many cells as its line of the board (column 1)" },
    { "orthodox", "", "xk5/8/8/8/8/8/8/K7 w - - 0 1", "\"x\" stands for no man (column 1)" },
    { "orthodox", "", "k7/8/8/8/8/8/8/K7 x - - 0 1", "\"x\" is no player of this game; a turn is one letter (column 19)" },
    { "orthodox", "", "k7/8/8/8/8/8/8/K7 w KQ - 0 1", "castling right \"K\": king and rook do not stand at home (column 21)" },
    { "orthodox", "", "k7/8/8/8/8/8/8/K7 w - e3 0 1", "en passant \"e3\": no pawn has just crossed that cell (column 23)" },
    { "orthodox", "", "k7/8/8/8/8/8/8/K7 w - - x 1", "\"x\" is no number from 0 (round: 1) to 9999 (column 25)" },
    { "orthodox", "", "k7/8/8/8/8/8/8/K7 w - - 0 1 extra",
      "a FEN has board, turn, castling (where the game has it), en passant and two numbers; look at \"extra\" (column 29)" },
    { "orthodox", "", "8/8/8/8/8/8/8/K7 w - - 0 1", "Black has no king" },
    { "orthodox", "", "W:Ke1 B:Ke8 turn=R", "Red is not in play and cannot be on move (column 18)" },
};
enum { NREFUSED = sizeof refused / sizeof *refused };

START_TEST(positions_refused)
{
    struct rules *rules = support_rules(refused[_i].variant, refused[_i].options);
    struct position p;
    struct fault fault;
    struct text said = { 0 };
    ck_assert_msg(!position_read(&p, rules, refused[_i].text, &fault), "%s was read", refused[_i].text);
    wording_fault(&fault, rules, 0, refused[_i].text, &said);
    ck_assert_str_eq(text_string(&said), refused[_i].sentence);
    text_free(&said);
    rules_free(rules);
}
END_TEST

/* ---- positions that are read, and how they are written again ---- */

static const struct { const char *variant, *options, *text, *again; } read_back[] = {
    { "three-sided", "", "w:ke1,A2 r:KD12 b:Kk8", "W:Ke1,a2 R:Kd12 B:Kk8 turn=W" },
    { "three-sided", "", "turn=B B:Kk8 W:Ke1 R:Kd12,n9,k9", "W:Ke1 R:Kd12,n9,k9 B:Kk8 turn=B" },
    { "three-sided", "", "wKe1 rKd12 bKk8 wPa2 rNn5", "W:Ke1,a2 R:Kd12,Nn5 B:Kk8 turn=W" },
    { "three-sided", "", "W:Ke1,Ra1,Rh1 R:Kd12 B:Kk8 castle=h1,a1", "W:Ke1,Ra1,Rh1 R:Kd12 B:Kk8 turn=W castle=W0,W7" },
    { "three-sided", "", "W:Ke1,Ra1,Rh1,c4 R:Qb12,a11 B:Kk8,d4 turn=B owner=WWB castle=W0,W7 ep=c3/c4/W",
      "W:Ke1,Ra1,Rh1,c4 R:Qb12,a11 B:Kk8,d4 turn=B owner=WWB castle=W0,W7 ep=c3/c4/W" },
    { "three-sided", "", "W:Ke1 R:a11 B:Kk8", "W:Ke1 R:a11 B:Kk8 turn=W" },
    { "three-sided", "", "W:Ke1 B:Kk8,a3 out=R", "W:Ke1 B:Kk8,a3 turn=W out=R" },
    { "orthodox", "", "k7/8/8/8/8/8/8/K6R b", "k7/8/8/8/8/8/8/K6R b - - 0 1" },
    { "orthodox", "", "W:Ka1,Rh1 B:Ka8 turn=B count=7 round=3", "k7/8/8/8/8/8/8/K6R b - - 7 3" },
    { "orthodox", "", "wKf1 bPc3 bKh8", "7k/8/8/8/8/2p5/8/5K2 w - - 0 1" },
};
enum { NREAD_BACK = sizeof read_back / sizeof *read_back };

START_TEST(positions_read)
{
    struct rules *rules = support_rules(read_back[_i].variant, read_back[_i].options);
    struct position p;
    struct fault fault;
    struct text text = { 0 };
    if (!position_read(&p, rules, read_back[_i].text, &fault))
        wording_fault(&fault, rules, 0, read_back[_i].text, &text);
    else
        position_write(&p, &text);
    ck_assert_str_eq(text_string(&text), read_back[_i].again);
    text_free(&text);
    rules_free(rules);
}
END_TEST

/* ---- typed moves ---- */

#define START NULL
#define PROMOTING "W:Ke1,a11,h7,m7 R:Kd12,Nb12 B:Kk8 turn=W"
#define CASTLING "W:Ke1,Ra1,Rh1,Nb1 R:Kd12 B:Kk8,Rf8 turn=W castle=W0,W7"
#define ROOKS "W:Ke1,Ra3,Rh3,Rc9 R:Kd12 B:Kk8 turn=W"
#define KNIGHT_N "W:Ke1,Nl5 R:Kd12 B:Kk8 turn=W"

/* A move as it is played, or the sentence. */
static const struct { const char *position, *typed, *played; } typed[] = {
    /* forms */
    { START, "e2-e4", "e2-e4" }, { START, "e2e4", "e2-e4" }, { START, "E2:E4", "e2-e4" }, { START, "e2 e4", "e2-e4" },
    { START, "e4", "e2-e4" }, { START, "Pe4", "e2-e4" }, { START, "e2-e4!?", "e2-e4" }, { START, "nc3", "b1-c3" },
    { START, "Nc3", "b1-c3" }, { START, "Nb1-c3", "b1-c3" }, { START, "Nbc3", "b1-c3" }, { START, "N1c3", "b1-c3" },
    { START, "Nb1xc3+RB", "b1-c3" },
    { PROMOTING, "a11-a12=Q", "a11-a12=Q" }, { PROMOTING, "a12=n", "a11-a12=N" }, { PROMOTING, "a11a12R", "a11-a12=R" },
    { PROMOTING, "a12(B)", "a11-a12=B" }, { PROMOTING, "axb12=Q", "a11-b12=Q" },
    { PROMOTING, "a12", "say what the pawn becomes, like =Q" },
    { PROMOTING, "a12=K", "a pawn does not become a king on a12" },
    { CASTLING, "Ra2", "a1-a2" },
    { CASTLING, "O-O-O", "no castling: the knight on b1 stands in the way" },
    { CASTLING, "0-0", "no castling: f1 is attacked by Black's rook on f8" },
    { KNIGHT_N, "Nn6", "l5-n6" },
    /* n5 is a cell and Nn5 a knight; a piece letter may be a file */
    { START, "k8", "no pawn of yours can go to k8" },
    { START, "Kd12", "no king of yours can go to d12" },
    { START, "Kd4", "no king of yours can go to d4" },
    /* several */
    { ROOKS, "Rc3", "several men can go to c3: say from which cell (a3, h3, c9)" },
    { ROOKS, "Rac3", "a3-c3" }, { ROOKS, "R9c3", "c9-c3" }, { ROOKS, "Ra3c3", "a3-c3" },
    /* reasons */
    { START, "", "this is not a move; type one like e2-e4, Ne2-d4 or O-O" },
    { START, "zz9", "this is not a move; type one like e2-e4, Ne2-d4 or O-O" },
    { START, "e2-e5", "a pawn on e2 does not go to e5" },
    { START, "e3-e4", "there is no man on e3" },
    { START, "d11-d9", "the pawn on d11 is commanded by Red" },
    { START, "a1-a4", "the way to a4 is blocked by the pawn on a2" },
    { START, "e1-e2", "your own pawn stands on e2" },
    { START, "e2-e4=Q", "a pawn does not become a queen on e4" },
    { START, "Nc3=Q", "a knight does not become a queen on c3" },
    { START, "O-O", "no castling: the bishop on f1 stands in the way" },
    { "W:Ke1,Re2 R:Kd12 B:Kk8,Re8 turn=W", "e2-f2", "your king on e1 would be attacked by Black's rook on e8" },
    { "W:Ke1 R:Kd12 B:Kk8,Re8 turn=W", "e1-e2", "your king on e2 would be attacked by Black's rook on e8" },
    { "W:Ke1,Rd4 R:Kd12 B:Kk8 turn=W", "d4-d12", "kings are not taken" },
    { "W:Ka1,h2 R:Kd12,Qb3,Rh3 B:Kk8 turn=W", "h2-g3", "the pawn on h2 is commanded by nobody" },
    { "W:Ka1,h2 R:Kd12,Qb3,Rh3 B:Kk8 turn=W", "h3-h1", "the way to h1 is blocked by the pawn on h2" },
};
enum { NTYPED = sizeof typed / sizeof *typed };

START_TEST(moves_typed)
{
    struct game g;
    struct fault fault;
    struct text text = { 0 };
    move_t move;
    game_open(&g, "three-sided", "", typed[_i].position);
    if (notation_read(&g.p, typed[_i].typed, 0, &move, &fault))
        notation_write(&g.p, move, NOTATION_COORDINATE, 0, &text);
    else
        wording_fault(&fault, g.rules, 0, typed[_i].typed, &text);
    ck_assert_msg(!strcmp(text_string(&text), typed[_i].played), "%s: %s", typed[_i].typed, text_string(&text));
    text_free(&text);
    game_close(&g);
}
END_TEST

/* Whatever is typed is a legal move or gets a sentence of its own. */
START_TEST(anything_typed)
{
    struct game g;
    struct rng rng;
    game_open(&g, "three-sided", "", CASTLING);
    rng_seed(&rng, 6);
    for (int n = 0; n < 20000; n++) {
        char line[12];
        struct fault fault;
        struct text text = { 0 };
        move_t move;
        int length = (int)rng_below(&rng, sizeof line);
        for (int i = 0; i < length; i++)
            line[i] = "aehknAEHKNRQ0123489-xO=+"[rng_below(&rng, 24)];
        line[length] = '\0';
        if (notation_read(&g.p, line, 0, &move, &fault)) {
            bool legal = false;
            for (int i = 0; i < g.list.n; i++)
                legal |= g.list.move[i] == move;
            ck_assert_msg(legal, "%s", line);
        } else {
            wording_fault(&fault, g.rules, 0, line, &text);
            ck_assert_msg(text.length > 0 && strcmp(text_string(&text), "this is refused"), "%s: %s", line, text_string(&text));
        }
        text_free(&text);
    }
    game_close(&g);
}
END_TEST

/* ---- marks of a move ---- */

static const struct { const char *variant, *position, *move, *text; } marks[] = {
    { "three-sided", NULL, "e2-e4", "e2-e4" },
    { "three-sided", NULL, "b1-c3", "Nb1-c3" },
    { "three-sided", "W:Ke1,Rd1 R:Kd12 B:Kk8 turn=W", "d1-d4", "Rd1-d4+R" },
    { "three-sided", "W:Ke1,Qe2 R:Kd12 B:Kk8 turn=W", "e2-e8", "Qe2-e8+B" },
    { "three-sided", "W:Ke1,Ra1,Rh1 R:Kd12 B:Kk8 turn=W castle=W0", "e1-c1", "O-O-O+R" },
    { "three-sided", "W:Ke1,c4 R:Kd12,b4 B:Kk8 turn=R ep=c3/c4/W", "b4-c3", "b4xc3ep" },
    { "three-sided", "W:Ka1,h2 R:Kd12,Qe3,Rh3 B:Kk8,e7,k7,l7 turn=R", "h3-h8", "Rh3-h8#B" },
    { "three-sided", "W:Ka1,h2 R:Kd12,Qe3,Rh3 B:Kk8,e7,k7 turn=R", "h3-h8", "Rh3-h8+B" },
    { "orthodox", "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1", "a1-a8", "Ra1-a8#" },
    { "orthodox", "6k1/8/8/8/8/8/8/R6K w - - 0 1", "a1-a8", "Ra1-a8+" },
    { "orthodox", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7-a8=Q", "a7-a8=Q+" },
    { "orthodox", "7k/8/8/8/1p6/8/P7/K7 w - - 0 1", "a2-a4", "a2-a4" },
};
enum { NMARKS = sizeof marks / sizeof *marks };

START_TEST(moves_written)
{
    struct game g;
    struct fault fault;
    struct text text = { 0 };
    move_t move;
    game_open(&g, marks[_i].variant, "", marks[_i].position);
    ck_assert_msg(notation_read(&g.p, marks[_i].move, 0, &move, &fault), "%s", marks[_i].move);
    notation_write(&g.p, move, NOTATION_LONG, 0, &text);
    ck_assert_str_eq(text_string(&text), marks[_i].text);
    text_free(&text);
    game_close(&g);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("texts");
    TCase *all = tcase_create("all");
    tcase_add_loop_test(all, positions_refused, 0, NREFUSED);
    tcase_add_loop_test(all, positions_read, 0, NREAD_BACK);
    tcase_add_loop_test(all, moves_typed, 0, NTYPED);
    tcase_add_test(all, anything_typed);
    tcase_add_loop_test(all, moves_written, 0, NMARKS);
    suite_add_tcase(suite, all);
    return support_run(suite);
}
