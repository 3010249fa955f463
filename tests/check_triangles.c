/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tagiev's hexagon and the star: the thirty worked checks of the rule sheet, the table of neutrality, prisoners and their watch, oath and
   truce, names of cells, draws. */
#include <check.h>
#include <stdio.h>
#include <string.h>

#include "core/attack.h"
#include "core/movegen.h"
#include "core/notation.h"
#include "core/perft.h"
#include "core/position_text.h"
#include "core/treaty.h"
#include "support.h"

/* ---- worked checks: moves played, perft of what is reached, who moves, who is free, who is whose prisoner ---- */

static const struct worked {
    const char *what, *variant, *options, *text, *play;
    long perft[3];
    char seat;
    const char *free, *prisoner;
    bool dead;
} worked[] = {
    { "T01: pawn in own Throne", "tagiev", "diplomacy=full",
      "wKf9 bKa14 rKj15 wPe1 W ---", "",
      { 17 }, 'W', "WBR", "", false },
    { "T02: pawn in own Palace", "tagiev", "diplomacy=full",
      "wKf9 bKa14 rKj15 wPe3 W ---", "",
      { 22 }, 'W', "WBR", "", false },
    { "T03: pawn in own City", "tagiev", "diplomacy=full",
      "wKf9 bKa14 rKj15 wPe5 W ---", "",
      { 24 }, 'W', "WBR", "", false },
    { "T04: pawn in own Suburb, no double step", "tagiev", "diplomacy=full",
      "wKf9 bKa14 rKj15 wPe7 W ---", "",
      { 16 }, 'W', "WBR", "", false },
    { "T05: pawn in a foreign City, no double step", "tagiev", "diplomacy=full",
      "wKf9 bKa14 rKj15 wPc13 W ---", "",
      { 18 }, 'W', "WBR", "", false },
    { "T06: no capture into own City", "tagiev", "diplomacy=full",
      "wKf9 bKa14 rKj15 wPd5 bNe4 W ---", "",
      { 17 }, 'W', "WBR", "", false },
    { "T07: capture into own Suburb", "tagiev", "diplomacy=full",
      "wKf9 bKa14 rKj15 wPd5 bNc4 W ---", "",
      { 19 }, 'W', "WBR", "", false },
    { "T08: neutrality: nobody took", "tagiev", "diplomacy=full",
      "wKf9 bKa14 rKj15 wRe3 bPc3 rPg3 W ---", "",
      { 34 }, 'W', "WBR", "", false },
    { "T09: neutrality: Red took from Black", "tagiev", "diplomacy=full",
      "wKf9 bKa14 rKj15 wRe3 bPc3 rPg3 W --B", "",
      { 33 }, 'W', "WBR", "", false },
    { "T10: neutrality: and Black from White", "tagiev", "diplomacy=full",
      "wKf9 bKa14 rKj15 wRe3 bPc3 rPg3 W -WB", "",
      { 34 }, 'W', "WBR", "", false },
    { "T11: neutrality: the two fight each other", "tagiev", "diplomacy=full",
      "wKf9 bKa14 rKj15 wRe3 bPc3 rPg3 W -RB", "",
      { 32 }, 'W', "WBR", "", false },
    { "T12: neutrality off", "tagiev", "diplomacy=none",
      "wKf9 bKa14 rKj15 wRe3 bPc3 rPg3 W", "",
      { 34 }, 'W', "WBR", "", false },
    { "T13: neutrality: the checking player may be hit", "tagiev", "diplomacy=full",
      "wKf9 bKa14 rKj15 bRc9 wRd11 wBe10 W --B", "",
      { 11 }, 'W', "WBR", "", false },
    { "T14: mate makes a prisoner", "tagiev", "diplomacy=full",
      "bKa15 wKd15 wQa12 wRa13 wNi14 rKf8 rRb8 rBa10 bPh10 W ---", "a12-a14",
      { 47 }, 'R', "WR", "B>W", false },
    { "T15: mate, vassalage off", "tagiev", "diplomacy=neutrality",
      "bKa15 wKd15 wQa12 wRa13 wNi14 rKf8 rRb8 rBa10 bPh10 W ---", "a12-a14",
      { 47 }, 'R', "WR", "", false },
    { "T16: observer taken", "tagiev", "diplomacy=full",
      "bKa15 wKd15 wQa12 wRa13 wNi14 rKf8 rRb8 rBa10 bPh10 W ---", "a12-a14 a10-a14",
      { 40 }, 'W', "WR", "B>W", false },
    { "T17: observation lapses", "tagiev", "diplomacy=full",
      "bKa15 wKd15 wQa12 wRa13 wNi14 rKf8 rRb8 rBa10 bPh10 W ---", "a12-a14 a10-a14 h10-h9",
      { 7 }, 'B', "WBR", "", false },
    { "T18: observation restored in time", "tagiev", "diplomacy=full",
      "bKa15 wKd15 wQa12 wRa13 wNi14 rKf8 rRb8 rBa10 bPh10 W ---", "a12-a14 a10-a14 a13-a14",
      { 31 }, 'R', "WR", "B>W", false },
    { "T19: the observer stands although the queen fell", "tagiev", "diplomacy=full",
      "bKa13 wKf5 wQc10 wRb8 wNc11 rKc15 rRa15 rBh16 bPd5 W ---", "b8-a12 a15-c10 d5-d6",
      { 45 }, 'R', "WR", "B>W", false },
    { "T20: king and rook cannot win on the hexagon", "tagiev", "diplomacy=full",
      "wKf9 wRe3 bKa14 W ---", "",
      { 35 }, 'W', "WB", "", true },
    { "T21: king and queen can", "tagiev", "diplomacy=full",
      "wKf9 wQe4 bKa14 W ---", "",
      { 57 }, 'W', "WB", "", false },
    { "T22: king and rook may win on the star", "star", "diplomacy=full",
      "wKi1 wRi6 bKa9 W ---", "",
      { 31 }, 'W', "WB", "", false },
    { "T23: frozen men of a player who resigned", "tagiev", "diplomacy=full",
      "wKf9 wRe3 bKa14 rRd9 rPg3 W ---", "",
      { 34 }, 'W', "WB", "", false },
    { "T24: en passant by the next player", "star", "diplomacy=none",
      "wKi1 bKa9 rKq9 wPi4 bPg5 rPk5 W", "i4-i6",
      { 5, 25, 91 }, 'B', "WBR", "", false },
    { "T25: en passant by the third player", "star", "diplomacy=none",
      "wKi1 bKa9 rKq9 wPi4 bPg5 rPk5 W", "i4-i6 a9-b8",
      { 5 }, 'R', "WBR", "", false },
    { "T26: promotion and side step", "star", "diplomacy=none",
      "wKi1 bKa9 rKq9 wPi11 wPa4 wPb5 bPi5 W", "",
      { 8 }, 'W', "WBR", "", false },
    { "T27: middle game, hexagon", "tagiev", "diplomacy=full",
      "wKf1 wQe1 wRf2 wRb8 wBe3 wBj9 wNe2 wPd3 wPf3 wPg3 wPe4 wPf4 wPd5 wPf5 wPe6 wPg6 bKa13 bQa15 bRa12 bBb14 bNc13 "
      "bPc7 bPc10 bPa11 bPb12 bPd15 bPc16 bPc17 rKj15 rQj14 rRi16 rBb16 rNj13 rPj10 rPh11 rPj11 rPh13 rPg14 rPi14 "
      "rPh15 W ---", "",
      { 98, 5325 }, 'W', "WBR", "", false },
    { "T28: middle game, star", "star", "diplomacy=none",
      "wKj2 wQf4 wRj7 wBi1 wBi2 wNj3 wPi3 wPg4 wPh4 wPi4 wPk4 wPl4 wPj5 bKb8 bQc4 bBa9 bBb9 bNc7 bNd9 bPe6 bPd7 bPe7 "
      "bPg7 bPd8 bPf9 bPg9 rKo9 rQp8 rRf8 rRl8 rBp9 rBq9 rNo8 rNn9 rPk5 rPk6 rPk7 rPj8 rPk8 rPn8 rPl9 W", "",
      { 54, 1721 }, 'W', "WBR", "", false },
    { "T29: the same with neutrality", "star", "diplomacy=full",
      "wKj2 wQf4 wRj7 wBi1 wBi2 wNj3 wPi3 wPg4 wPh4 wPi4 wPk4 wPl4 wPj5 bKb8 bQc4 bBa9 bBb9 bNc7 bNd9 bPe6 bPd7 bPe7 "
      "bPg7 bPd8 bPf9 bPg9 rKo9 rQp8 rRf8 rRl8 rBp9 rBq9 rNo8 rNn9 rPk5 rPk6 rPk7 rPj8 rPk8 rPn8 rPl9 W B-B", "",
      { 53, 1719 }, 'W', "WBR", "", false },
};

