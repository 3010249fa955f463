/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Chess on hexagons: the positions of the rule sheet with their numbers and moves, and what other programs got wrong. */
#include <check.h>
#include <stdio.h>
#include <string.h>

#include "core/attack.h"
#include "core/movegen.h"
#include "core/notation.h"
#include "core/position_text.h"
#include "support.h"

/* ---- positions: how many moves, which ones must be there, which beginnings must not ---- */

static const struct place {
    const char *id, *variant, *text, *play;
    int n;
    const char *there;          /* moves, with blanks between */
    const char *missing;        /* beginnings of moves: "d7-" no move of the man on d7 */
} places[] = {
    { "S1", "shafran", "K5/7/3P4/7p1/5P4/9/8/7/5k b - - 0 1", "", 8, "d8-d7 d8-d6 d8-d5", "" },
    { "S2a", "shafran", "K5/7/3P4/7p1/5P4/9/8/7/5k b - - 0 1", "d8-d7", 8, "e6-d7", "c4-d c4-b" },
    { "S2a text", "shafran", "K5/7/3P4/6p2/5P4/9/8/7/5k w - - 0 2", "", 8, "e6-d7", "c4-d c4-b" },
    { "S2b", "shafran", "K5/7/3P4/7p1/5P4/9/8/7/5k b - - 0 1", "d8-d6", 9, "c4-d6 e6-d7", "" },
    { "S2b text", "shafran", "K5/7/3P4/5p3/5P4/9/8/7/5k w - d7 0 2", "", 9, "c4-d6 e6-d7", "" },
    { "S2c", "shafran", "K5/7/3P4/7p1/5P4/9/8/7/5k b - - 0 1", "d8-d5", 9, "c4-d6 e6-d7", "" },
    { "S2c text", "shafran", "K5/7/3P4/4p4/5P4/9/8/7/5k w - d7d6 0 2", "", 9, "c4-d6 e6-d7", "" },
    { "S3", "shafran", "6/4r2/3P4/4p4/5P4/9/2K5/7/5k w - d7d6 0 2", "", 14, "c4-b5", "c4-d6 e6-d7" },
    { "S4", "shafran", "R4r/7/8/9/K8k/9/8/7/R4r w AIai - 0 1", "", 41, "e1-c1 e1-b1 e1-g3 e1-h4", "" },
    { "S4 for Black", "shafran", "R4r/7/8/9/K8k/9/8/7/R4r b AIai - 0 1", "", 41, "e10-g10 e10-h10 e10-c8 e10-b7", "" },
    { "S6", "shafran", "R5/N6/8/9/K8k/9/8/7/R5 w AI - 0 1", "", 41, "e1-g3 e1-h4", "e1-c1 e1-b1" },
    { "S7", "shafran", "R5/6r/8/9/K8k/9/8/7/R5 w AI - 0 1", "", 40, "e1-c1", "e1-b1" },
    { "S8", "shafran", "R5/7/8/8r/K8k/9/8/7/R5 w AI - 0 1", "", 37, "e1-g3 e1-h4", "e1-c1 e1-b1" },
    { "S9", "shafran", "R5/7/8/9/K3r4k/9/8/7/R5 w AI - 0 1", "", 6, "", "e1-c1 e1-b1 e1-g3 e1-h4" },
    { "S10", "shafran", "4P1/6r/8/9/K9/9/8/7/5k w - - 0 1", "", 13,
      "a5-a6=Q a5-a6=R a5-a6=B a5-a6=N a5-b7=Q a5-b7=R a5-b7=B a5-b7=N", "" },
    { "S11", "shafran", NULL, "b1-c4 c8-d6 d1-e3 b6-b5 c4-d7", 0, "", "" },
    { "S12", "shafran", "k2K2/7/8/1Q7/10/9/8/7/6 b - - 1 1", "", 0, "", "" },
    { "S13", "shafran", "5k/3N3/5K2/9/10/9/8/7/6 b - - 0 1", "", 0, "", "" },
    { "G1", "glinski", "6/7/6p1/9/10/4P3p2/K9/8k/8/7/6 w - 1 2", "", 9, "f5-f6 f5-f7", "" },
    { "G2", "glinski", "6/4P2/4p3/9/10/11/K8k/9/8/7/6 w c6 0 2", "", 9, "b5-c6", "" },
    { "G3", "glinski", "K5/7/8/9/10/10k/10/9/8/P6/r5 w - 0 1", "", 8, "k1-l1", "k1-l1=" },
    { "G4", "glinski", "5k/7/8/9/10/K10/10/9/8/7/4P1 w - 0 1", "", 9, "l5-l6=Q l5-l6=R l5-l6=B l5-l6=N", "" },
    { "G5", "glinski", "6/7/8/9/10/8K1k/10/9/8/7/6 b - 1 1", "", 0, "", "" },
    { "G6", "glinski", "5k/7/8/9/10/K8r1/8P1/8r/8/7/6 w - 0 1", "", 5, "g9-f10", "g9-f10=" },
    { "M1", "mccooey", NULL, "", 31, "f4-f5 e3-e4 e3-e5", "f4-f6" },
    { "M2", "mccooey", NULL, "g3-g5 h8-h6 g5-h6", 37, "g9-h6 h9-h6 g8-h6", "f8-g6" },
    { "M2 text", "mccooey", "6/7/P6p/RP5pr/QNP4pnq/BBBP3pbbb/KN5pnk/RP3P2r/P6p/7/6 b - 0 2", "", 37, "g9-h6 h9-h6 g8-h6", "f8-g6" },
    { "M3", "mccooey", "6/7/8/4P4/5p4/11/K8k/9/8/7/6 w e7 0 2", "", 9, "d5-e7", "" },
    { "M4", "mccooey", "6/7/P7/RP7/QNP7/BBBn7/KNP6k/RP7/P7/7/6 w - 0 1", "", 0, "", "" },
    { "W1", "wellisch", NULL, "", 20, "b4-c3 b4-c6 b4-d5 a4-a5", "b4-c4 b4-c5 a4-a2" },
    { "W1 Red", "wellisch", NULL, "b1-c1", 20, "f11-e9 l10-l9 l10-k9", "f11-e10" },
    { "W1 Black", "wellisch", NULL, "b1-c1 e10-d9", 20, "f2-e2 f2-f3", "f2-g" },
    { "W2", "wellisch", "W:Ka4,Rk10,Rl10 R:Ki11,Rg6 B:Kl6,Nf1,e1 turn=R", "", 29, "g6-l6", "" },
    { "W3", "wellisch", "W:Ka4,Rl10 R:Ki11,Rg6 B:Kl6,Nf1,e1 turn=R", "", 29, "", "g6-l6" },
    { "W4", "wellisch", "W:Ka4,Rk10,Rl10 R:Ki11,Rg6 B:Kl6,Nf1,e1 turn=R", "g6-l6 a4-b4", -1, "e1-d1 e1-e2", "" },
    { "W5", "wellisch", "W:Ka4,Rk10,Rl10 R:Ki11,Rg6 B:Kl6,Nf1,e1 turn=R", "i11-h11", 34, "l10-l6", "" },
    { "W6", "wellisch", "W:Ka4,k6 R:Ki11 B:Kh3 turn=W", "", 6, "k6-l6 k6-l7", "k6-l6= k6-l7=" },
    { "W7", "wellisch", "W:Ka4,k6 R:Ki11 B:Kh3 turn=W pool=NQ,-,-", "", 8, "k6-l6=N k6-l6=Q k6-l7=N k6-l7=Q", "" },
    { "W8", "wellisch", "W:Ka4,l6 R:Ki11 B:Kh3 turn=W", "", 4, "", "l6-" },
    { "W9", "wellisch", "W:Ka4,l6 R:Ki11 B:Kh3 turn=W pool=R,-,-", "", 5, "l6-l6=R", "" },
    { "W10", "wellisch", "W:Ka4,Ra2,Ra5 R:Ki11 B:Kh3 turn=W castle=a2,a5", "", 38, "a4-a5 a4-a2", "" },
    { "W11", "wellisch", "W:Ka4,Ra2,Ra5 R:Ki11 B:Kh3,Rf3 turn=W castle=a2,a5", "", 36, "a4-a5", "a4-a2" },
    { "W12", "wellisch", "W:Kl9,Qk5,Rf8,Ri9 R:Ka1,Rd2 B:Kb1,Ra2,Rg6 turn=R", "", 2, "a1-b1 a1-a2", "" },
    { "W13", "wellisch", "W:Ke4,Qk10,Rc1,Rh9 R:Ka3,Rc2 B:Kb1,Ra4,Re10 turn=R", "", 2, "c2-b1 a3-a4", "" },
    { "B1", "brusky", "3k5/10/5n5/5P6/12/11/10/5K3 w - - 0 1", "", 7, "", "f5-" },
    { "B2", "brusky", "3k5/10/5N5/5P6/12/11/10/5K3 w - - 0 1", "", 18, "f5-f6", "" },
    { "B3", "brusky", "3k5/10/11/12/3n8/11/2P7/5K3 w - - 0 1", "", 11, "c2-c3 c2-c4 c2-d3 c2-e4 c2-d4", "" },
    { "E1", "echexs", "W:Kl1,e3 R:Ka6,Nd7,Nf7 B:Kl6,f4 turn=W", "e3-e5 a6-a5", 7, "f4-e4", "" },
    { "E2", "echexs", "W:Kl1,e3 R:Ka6,Nd7,Nf7 B:Kl6,f4 turn=W", "e3-e5 d7-e5", 6, "", "f4-e4" },
    { "E3", "echexs", "W:Kl1,e3 R:Ka6,Nd7,Nf7 B:Kl6,f4 turn=W", "e3-e5 f7-e4", 7, "f4-e4", "" },
    { "E4", "echexs", "W:Kl1,Nf8 R:Kf6 B:Kl6,Rf10 turn=W", "f8-g10", 10, "", "" },
    { "E5", "echexs", "W:Kl1,Bf9 R:Kf6 B:Kl6,Rf10 turn=W", "f9-e7", 7, "", "" },
    { "D1", "dreierschach", "W:Ka1,Bg7,Ng8 R:Kh13 B:Km6,Nh8 turn=W", "", 31, "", "g7-h9" },
    { "D1 without Nh8", "dreierschach", "W:Ka1,Bg7,Ng8 R:Kh13 B:Km6 turn=W", "", 34, "g7-h9 g7-i11 g7-j13", "" },
    { "D2", "dreierschach", "W:Ka1,Ng8,Nh8 R:Kg7 B:Km6,Bh9 turn=R", "", 6, "", "g7-h9" },
    { "D2 without Nh8", "dreierschach", "W:Ka1,Ng8 R:Kg7 B:Km6,Bh9 turn=R", "", 8, "g7-h9", "" },
    { "D3", "dreierschach", "W:Kd1,Ra1,Rh1 R:Kh13 B:Km6 turn=W castle=a1,h1", "", 46, "d1-b1 d1-g1", "" },
    { "D4", "dreierschach", "W:Ka1,d4 R:Kh13,c5 B:Km6,e6,f5 turn=W", "", 9, "d4-d5 d4-e5 d4-c5 d4-e6 d4-f5", "" },
    { "D5", "dreierschach", "W:Ka1,d2 R:Kh13,c4 B:Km6,Nf6 turn=W", "d2-d4", 7, "c4-d3", "" },
    { "D5 pinched", "dreierschach", "W:Ka1,Nc3,d2 R:Kh13,c4 B:Km6,Nf6 turn=W", "d2-d4", 5, "", "c4-d3" },
    { "D6", "dreierschach", "W:Ka1 R:Kh13 B:Km6,Rh5,Ri2,Rj3 turn=B", "h5-h1", 0, "", "" },
    { "D7", "dreierschach", "W:Ka1 R:Kh13,Ra5 B:Km6,Rh5,Ri2,Rj3 turn=B", "h5-h1", 0, "", "" },
    { "D8", "dreierschach", "W:Kd1,Ra1,Rh1,d2 R:Kh13 B:Km6,Be2 turn=W castle=a1,h1", "", 45, "", "d1-b1 d1-g1" },
    { "D8 without Be2", "dreierschach", "W:Kd1,Ra1,Rh1,d2 R:Kh13 B:Km6 turn=W castle=a1,h1", "", -1, "d1-b1 d1-g1", "" },

    /* The rook that leaves h13 would open the corner to Bm11. */
    { "castling that opens a corner", "dreierschach",
      "W:Ka1 R:Ke10,Qd9,Rh13,Ra6,Bc8,Bl7,Na4,h12,g11,i11,g9,d8,f8,c7,c6,a5 "
      "B:Kk6,Qm10,Rm13,Rm6,Bm11,Bm7,Nm12,Nm8,i13,k12,k11,l10,l9,l8,j6,l5 turn=R castle=h13,a6", "", -1, "", "e10-g12" },

    /* Seen elsewhere: no castling at all, no push onto the crossed cell, both castlings of Shafran's queen's flank. */
    { "17.3", "shafran", NULL, "b1-c4 a5-a4 c1-e5 a4-a3 d1-f5 i9-i8", -1, "e1-c1 e1-b1", "e1-g3" },
    { "17.7", "devasa", "rnbkbqbnr/9/ppppppppp/9/9/9/PPPPPPPPP/9/RNBQBK2R w AIai - 0 1", "", 55, "f1-h1", "f1-c1" },
    { "17.8", "devasa", NULL, "f3-f5 g7-e5", 57, "f5-f6 f5-g6", "" },
    { "17.8 text", "devasa", "rnbkbqbnr/9/pppppp1pp/9/4pP3/9/PPPPP1PPP/9/RNBQBKBNR w AIai f6@e5 0 2", "", 57, "f5-f6 f5-g6", "" },
    { "17.9", "brusky", "3k5/10/11/12/12/11/10/R4K2R w AI - 0 1", "", -1, "f1-c1 f1-h1", "f1-d1" },
    { "17.11 Black b1", "glinski", "5K/1p5/8/9/10/10k/10/9/8/7/6 b - 0 1", "", -1, "b2-b1=Q", "" },
    { "17.11 b7xa6", "glinski", "K4N/6p/8/9/10/10k/10/9/8/7/6 b - 0 1", "", -1, "b7-a6", "b7-a6=" },
    { "17.11 k7xl6", "glinski", "K5/7/8/9/10/10k/10/9/8/6p/5N b - 0 1", "", -1, "k7-l6", "k7-l6=" },
};

