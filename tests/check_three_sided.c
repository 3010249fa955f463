/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The three-sided board and how men move on it, against the figures and lists of the rule sheet: names and shades, numbers of
   targets, the bends at the middle point, pawns, en passant, castling, promotion. */
#include <check.h>
#include <stdio.h>
#include <string.h>

#include "core/attack.h"
#include "core/movegen.h"
#include "support.h"

static const struct topology *const board = &topology_three_sided;
static struct rules *rules;     /* with all defaults; each test gets its own */

static void set_up(void)
{
    rules = support_rules("three-sided", "");
}

static void tear_down(void)
{
    rules_free(rules);
}

/* ---- names and shades ---- */

START_TEST(names)
{
    static const struct { const char *russian, *english; int sector, row, column; } samples[] = {
        { "a1", "a1", 0, 0, 0 }, { "e1", "e1", 0, 0, 4 }, { "h4", "h4", 0, 3, 7 }, { "n12", "l8", 1, 0, 0 },
        { "d12", "d8", 1, 0, 4 }, { "a9", "a5", 1, 3, 7 }, { "k9", "i5", 1, 3, 3 }, { "h8", "h12", 2, 0, 0 },
        { "k8", "i12", 2, 0, 4 }, { "e5", "e9", 2, 3, 3 }, { "n7", "l11", 2, 1, 7 }, { "m6", "k10", 2, 2, 6 },
    };
    for (size_t i = 0; i < sizeof samples / sizeof *samples; i++) {
        char name[CELL_NAME_SIZE];
        int cell = 32 * samples[i].sector + 8 * samples[i].row + samples[i].column;
        board->name(board, cell, 0, name);
        ck_assert_str_eq(name, samples[i].russian);
        board->name(board, cell, 1, name);
        ck_assert_str_eq(name, samples[i].english);
    }
    for (int cell = 0; cell < board->ncell; cell++)
        for (int alphabet = 0; alphabet < 2; alphabet++) {
            char name[CELL_NAME_SIZE], slow[8];
            board->name(board, cell, alphabet, name);
            slow_name(SLOW_THREE_SIDED, cell, alphabet, slow);
            HOLD(!strcmp(name, slow), "cell %d is %s, the slow model says %s", cell, name, slow);
        }
}
END_TEST

/* A-D have ranks 1-4 and 9-12; E-H 1-4 and 5-8; K-N 5-8 and 9-12: 96 of the 144 pairs, and no letter I or J. */
START_TEST(names_that_exist)
{
    int n = 0;
    for (char file = 'a'; file <= 'p'; file++)
        for (int rank = 1; rank <= 13; rank++) {
            char name[8];
            int cell, low = rank <= 4, middle = rank >= 5 && rank <= 8, high = rank >= 9 && rank <= 12, exists = 0;
            if (file <= 'd')
                exists = low || high;
            else if (file <= 'h')
                exists = low || middle;
            else if (file >= 'k' && file <= 'n')
                exists = middle || high;
            int length = snprintf(name, sizeof name, "%c%d", file, rank);
            bool read = cell_parse(board, 0, name, &cell) == length;
            ck_assert_msg(read == (exists != 0), "%s", name);
            n += exists;
        }
    ck_assert_int_eq(n, 96);
}
END_TEST

START_TEST(shades)
{
    static const char *const light[] = { "e4", "d9", "k5", "h1", "d1", "k12", "e8", "a12", "n8" };
    static const char *const dark[] = { "d4", "k9", "e5", "a1", "e1", "d12", "k8", "n12", "h8" };
    for (size_t i = 0; i < sizeof light / sizeof *light; i++) {
        ck_assert_msg(board->shade(board, support_cell(board, light[i])) == 0, "%s is light", light[i]);
        ck_assert_msg(board->shade(board, support_cell(board, dark[i])) == 1, "%s is dark", dark[i]);
    }
    for (int cell = 0; cell < board->ncell; cell++)
        ck_assert_int_eq(board->shade(board, cell), slow_dark(SLOW_THREE_SIDED, cell));
}
END_TEST