START_TEST(worked_checks)
{
    const struct worked *e = &worked[_i];
    struct game g;
    char free[8] = "", prisoner[8] = "";
    game_open(&g, e->variant, e->options, e->text);
    game_play(&g, e->play);
    for (int depth = 1; depth <= 3 && e->perft[depth - 1]; depth++)
        ck_assert_msg((long)perft(&g.p, depth) == e->perft[depth - 1], "%s: depth %d has %ld", e->what, depth, (long)perft(&g.p, depth));
    ck_assert_int_eq(PLAYER_LETTERS[g.p.turn.seat], e->seat);
    static const int order[] = { WHITE, BLACK, RED };
    for (int i = 0, n = 0; i < PLAYERS; i++)
        if (position_in_play(&g.p, order[i]))
            free[n++] = PLAYER_LETTERS[order[i]];
    ck_assert_msg(strlen(free) == strlen(e->free) && strspn(free, e->free) == strlen(free), "%s: free are %s", e->what, free);
    for (int i = 0; i < PLAYERS; i++)
        if (g.p.realm.fate[i] == PRISONER)
            snprintf(prisoner, sizeof prisoner, "%c>%c", PLAYER_LETTERS[i], PLAYER_LETTERS[g.p.realm.victor[i]]);
    ck_assert_str_eq(prisoner, e->prisoner);
    ck_assert_int_eq(ending_dead(&g.p), e->dead);
    game_close(&g);
}
END_TEST