START_TEST(moves_of_places)
{
    const struct place *e = &places[_i];
    struct game g;
    char word[16];
    game_open(&g, e->variant, "-", e->text);
    game_play(&g, e->play);
    ck_assert_msg(e->n < 0 || g.list.n == e->n, "%s: %d moves, not %d: %s", e->id, g.list.n, e->n, game_moves(&g));
    for (const char *at = e->there; sscanf(at, "%15s", word) == 1; at = strstr(at, word) + strlen(word))
        ck_assert_msg(game_can(&g, word), "%s: no %s among %s", e->id, word, game_moves(&g));
    for (const char *at = e->missing; sscanf(at, "%15s", word) == 1; at = strstr(at, word) + strlen(word))
        ck_assert_msg(game_moves_of(&g, word) == 0, "%s: %s among %s", e->id, word, game_moves(&g));
    game_close(&g);
}
END_TEST

/* ---- ends ---- */

static const struct end {
    const char *id, *variant, *options, *text, *play;
    int state, reason;
    const char *places;
    int points[PLAYERS];        /* in parts of POINT */
} ends[] = {
    { "S11", "shafran", "-", NULL, "b1-c4 c8-d6 d1-e3 b6-b5 c4-d7", STATE_MATE, END_MATE, "1 0 2", { POINT, 0, 0 } },
    { "S12", "shafran", "-", "k2K2/7/8/1Q7/10/9/8/7/6 b - - 1 1", "", STATE_STALEMATE, END_STALEMATE, "1 0 1", { 6, 0, 6 } },
    { "S13", "shafran", "-", "5k/3N3/5K2/9/10/9/8/7/6 b - - 0 1", "", STATE_MATE, END_MATE, "1 0 2", { POINT, 0, 0 } },
    { "G5", "glinski", "-", "6/7/8/9/10/8K1k/10/9/8/7/6 b - 1 1", "", STATE_STALEMATE, END_STALEMATE, "1 0 1", { 9, 0, 3 } },
    { "G5 as a draw", "glinski", "stalemate=draw", "6/7/8/9/10/8K1k/10/9/8/7/6 b - 1 1", "", STATE_STALEMATE, END_STALEMATE, "1 0 1",
      { 6, 0, 6 } },
    { "M4", "mccooey", "-", "6/7/P7/RP7/QNP7/BBBn7/KNP6k/RP7/P7/7/6 w - 0 1", "", STATE_MATE, END_MATE, "2 0 1", { 0, 0, POINT } },
    { "W13", "wellisch", "-", "W:Ke4,Qk10,Rc1,Rh9 R:Ka3,Rc2 B:Kb1,Ra4,Re10 turn=R", "c2-b1", STATE_MATE, END_MATE, "2 1 3",
      { POINT, 2 * POINT, 0 } },
    { "W13 as a short game", "wellisch", "mate=first", "W:Ke4,Qk10,Rc1,Rh9 R:Ka3,Rc2 B:Kb1,Ra4,Re10 turn=R", "c2-b1", STATE_OVER,
      END_KING, "2 1 2", { 0, 2 * POINT, 0 } },
    { "D6", "dreierschach", "-", "W:Ka1 R:Kh13 B:Km6,Rh5,Ri2,Rj3 turn=B", "h5-h1", STATE_MATE, END_MATE, "3 2 1",
      { 0, POINT, 3 * POINT } },
    { "D7", "dreierschach", "-", "W:Ka1 R:Kh13,Ra5 B:Km6,Rh5,Ri2,Rj3 turn=B", "h5-h1", STATE_MATE, END_MATE, "3 1 2",
      { 0, 3 * POINT, POINT } },
    { "first mate with two", "dreierschach", "players=no-red", "W:Ka1 B:Km6,Rh5,Ri2,Rj3 turn=B", "h5-h1", STATE_MATE, END_MATE, "2 0 1",
      { 0, 0, 3 * POINT } },
    { "bare kings, three", "dreierschach", "-", "W:Ka1 R:Kh13 B:Km6 turn=W", "", STATE_DRAW, END_DEAD, "1 1 1",
      { POINT, POINT, POINT } },
    { "bare kings, Shafran", "shafran", "-", "K5/7/8/9/10/9/8/7/5k w - - 0 1", "", STATE_DRAW, END_DEAD, "1 0 1", { 6, 0, 6 } },
    { "bare kings, de Vasa", "devasa", "-", "W:Ka1 B:Ki9 turn=W", "", STATE_DRAW, END_DEAD, "1 0 1", { 6, 0, 6 } },
    { "bare kings, Brusky", "brusky", "-", "W:Ka1 B:Kl8 turn=W", "", STATE_DRAW, END_DEAD, "1 0 1", { 6, 0, 6 } },
    { "bare kings, McCooey", "mccooey", "-", "W:Ka1 B:Kl6 turn=W", "", STATE_DRAW, END_DEAD, "1 0 1", { 6, 0, 6 } },
    { "bare kings, two left", "wellisch", "-", "W:Ka4 R:Ki11 turn=W out=B", "", STATE_DRAW, END_DEAD, "1 1 3",
      { 3 * POINT / 2, 3 * POINT / 2, 0 } },
};