START_TEST(start)
{
    static const uint8_t base[8] = { ROOK, KNIGHT, BISHOP, QUEEN, KING, BISHOP, KNIGHT, ROOK };
    struct game g;
    game_open(&g, "three-sided", "", NULL);
    for (int player = 0; player < 3; player++)
        for (int column = 0; column < 8; column++)
            for (int row = 0; row < 4; row++) {
                int kind = row == 0 ? base[column] : row == 1 ? PAWN : EMPTY;
                ck_assert_int_eq(g.p.at[32 * player + 8 * row + column], kind ? code_make(player, kind) : 0);
            }
    ck_assert_int_eq(g.p.turn.seat, WHITE);
    ck_assert_int_eq(g.p.turn.rights, 63);
    static const char *const homes[] = { "e1", "d12", "k8" };
    for (int player = 0; player < 3; player++)
        ck_assert_int_eq(g.p.king[player], support_cell(board, homes[player]));
    game_close(&g);
}
END_TEST

/* ---- targets on an empty board ---- */

/* The cells that a lone man of White can go to, sorted. */
static const char *targets(int kind, int cell, int *n)
{
    static char line[1024];
    char man[16], name[CELL_NAME_SIZE];
    struct game g;
    board->name(board, cell, 0, name);
    snprintf(man, sizeof man, "W:%c%s", "?PNBRQK"[kind], name);
    game_bare(&g, rules, man, WHITE);
    char *end = line;
    *end = '\0';
    for (int i = 0; i < g.list.n; i++) {
        board->name(board, move_to(g.list.move[i]), 0, name);
        end += sprintf(end, "%s ", name);
    }
    *n = g.list.n;
    return support_sorted(line);
}

/* Section 3.8 of the rules: White's sector by row and by pairs of columns. */
START_TEST(target_counts)
{
    static const struct { int kind, count[4][4], sum; } table[] = {
        { BISHOP, { { 11, 7, 7, 7 }, { 7, 13, 9, 9 }, { 7, 9, 15, 11 }, { 7, 9, 11, 17 } }, 936 },
        { KNIGHT, { { 2, 3, 4, 4 }, { 3, 4, 6, 6 }, { 4, 6, 8, 9 }, { 4, 6, 9, 10 } }, 528 },
        { KING, { { 3, 5, 5, 5 }, { 5, 8, 8, 8 }, { 5, 8, 8, 8 }, { 5, 8, 8, 9 } }, 636 },
        { ROOK, { { 14, 14, 14, 14 }, { 14, 14, 14, 14 }, { 14, 14, 14, 14 }, { 14, 14, 14, 14 } }, 1344 },
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        int sum = 0;
        for (int cell = 0; cell < board->ncell; cell++) {
            int n, row = cell / 8 % 4, column = cell % 8;
            targets(table[i].kind, cell, &n);
            int wanted = table[i].count[row][column <= 3 ? column : 7 - column];
            HOLD(n == wanted, "kind %d on cell %d has %d targets, not %d", table[i].kind, cell, n, wanted);
            sum += n;
        }
        ck_assert_int_eq(sum, table[i].sum);
    }
}
END_TEST

START_TEST(target_lists)
{
    static const struct { int kind; const char *from, *to; } lists[] = {
        { BISHOP, "d4", "k9 l10 m11 n12 e5 f6 g7 h8 c9 b10 a11 e3 f2 g1 c3 b2 a1" },
        { BISHOP, "c3", "d4 k9 l10 m11 n12 e5 f6 g7 h8 b4 a9 d2 e1 b2 a1" },
        { BISHOP, "f3", "e4 d9 c10 b11 a12 k5 l6 m7 n8 g4 h5 e2 d1 g2 h1" },
        { BISHOP, "a1", "b2 c3 d4 k9 l10 m11 n12 e5 f6 g7 h8" },
        { KNIGHT, "d4", "b3 c2 e2 f3 b9 c10 k10 l9 e6 f5" },
        { KNIGHT, "e4", "c3 d2 f2 g3 c9 d10 f6 g5 k6 l5" },
        { KNIGHT, "c4", "a3 b2 d2 e3 a9 b10 d10 k9 e5" },
        { KNIGHT, "d3", "b2 b4 c1 e1 f2 f4 c9 k9 e5" },
        { KING, "d4", "c3 d3 e3 c4 e4 c9 d9 k9 e5" },
        { ROOK, "d4", "d1 d2 d3 d9 d10 d11 d12 a4 b4 c4 e4 f4 g4 h4" },
        { ROOK, "e5", "e1 e2 e3 e4 e6 e7 e8 h5 g5 f5 k5 l5 m5 n5" },
        { ROOK, "k5", "k6 k7 k8 k9 k10 k11 k12 h5 g5 f5 e5 l5 m5 n5" },
        { BISHOP, "b1", "a2 c2 d3 e4 f5 g6 h7" },
        { BISHOP, "h2", "g1 g3 f4 e5 k6 l7 m8" },
        { BISHOP, "a3", "b2 c1 b4 c9 d10 k11 l12" },
    };
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
        char wanted[256];
        int n;
        strcpy(wanted, support_sorted(lists[i].to));
        ck_assert_str_eq(targets(lists[i].kind, support_cell(board, lists[i].from), &n), wanted);
    }
}
END_TEST

