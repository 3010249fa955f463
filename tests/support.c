/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "support.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/movegen.h"
#include "core/position_text.h"
#include "tiny.h"
#include "variants/registry.h"

bool support_slow(void)
{
    return getenv("TRIARCH_SLOW") != NULL;
}

int support_plies(void)
{
    return support_slow() ? 10000 : 1000;
}

/* ---- tables ---- */

/* Tables are read before the first test runs, so there is no test yet that could fail. */
static void need(bool fine, const char *name, const char *what)
{
    if (fine)
        return;
    fprintf(stderr, "%s: %s\n", name, what);
    exit(EXIT_FAILURE);
}

static char *read_file(const char *name)
{
    char path[1024];
    const char *tests = getenv("TRIARCH_TESTS");
    snprintf(path, sizeof path, "%s/data/%s", tests ? tests : "tests", name);
    FILE *file = fopen(path, "rb");
    need(file != NULL, path, "cannot be read");
    struct text text = { 0 };
    char buffer[4096];
    for (size_t n; (n = fread(buffer, 1, sizeof buffer, file)) > 0;)
        text_add_n(&text, buffer, n);
    fclose(file);
    need(text.length > 0 && text.data[text.length - 1] == '\n', path, "does not end with a whole line");
    return text.data;
}

void table_read(struct table *t, const char *name)
{
    *t = (struct table){ .text = read_file(name), .rows = -1 };
    for (const char *s = t->text; *s; s++)
        t->rows += *s == '\n';
    t->cell = mem_alloc((size_t)(t->rows + 1) * sizeof *t->cell);
    char *s = t->text;
    for (int row = -1; row < t->rows; row++) {
        int columns = 0;
        for (bool more = true; more; columns++) {
            size_t n = strcspn(s, "\t\n");
            more = s[n] == '\t';
            s[n] = '\0';
            need(columns < COLUMNS_MAX, name, "too many fields");
            if (row >= 0)
                t->cell[row][columns] = s;
            s += n + 1;
        }
        if (row < 0)
            t->columns = columns;
        need(columns == t->columns, name, "not all lines have the same number of fields");
    }
}

void table_free(struct table *t)
{
    mem_free(t->text);
    mem_free(t->cell);
}

/* ---- games ---- */

int support_variants(void)
{
    return registry_count() + 1;
}

const struct variant *support_variant(int index)
{
    return index < registry_count() ? registry_variant(index) : &variant_tiny;
}

const struct variant *support_find(const char *key)
{
    for (int i = 0; i < support_variants(); i++)
        if (!strcmp(support_variant(i)->key, key))
            return support_variant(i);
    ck_abort_msg("no game is called %s", key);
    return NULL;
}

struct rules *support_rules(const char *key, const char *options)
{
    const struct variant *v = support_find(key);
    uint8_t choice[OPTIONS_MAX] = { 0 };
    const char *s = strcmp(options, "-") ? options : "";
    while (*s) {
        size_t word = strcspn(s, " "), name = strcspn(s, "=");
        int option = option_find(v, s, name);
        ck_assert_msg(name < word && option >= 0, "no option %.*s", (int)word, s);
        int number = option_choice(&v->options[option], s + name + 1, word - name - 1);
        ck_assert_msg(number >= 0, "no choice %.*s", (int)word, s);
        choice[option] = (uint8_t)number;
        s += word;
        s += strspn(s, " ");
    }
    return rules_new(v, choice);
}

void game_settle(struct game *g)
{
    ending_settle(&g->p, &g->list, &g->settled, g->flags);
}

void game_open(struct game *g, const char *variant, const char *options, const char *text)
{
    struct fault fault;
    g->rules = support_rules(variant, options);
    g->flags = 0;
    if (text)
        ck_assert_msg(position_read(&g->p, g->rules, text, &fault), "%s: refused, fault %d at byte %d", text, fault.code,
                      fault.at);
    else
        position_start(&g->p, g->rules);
    game_settle(g);
}