START_TEST(ends_of_games)
{
    const struct end *e = &ends[_i];
    struct game g;
    struct result result;
    game_open(&g, e->variant, e->options, e->text);
    game_play(&g, e->play);
    if (ending_dead(&g.p))
        ending_draw(&g.p, END_DEAD);
    g.list.n = g.p.realm.state ? 0 : g.list.n;
    game_must_end(&g, e->state, e->reason, e->places);
    ending_result(&g.p, &result);
    for (int i = 0; i < PLAYERS; i++)
        ck_assert_msg(result.points[i] == e->points[i], "%s: player %d has %d twelfths", e->id, i, result.points[i]);
    game_close(&g);
}
END_TEST

/* What is called a draw elsewhere and is none. */
START_TEST(not_dead)
{
    static const struct { const char *variant, *text; } lives[] = {
        { "shafran", "W:Ke1,e2 B:Ke10 turn=W" }, { "shafran", "W:Ke1,Bf2,Ng3 B:Ke10 turn=W" }, { "shafran", "W:Ke1,Nb1,Ng3 B:Ke10 turn=W" },
        { "shafran", "W:Ke1,Nb1 B:Ke10 turn=W" }, { "glinski", "W:Kf1 B:Kf11 turn=W" }, { "echexs", "W:Kg1 R:Ka5 B:Kk7 turn=W" },
        { "mccooey", "W:Kf1,Bf2 B:Kf11 turn=W" },
    };
    for (size_t i = 0; i < sizeof lives / sizeof *lives; i++) {
        struct game g;
        game_open(&g, lives[i].variant, "-", lives[i].text);
        ck_assert_msg(!ending_dead(&g.p), "%s %s", lives[i].variant, lives[i].text);
        game_close(&g);
    }
}
END_TEST