/* Relations are symmetric, bishops keep the shade, knights change it, and all commutes with the turn of the board. */
START_TEST(invariants)
{
    static bool to[KINDS][96][96];
    for (int kind = KNIGHT; kind <= KING; kind++)
        for (int cell = 0; cell < board->ncell; cell++) {
            struct game g;
            char man[16], name[CELL_NAME_SIZE];
            board->name(board, cell, 0, name);
            snprintf(man, sizeof man, "W:%c%s", "?PNBRQK"[kind], name);
            game_bare(&g, rules, man, WHITE);
            for (int i = 0; i < g.list.n; i++)
                to[kind][cell][move_to(g.list.move[i])] = true;
        }
    for (int kind = KNIGHT; kind <= KING; kind++)
        for (int a = 0; a < 96; a++)
            for (int b = 0; b < 96; b++) {
                HOLD(to[kind][a][b] == to[kind][b][a], "kind %d: %d reaches %d, not back", kind, a, b);
                HOLD(to[kind][a][b] == to[kind][(a + 32) % 96][(b + 32) % 96], "kind %d: %d to %d does not turn", kind, a, b);
                bool same = board->shade(board, a) == board->shade(board, b);
                HOLD(!to[kind][a][b] || kind != BISHOP || same, "bishop %d to %d", a, b);
                HOLD(!to[kind][a][b] || kind != KNIGHT || !same, "knight %d to %d", a, b);
                HOLD(to[QUEEN][a][b] == (to[ROOK][a][b] || to[BISHOP][a][b]), "queen %d to %d", a, b);
            }
}
END_TEST

static void follow(int cell, int head, bool seen[96])
{
    struct hop out[2];
    ck_assert_msg(!seen[cell], "a line comes to cell %d again", cell);
    seen[cell] = true;
    for (int i = 0, n = board->step(board, cell, head, out); i < n; i++)
        follow(out[i].to, out[i].head, seen);
    seen[cell] = false;
}

START_TEST(no_line_meets_itself)
{
    bool seen[96] = { false };
    for (int cell = 0; cell < board->ncell; cell++)
        for (int head = 0; head < board->nhead; head++)
            follow(cell, head, seen);
    ck_assert(!rules->rings);
}
END_TEST

/* ---- pawns ---- */

/* The cells that a pawn takes on when a man of the next player stands there. */
static const char *captures(int colour, const char *from)
{
    static char line[64];
    char *end = line;
    *end = '\0';
    for (int cell = 0; cell < board->ncell; cell++) {
        char men[32], name[CELL_NAME_SIZE];
        board->name(board, cell, 0, name);
        if (!strcmp(name, from))
            continue;
        struct game g;
        int enemy = (colour + 1) % 3;
        snprintf(men, sizeof men, "%c:%s %c:N%s", "WRB"[colour], from, "WRB"[enemy], name);
        game_bare(&g, rules, men, colour);
        bool takes = false;
        for (int i = 0; i < g.list.n; i++)
            takes = takes || position_victim_cell(&g.p, g.list.move[i]) == cell;
        if (takes)
            end += sprintf(end, "%s ", name);
        bool attacked = attack_any(&g.p, cell, UINT32_C(1) << code_make(colour, PAWN));
        ck_assert_msg(takes == attacked, "pawn on %s and %s: takes and attacks differ", from, name);
    }
    return support_sorted(line);
}