/* T30: a truce of one turn; at once White takes from Red only, after six moves from both. */
START_TEST(truce_of_one_turn)
{
    struct game g;
    game_open(&g, "tagiev", "diplomacy=full", "wKf9 bKa14 rKj15 wRe3 bPc3 rPg3 W ---");
    const struct treaty truce = { TREATY_TRUCE, BLACK, 1 };
    ck_assert_int_eq(treaty_fault(&g.p, &truce), TREATY_FINE);
    treaty_make(&g.p, &truce);
    game_settle(&g);
    ck_assert(game_can(&g, "e3-g3") && !game_can(&g, "e3-c3"));
    game_play(&g, "e3-e2 a14-a15 g3-g4 e2-e3 a15-a14 g4-g3");
    ck_assert_int_eq(g.p.realm.pact.kind, PACT_NONE);
    ck_assert(game_can(&g, "e3-g3") && game_can(&g, "e3-c3"));
    game_close(&g);
}
END_TEST

/* ---- neutrality, row by row: victims of S and T, may F take from S? ---- */

START_TEST(table_of_neutrality)
{
    static const struct { char s, t; bool may; } rows[] = {      /* F = White on c3's rook e3, S = Black, T = Red */
        { '-', '-', true }, { 'R', '-', true }, { '-', 'W', true }, { 'R', 'W', true },         /* any but F, not S */
        { 'W', '-', true }, { 'W', 'W', true },                                                 /* F, not S */
        { 'W', 'B', true },                                                                     /* F, S */
        { '-', 'B', false },                                                                    /* none, S */
        { 'R', 'B', false },                                                                    /* T, S */
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct game g;
        char text[128];
        snprintf(text, sizeof text, "W:Kf9,Re3 B:Ka14,c3 R:Kj15,g3 turn=W victim=-%c%c", rows[i].s, rows[i].t);
        game_open(&g, "tagiev", "diplomacy=neutrality", text);
        ck_assert_msg(game_can(&g, "e3-c3") == rows[i].may, "%s", text);
        game_close(&g);
        game_open(&g, "tagiev", "diplomacy=none", "W:Kf9,Re3 B:Ka14,c3 R:Kj15,g3 turn=W");
        ck_assert_msg(game_can(&g, "e3-c3"), "%s without the rule", text);
        game_close(&g);
    }
}
END_TEST