/* Fifty turns of each player in play; pawn moves begin anew. */
START_TEST(fifty_turns)
{
    static const struct { const char *variant, *text; int claim; } counts[] = {
        { "shafran", "W:Ke1,Ra1,a2 B:Ke10 turn=W", 100 }, { "wellisch", "W:Ka4,Ra2,b1 R:Ki11 B:Kh3 turn=W", 150 },
        { "echexs", "W:Kg1,Re1,c1 R:Ka5 B:Kk7 turn=W", 150 }, { "dreierschach", "W:Kd1,Ra1,d2 R:Kh13 B:Km6 turn=W", 150 },
    };
    uint64_t none = 0;
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        for (int less = 0; less < 2; less++) {
            struct game g;
            char text[128];
            snprintf(text, sizeof text, "%s count=%d", counts[i].text, counts[i].claim - less);
            game_open(&g, counts[i].variant, "-", text);
            ck_assert_int_eq(!(ending_claims(&g.p, &none, 1) & CLAIM_MOVES), less);
            const char *pawn[] = { "a2-a3", "b1-c1", "c1-c2", "d2-d3" };
            game_play(&g, pawn[i]);
            ck_assert_int_eq(g.p.turn.quiet, 0);
            game_close(&g);
        }
}
END_TEST

/* ---- who gave the check ---- */

