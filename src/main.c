/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the command line asks for: a command, a game by lines, or the screens. */
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/gettext.h"
#include "base/text.h"
#include "core/variant.h"
#include "plain/cli.h"
#include "play/session.h"
#include "ui/app.h"
#include "variants/registry.h"

/* The game that the operand means: an exact key, else a readable file.  NULL: a sentence was written. */
static struct session *game_of(const struct cli *cli, const char *operand)
{
    struct session_setup setup = { .variant = registry_find(operand), .position = cli->position };
    struct text why = { 0 };
    struct session *session = NULL;
    bool dropped = false;
    if (setup.variant) {
        if (cli_choose(cli, setup.variant, setup.choice) && !(session = session_new(&setup, &why)))
            fprintf(stderr, "triarch: %s\n", text_string(&why));
    } else if (access(operand, R_OK)) {
        cli_variant(operand);
    } else if (!(session = session_load(operand, &why, &dropped))) {
        fprintf(stderr, "triarch: %s\n", text_string(&why));
    } else if (dropped) {
        fputs(_("triarch: the last line of the journal is torn and was left out\n"), stderr);
    }
    text_free(&why);
    return session;
}

static int play(const struct cli *cli)
{
    const char *operand = cli->noperand ? cli->operand[0] : cli->plain || cli->position ? registry_variant(0)->key : NULL;
    struct session *session = NULL;
    if (cli->noperand > 1) {
        fprintf(stderr, _("triarch: \"%s\" is no command, and only one game can be played\n"), cli->operand[0]);
        return EXIT_USAGE;
    }
    if (operand && !(session = game_of(cli, operand)))
        return registry_find(operand) || access(operand, R_OK) ? EXIT_USAGE : EXIT_FAILED;
    if (cli->plain)
        return plain_run(session, cli);
    return app_run(&(struct app_setup){
        .session = session, .new_game = operand && registry_find(operand) && !cli->position, .charset = cli->charset, .color = cli->color, .seed = cli->seed ? strtoull(cli->seed, NULL, 10) : 0,
        .seeded = cli->seed != NULL,
    });
}

int main(int argc, char **argv)
{
    struct cli cli;
    struct text out = { 0 };
    int status = EXIT_SUCCESS;
    setlocale(LC_ALL, "");
    signal(SIGPIPE, SIG_IGN);
    if (!cli_read(&cli, argc, argv))
        return EXIT_USAGE;
    if (cli.help)
        cli_help(&out);
    else if (cli.version)
        text_add(&out, PACKAGE_STRING "\n");
    else if (cli.diagnose)
        app_diagnose(cli.charset, cli.color, &out);
    else if (!batch_run(&cli, &status))
        status = play(&cli);
    fputs(text_string(&out), stdout);
    text_free(&out);
    return status;
}