/* In check, and the only ways out are barred captures from who does not check: mated.  Kept from moving by the rule alone: passes. */
START_TEST(barred_and_mated_or_passed)
{
    struct game g;
    game_open(&g, "tagiev", "diplomacy=neutrality", "wKf1 rRf3 rKb16 bKe15 bNe5 bRc15 W -R-");
    game_must_settle(&g, SETTLED_MATED, WHITE, BLACK);
    game_close(&g);
    game_open(&g, "tagiev", "diplomacy=neutrality", "wKf1 rRf3 rKf16 bKb8 bRi9 bRd5 W -R-");
    game_must_settle(&g, SETTLED_PASSED, WHITE, NOBODY);
    ck_assert_int_eq(g.p.turn.seat, BLACK);
    game_close(&g);
}
END_TEST

/* ---- every pawn is guarded by a piece at the start, and no pawn guards a cell of its own zone ---- */

START_TEST(guards)
{
    struct game g;
    game_open(&g, "tagiev", "-", NULL);
    const struct topology *t = g.p.rules->variant.topology;
    for (int cell = 0; cell < t->ncell; cell++) {
        int code = g.p.at[cell], colour = code_colour(code);
        if (code_kind(code) != PAWN)
            continue;
        ck_assert_msg(attack_any(&g.p, cell, codes_of_colour(colour) & ~codes_of_kind(PAWN)), "the pawn on cell %d has no guard", cell);
        ck_assert(!attack_any(&g.p, cell, codes_of_colour(colour) & codes_of_kind(PAWN)));
        ck_assert(!attack_any(&g.p, cell, ~codes_of_colour(colour) & UINT32_C(0x00fefefe)));
    }
    game_close(&g);
}
END_TEST

/* ---- prisoners ---- */

#define EXAMPLE "W:Kd15,Qa12,Ra13,Ni14 B:Ka15,h10 R:Kf8,Rb8,Ba10 turn=W"

/* After the guard was taken three answers restore the watch, after the 37 others Black is free and on move. */
START_TEST(watch_restored)
{
    struct game g;
    game_open(&g, "tagiev", "-", EXAMPLE);
    game_play(&g, "a12-a14 a10-a14");
    ck_assert_int_eq(g.list.n, 40);
    int restored = 0;
    for (int i = 0; i < g.list.n; i++) {
        struct game after = g;
        struct undo undo;
        struct text move = { 0 };
        notation_write(&g.p, g.list.move[i], NOTATION_COORDINATE, 0, &move);
        position_make(&after.p, g.list.move[i], &undo);
        game_settle(&after);
        bool held = after.p.realm.fate[BLACK] == PRISONER;
        bool named = !strcmp(text_string(&move), "a13-a14") || !strcmp(text_string(&move), "a13-b15") || !strcmp(text_string(&move), "a13-b13");
        ck_assert_msg(held == named, "%s", text_string(&move));
        ck_assert_int_eq(after.p.turn.seat, held ? RED : BLACK);
        ck_assert_int_eq(after.p.realm.owner[BLACK], held ? WHITE : BLACK);
        restored += held;
        text_free(&move);
    }
    ck_assert_int_eq(restored, 3);
    game_close(&g);
}
END_TEST