START_TEST(first_check)
{
    static const struct { const char *text, *play; int checker; } checks[] = {
        { "W:Kl1,Nf8 R:Kf6 B:Kl6,Rf10 turn=W", "f8-g10", BLACK },       /* E4: only Black's rook checks, uncovered by White */
        { "W:Kl1,Bf9 R:Kf6 B:Kl6,Rf10 turn=W", "f9-e7", WHITE },        /* E5: both check, White moved */
    };
    for (size_t i = 0; i < 2; i++) {
        struct game g, again;
        game_open(&g, "echexs", "-", checks[i].text);
        game_play(&g, checks[i].play);
        ck_assert_int_eq(g.p.turn.checker[RED], checks[i].checker);
        game_open(&again, "echexs", "-", support_text(&g.p));
        ck_assert_int_eq(again.p.turn.checker[RED], checks[i].checker);
        game_close(&again);
        game_close(&g);
    }
}
END_TEST

/* ---- Wellisch: who stands mated, who commands whom, lost men come back ---- */

START_TEST(who_stands_mated)
{
    static const struct { const char *text; bool mated[PLAYERS]; } mates[] = {
        { "W:Ka4,Rk10,Rl10 R:Ki11,Rg6 B:Kl6,Nf1,e1 turn=R", { false, false, true } },   /* W2 */
        { "W:Ka4,Rl10 R:Ki11,Rg6 B:Kl6,Nf1,e1 turn=R", { false, false, false } },       /* W3: only check */
        { "W:Kl9,Qk5,Rf8,Ri9 R:Ka1,Rd2 B:Kb1,Ra2,Rg6 turn=R", { false, false, true } }, /* W12 */
        { "W:Ke4,Qk10,Rc1,Rh9 R:Ka3,Rc2 B:Kb1,Ra4,Re10 turn=R", { true, false, true } },        /* W13 */
    };
    for (size_t i = 0; i < sizeof mates / sizeof *mates; i++) {
        struct game g;
        game_open(&g, "wellisch", "-", mates[i].text);
        for (int player = 0; player < PLAYERS; player++)
            ck_assert_msg(movegen_mated(&g.p, player) == mates[i].mated[player], "player %d in %s", player, mates[i].text);
        game_close(&g);
    }
}
END_TEST