void game_bare(struct game *g, struct rules *rules, const char *men, int seat)
{
    int colour = WHITE;
    g->rules = rules;
    const struct turn_rule *turn = &g->rules->variant.turn;
    position_clear(&g->p, g->rules);
    for (const char *s = men; *s;) {
        static const char kinds[] = "?PNBRQK", letters[] = "WRB";
        if (s[1] == ':') {
            colour = (int)(strchr(letters, *s) - letters);
            s += 2;
        }
        int kind = *s >= 'A' && *s <= 'Z' ? (int)(strchr(kinds, *s++) - kinds) : PAWN, cell = NO_CELL;
        int n = cell_parse(g->rules->variant.topology, 0, s, &cell);
        ck_assert_msg(n > 0, "no cell at %s", s);
        position_put(&g->p, cell, code_make(colour, kind));
        s += n;
        s += *s != '\0';
    }
    for (int i = 0; i < turn->nseat; i++) {
        g->p.realm.owner[turn->seat[i]] = turn->seat[i];
        g->p.realm.fate[turn->seat[i]] = IN_PLAY;
    }
    g->p.turn.seat = (uint8_t)seat;
    position_ready(&g->p);
    movegen_pseudo(&g->p, &g->list);
}

void game_close(struct game *g)
{
    rules_free(g->rules);
}

static int write_move(const struct position *p, move_t m, char *out)
{
    const struct topology *t = p->rules->variant.topology;
    char from[CELL_NAME_SIZE], to[CELL_NAME_SIZE];
    t->name(t, move_from(m), 0, from);
    t->name(t, move_to(m), 0, to);
    if (move_promotion(m))
        return sprintf(out, "%s-%s=%c", from, to, "?PNBRQK?"[move_promotion(m)]);
    return sprintf(out, "%s-%s", from, to);
}

enum { MOVE_TEXT = 3 * CELL_NAME_SIZE };

/* The first legal move that is written so, or so with a promotion behind it. */
static bool find(const struct game *g, const char *wanted, size_t length, move_t *move)
{
    for (int i = 0; i < g->list.n; i++) {
        char text[MOVE_TEXT];
        write_move(&g->p, g->list.move[i], text);
        if (!strncmp(text, wanted, length) && (!text[length] || text[length] == '=')) {
            *move = g->list.move[i];
            return true;
        }
    }
    return false;
}

void game_play(struct game *g, const char *moves)
{
    for (const char *s = moves; *s; s += strspn(s, " ")) {
        size_t n = strcspn(s, " ");
        struct undo undo;
        move_t move = 0;
        ck_assert_msg(find(g, s, n, &move), "%.*s is not legal in %s", (int)n, s, support_text(&g->p));
        position_make(&g->p, move, &undo);
        game_settle(g);
        s += n;
    }
}

bool game_can(const struct game *g, const char *move)
{
    move_t found;
    return find(g, move, strlen(move), &found);
}

int game_moves_of(const struct game *g, const char *beginning)
{
    int n = 0;
    for (int i = 0; i < g->list.n; i++) {
        char text[MOVE_TEXT];
        write_move(&g->p, g->list.move[i], text);
        n += !strncmp(text, beginning, strlen(beginning));
    }
    return n;
}

static int compare_texts(const void *a, const void *b)
{
    return strcmp(a, b);
}

enum { LINE_MAX_MOVES = MOVES_MAX * (MOVE_TEXT + 1) };

const char *support_sorted(const char *words)
{
    static char sorted[MOVES_MAX][MOVE_TEXT], line[LINE_MAX_MOVES];
    int n = 0;
    for (const char *s = words + strspn(words, " "); *s; s += strspn(s, " ")) {
        size_t length = strcspn(s, " ");
        ck_assert(n < MOVES_MAX && length < sizeof *sorted);
        memcpy(sorted[n], s, length);
        sorted[n++][length] = '\0';
        s += length;
    }
    qsort(sorted, (size_t)n, sizeof *sorted, compare_texts);
    char *end = line;
    *end = '\0';
    for (int i = 0; i < n; i++)
        end += snprintf(end, (size_t)(line + sizeof line - end), "%s%s", i ? " " : "", sorted[i]);
    return line;
}

const char *game_moves(const struct game *g)
{
    static char line[LINE_MAX_MOVES];
    char *end = line;
    *end = '\0';
    for (int i = 0; i < g->list.n; i++) {
        end += write_move(&g->p, g->list.move[i], end);
        *end++ = ' ';
        *end = '\0';
    }
    return support_sorted(line);
}

