/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What holds in every game: each property is a loop test over all games of the registry, the small game of the tests, and all
   their house rules, one choice changed at a time.  A new game is in these loops from its first day. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/attack.h"
#include "core/movegen.h"
#include "core/notation.h"
#include "core/perft.h"
#include "core/position_text.h"
#include "support.h"

/* ---- games with one choice changed ---- */

enum { INSTANCES_MAX = 512 };
static struct instance { const char *variant; char options[64]; } instances[INSTANCES_MAX];
static int ninstance;

static void add_instance(const struct variant *v, const struct option *option, int choice)
{
    struct instance *instance = &instances[ninstance++];
    if (ninstance > INSTANCES_MAX)
        abort();
    instance->variant = v->key;
    if (!option)
        return;
    int length;
    const char *name = option_choice_name(option, choice, &length);
    uint8_t choices[OPTIONS_MAX] = { 0 };
    choices[option - v->options] = (uint8_t)choice;
    const char *peace = option_clash(v, choices) ? " diplomacy=none" : "";
    snprintf(instance->options, sizeof instance->options, "%s=%.*s%s", option->key, length, name, peace);
}

static void list_instances(void)
{
    for (int i = 0; i < support_variants(); i++) {
        const struct variant *v = support_variant(i);
        add_instance(v, NULL, 0);
        for (const struct option *option = v->options; option && option->key; option++)
            for (int choice = 1; choice < option_nchoice(option); choice++)
                add_instance(v, option, choice);
    }
}

/* ---- wandering through random games ---- */

/* Takes away some of the men at random, so that lines open and kings can be hunted. */
static void thin_out(struct game *g, struct rng *rng)
{
    uint32_t sixths = rng_below(rng, 6);
    for (int cell = 0; cell < g->rules->variant.topology->ncell; cell++)
        if (g->p.at[cell] && code_kind(g->p.at[cell]) != KING && rng_below(rng, 6) < sixths)
            position_take(&g->p, cell);
    g->p.turn.rights = 0;
    position_ready(&g->p);
}

static void new_game(struct game *g, struct rng *rng, int number)
{
    position_start(&g->p, g->rules);
    if (number % 3)
        thin_out(g, rng);
    game_settle(g);
}

typedef void visitor(struct game *, struct rng *);

/* Calls the visitor at the start of every seat that has a move, in random games of this instance. */
static void wander(int index, int plies, visitor *visit)
{
    static struct game g;
    struct rng rng;
    rng_seed(&rng, (uint64_t)index);
    if (instances[index].options[0])
        plies /= 10;                            /* the usual rules are tried most */
    game_open(&g, instances[index].variant, instances[index].options, NULL);
    for (int number = 0, ply = 0; ply < plies; number++) {
        new_game(&g, &rng, number);
        for (int i = 0; i < 150 && g.list.n; i++, ply++) {
            visit(&g, &rng);
            game_random(&g, &rng);
        }
        ply++;
    }
    game_close(&g);
}

/* ---- making and taking back ---- */

/* Men put on a fresh board in the order of cells: the same key, the same masks. */
static void rebuilt(struct game *g, struct rng *rng)
{
    static struct position fresh;
    const struct position *p = &g->p;
    (void)rng;
    position_check(p);
    position_clear(&fresh, p->rules);
    for (int cell = 0; cell < p->rules->variant.topology->ncell; cell++)
        if (p->at[cell])
            position_put(&fresh, cell, p->at[cell]);
    fresh.turn = p->turn;
    fresh.realm = p->realm;
    memcpy(fresh.pool, p->pool, sizeof fresh.pool);
    memcpy(fresh.moved, p->moved, sizeof fresh.moved);
    memset(fresh.realm.moves, 0, sizeof fresh.realm.moves);
    memset(fresh.realm.takes, 0, sizeof fresh.realm.takes);
    memset(fresh.realm.fears, 0, sizeof fresh.realm.fears);
    position_ready(&fresh);
    HOLD(fresh.key == p->key && position_key(&fresh) == position_key(p), "key of %s", support_text(p));
    HOLD(!memcmp(&fresh.realm, &p->realm, sizeof fresh.realm), "masks of %s", support_text(p));
    HOLD(!memcmp(fresh.count, p->count, sizeof fresh.count) && !memcmp(fresh.king, p->king, sizeof fresh.king), "%s",
         support_text(p));
}

START_TEST(keys_and_masks)
{
    wander(_i, support_plies(), rebuilt);
}
END_TEST