START_TEST(army_changes_hands)
{
    struct game g;
    game_open(&g, "wellisch", "-", "W:Ka4,Rk10,Rl10 R:Ki11,Rg6 B:Kl6,Nf1,e1 turn=R");
    game_play(&g, "g6-l6");
    ck_assert_int_eq(g.p.realm.owner[BLACK], RED);
    ck_assert_int_eq(g.p.turn.seat, WHITE);
    ck_assert_int_eq(g.list.n, 39);     /* W4 */
    game_close(&g);

    /* W5: Black stands mated and is passed over. */
    game_open(&g, "wellisch", "-", "W:Ka4,Rk10,Rl10 R:Ki11,Rg6 B:Kl6,Nf1,e1 turn=R");
    game_play(&g, "i11-h11");
    ck_assert_int_eq(g.p.turn.seat, WHITE);
    game_close(&g);
}
END_TEST

START_TEST(two_rooks_come_back)
{
    struct game g;
    game_open(&g, "wellisch", "-", "W:Ka4,k6,k9 R:Ki11 B:Kh3 turn=W pool=RR,-,-");
    game_play(&g, "k6-l6=R i11-h11 h3-g3 k9-l10=R");
    ck_assert_int_eq(g.p.count[WHITE], 3);
    ck_assert_int_eq(g.p.pool[WHITE][ROOK], 0);
    game_close(&g);
}
END_TEST

/* ---- boards ---- */

/* Targets on the empty board of 91: in the middle and in a corner. */
START_TEST(targets)
{
    static const struct { char kind; int middle, corner; } men[] = {
        { 'K', 12, 5 }, { 'Q', 42, 30 }, { 'R', 30, 20 }, { 'B', 12, 10 }, { 'N', 12, 4 },
    };
    struct rules *rules = support_rules("glinski", "");
    struct game g;
    for (size_t i = 0; i < sizeof men / sizeof *men; i++) {
        char text[16];
        snprintf(text, sizeof text, "W:%cf6", men[i].kind);
        game_bare(&g, rules, text, WHITE);
        ck_assert_int_eq(g.list.n, men[i].middle);
        snprintf(text, sizeof text, "W:%ca1", men[i].kind);
        game_bare(&g, rules, text, WHITE);
        ck_assert_int_eq(g.list.n, men[i].corner);
    }
    rules_free(rules);
}
END_TEST

START_TEST(shades)
{
    static const struct { const struct topology *t; int light, dark, middle; const char *light_cells, *dark_cells, *middle_cells; } boards[] = {
        { &topology_shafran, 24, 23, 23, "e1b1h4e10", "a1d1f2i5", "c1g3a6i10" },
        { &topology_hex_flat_91, 30, 30, 31, "f1", "f11", "f6" },
        { &topology_hex_pointed_91, 30, 31, 30, "a4i11h3", "a2a5g11k11g2k5", "a3h11i4" },     /* kings, rooks, queens of Wellisch */
        { &topology_dreierschach, 42, 42, 42, "", "", "" },
    };
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        const struct topology *t = boards[i].t;
        int n[3] = { 0 };
        for (int cell = 0; cell < t->ncell; cell++) {
            int shade = t->shade(t, cell);
            n[shade]++;
            ck_assert(!cell_among(t, cell, boards[i].light_cells) || shade == 0);
            ck_assert(!cell_among(t, cell, boards[i].dark_cells) || shade == 1);
            ck_assert(!cell_among(t, cell, boards[i].middle_cells) || shade == 2);
        }
        ck_assert_msg(n[0] == boards[i].light && n[1] == boards[i].dark && n[2] == boards[i].middle, "%s: %d %d %d", t->key, n[0], n[1], n[2]);
    }
}
END_TEST

/* Cells that books and programs name though they do not exist, and one that a program called f11. */
START_TEST(names)
{
    static const struct { const struct topology *t; const char *name; bool is; } cells[] = {
        { &topology_shafran, "f1", false }, { &topology_shafran, "g2", false }, { &topology_shafran, "h3", false },
        { &topology_shafran, "i4", false }, { &topology_shafran, "a7", false }, { &topology_shafran, "b8", false },
        { &topology_shafran, "c9", false }, { &topology_shafran, "d10", false }, { &topology_shafran, "c10", false },
        { &topology_shafran, "g7", true }, { &topology_shafran, "f11", false }, { &topology_hex_flat_91, "j5", false },
        { &topology_hex_flat_91, "f11", true }, { &topology_hex_pointed_91, "l6", true }, { &topology_hex_pointed_91, "l5", false },
        { &topology_dreierschach, "b8", false }, { &topology_dreierschach, "b7", true }, { &topology_brusky, "l8", true },
        { &topology_brusky, "a6", false }, { &topology_devasa, "i9", true },
    };
    for (size_t i = 0; i < sizeof cells / sizeof *cells; i++) {
        int cell, n = cell_parse(cells[i].t, 0, cells[i].name, &cell);
        ck_assert_msg((n == (int)strlen(cells[i].name)) == cells[i].is, "%s: %s", cells[i].t->key, cells[i].name);
    }
}
END_TEST