void game_must_list(const struct game *g, const char *moves)
{
    static char wanted[LINE_MAX_MOVES];
    strcpy(wanted, support_sorted(moves));
    ck_assert_str_eq(game_moves(g), wanted);
}

void game_must_settle(const struct game *g, int what, int player, int by)
{
    const struct settling *s = &g->settled;
    int n = s->n && s->step[s->n - 1].what == SETTLED_OVER ? s->n - 1 : s->n;
    ck_assert_msg(n == 1, "%d events: %s", n, support_text(&g->p));
    ck_assert_int_eq(s->step[0].what, what);
    ck_assert_int_eq(s->step[0].player, player);
    ck_assert_int_eq(s->step[0].by, by);
}

void game_must_end(const struct game *g, int state, int reason, const char *places)
{
    struct result result;
    char text[16];
    ending_result(&g->p, &result);
    ck_assert_int_eq(g->list.n, 0);
    ck_assert_int_eq(result.state, state);
    ck_assert_int_eq(result.reason, reason);
    snprintf(text, sizeof text, "%d %d %d", result.place[WHITE], result.place[RED], result.place[BLACK]);
    ck_assert_str_eq(text, places);
}

bool game_random(struct game *g, struct rng *rng)
{
    struct undo undo;
    if (!g->list.n)
        return false;
    position_make(&g->p, g->list.move[rng_below(rng, (uint32_t)g->list.n)], &undo);
    game_settle(g);
    return true;
}

const char *support_text(const struct position *p)
{
    static char line[4096];
    struct text text = { 0 };
    position_write(p, &text);
    snprintf(line, sizeof line, "%s", text_string(&text));
    text_free(&text);
    return line;
}

int support_cell(const struct topology *t, const char *name)
{
    int cell = NO_CELL, n = cell_parse(t, 0, name, &cell);
    ck_assert_msg(n > 0 && !name[n], "no cell is called %s", name);
    return cell;
}

static int how(int fate)
{
    static const int hows[] = { [IN_PLAY] = SLOW_PLAYING, [LEFT_OFF] = SLOW_ABSENT, [MATED] = SLOW_MATED,
        [FROZEN] = SLOW_STALEMATED, [RESIGNED] = SLOW_RESIGNED, [KING_TAKEN] = SLOW_KING_LOST };
    return hows[fate];
}

static int nobody(int player)
{
    return player == NOBODY ? SLOW_NONE : player;
}

static int from_mask(int mask)
{
    for (int player = 0; player < PLAYERS; player++)
        if (mask == 1 << player)
            return player;
    ck_assert_int_eq(mask, 0);
    return SLOW_NONE;
}

void support_slow_position(const struct position *p, const struct slow_rules *rules, struct slow_position *s)
{
    *s = (struct slow_position){ .rules = rules, .seat = p->turn.seat, .count = p->turn.quiet, .passes = p->turn.passes,
        .giver = SLOW_NONE, .loser = SLOW_NONE, .nfallen = p->realm.nout, .nright = p->turn.nep };
    for (int cell = 0; cell < p->rules->variant.topology->ncell; cell++)
        if (p->at[cell])
            s->at[cell] = (struct slow_man){ code_colour(p->at[cell]), "?PNBRQK?"[code_kind(p->at[cell])] };
    for (int player = 0; player < PLAYERS; player++) {
        s->owner[player] = nobody(p->realm.owner[player]);
        s->how[player] = how(p->realm.fate[player]);
        s->victim[player] = from_mask(p->turn.victim[player]);
        s->fallen[player] = player < p->realm.nout ? p->realm.out[player] : 0;
    }
    for (int i = 0; i < p->rules->nrow; i++) {
        const struct castle_row *row = &p->rules->row[i];
        bool last = row->rook_from == slow_base(rules->board, row->colour, 7);
        s->castle[row->colour][last] = p->turn.rights >> row->right & 1;
    }
    for (int i = 0; i < p->turn.nep; i++)
        s->right[i] = (struct slow_right){ p->turn.ep[i].crossed[0], p->turn.ep[i].pawn, p->turn.ep[i].pusher };
}

/* ---- running ---- */

int support_run(struct Suite *suite)
{
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
