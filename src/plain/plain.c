/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Line mode: the whole game as a dialogue of lines, for terminals that cannot do more, for people who listen instead of looking,
   and for tests.  A word that is no command is a move. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/gettext.h"
#include "base/mem.h"
#include "base/text.h"
#include "board/drawing.h"
#include "core/treaty.h"
#include "plain/cli.h"
#include "play/files.h"
#include "play/session.h"
#include "play/wording.h"

struct dialogue {
    struct session *session;
    int charset;
    bool listening;             /* standard input is a terminal: a refused move is no failure */
    bool failed, left;
};

static const struct command {
    const char *name;
    void (*run)(struct dialogue *, const char *rest);
    const char *help;
} commands[];

/* What happened */

static void say_events(struct dialogue *d)
{
    struct event event;
    while (session_event(d->session, &event))
        puts(event.text);
}

static void say_checks(const struct view *v)
{
    for (int i = 0; i < v->nseat; i++) {
        int player = v->seat[i];
        if (!v->nchecker[player])
            continue;
        printf(_("%s is in check from"), v->name[player]);
        for (int k = 0; k < v->nchecker[player]; k++) {
            char name[CELL_NAME_SIZE];
            int cell = v->checker[player][k];
            v->topology->name(v->topology, cell, 0, name);
            printf("%s %c%s", k ? "," : "", v->variant->set->man[code_kind(v->at[cell])].letter, name);
        }
        puts(".");
    }
}

/* The colour, and who plays it if he has a name. */
static void print_player(const struct view *v, int player)
{
    const char *colour = wording_player(player);
    if (strcmp(colour, v->name[player]))
        printf("%s (%s)", colour, v->name[player]);
    else
        fputs(colour, stdout);
}

static void say_turn(struct dialogue *d)
{
    const struct view *v = session_view(d->session);
    if (v->over)
        return;
    say_checks(v);
    printf(_("Round %d: "), v->round);
    print_player(v, v->mover);
    puts(_(" to move."));
}

/* Commands */

static void run_board(struct dialogue *d, const char *rest)
{
    const struct view *v = session_view(d->session);
    struct text out = { 0 };
    const struct drawing *drawing = *rest ? drawing_find(v->topology, rest) : v->topology->drawings;
    if (!drawing) {
        fputs(_("This board has the drawings"), stdout);
        for (const struct drawing *other = v->topology->drawings; other->key; other++)
            printf(" %s", other->key);
        puts(".");
        return;
    }
    plain_board(v, drawing, 0, v->variant->seat_turn[WHITE], 0, d->charset, &out);
    fputs(text_string(&out), stdout);
    text_free(&out);
}

static void run_moves(struct dialogue *d, const char *rest)
{
    const struct view *v = session_view(d->session);
    (void)rest;
    for (int i = 0; i < v->moves->n; i++) {
        struct text t = { 0 };
        session_move_text(d->session, v->moves->move[i], true, 0, &t);
        printf("%s%s", i ? " " : "", text_string(&t));
        text_free(&t);
    }
    puts(v->moves->n ? "" : _("There are no moves."));
}

static void run_last(struct dialogue *d, const char *rest)
{
    const struct view *v = session_view(d->session);
    bool any = false;
    (void)rest;
    for (int i = 0; i < v->nseat; i++) {
        int player = v->seat[i];
        if (!v->last[player].any)
            continue;
        print_player(v, player);
        printf(": %s\n", v->last[player].text);
        any = true;
    }
    if (!any)
        puts(_("Nobody has moved yet."));
}

/* where Q: all queens, where Nc: nothing; where alone: all men. */
static void run_where(struct dialogue *d, const char *rest)
{
    const struct view *v = session_view(d->session);
    for (int i = 0; i < v->nseat; i++) {
        int player = v->seat[i];
        print_player(v, player);
        fputs(":", stdout);
        for (int kind = KING; kind >= PAWN; kind--) {
            char letter = v->variant->set->man[kind].letter;
            if (!letter || (*rest && toupper((unsigned char)*rest) != letter))
                continue;
            for (int cell = 0; cell < v->topology->ncell; cell++) {
                char name[CELL_NAME_SIZE];
                int code = v->at[cell];
                if (!code || code_kind(code) != kind || v->owner[code_colour(code)] != player)
                    continue;
                v->topology->name(v->topology, cell, 0, name);
                printf(" %c%s", code_colour(code) == player ? letter : tolower(letter), name);
            }
        }
        putchar('\n');
    }
}