static void made_and_unmade(struct game *g, struct rng *rng)
{
    static struct position before, made;
    static struct move_list list;
    static struct settling settled;
    (void)rng;
    before = g->p;
    for (int i = 0; i < g->list.n; i++) {
        move_t m = g->list.move[i];
        struct undo undo;
        int mover = g->p.turn.seat, victim = position_victim_cell(&g->p, m);
        bool royal = g->p.rules->variant.ending.royal == ROYAL_MATE;
        HOLD(!royal || victim == NO_CELL || code_kind(g->p.at[victim]) != KING, "a king is taken in %s", support_text(&g->p));
        position_make(&g->p, m, &undo);
        HOLD(!royal || !attack_check(&g->p, mover), "the mover's king is left attacked in %s", support_text(&before));
        made = g->p;
        ending_settle(&g->p, &list, &settled, 0);
        ending_unsettle(&g->p, &settled);
        HOLD(!memcmp(&made, &g->p, sizeof made), "settling does not come back in %s", support_text(&made));
        position_unmake(&g->p, m, &undo);
        HOLD(!memcmp(&before, &g->p, sizeof before), "a move does not come back in %s", support_text(&before));
    }
}

START_TEST(unmake_restores)
{
    wander(_i, support_plies(), made_and_unmade);
}
END_TEST

/* ---- lists of moves ---- */

static int compare_moves(const void *a, const void *b)
{
    move_t x = *(const move_t *)a, y = *(const move_t *)b;
    return x < y ? -1 : x > y;
}

static void sort(struct move_list *list)
{
    qsort(list->move, (size_t)list->n, sizeof *list->move, compare_moves);
}

static bool same(const struct move_list *a, const struct move_list *b)
{
    return a->n == b->n && !memcmp(a->move, b->move, (size_t)a->n * sizeof *a->move);
}

static void listed_alike(struct game *g, struct rng *rng)
{
    static struct move_list legal, pseudo, tested, from;
    struct position *p = &g->p;
    (void)rng;
    HOLD(movegen_legal(p, &legal) == legal.n && legal.n == g->list.n, "length of the list of %s", support_text(p));
    HOLD(movegen_count(p) == legal.n, "count of %s", support_text(p));
    sort(&legal);
    for (int i = 1; i < legal.n; i++)
        HOLD(legal.move[i - 1] != legal.move[i], "a move twice in %s", support_text(p));
    movegen_pseudo(p, &pseudo);
    tested.n = 0;
    for (int i = 0; i < pseudo.n; i++)
        if (movegen_safe(p, pseudo.move[i]))
            tested.move[tested.n++] = pseudo.move[i];
    sort(&tested);
    HOLD(same(&legal, &tested), "%d moves, %d by make and test in %s", legal.n, tested.n, support_text(p));
    HOLD(movegen_any(p, p->turn.seat, movegen_takes(p)), "no move at all in %s", support_text(p));
    tested.n = 0;
    for (int cell = 0; cell < p->rules->variant.topology->ncell; cell++) {
        if (!p->at[cell] || p->realm.owner[code_colour(p->at[cell])] != p->turn.seat)
            continue;
        movegen_from(p, cell, &from);
        for (int i = 0; i < from.n; i++)
            tested.move[tested.n++] = from.move[i];
    }
    sort(&tested);
    HOLD(same(&legal, &tested), "%d moves, %d man by man in %s", legal.n, tested.n, support_text(p));
}

START_TEST(pins_as_make_and_test)
{
    wander(_i, support_plies(), listed_alike);
}
END_TEST

/* ---- symmetry ---- */

/* The colour that sees the board as `colour` does once it has been turned; NOBODY if there is none. */
static int renamed(const struct variant *v, int colour, int turn)
{
    int turns = v->topology->turns;
    if (colour == NOBODY)
        return NOBODY;
    for (int i = 0; i < v->turn.nseat; i++)
        if (v->seat_turn[v->turn.seat[i]] == (v->seat_turn[colour] + turns - turn) % turns)
            return v->turn.seat[i];
    return NOBODY;
}

static int renamed_right(const struct rules *rules, const struct castle_row *row, int turn)
{
    const struct topology *t = rules->variant.topology;
    for (int i = 0; i < rules->nrow; i++) {
        const struct castle_row *other = &rules->row[i];
        if (t->turned(t, row->king_from, turn) == other->king_from && t->turned(t, row->king_to, turn) == other->king_to &&
            t->turned(t, row->rook_from, turn) == other->rook_from)
            return other->right;
    }
    return -1;
}

static int renamed_mask(const struct variant *v, int mask, int turn)
{
    int out = 0;
    for (int player = 0; player < PLAYERS; player++)
        if (mask >> player & 1)
            out |= 1 << renamed(v, player, turn);
    return out;
}

