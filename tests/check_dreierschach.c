/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program against the slow generator of Dreierschach: figures, positions of the rule sheet, random games. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/attack.h"
#include "core/notation.h"
#include "support.h"

#include "slow_dreierschach.h"

static const char start_men[] = "W:Kd1,Qe1,Ra1,Rh1,Bb1,Bf1,Nc1,Ng1,a2,b2,c2,d2,e2,f2,g2,h2,i2 "
                                "R:Ke10,Qd9,Rh13,Ra6,Bg12,Bc8,Nf11,Nb7,a5,b6,c7,d8,e9,f10,g11,h12,i13 "
                                "B:Km9,Qm10,Rm6,Rm13,Bm7,Bm11,Nm8,Nm12,l5,l6,l7,l8,l9,l10,l11,l12,l13";

static const struct setting {
    const char *options;
    struct drei_rules rules;
} settings[] = {
    { "-", { true, false, -1 } },
    { "pinch=not_pawns", { false, false, -1 } },
    { "ep=next", { true, true, -1 } },
    { "players=no-red", { true, false, RED } },
    { "players=no-white pinch=not_pawns", { false, false, WHITE } },
};

static long drei_perft(const struct drei_position *p, const struct drei_rules *rules, int depth)
{
    const char *moves;
    int n = drei_moves(p, rules, &moves);
    if (depth == 1)
        return n;
    char all[16384], word[16];
    long sum = 0;
    snprintf(all, sizeof all, "%s", moves);
    for (const char *at = all; sscanf(at, "%15s", word) == 1; at += strlen(word) + (at[strlen(word)] == ' ')) {
        struct drei_position after = *p;
        drei_play(&after, rules, word);
        sum += drei_perft(&after, rules, depth - 1);
    }
    return sum;
}

START_TEST(figures)
{
    struct drei_position p;
    drei_read(&p, start_men, WHITE);
    memset(p.may_castle, true, sizeof p.may_castle);
    ck_assert_int_eq(drei_perft(&p, &settings[0].rules, 1), 44);
    ck_assert_int_eq(drei_perft(&p, &settings[0].rules, 2), 1930);
    if (support_slow())
        ck_assert_int_eq(drei_perft(&p, &settings[0].rules, 3), 84348);
}
END_TEST

static const struct place { const char *men, *moves; int turn, n; } places[] = {
    { "W:Ka1,Bg7,Ng8 R:Kh13 B:Km6,Nh8", "", WHITE, 31 },
    { "W:Ka1,Bg7,Ng8 R:Kh13 B:Km6", "", WHITE, 34 },
    { "W:Ka1,Ng8,Nh8 R:Kg7 B:Km6,Bh9", "", RED, 6 },
    { "W:Ka1,Ng8 R:Kg7 B:Km6,Bh9", "", RED, 8 },
    { "W:Ka1,d4 R:Kh13,c5 B:Km6,e6,f5", "", WHITE, 9 },
    { "W:Ka1,d2 R:Kh13,c4 B:Km6,Nf6", "d2-d4", WHITE, 7 },
    { "W:Ka1,Nc3,d2 R:Kh13,c4 B:Km6,Nf6", "d2-d4", WHITE, 5 },
    { "W:Ka1 R:Kh13 B:Km6,Rh5,Ri2,Rj3", "h5-h1", BLACK, 0 },
};

START_TEST(moves_of_places)
{
    struct drei_position p;
    const char *moves;
    drei_read(&p, places[_i].men, places[_i].turn);
    if (places[_i].moves[0])
        drei_play(&p, &settings[0].rules, places[_i].moves);
    ck_assert_msg(drei_moves(&p, &settings[0].rules, &moves) == places[_i].n, "%s: %s", places[_i].men, moves);
}
END_TEST

/* ---- games ---- */

static const char *word_of(const struct game *g, move_t m)
{
    static char word[16];
    struct text text = { 0 };
    notation_write(&g->p, m, NOTATION_COORDINATE, 0, &text);
    snprintf(word, sizeof word, "%s", text_string(&text));
    text_free(&text);
    return word;
}

/* Moves that are worth more tries: captures, pushes of two cells, castlings, promotions. */
static bool is_lively(const struct game *g, move_t m)
{
    return move_sort(m) != MOVE_PLAIN || move_promotion(m) || g->p.at[move_to(m)];
}

static move_t pick(const struct game *g, struct rng *rng)
{
    move_t m = g->list.move[rng_below(rng, (uint32_t)g->list.n)];
    for (int tries = 0; tries < 6 && !is_lively(g, m); tries++)
        m = g->list.move[rng_below(rng, (uint32_t)g->list.n)];
    return m;
}

/* The same position for the slow generator, from the men and rights that the program has. */
static void copy(const struct game *g, struct drei_position *slow)
{
    const struct topology *t = g->p.rules->variant.topology;
    memset(slow, 0, sizeof *slow);
    slow->turn = g->p.turn.seat;
    for (int cell = 0; cell < t->ncell; cell++) {
        char name[CELL_NAME_SIZE];
        t->name(t, cell, 0, name);
        int code = g->p.at[cell];
        if (code)
            slow->at[name[0] - 'a'][atoi(name + 1) - 1] = (struct drei_man){ " PNBRQK"[code_kind(code)], code_colour(code) };
    }
}

START_TEST(games)
{
    const struct setting *setting = &settings[_i];
    struct game g;
    struct rng rng;
    rng_seed(&rng, (uint64_t)_i + 1);
    for (int plies = 0; plies < support_plies() / 2;) {
        struct drei_position slow;
        game_open(&g, "dreierschach", setting->options, NULL);
        copy(&g, &slow);
        memset(slow.may_castle, true, sizeof slow.may_castle);
        bool thin = rng_below(&rng, 2);
        for (int cell = 0; thin && cell < g.p.rules->variant.topology->ncell; cell++)
            if (g.p.at[cell] && code_kind(g.p.at[cell]) != KING && rng_below(&rng, 3) == 0)
                position_take(&g.p, cell);
        if (thin) {
            g.p.turn.rights = 0;
            game_settle(&g);
            copy(&g, &slow);
        }
        while (g.list.n && g.p.turn.quiet < 100) {
            const char *moves;
            int n = drei_moves(&slow, &setting->rules, &moves);
            HOLD(n == g.list.n && !strcmp(moves, game_moves(&g)), "%s %s: %d and %d moves: %s and %s", setting->options, support_text(&g.p),
                 g.list.n, n, game_moves(&g), moves);
            HOLD(drei_checked(&slow, &setting->rules, slow.turn) == attack_check(&g.p, g.p.turn.seat), "check in %s", support_text(&g.p));
            move_t m = pick(&g, &rng);
            drei_play(&slow, &setting->rules, word_of(&g, m));
            game_play(&g, word_of(&g, m));
            plies++;
        }
        if (g.p.realm.state == STATE_MATE) {    /* who is mated has no move for the slow generator either */
            const char *moves;
            HOLD(!drei_moves(&slow, &setting->rules, &moves), "no mate in %s: %s", support_text(&g.p), moves);
            HOLD(drei_checked(&slow, &setting->rules, slow.turn), "no check in %s", support_text(&g.p));
        }
        game_close(&g);
        plies++;
    }
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("dreierschach");
    TCase *all = tcase_create("all");
    tcase_set_timeout(all, 300);
    tcase_add_test(all, figures);
    tcase_add_loop_test(all, moves_of_places, 0, (int)(sizeof places / sizeof *places));
    tcase_add_loop_test(all, games, 0, (int)(sizeof settings / sizeof *settings));
    suite_add_tcase(suite, all);
    return support_run(suite);
}