/* Every promotion cell of every colour: from the cells behind it a pawn becomes each of the kinds, elsewhere none. */
START_TEST(promotion_cells)
{
    static const struct { const char *variant, *cells[PLAYERS]; } lists[] = {
        { "shafran", { "a6b7c8d9e10f10g10h10i10", NULL, "a1b1c1d1e1f2g3h4i5" } },
        { "glinski", { "a6b7c8d9e10f11g10h9i8k7l6", NULL, "a1b1c1d1e1f1g1h1i1k1l1" } },
        { "mccooey", { "a6b7c8d9e10f11g10h9i8k7l6", NULL, "a1b1c1d1e1f1g1h1i1k1l1" } },
        { "devasa", { "a9b9c9d9e9f9g9h9i9", NULL, "a1b1c1d1e1f1g1h1i1" } },
        { "brusky", { "d8e8f8g8h8i8j8k8l8", NULL, "a1b1c1d1e1f1g1h1i1" } },
        { "wellisch", { "l6l7l8l9l10l11", "a1b1c1d1e1f1", "a6b7c8d9e10f11" } },
        { "echexs", { "a6b7c8d9e10f11g10h9i8k7l6", "f1g1h1i1k1l1l2l3l4l5l6", "a1a2a3a4a5a6b1c1d1e1f1" } },
        { "dreierschach", { "h13g12f11e10d9c8b7a6m6m7m8m9m10m11m12m13", "a1b1c1d1e1f1g1h1m6m7m8m9m10m11m12m13",
                            "a1b1c1d1e1f1g1h1h13g12f11e10d9c8b7a6" } },
    };
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
        struct rules *rules = support_rules(lists[i].variant, "");
        const struct topology *t = rules->variant.topology;
        for (int colour = 0; colour < PLAYERS; colour++)
            for (int cell = 0; lists[i].cells[colour] && cell < t->ncell; cell++) {
                char name[CELL_NAME_SIZE];
                t->name(t, cell, 0, name);
                HOLD(rules->promotes[colour][cell] == cell_among(t, cell, lists[i].cells[colour]), "%s: colour %d, %s", lists[i].variant,
                     colour, name);
            }
        rules_free(rules);
    }
}
END_TEST

/* ---- texts ---- */

static const struct written {
    const char *variant, *text, *typed, *coordinate, *written;
} written[] = {
    { "shafran", "R4r/7/8/9/K8k/9/8/7/R4r w AIai - 0 1", "Q-0-0", "e1-c1", "Q-0-0" },
    { "shafran", "R4r/7/8/9/K8k/9/8/7/R4r w AIai - 0 1", "q-o-o-o", "e1-b1", "Q-0-0-0" },
    { "shafran", "R4r/7/8/9/K8k/9/8/7/R4r w AIai - 0 1", "B-0-0", "e1-g3", "B-0-0" },
    { "shafran", "R4r/7/8/9/K8k/9/8/7/R4r w AIai - 0 1", "B-O-O-O", "e1-h4", "B-0-0-0" },
    { "shafran", "R4r/7/8/9/K8k/9/8/7/R4r w AIai - 0 1", "e1c1", "e1-c1", "Q-0-0" },
    { "shafran", "R4r/7/8/9/K8k/9/8/7/R4r b AIai - 0 1", "Q-0-0-0", "e10-h10", "Q-0-0-0" },
    { "shafran", "R4r/7/8/9/K8k/9/8/7/R4r b AIai - 0 1", "B-0-0", "e10-c8", "B-0-0" },
    { "shafran", "K5/7/3P4/4p4/5P4/9/8/7/5k w - d7d6 0 2", "e6:d7", "e6-d7", "e6xd7ep" },
    { "shafran", "K5/7/3P4/4p4/5P4/9/8/7/5k w - d7d6 0 2", "c4xd6 e.p.", "c4-d6", "c4xd6ep" },
    { "shafran", "4P1/6r/8/9/K9/9/8/7/5k w - - 0 1", "a5xb7Q", "a5-b7=Q", "a5xb7=Q" },
    { "shafran", "4P1/6r/8/9/K9/9/8/7/5k w - - 0 1", "a5a6n", "a5-a6=N", "a5-a6=N" },
    { "shafran", NULL, "c4", "c2-c4", "c2-c4" },                        /* the pawn, though a knight goes there as well */
    { "shafran", NULL, "Nc4", "b1-c4", "Nb1-c4" },
    { "glinski", NULL, "nf4", "d1-f4", NULL },
    { "wellisch", "W:Ka4,l6 R:Ki11 B:Kh3 turn=W pool=R,-,-", "l6=R", "l6-l6=R", "l6=R+B" },
    { "wellisch", "W:Ka4,l6 R:Ki11 B:Kh3 turn=W pool=R,-,-", "l6-l6=R", "l6-l6=R", "l6=R+B" },
    { "wellisch", "W:Ka4,Ra2,Ra5 R:Ki11 B:Kh3 turn=W castle=a2,a5", "O-O", "a4-a5", "O-O" },
    { "wellisch", "W:Ka4,Ra2,Ra5 R:Ki11 B:Kh3 turn=W castle=a2,a5", "a4-a2", "a4-a2", "O-O-O" },
    { "echexs", "W:Kl1,Bf9 R:Kf6 B:Kl6,Rf10 turn=W", "Be7", "f9-e7", "Bf9-e7+R" },
    { "dreierschach", "W:Ka1 R:Kh13 B:Km6,Rh5,Ri2,Rj3 turn=B", "Rh5h1", "h5-h1", "Rh5-h1#W+R" },
};