/* A prisoner's army is won, lost and won back. */
START_TEST(freed_and_taken_again)
{
    struct game g;
    game_open(&g, "tagiev", "-", EXAMPLE);
    game_play(&g, "a12-a14");
    ck_assert_int_eq(g.p.realm.fate[BLACK], PRISONER);
    ck_assert_int_eq(g.p.realm.owner[BLACK], WHITE);
    game_play(&g, "a10-b11");                   /* the guard stands */
    ck_assert_int_eq(g.p.turn.seat, WHITE);
    game_play(&g, "a14-c14");                   /* White lets him go */
    ck_assert_int_eq(g.p.turn.seat, BLACK);
    ck_assert_int_eq(g.p.realm.fate[BLACK], IN_PLAY);
    ck_assert_int_eq(g.p.realm.owner[BLACK], BLACK);
    ck_assert_int_eq(g.p.realm.nout, 0);
    game_close(&g);
}
END_TEST

/* ---- oath and truce ---- */

static int fault_of(const char *text, int act, int other, int turns)
{
    struct game g;
    game_open(&g, "tagiev", "-", text);
    int fault = treaty_fault(&g.p, &(struct treaty){ (uint8_t)act, (uint8_t)other, (uint8_t)turns });
    game_close(&g);
    return fault;
}

START_TEST(what_may_be_offered)
{
    static const char start[] = "W:Kf9,Re3 B:Ka14,c3 R:Kj15,g3 turn=W";
    ck_assert_int_eq(fault_of(start, TREATY_OATH, BLACK, 0), TREATY_FINE);
    ck_assert_int_eq(fault_of(start, TREATY_OATH, WHITE, 0), TREATY_NOBODY);
    ck_assert_int_eq(fault_of(start, TREATY_TRUCE, RED, 0), TREATY_TERM);
    ck_assert_int_eq(fault_of(start, TREATY_TRUCE, RED, 9), TREATY_FINE);
    ck_assert_int_eq(fault_of(start, TREATY_TRUCE, RED, 10), TREATY_TERM);
    ck_assert_int_eq(fault_of(start, TREATY_RENOUNCE, NOBODY, 0), TREATY_NO_OATH);
    ck_assert_int_eq(fault_of("W:Kf9,Re3 B:Ka14,c3 R:Kj15,g3 turn=W pact=oath/W/B", TREATY_RENOUNCE, NOBODY, 0), TREATY_FINE);
    ck_assert_int_eq(fault_of("W:Kf9,Re3 B:Ka14,c3 R:Kj15,g3 turn=W pact=oath/W/B", TREATY_RELEASE, NOBODY, 0), TREATY_NOT_LORD);
    ck_assert_int_eq(fault_of("W:Kf9,Re3 B:Ka14,c3 R:Kj15,g3 turn=W pact=oath/B/W", TREATY_RELEASE, NOBODY, 0), TREATY_FINE);
    ck_assert_int_eq(fault_of("W:Kf9,Re3 B:Ka14,c3 R:Kj15,g3 turn=W pact=oath/B/W", TREATY_RENOUNCE, NOBODY, 0), TREATY_NOT_VASSAL);
    ck_assert_int_eq(fault_of("W:Kf9,Re3 B:Ka14,c3 R:Kj15,g3 turn=W pact=oath/B/R", TREATY_OATH, BLACK, 0), TREATY_PACT_STANDS);
    ck_assert_int_eq(fault_of("W:Kf9,Re3 B:Ka14,c3 R:Kj15,g3 turn=W pact=truce/B/R/2", TREATY_RENOUNCE, NOBODY, 0), TREATY_NO_OATH);
    ck_assert_int_eq(fault_of("W:Kf9,Re3 B:Ka14,c3 turn=W out=R", TREATY_OATH, BLACK, 0), TREATY_NOT_THREE);
    /* It would leave White in check without a move. */
    ck_assert_int_eq(fault_of("W:Ka8 R:Kh16 B:Kb6,Na10,Qa6,Rb9,Rd7 turn=W pact=oath/W/B", TREATY_RENOUNCE, NOBODY, 0), TREATY_CHECK);
}
END_TEST

