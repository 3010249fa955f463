/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Commands that need no terminal.  Each reads a game with its house rules and a position, and prints facts on standard output;
   complaints go to standard error. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/gettext.h"
#include "base/mem.h"
#include "base/text.h"
#include "board/drawing.h"
#include "core/attack.h"
#include "core/ending.h"
#include "core/movegen.h"
#include "core/notation.h"
#include "core/perft.h"
#include "core/position_text.h"
#include "plain/cli.h"
#include "play/session.h"
#include "play/wording.h"
#include "variants/registry.h"

/* The game, the position, and what brought it about. */
struct scene {
    struct rules *rules;
    struct position position;
    struct move_list moves;             /* of the seat that can move, after settling */
    struct settling settling;           /* of the last seat */
    uint64_t *keys;                     /* for claims: since the last capture, pawn move or fall */
    int nkeys, key_room;
};

static bool sentence(const char *text)
{
    fprintf(stderr, "triarch: %s\n", text);
    return false;
}

static void scene_free(struct scene *s)
{
    rules_free(s->rules);
    mem_free(s->keys);
}

/* Operands from `first` on with blanks between, or standard input for a lone "-". */
static bool position_operand(const struct cli *cli, int first, struct text *out)
{
    enum { MOST = 1 << 16 };
    if (first == cli->noperand - 1 && !strcmp(cli->operand[first], "-")) {
        for (int c; (c = getchar()) != EOF && out->length < MOST;)
            text_add_char(out, (char)(c == '\n' || c == '\0' ? ' ' : c));
        return true;
    }
    for (int i = first; i < cli->noperand; i++)
        text_addf(out, "%s%s", i > first ? " " : "", cli->operand[i]);
    if (!out->length && cli->position)
        text_add(out, cli->position);
    return out->length > 0;
}

static void note_key(struct scene *s, bool fresh)
{
    if (fresh)
        s->nkeys = 0;
    if (s->nkeys == s->key_room) {
        s->key_room = s->key_room ? 2 * s->key_room : 64;
        s->keys = mem_resize(s->keys, (size_t)s->key_room * sizeof *s->keys);
    }
    s->keys[s->nkeys++] = position_repetition_key(&s->position);
}

static void settle(struct scene *s, int flags)
{
    struct position *p = &s->position;
    bool fallen = false;
    ending_settle(p, &s->moves, &s->settling, flags);
    for (int i = 0; i < s->settling.n; i++)
        fallen |= s->settling.step[i].what == SETTLED_MATED || s->settling.step[i].what == SETTLED_FROZEN;
    note_key(s, fallen || !p->turn.quiet);
    if (flags & SETTLE_DEAD && s->rules->variant.ending.draws == DRAWS_AUTOMATIC && !p->realm.state) {
        int claims = ending_claims(p, s->keys, s->nkeys);
        if (claims)
            ending_draw(p, claims & CLAIM_REPETITION ? END_REPETITION : END_MOVES);
    }
}

static bool play_moves(struct scene *s, const char *moves, int flags)
{
    char *copy = mem_string(moves), *rest = copy, *word;
    bool fine = true;
    while (fine && (word = strtok_r(rest, " \t\n", &rest))) {
        struct fault fault;
        struct undo undo;
        move_t move;
        fine = notation_read(&s->position, word, 0, &move, &fault);
        if (fine) {
            position_make(&s->position, move, &undo);
            settle(s, flags);
        } else {
            struct text why = { 0 };
            text_addf(&why, "%.40s: ", word);
            wording_fault(&fault, s->rules, 0, word, &why);
            sentence(text_string(&why));
            text_free(&why);
        }
    }
    mem_free(copy);
    return fine;
}

/* The game that operand 1 names, and its position, settled. */
static bool scene_set(struct scene *s, const struct cli *cli, int first, int flags)
{
    uint8_t choice[OPTIONS_MAX];
    struct text text = { 0 }, why = { 0 };
    struct fault fault;
    bool fine = true;
    const struct variant *v = cli_variant(cli->operand[1]);
    memset(s, 0, sizeof *s);
    if (!v || !cli_choose(cli, v, choice))
        return false;
    s->rules = rules_new(v, choice);
    if (!position_operand(cli, first, &text)) {
        position_start(&s->position, s->rules);
    } else if (!position_read(&s->position, s->rules, text_string(&text), &fault)) {
        wording_fault(&fault, s->rules, 0, text_string(&text), &why);
        fine = sentence(text_string(&why));
    }
    if (fine) {
        settle(s, flags);
        fine = !cli->play || play_moves(s, cli->play, flags);
    }
    text_free(&text);
    text_free(&why);
    if (!fine)
        scene_free(s);
    return fine;
}

