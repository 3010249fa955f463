/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "plain/cli.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/gettext.h"
#include "base/text.h"

enum id { ID_RULE = 256, ID_POSITION, ID_PLAY, ID_FORMAT, ID_DIVIDE, ID_DRAWING, ID_ZOOM, ID_SEAT, ID_SEED, ID_PLAIN, ID_CHARSET, ID_COLOR,
    ID_DIAGNOSE, ID_HELP, ID_VERSION, IDS };

static const struct {
    int id;
    const char *name, *argument, *help;
} table[] = {
    { ID_RULE, "option", "KEY=CHOICE", N_("play by this house rule; the same as -o") },
    { ID_POSITION, "position", "TEXT", N_("begin from this position") },
    { ID_PLAY, "play", "MOVES", N_("play these moves first") },
    { ID_FORMAT, "format", "text", N_("moves: in the game's notation") },
    { ID_DIVIDE, "divide", NULL, N_("perft: count behind each move") },
    { ID_DRAWING, "drawing", "NAME", N_("show: this drawing of the board") },
    { ID_ZOOM, "zoom", "N", N_("show: its size, 1 to 3") },
    { ID_SEAT, "seat", "W|R|B", N_("show: seen by this player") },
    { ID_SEED, "seed", "N", N_("seed of the random numbers, for seats by lot") },
    { ID_PLAIN, "plain", NULL, N_("play as a dialogue of lines") },
    { ID_CHARSET, "charset", "ascii|utf-8", N_("characters for drawing") },
    { ID_COLOR, "color", "auto|always|never", N_("colours") },
    { ID_DIAGNOSE, "diagnose", NULL, N_("say what the terminal can do and stop") },
    { ID_HELP, "help", NULL, N_("print this and stop") },
    { ID_VERSION, "version", NULL, N_("print the version and stop") },
};
enum { NOPTION = sizeof table / sizeof *table };

static bool complain(const char *reason, const char *value)
{
    fprintf(stderr, "triarch: %s: \"%s\"\n", reason, value);
    return false;
}

/* One of several words, a|b|c; its number, or -1 and a sentence. */
static int word_of(const char *value, const char *words)
{
    size_t n = strlen(value);
    const char *word = words;
    for (int i = 0; *word; i++) {
        size_t length = strcspn(word, "|");
        if (length == n && !memcmp(word, value, n))
            return i;
        word += length + (word[length] == '|');
    }
    fprintf(stderr, _("triarch: \"%s\" is none of %s\n"), value, words);
    return -1;
}

static bool take(struct cli *cli, int id, char *value)
{
    int i = 0;
    switch (id) {
    case 'o':
    case ID_RULE:
        if (cli->nrule == sizeof cli->rule / sizeof *cli->rule)
            return complain(_("too many house rules"), value);
        cli->rule[cli->nrule++] = value;
        return true;
    case ID_POSITION:
        cli->position = value;
        return true;
    case ID_PLAY:
        cli->play = value;
        return true;
    case ID_FORMAT:
        cli->format = value;
        return word_of(value, "text|coordinate") >= 0;
    case ID_DIVIDE:
        cli->divide = true;
        return true;
    case ID_DRAWING:
        cli->drawing = value;
        return true;
    case ID_ZOOM:
        cli->zoom = atoi(value);
        return (cli->zoom >= 1 && cli->zoom <= 3) || complain(_("the zoom is 1, 2 or 3"), value);
    case ID_SEAT:
        cli->seat = value;
        return word_of(value, "W|R|B") >= 0;
    case ID_SEED:
        cli->seed = value;
        return (value[0] && value[strspn(value, "0123456789")] == '\0') || complain(_("a seed is a number"), value);
    case ID_PLAIN:
        cli->plain = true;
        return true;
    case ID_CHARSET:
        i = word_of(value, "auto|ascii|utf-8");
        cli->charset = (uint8_t)i;
        return i >= 0;
    case ID_COLOR:
        i = word_of(value, "auto|always|never");
        cli->color = (uint8_t)i;
        return i >= 0;
    case ID_DIAGNOSE:
        cli->diagnose = true;
        return true;
    case ID_HELP:
        cli->help = true;
        return true;
    case ID_VERSION:
        cli->version = true;
        return true;
    default:                                    /* getopt has said what is wrong */
        return false;
    }
}

bool cli_read(struct cli *cli, int argc, char **argv)
{
    struct option options[NOPTION + 1] = { { 0 } };
    *cli = (struct cli){ 0 };
    for (int i = 0; i < NOPTION; i++)
        options[i] = (struct option){ table[i].name, table[i].argument ? required_argument : no_argument, NULL, table[i].id };
    for (int id; (id = getopt_long(argc, argv, "o:", options, NULL)) != -1;)
        if (!take(cli, id, optarg)) {
            fputs(_("Try 'triarch --help'.\n"), stderr);
            return false;
        }
    cli->noperand = argc - optind;
    cli->operand = argv + optind;
    return true;
}

void cli_help(struct text *out)
{
    text_add(out, _("Usage: triarch [OPTIONS] [VARIANT | FILE]\n"
                    "       triarch [OPTIONS] COMMAND ...\n"
                    "Unorthodox chess at one keyboard: three-player chess and more.\n\n"
                    "Commands, none of which needs a terminal:\n"
                    "  list [VARIANT]               the games, or the house rules of one\n"
                    "  moves VARIANT [POSITION]     legal moves, a line each\n"
                    "  perft VARIANT DEPTH [POSITION]\n"
                    "                               count sequences of moves\n"
                    "  status VARIANT [POSITION]    everything about a position in one line\n"
                    "  show VARIANT [POSITION]      draw a position\n"
                    "  replay FILE                  play a record through\n"
                    "  bench [VARIANT]              speed of the move generator\n"
                    "POSITION is FEN or a list like W:Ke1,c4 R:Kd12 B:Kk8 turn=R; - reads it from\n"
                    "standard input.\n\n"
                    "Options:\n"));
    for (int i = 0; i < NOPTION; i++) {
        struct text name = { 0 };
        text_addf(&name, "--%s%s%s", table[i].name, table[i].argument ? "=" : "", table[i].argument ? table[i].argument : "");
        text_addf(out, "  %-28s %s\n", text_string(&name), _(table[i].help));
        text_free(&name);
    }
}