/* An act that only bars all moves is allowed: White renounces and passes. */
START_TEST(renounce_and_pass)
{
    struct game g;
    game_open(&g, "tagiev", "-", "W:Kf1 R:Kf16,Rf3 B:Kb8,Ri9,Rd5 turn=W pact=oath/W/R");
    const struct treaty renounce = { .act = TREATY_RENOUNCE };
    ck_assert_int_eq(treaty_fault(&g.p, &renounce), TREATY_FINE);
    treaty_make(&g.p, &renounce);
    game_settle(&g);
    ck_assert_int_eq(g.p.turn.seat, BLACK);
    game_close(&g);
}
END_TEST

/* The third player falls while an oath holds: the lord is first, the vassal second. */
START_TEST(oath_fulfilled)
{
    struct game g;
    game_open(&g, "tagiev", "-", "W:Kd15,Qa12,Ra13,Ni14 B:Ka15,h10 R:Kf8,Rb8,Ba10 turn=W pact=oath/W/R");
    game_play(&g, "a12-a14");
    ck_assert_int_eq(g.p.turn.seat, BLACK);
    game_must_end(&g, STATE_MATE, END_OATH, "2 1 3");
    game_close(&g);
    game_open(&g, "tagiev", "-", "W:Kd15,Ra13 B:Ka15,h10 R:Kf8,Rb8 turn=B pact=oath/R/W");
    ending_resign(&g.p);
    game_settle(&g);
    game_must_end(&g, STATE_OVER, END_OATH, "1 2 3");
    game_close(&g);
}
END_TEST

/* 8.7: the credited player wins, the two others lose alike. */
START_TEST(first_mate)
{
    static const char text[] = "W:Kd15,Qa12,Ra13,Ni14 B:Ka15,h10 R:Kf8,Rb8,Ba10 turn=W";
    static const uint8_t points[PLAYERS] = { POINT, 0, 0 };
    struct game g;
    struct result result;
    game_open(&g, "tagiev", "mate=first diplomacy=none", text);
    game_play(&g, "a12-a14");
    game_must_end(&g, STATE_MATE, END_MATE, "1 2 2");
    ending_result(&g.p, &result);
    ck_assert_mem_eq(result.points, points, sizeof points);
    game_close(&g);
}
END_TEST

/* ---- names ---- */

START_TEST(names_of_zones)
{
    static const struct { const char *cell, *zone, *russian; } names[] = {
        { "e1", "wT1", "\u0431\u04221" }, { "f1", "wT2", "\u0431\u04222" }, { "g2", "wP6", "\u0431\u04146" }, { "a5", "wV1", "\u0431\u04211" },
        { "a14", "bT2", "\u0447\u04222" }, { "c13", "bC5", "\u0447\u04135" }, { "e19", "bV1", "\u0447\u04211" },
        { "j15", "rT2", "\u043a\u04222" }, { "f14", "rV13", "\u043a\u042113" }, { "j6", "rV1", "\u043a\u04211" }, { "i8", "rV4", "\u043a\u04214" },
        { "h17", "rC10", "\u043a\u041310" }, { "f7", "wS8", "\u0431\u041f8" },
    };
    const struct topology *t = &topology_tagiev;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char name[CELL_NAME_SIZE];
        int cell = support_cell(t, names[i].cell), read = NO_CELL;
        t->name(t, cell, 1, name);
        ck_assert_str_eq(name, names[i].zone);
        t->name(t, cell, 2, name);
        ck_assert_str_eq(name, names[i].russian);
        ck_assert_int_gt(cell_parse_any(t, 0, names[i].zone, &read), 0);
        ck_assert_int_eq(read, cell);
        ck_assert_int_gt(cell_parse_any(t, 0, names[i].russian, &read), 0);
        ck_assert_int_eq(read, cell);
    }
}
END_TEST