START_TEST(pawn_captures)
{
    static const struct { int colour; const char *from, *to; } table[] = {
        { WHITE, "d4", "c9 k9 e5" }, { WHITE, "e4", "f5 d9 k5" }, { RED, "k9", "l5 e5 d4" }, { RED, "d9", "c4 e4 k5" },
        { BLACK, "e5", "f4 d4 k9" }, { BLACK, "k5", "l9 d9 e4" }, { WHITE, "d3", "c4 e4" }, { WHITE, "e2", "d3 f3" },
        { WHITE, "a2", "b3" }, { WHITE, "l5", "k6 m6" }, { RED, "a2", "b1" }, { WHITE, "a4", "b9" },
        { WHITE, "c9", "b10 d10" }, { BLACK, "h5", "g4" }, { BLACK, "n6", "m5" },
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        char wanted[64];
        strcpy(wanted, support_sorted(table[i].to));
        ck_assert_str_eq(captures(table[i].colour, table[i].from), wanted);
    }
}
END_TEST

START_TEST(pawn_pushes)
{
    static const struct { const char *men; int seat; const char *moves; } table[] = {
        { "W:d4", WHITE, "d4-d9" }, { "W:e4", WHITE, "e4-e5" }, { "R:d9", RED, "d9-d4" }, { "R:k9", RED, "k9-k5" },
        { "B:e5", BLACK, "e5-e4" }, { "B:k5", BLACK, "k5-k9" },
        { "W:a2", WHITE, "a2-a3 a2-a4" }, { "W:e2", WHITE, "e2-e3 e2-e4" }, { "W:a3", WHITE, "a3-a4" },
        { "R:n11", RED, "n11-n10 n11-n9" }, { "B:n7", BLACK, "n7-n6 n7-n5" },
        /* No double step from the second row of another sector, and never over a seam. */
        { "W:a10", WHITE, "a10-a11" }, { "R:b3", RED, "b3-b2" }, { "W:a11", WHITE, "a11-a12=B a11-a12=N a11-a12=Q a11-a12=R" },
        /* Both cells must be empty. */
        { "W:a2 R:Na4", WHITE, "a2-a3" }, { "W:a2 R:Na3", WHITE, "" },
        { "W:a2,Ba3", WHITE, "a3-b2 a3-c1 a3-b4 a3-c9 a3-d10 a3-k11 a3-l12" },
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        struct game g;
        game_bare(&g, rules, table[i].men, table[i].seat);
        game_must_list(&g, table[i].moves);
    }
}
END_TEST

/* Row 0 of both other sectors, all eight cells of each; the base of a player who is out as well. */
START_TEST(promotion_cells)
{
    struct game g;
    for (int colour = 0; colour < 3; colour++)
        for (int cell = 0; cell < board->ncell; cell++)
            ck_assert_int_eq(rules->promotes[colour][cell], cell / 32 != colour && cell / 8 % 4 == 0);
    game_open(&g, "three-sided", "", "W:Ke1,a11,h7,m7,m11 R:Kd12 B:Kk8 turn=W");
    ck_assert_int_eq(game_moves_of(&g, "a11-a12="), 4);
    ck_assert_int_eq(game_moves_of(&g, "h7-h8="), 4);
    ck_assert_int_eq(game_moves_of(&g, "m7-m8="), 4);
    ck_assert_int_eq(game_moves_of(&g, "m11-m12="), 4);
    game_play(&g, "m7-m8=N");
    ck_assert_int_eq(g.p.at[support_cell(board, "m8")], code_make(WHITE, KNIGHT));
    game_close(&g);
    game_open(&g, "three-sided", "", "W:Ke1,b11 R:Na12,Nc12 B:Kk8 turn=W owner=W-B");
    ck_assert_int_eq(game_moves_of(&g, "b11-"), 12);    /* ahead, and two captures on the base of a fallen player */
    game_close(&g);
    game_open(&g, "three-sided", "players=no-red", "W:Ke1,b11 B:Kk8 turn=W");
    ck_assert_int_eq(game_moves_of(&g, "b11-b12="), 4);
    game_close(&g);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("three-sided");
    TCase *all = tcase_create("board");
    tcase_add_checked_fixture(all, set_up, tear_down);
    tcase_add_test(all, names);
    tcase_add_test(all, names_that_exist);
    tcase_add_test(all, shades);
    tcase_add_test(all, start);
    tcase_add_test(all, target_counts);
    tcase_add_test(all, target_lists);
    tcase_add_test(all, invariants);
    tcase_add_test(all, no_line_meets_itself);
    tcase_add_test(all, pawn_captures);
    tcase_add_test(all, pawn_pushes);
    tcase_add_test(all, promotion_cells);
    suite_add_tcase(suite, all);
    return support_run(suite);
}