/* list */

static int run_list(const struct cli *cli)
{
    const struct variant *v = cli->noperand > 1 ? cli_variant(cli->operand[1]) : NULL;
    if (cli->noperand > 1 && !v)
        return EXIT_USAGE;
    for (int i = 0; !v && i < registry_count(); i++) {
        const struct variant *game = registry_variant(i);
        printf("%s\t%d\t%s\t%s\n", game->key, game->turn.nseat, _(game->board), _(game->title));
    }
    for (int i = 0; v && v->options && v->options[i].key; i++) {
        int n;
        const char *name = option_choice_name(&v->options[i], 0, &n);
        printf("%s\t%s\t%.*s\t%s\n", v->options[i].key, v->options[i].choices, n, name, _(v->options[i].sentence));
    }
    return EXIT_SUCCESS;
}

/* moves */

static int by_bytes(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static int run_moves(const struct cli *cli)
{
    struct scene s;
    char *line[MOVES_MAX];
    bool text = cli->format && !strcmp(cli->format, "text");
    if (!scene_set(&s, cli, 2, 0))
        return EXIT_USAGE;
    for (int i = 0; i < s.moves.n; i++) {
        struct text t = { 0 };
        notation_write(&s.position, s.moves.move[i], text ? NOTATION_LONG : NOTATION_COORDINATE, 0, &t);
        line[i] = t.data;
    }
    qsort(line, (size_t)s.moves.n, sizeof *line, by_bytes);
    for (int i = 0; i < s.moves.n; i++) {
        puts(line[i]);
        mem_free(line[i]);
    }
    scene_free(&s);
    return EXIT_SUCCESS;
}

/* perft, bench */

static double seconds_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static uint64_t timed_perft(struct position *p, int depth, double *seconds)
{
    double start = seconds_now();
    uint64_t nodes = perft(p, depth);
    *seconds = seconds_now() - start;
    return nodes;
}

static void print_count(int depth, uint64_t nodes, double seconds)
{
    printf("%d\t%llu\t%.3f\t%.0f\n", depth, (unsigned long long)nodes, seconds, seconds > 0 ? (double)nodes / seconds : 0);
    fflush(stdout);
}

static void print_divided(struct scene *s, int depth)
{
    char *line[MOVES_MAX];
    for (int i = 0; i < s->moves.n; i++) {
        struct text t = { 0 };
        struct undo undo;
        notation_write(&s->position, s->moves.move[i], NOTATION_COORDINATE, 0, &t);
        position_make(&s->position, s->moves.move[i], &undo);
        text_addf(&t, " %llu", (unsigned long long)perft(&s->position, depth - 1));
        position_unmake(&s->position, s->moves.move[i], &undo);
        line[i] = t.data;
    }
    qsort(line, (size_t)s->moves.n, sizeof *line, by_bytes);
    for (int i = 0; i < s->moves.n; i++) {
        puts(line[i]);
        mem_free(line[i]);
    }
}

static int run_perft(const struct cli *cli)
{
    enum { DEEPEST = 64 };
    struct scene s;
    char *end;
    double seconds;
    if (cli->noperand < 3) {
        sentence(_("perft needs a game and a depth"));
        return EXIT_USAGE;
    }
    long depth = strtol(cli->operand[2], &end, 10);
    if (*end || end == cli->operand[2] || depth < 1 || depth > DEEPEST) {
        fprintf(stderr, _("triarch: the depth is a number from 1 to %d, not \"%s\"\n"), DEEPEST, cli->operand[2]);
        return EXIT_USAGE;
    }
    if (!scene_set(&s, cli, 3, 0))
        return EXIT_USAGE;
    if (cli->divide)
        print_divided(&s, (int)depth);
    for (int d = cli->divide ? (int)depth : 1; d <= depth; d++) {
        uint64_t nodes = timed_perft(&s.position, d, &seconds);
        print_count(d, nodes, seconds);
    }
    scene_free(&s);
    return EXIT_SUCCESS;
}

/* As deep as takes about a second. */
static void bench_one(const struct variant *v)
{
    enum { DEEPEST = 12 };
    const double enough = 0.15;
    struct rules *rules = rules_new(v, NULL);
    struct position p;
    double seconds = 0;
    position_start(&p, rules);
    for (int depth = 1; depth <= DEEPEST && seconds < enough; depth++) {
        uint64_t nodes = timed_perft(&p, depth, &seconds);
        if (seconds >= enough || depth == DEEPEST) {
            printf("%s\t", v->key);
            print_count(depth, nodes, seconds);
        }
    }
    rules_free(rules);
}

static int run_bench(const struct cli *cli)
{
    const struct variant *v = cli->noperand > 1 ? cli_variant(cli->operand[1]) : NULL;
    if (cli->noperand > 1 && !v)
        return EXIT_USAGE;
    for (int i = 0; i < registry_count(); i++)
        if (!v || v == registry_variant(i))
            bench_one(registry_variant(i));
    return EXIT_SUCCESS;
}

/* status */

/* Begins a field; what follows is a list of names with commas, or - when there are none. */
struct names {
    int n;
};

static void print_name(struct names *names, const char *name)
{
    printf("%s%s", names->n++ ? "," : "", name);
}

static void end_names(const struct names *names)
{
    if (!names->n)
        putchar('-');
}

static void print_checks(const struct scene *s)
{
    struct names names = { 0 };
    printf(" check=");
    for (int i = 0; i < s->rules->variant.turn.nseat; i++) {
        int player = s->rules->variant.turn.seat[i];
        if (position_in_play(&s->position, player) && attack_check(&s->position, player))
            print_name(&names, wording_player_word(player));
    }
    end_names(&names);
}

static bool step_says(const struct scene *s, int what, int player)
{
    for (int i = 0; i < s->settling.n; i++)
        if (s->settling.step[i].what == what && s->settling.step[i].player == player)
            return true;
    return false;
}

static void print_falls(const struct scene *s)
{
    const struct turn_rule *turn = &s->rules->variant.turn;
    bool freezes = s->rules->variant.ending.stalemate == STALEMATE_FREEZE && turn->nseat > 2;
    bool kings_fall = position_kings_fall(&s->position);
    struct names names = { 0 };
    printf(" mated=");
    for (int i = 0; kings_fall && i < turn->nseat; i++)
        if (movegen_mated(&s->position, turn->seat[i])) {
            print_name(&names, wording_player_word(turn->seat[i]));
            printf("/%s", wording_player_word(ending_seen_checker(&s->position, turn->seat[i])));
        }
    for (int i = 0; i < s->settling.n; i++)
        if (s->settling.step[i].what == SETTLED_MATED) {
            print_name(&names, wording_player_word(s->settling.step[i].player));
            printf("/%s", wording_player_word(s->settling.step[i].by));
        }
    end_names(&names);
    names = (struct names){ 0 };
    printf(" frozen=");
    for (int i = 0; i < turn->nseat; i++)
        if (s->position.realm.fate[turn->seat[i]] == FROZEN || (freezes && step_says(s, SETTLED_FROZEN, turn->seat[i])))
            print_name(&names, wording_player_word(turn->seat[i]));
    end_names(&names);
    names = (struct names){ 0 };
    printf(" passed=");
    for (int i = 0; i < turn->nseat; i++)
        if (step_says(s, SETTLED_PASSED, turn->seat[i]))
            print_name(&names, wording_player_word(turn->seat[i]));
    end_names(&names);
}

static void print_claims(const struct scene *s)
{
    struct names names = { 0 };
    int claims = s->position.realm.state || s->rules->variant.ending.draws == DRAWS_OFF
        ? 0 : ending_claims(&s->position, s->keys, s->nkeys);
    printf(" claim=");
    if (claims & CLAIM_REPETITION)
        print_name(&names, "repetition");
    if (claims & CLAIM_MOVES)
        print_name(&names, "moves");
    end_names(&names);
}

static int run_status(const struct cli *cli)
{
    struct scene s;
    struct text points = { 0 }, places = { 0 };
    if (!scene_set(&s, cli, 2, SETTLE_DEAD))
        return EXIT_USAGE;
    printf("turn=%s round=%d", wording_player_word(s.position.turn.seat), s.position.turn.round);
    print_checks(&s);
    print_falls(&s);
    printf(" state=%s reason=%s", wording_state(s.position.realm.state), wording_reason(s.position.realm.reason));
    print_claims(&s);
    wording_points(&s.position, &points);
    wording_places(&s.position, &places);
    printf(" points=%s places=%s\n", text_string(&points), text_string(&places));
    text_free(&points);
    text_free(&places);
    scene_free(&s);
    return EXIT_SUCCESS;
}

/* show, replay */

static void print_end(const struct position *p)
{
    struct text position = { 0 }, places = { 0 }, result = { 0 };
    position_write(p, &position);
    wording_places(p, &places);
    wording_result(p, &result);
    if (p->realm.state)
        printf("result %s: %s\n", text_string(&places), text_string(&result));
    puts(text_string(&position));
    text_free(&position);
    text_free(&places);
    text_free(&result);
}

static bool find_drawing(const struct cli *cli, const struct topology *t, const struct drawing **drawing)
{
    *drawing = cli->drawing ? drawing_find(t, cli->drawing) : t->drawings;
    if (*drawing)
        return true;
    fprintf(stderr, _("triarch: this board has no drawing \"%s\"; it has"), cli->drawing);
    for (const struct drawing *d = t->drawings; d->key; d++)
        fprintf(stderr, " %s", d->key);
    fputc('\n', stderr);
    return false;
}

static int seat_of(const struct cli *cli)
{
    return cli->seat ? player_of_letter(cli->seat[0]) : WHITE;
}

static int run_show(const struct cli *cli)
{
    struct scene s;
    const struct drawing *drawing;
    if (!scene_set(&s, cli, 2, SETTLE_DEAD))
        return EXIT_USAGE;
    const struct variant *v = &s.rules->variant;
    struct view view = { .variant = v, .topology = v->topology };
    bool fine = find_drawing(cli, v->topology, &drawing);
    if (fine) {
        struct text out = { 0 };
        int size = cli->zoom ? cli->zoom - 1 : 0;
        memcpy(view.at, s.position.at, sizeof view.at);
        memcpy(view.owner, s.position.realm.owner, sizeof view.owner);
        plain_board(&view, drawing, size < drawing->nsize ? size : drawing->nsize - 1, v->seat_turn[seat_of(cli)], 0,
            cli->charset == CLI_CHARSET_UTF8 ? CHARSET_FULL : CHARSET_ASCII, &out);
        fputs(text_string(&out), stdout);
        text_free(&out);
        print_end(&s.position);
    }
    scene_free(&s);
    return fine ? EXIT_SUCCESS : EXIT_USAGE;
}

static int run_replay(const struct cli *cli)
{
    struct text why = { 0 }, position = { 0 };
    bool dropped;
    if (cli->noperand < 2) {
        sentence(_("replay needs a file"));
        return EXIT_USAGE;
    }
    struct session *s = session_load(cli->operand[1], &why, &dropped);
    if (!s) {
        fprintf(stderr, "%s\n", text_string(&why));
        text_free(&why);
        return EXIT_FAILED;
    }
    if (dropped)
        sentence(_("the last line of the journal is torn and was left out"));
    const struct view *v = session_view(s);
    session_position(s, &position);
    puts(text_string(&position));
    if (v->over)
        printf("result %s\n", v->result);
    else
        puts("result *");
    session_free(s);
    text_free(&position);
    text_free(&why);
    return EXIT_SUCCESS;
}

static const struct {
    const char *name;
    int (*run)(const struct cli *);
    int least;                          /* operands, the command included */
} commands[] = {
    { "list", run_list, 1 }, { "moves", run_moves, 2 }, { "perft", run_perft, 2 }, { "status", run_status, 2 },
    { "show", run_show, 2 }, { "replay", run_replay, 1 }, { "bench", run_bench, 1 },
};

bool batch_run(const struct cli *cli, int *status)
{
    for (size_t i = 0; cli->noperand && i < sizeof commands / sizeof *commands; i++) {
        if (strcmp(cli->operand[0], commands[i].name))
            continue;
        if (cli->noperand < commands[i].least) {
            fprintf(stderr, _("triarch: %s needs a game\n"), commands[i].name);
            *status = EXIT_USAGE;
            return true;
        }
        *status = commands[i].run(cli);
        if (fflush(stdout) || ferror(stdout))
            *status = EXIT_FAILED;
        return true;
    }
    return false;
}