/* The position with the board turned and the seats renamed.  Rights that have no counterpart are taken from both. */
static void turn_board(struct position *p, int turn, struct position *out)
{
    const struct rules *rules = p->rules;
    const struct variant *v = &rules->variant;
    const struct topology *t = v->topology;
    position_clear(out, rules);
    for (int cell = 0; cell < t->ncell; cell++) {
        int code = p->at[cell], place = t->turned(t, cell, turn);
        if (code)
            position_put(out, place, code_make(renamed(v, code_colour(code), turn), code_kind(code)));
        out->moved[place / 64] |= (p->moved[cell / 64] >> cell % 64 & 1) << place % 64;
    }
    for (int i = 0; i < v->turn.nseat; i++) {
        int player = v->turn.seat[i], other = renamed(v, player, turn);
        out->realm.owner[other] = (uint8_t)renamed(v, p->realm.owner[player], turn);
        out->realm.victor[other] = (uint8_t)renamed(v, p->realm.victor[player], turn);
        out->realm.fate[other] = p->realm.fate[player];
        memcpy(out->pool[other], p->pool[player], sizeof out->pool[other]);
        out->turn.checker[other] = (uint8_t)renamed(v, p->turn.checker[player], turn);
        out->turn.victim[other] = (uint8_t)renamed_mask(v, p->turn.victim[player], turn);
    }
    out->turn.seat = (uint8_t)renamed(v, p->turn.seat, turn);
    out->turn.round = p->turn.round;
    for (int i = 0; i < rules->nrow; i++) {
        int right = renamed_right(rules, &rules->row[i], turn);
        if (right < 0)
            p->turn.rights &= (uint16_t)~(1 << rules->row[i].right);
        else if (p->turn.rights >> rules->row[i].right & 1)
            out->turn.rights |= (uint16_t)(1 << right);
    }
    out->turn.nep = p->turn.nep;
    for (int i = 0; i < p->turn.nep; i++) {
        struct ep_record ep = p->turn.ep[i];
        ep.pawn = (uint8_t)t->turned(t, ep.pawn, turn);
        ep.pusher = (uint8_t)renamed(v, ep.pusher, turn);
        for (int j = 0; j < 2; j++)
            if (ep.crossed[j] != NO_CELL)
                ep.crossed[j] = (uint8_t)t->turned(t, ep.crossed[j], turn);
        out->turn.ep[i] = ep;
    }
    position_ready(out);
}

static void turned_alike(struct game *g, struct rng *rng)
{
    static struct position p, turned;
    if (rng_below(rng, 8))
        return;
    for (int turn = 1; turn < g->rules->variant.topology->turns; turn++) {
        p = g->p;
        turn_board(&p, turn, &turned);
        position_ready(&p);
        uint64_t nodes = perft(&p, 2), others = perft(&turned, 2);
        HOLD(nodes == others, "%llu against %llu in %s", (unsigned long long)nodes, (unsigned long long)others,
             support_text(&p));
    }
}

START_TEST(perft_is_symmetric)
{
    struct rules *rules = support_rules(instances[_i].variant, instances[_i].options);
    bool symmetric = true;
    for (int i = 0; i < rules->variant.turn.nseat; i++)
        for (int turn = 1; turn < rules->variant.topology->turns; turn++)
            symmetric = symmetric && renamed(&rules->variant, rules->variant.turn.seat[i], turn) != NOBODY;
    rules_free(rules);
    if (symmetric)
        wander(_i, support_plies(), turned_alike);
}
END_TEST

/* ---- texts ---- */

static void written_and_read(struct game *g, struct rng *rng)
{
    static struct position read;
    static char first[4096];
    const struct position *p = &g->p;
    struct fault fault;
    (void)rng;
    snprintf(first, sizeof first, "%s", support_text(p));
    HOLD(position_read(&read, g->rules, first, &fault), "fault %d at byte %d of %s", fault.code, fault.at, first);
    HOLD(!strcmp(first, support_text(&read)), "%s comes back as %s", first, support_text(&read));
    HOLD(!memcmp(p->at, read.at, sizeof p->at), "men of %s", first);
    HOLD(!memcmp(p->realm.owner, read.realm.owner, sizeof p->realm.owner), "owners of %s", first);
    HOLD(!memcmp(p->realm.moves, read.realm.moves, sizeof p->realm.moves), "who commands whom in %s", first);
    HOLD(!memcmp(p->realm.fears, read.realm.fears, sizeof p->realm.fears), "who fears whom in %s", first);
    HOLD(p->realm.nout == read.realm.nout && !memcmp(p->realm.out, read.realm.out, p->realm.nout), "who fell in %s", first);
    HOLD(p->turn.seat == read.turn.seat && p->turn.rights == read.turn.rights, "seat or rights of %s", first);
    HOLD(p->turn.quiet == read.turn.quiet && p->turn.round == read.turn.round, "counters of %s", first);
    bool hits_count = p->realm.neutral || p->realm.captives;
    HOLD(!hits_count || !memcmp(p->turn.victim, read.turn.victim, sizeof p->turn.victim), "victims of %s", first);
    HOLD(movegen_count(&read) == g->list.n, "number of moves of %s", first);
}