static void run_options(struct dialogue *d, const char *rest)
{
    const struct view *v = session_view(d->session);
    (void)rest;
    for (int i = 0; v->variant->options && v->variant->options[i].key; i++) {
        const struct option *option = &v->variant->options[i];
        int n;
        const char *name = option_choice_name(option, v->choice[i], &n);
        printf("%s=%.*s: %s\n", option->key, n, name, _(option->sentence));
    }
}

static void act(struct dialogue *d, enum act what)
{
    if (session_act(d->session, what) != ANSWER_DONE) {
        puts(session_reason(d->session));
        d->failed = true;
        return;
    }
    say_events(d);
    say_turn(d);
}

static void treat(struct dialogue *d, const struct treaty *treaty)
{
    if (session_treat(d->session, treaty) != ANSWER_DONE) {
        puts(session_reason(d->session));
        d->failed = true;
        return;
    }
    say_events(d);
    say_turn(d);
}

static void offer_truce(struct dialogue *d, int player, int turns)
{
    bool term = turns >= 1 && turns <= TRUCE_TURNS_MAX;
    treat(d, &(struct treaty){ TREATY_TRUCE, (uint8_t)player, (uint8_t)(term ? turns : 0) });
}

/* A draw, or "oath red", "truce black 3". */
static void run_offer(struct dialogue *d, const char *rest)
{
    char word[16] = "", player[16] = "";
    int turns = 3, n = sscanf(rest, "%15s %15s %d", word, player, &turns);
    if (n < 1 || !strcmp(word, "draw"))
        act(d, ACT_OFFER_DRAW);
    else if (!strcmp(word, "oath"))
        treat(d, &(struct treaty){ TREATY_OATH, (uint8_t)player_of_letter(player[0]), 0 });
    else if (!strcmp(word, "truce"))
        offer_truce(d, player_of_letter(player[0]), turns);
    else
        puts(_("offer draw, offer oath PLAYER, or offer truce PLAYER TURNS"));
}

static void run_renounce(struct dialogue *d, const char *rest)
{
    (void)rest;
    treat(d, &(struct treaty){ .act = TREATY_RENOUNCE });
}

static void run_release(struct dialogue *d, const char *rest)
{
    (void)rest;
    treat(d, &(struct treaty){ .act = TREATY_RELEASE });
}

static void run_yes(struct dialogue *d, const char *rest)
{
    (void)rest;
    act(d, ACT_YES);
}

static void run_no(struct dialogue *d, const char *rest)
{
    (void)rest;
    act(d, ACT_NO);
}

static void run_claim(struct dialogue *d, const char *rest)
{
    (void)rest;
    act(d, ACT_CLAIM);
}

static void run_resign(struct dialogue *d, const char *rest)
{
    (void)rest;
    act(d, ACT_RESIGN);
}

static void step(struct dialogue *d, bool done, const char *nothing)
{
    if (!done) {
        puts(nothing);
        return;
    }
    say_events(d);
    say_turn(d);
}

static void run_undo(struct dialogue *d, const char *rest)
{
    (void)rest;
    step(d, session_undo(d->session), _("There is nothing to take back."));
}

static void run_redo(struct dialogue *d, const char *rest)
{
    (void)rest;
    step(d, session_redo(d->session), _("There is nothing to do again."));
}

static void run_save(struct dialogue *d, const char *rest)
{
    struct text why = { 0 };
    const char *name = *rest ? rest : session_view(d->session)->variant->key;
    if (session_save(d->session, name, &why)) {
        printf(_("Saved as %s.\n"), name);
    } else {
        printf(_("Not saved: %s\n"), text_string(&why));
        d->failed = true;
    }
    text_free(&why);
}

/* Nobody is asked here whether to save: the journal of a game that was not saved stays. */
static void leave(struct dialogue *d)
{
    if (session_saved(d->session))
        session_leave(d->session);
    session_free(d->session);
    d->session = NULL;
}