/* bC5 is a cell of Black's City, Bc5 a bishop's move, and what could be both is refused with both names. */
START_TEST(city_or_bishop)
{
    static const struct { const char *typed, *played; } moves[] = {
        { "bC5", "c14-c13" }, { "Bc5", "b4-c5" }, { "bc5", NULL }, { "BC5", NULL }, { "c14-bC5", "c14-c13" }, { "WC2", NULL },
        { "Kwt1", "f1-e1" }, { "\u0427\u04135", "c14-c13" }, { "\u0447\u04135", "c14-c13" },
    };
    struct game g;
    game_open(&g, "tagiev", "diplomacy=none", "W:Kf1,Bb4,c14 R:Kj15 B:Kj8 turn=W");
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        struct text text = { 0 };
        struct fault fault;
        move_t move;
        bool read = notation_read(&g.p, moves[i].typed, 0, &move, &fault);
        ck_assert_msg(read == (moves[i].played != NULL), "%s is read: %d", moves[i].typed, read);
        if (read) {
            notation_write(&g.p, move, NOTATION_COORDINATE, 0, &text);
            ck_assert_str_eq(text_string(&text), moves[i].played);
        } else if (strlen(moves[i].typed) == 3 && moves[i].typed[2] == '5') {
            ck_assert_int_eq(fault.code, FAULT_TWO_CELLS);
        }
        text_free(&text);
    }
    game_close(&g);
}
END_TEST

/* ---- draws ---- */

START_TEST(counts_and_pawns)
{
    struct game g;
    game_open(&g, "tagiev", "-", "W:Kf9,e5 B:Ka14 R:Kj15 turn=W count=10");
    game_play(&g, "e5-e6");
    ck_assert_int_eq(g.p.turn.quiet, 11);       /* pawns can go back here */
    game_close(&g);
    game_open(&g, "star", "-", "W:Ki1,i4 B:Ka9 R:Kq9 turn=W count=10");
    game_play(&g, "i4-i5");
    ck_assert_int_eq(g.p.turn.quiet, 0);
    game_close(&g);
}
END_TEST

START_TEST(dead_positions)
{
    static const struct { const char *variant, *text; bool dead; } texts[] = {
        { "tagiev", "W:Kf9 B:Ka14 R:Kj15 turn=W", true }, { "tagiev", "W:Kf9,Re3 B:Ka14 turn=W out=R", true },
        { "tagiev", "W:Kf9,Be3 B:Ka14 turn=W out=R", true }, { "tagiev", "W:Kf9,Ne3 B:Ka14 turn=W out=R", true },
        { "tagiev", "W:Kf9,e3 B:Ka14 turn=W out=R", true }, { "tagiev", "W:Kf9,Qe3 B:Ka14 turn=W out=R", false },
        { "tagiev", "W:Kf9,e3,e5 B:Ka14 turn=W out=R", false }, { "tagiev", "W:Kf9,Re3 B:Ka14 R:Kj15 turn=W", false },
        { "star", "W:Ki1,Ri6 B:Ka9 turn=W out=R", false }, { "star", "W:Ki1 B:Ka9 turn=W out=R", true },
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct game g;
        game_open(&g, texts[i].variant, "-", texts[i].text);
        ck_assert_msg(ending_dead(&g.p) == texts[i].dead, "%s %s", texts[i].variant, texts[i].text);
        game_close(&g);
    }
}
END_TEST