START_TEST(texts_come_back)
{
    wander(_i, support_plies(), written_and_read);
}
END_TEST

/* A move written in any style, in any naming of cells, is read as itself. */
static void moves_read_back(struct game *g, struct rng *rng)
{
    struct text text = { 0 };
    for (int tries = 0; tries < 2 && g->list.n; tries++) {
        move_t m = g->list.move[rng_below(rng, (uint32_t)g->list.n)], read = MOVE_NONE;
        for (int style = NOTATION_COORDINATE; style <= NOTATION_SHORT; style++)
            for (int alphabet = 0; alphabet < g->rules->variant.topology->nalphabet; alphabet++) {
                struct fault fault;
                text_clear(&text);
                notation_write(&g->p, m, style, alphabet, &text);
                bool fine = notation_read(&g->p, text_string(&text), alphabet, &read, &fault);
                HOLD(fine && read == m, "%s is not read back in %s", text_string(&text), support_text(&g->p));
            }
    }
    text_free(&text);
}

START_TEST(moves_come_back)
{
    wander(_i, support_plies() / 20, moves_read_back);
}
END_TEST

/* ---- whole games ---- */

/* 1 and so on, equals share, and nobody has a place who has no seat. */
static void result_is_sound(const struct game *g)
{
    struct result result;
    int points = 0, sum = 0, second = 0;
    ending_result(&g->p, &result);
    HOLD(result.state != STATE_PLAYING && result.reason != END_NONE, "no result: %s", support_text(&g->p));
    for (int i = 0; i < PLAYERS; i++) {
        bool plays = false;
        int before = 0;
        for (int j = 0; j < g->rules->variant.turn.nseat; j++) {
            int other = g->rules->variant.turn.seat[j];
            plays = plays || other == i;
            before += result.place[other] < result.place[i];
        }
        HOLD(plays == (result.place[i] > 0), "place of %d: %s", i, support_text(&g->p));
        HOLD(!plays || result.place[i] == before + 1, "place %d of %d: %s", result.place[i], i, support_text(&g->p));
        second += result.place[i] == 2;
        points += result.points[i];
        sum += g->rules->variant.ending.points[i];
    }
    const struct ending_rule *ending = &g->rules->variant.ending;
    bool otherwise = ending->stalemate_points[0] || (ending->draw_points && result.state != STATE_MATE) || ending->mated_third;
    sum = second == 2 ? ending->points[0] : sum;        /* by a first mate both lose */
    HOLD(!result.scored || points == sum || otherwise, "points: %s", support_text(&g->p));
}

/* Games to their end: repetition is not asked for, the count is. */
START_TEST(games_end)
{
    static struct game g;
    struct rng rng;
    uint64_t none = 0;
    rng_seed(&rng, 7);
    game_open(&g, instances[_i].variant, instances[_i].options, NULL);
    g.flags = SETTLE_DEAD;
    for (int number = 0, ply = 0; ply < 2 * support_plies(); number++) {
        new_game(&g, &rng, number);
        while (game_random(&g, &rng)) {
            ply++;
            HOLD(g.p.turn.quiet < UINT16_MAX, "no end: %s", support_text(&g.p));
            if (g.list.n && ending_claims(&g.p, &none, 1) & CLAIM_MOVES) {
                ending_draw(&g.p, END_MOVES);
                game_settle(&g);
            }
        }
        ply++;
        result_is_sound(&g);
    }
    game_close(&g);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("properties");
    TCase *games = tcase_create("games");
    list_instances();
    tcase_set_timeout(games, 600);
    tcase_add_loop_test(games, keys_and_masks, 0, ninstance);
    tcase_add_loop_test(games, unmake_restores, 0, ninstance);
    tcase_add_loop_test(games, pins_as_make_and_test, 0, ninstance);
    tcase_add_loop_test(games, perft_is_symmetric, 0, ninstance);
    tcase_add_loop_test(games, texts_come_back, 0, ninstance);
    tcase_add_loop_test(games, moves_come_back, 0, ninstance);
    tcase_add_loop_test(games, games_end, 0, ninstance);
    suite_add_tcase(suite, games);
    return support_run(suite);
}