static void run_load(struct dialogue *d, const char *rest)
{
    struct text path = { 0 }, why = { 0 };
    bool dropped = false;
    struct session *loaded = files_save_path(rest, &path, &why) ? session_load(text_string(&path), &why, &dropped) : NULL;
    if (loaded) {
        leave(d);
        d->session = loaded;
        session_keep_journal(loaded);
        say_turn(d);
    } else {
        printf(_("Not loaded: %s\n"), text_string(&why));
        d->failed = true;
    }
    text_free(&path);
    text_free(&why);
}

static void run_quit(struct dialogue *d, const char *rest)
{
    (void)rest;
    d->left = true;
}

static void run_help(struct dialogue *d, const char *rest)
{
    (void)d;
    (void)rest;
    for (const struct command *c = commands; c->name; c++)
        printf("%-8s %s\n", c->name, _(c->help));
    puts(_("Anything else is a move: e2-e4, Ne2-d4, e4, O-O, a11-a12=Q."));
}

static const struct command commands[] = {
    { "help", run_help, N_("this list") },
    { "board", run_board, N_("the board; board NAME: another drawing of it, such as flat") },
    { "moves", run_moves, N_("all moves that you have") },
    { "last", run_last, N_("the latest move of each player") },
    { "where", run_where, N_("where the men stand; where Q: the queens") },
    { "options", run_options, N_("the house rules in force") },
    { "offer", run_offer, N_("offer a draw, \"oath PLAYER\" or \"truce PLAYER TURNS\"; the others answer yes or no") },
    { "renounce", run_renounce, N_("end your oath") },
    { "release", run_release, N_("free your vassal from his oath") },
    { "yes", run_yes, N_("agree to the draw") },
    { "no", run_no, N_("do not agree") },
    { "claim", run_claim, N_("claim a draw by repetition or move count") },
    { "resign", run_resign, N_("resign") },
    { "undo", run_undo, N_("take the last move back") },
    { "redo", run_redo, N_("do it again") },
    { "save", run_save, N_("save NAME") },
    { "load", run_load, N_("load NAME") },
    { "quit", run_quit, N_("leave") },
    { 0 },
};

/* The dialogue */

static void play(struct dialogue *d, const char *line)
{
    move_t move;
    if (session_say(d->session, line, 0, &move) == ANSWER_DONE) {
        say_events(d);
        say_turn(d);
        return;
    }
    printf("%s.\n", session_reason(d->session));
    d->failed = true;
}

static void obey(struct dialogue *d, char *line)
{
    size_t n = strcspn(line, " \t");
    char *rest = line + n + strspn(line + n, " \t");
    for (const struct command *c = commands; c->name; c++)
        if (strlen(c->name) == n && !memcmp(c->name, line, n)) {
            c->run(d, rest);
            return;
        }
    play(d, line);
}

/* A line without blanks at its ends; false at the end of input. */
static bool read_line(struct text *line)
{
    enum { LONGEST = 4096 };
    int c;
    text_clear(line);
    while ((c = getchar()) != EOF && c != '\n')
        if (line->length < LONGEST && c != '\0' && (line->length || !isspace(c)))
            text_add_char(line, (char)c);
    while (line->length && isspace((unsigned char)line->data[line->length - 1]))
        line->data[--line->length] = '\0';
    return c != EOF || line->length;
}

int plain_run(struct session *session, const struct cli *cli)
{
    struct dialogue d = { .session = session, .listening = isatty(STDIN_FILENO) };
    struct text line = { 0 };
    d.charset = cli->charset == CLI_CHARSET_UTF8 ? CHARSET_FULL : CHARSET_ASCII;
    session_keep_journal(session);
    printf("%s\n", _(session_view(session)->variant->title));
    run_board(&d, "");
    say_events(&d);
    say_turn(&d);
    fflush(stdout);
    while (!d.left && read_line(&line)) {
        if (line.length)
            obey(&d, line.data);
        fflush(stdout);
    }
    if (d.left)
        leave(&d);
    else
        session_free(d.session);
    text_free(&line);
    return d.failed && !d.listening ? EXIT_FAILED : EXIT_SUCCESS;
}