/* Sums of targets over all cells of the empty boards. */
START_TEST(sums_of_targets)
{
    static const struct { const char *variant, *options; char kind; int sum; } sums[] = {
        { "tagiev", "diplomacy=none", 'R', 3570 }, { "tagiev", "diplomacy=none", 'B', 3060 }, { "tagiev", "diplomacy=none", 'N', 1344 }, { "tagiev", "diplomacy=none", 'K', 1566 },
        { "star", "-", 'R', 2016 }, { "star", "-", 'B', 1848 }, { "star", "-", 'N', 840 }, { "star", "-", 'K', 1038 },
        { "ribbon", "-", 'R', 5760 }, { "ribbon", "-", 'B', 2688 }, { "ribbon", "-", 'N', 1248 }, { "ribbon", "-", 'K', 1392 },
    };
    for (size_t i = 0; i < sizeof sums / sizeof *sums; i++) {
        struct rules *rules = support_rules(sums[i].variant, sums[i].options);
        const struct topology *t = rules->variant.topology;
        struct game g;
        int sum = 0;
        for (int cell = 0; cell < t->ncell; cell++) {
            char text[16], name[CELL_NAME_SIZE];
            t->name(t, cell, 0, name);
            snprintf(text, sizeof text, "W:%c%s", sums[i].kind, name);
            game_bare(&g, rules, text, WHITE);
            sum += g.list.n;
        }
        ck_assert_msg(sum == sums[i].sum, "%s %c: %d, not %d", sums[i].variant, sums[i].kind, sum, sums[i].sum);
        rules_free(rules);
    }
}
END_TEST

/* ---- the ribbon ---- */

START_TEST(round_the_ribbon)
{
    struct rules *rules = support_rules("ribbon", "");
    struct game g;
    game_bare(&g, rules, "W:Nb24", WHITE);
    ck_assert(game_can(&g, "b24-c2"));
    game_bare(&g, rules, "W:Bb22", WHITE);
    ck_assert(game_can(&g, "b22-h4"));
    game_bare(&g, rules, "W:Qa3", WHITE);
    ck_assert_int_eq(g.list.n, 44);
    rules_free(rules);
    /* One rook checks from both sides at once; a guard on one side is no guard. */
    game_open(&g, "ribbon", "-", "W:Ke7,Rd1,Na10,Qg10 R:Kh15,Re20 B:Kh23 turn=W");
    game_must_list(&g, "e7-d6 e7-d7 e7-d8 e7-f6 e7-f7 e7-f8");
    game_close(&g);
    game_open(&g, "ribbon", "-", "W:Ke7,Be11,Re2,Nc7 R:Kh15,Re20 B:Kh23,Bb12 turn=W");
    ck_assert_int_eq(game_moves_of(&g, "e11-"), 0);
    ck_assert(game_can(&g, "e2-e1") && game_can(&g, "e2-e24") && game_can(&g, "e2-e20") && game_can(&g, "e2-e6") && !game_can(&g, "e2-d2"));
    game_close(&g);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("triangles");
    TCase *games = tcase_create("games");
    tcase_set_timeout(games, 120);
    tcase_add_loop_test(games, worked_checks, 0, (int)(sizeof worked / sizeof *worked));
    tcase_add_test(games, truce_of_one_turn);
    tcase_add_test(games, table_of_neutrality);
    tcase_add_test(games, barred_and_mated_or_passed);
    tcase_add_test(games, guards);
    tcase_add_test(games, watch_restored);
    tcase_add_test(games, freed_and_taken_again);
    tcase_add_test(games, what_may_be_offered);
    tcase_add_test(games, renounce_and_pass);
    tcase_add_test(games, oath_fulfilled);
    tcase_add_test(games, first_mate);
    tcase_add_test(games, names_of_zones);
    tcase_add_test(games, city_or_bishop);
    tcase_add_test(games, counts_and_pawns);
    tcase_add_test(games, dead_positions);
    tcase_add_test(games, sums_of_targets);
    tcase_add_test(games, round_the_ribbon);
    suite_add_tcase(suite, games);
    return support_run(suite);
}