START_TEST(moves_as_text)
{
    const struct written *e = &written[_i];
    struct game g;
    struct text text = { 0 };
    struct fault fault;
    move_t move;
    game_open(&g, e->variant, "-", e->text);
    bool read = notation_read(&g.p, e->typed, 0, &move, &fault);
    ck_assert_msg(read == (e->written != NULL), "%s: %s is read: %d", e->variant, e->typed, read);
    if (read) {
        notation_write(&g.p, move, NOTATION_COORDINATE, 0, &text);
        ck_assert_str_eq(text_string(&text), e->coordinate);
        text_clear(&text);
        notation_write(&g.p, move, NOTATION_LONG, 0, &text);
        ck_assert_str_eq(text_string(&text), e->written);
    }
    text_free(&text);
    game_close(&g);
}
END_TEST

/* The start arrays as FEN, and the other dialect of the 91 cells. */
START_TEST(start_texts)
{
    static const struct { const char *variant, *fen; } starts[] = {
        { "shafran", "RP2pr/NP3pb/BP4pn/QP5pb/KP6pk/BP5pq/NP4pb/BP3pn/RP2pr w AIai - 0 1" },
        { "glinski", "6/P5p/RP4pr/N1P3p1n/Q2P2p2q/BBB1P1p1bbb/K2P2p2k/N1P3p1n/RP4pr/P5p/6 w - 0 1" },
        { "mccooey", "6/7/P6p/RP5pr/QNP4pnq/BBBP3pbbb/KNP4pnk/RP5pr/P6p/7/6 w - 0 1" },
        { "devasa", "rnbkbqbnr/9/ppppppppp/9/9/9/PPPPPPPPP/9/RNBQBKBNR w AIai - 0 1" },
        { "brusky", "rnbkbqbnr/pppppppppp/11/12/12/11/PPPPPPPPPP/RNBQBKBNR w AIdl - 0 1" },
    };
    struct game g;
    for (size_t i = 0; i < sizeof starts / sizeof *starts; i++) {
        game_open(&g, starts[i].variant, "-", NULL);
        ck_assert_str_eq(support_text(&g.p), starts[i].fen);
        game_close(&g);
        game_open(&g, starts[i].variant, "-", starts[i].fen);
        ck_assert_str_eq(support_text(&g.p), starts[i].fen);
        game_close(&g);
    }
    game_open(&g, "glinski", "-", "b/qbk/n1b1n/r5r/ppppppppp/11/5P5/4P1P4/3P1B1P3/2P2B2P2/1PRNQBKNRP1 w - 0 1");
    ck_assert_str_eq(support_text(&g.p), starts[1].fen);
    game_close(&g);
}
END_TEST

/* A pawn that may push two cells only once does not get the right back when its game is written and read. */
START_TEST(double_once)
{
    static const char text[] = "W:Kg1,e4 B:Kg10,f5 turn=W";
    struct game g, again;
    game_open(&g, "glinski", "double=always", text);
    game_play(&g, "e4-f5 g10-g9");
    ck_assert(game_can(&g, "f5-f7"));
    game_close(&g);
    game_open(&g, "glinski", "double=once", text);
    game_play(&g, "e4-f5 g10-g9");
    ck_assert(!game_can(&g, "f5-f7"));
    game_open(&again, "glinski", "double=once", support_text(&g.p));
    ck_assert(!game_can(&again, "f5-f7"));
    game_close(&again);
    game_close(&g);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("hexagons");
    TCase *games = tcase_create("games"), *boards = tcase_create("boards"), *texts = tcase_create("texts");
    tcase_add_loop_test(games, moves_of_places, 0, (int)(sizeof places / sizeof *places));
    tcase_add_loop_test(games, ends_of_games, 0, (int)(sizeof ends / sizeof *ends));
    tcase_add_test(games, not_dead);
    tcase_add_test(games, fifty_turns);
    tcase_add_test(games, first_check);
    tcase_add_test(games, who_stands_mated);
    tcase_add_test(games, army_changes_hands);
    tcase_add_test(games, two_rooks_come_back);
    tcase_add_test(boards, targets);
    tcase_add_test(boards, shades);
    tcase_add_test(boards, names);
    tcase_add_test(boards, promotion_cells);
    tcase_add_loop_test(texts, moves_as_text, 0, (int)(sizeof written / sizeof *written));
    tcase_add_test(texts, start_texts);
    tcase_add_test(texts, double_once);
    suite_add_tcase(suite, games);
    suite_add_tcase(suite, boards);
    suite_add_tcase(suite, texts);
    return support_run(suite);
}
