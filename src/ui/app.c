/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opening the terminal and the first screen, and leaving both in order. */
#include "ui/app.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/gettext.h"
#include "base/text.h"
#include "play/files.h"
#include "play/journal.h"
#include "play/session.h"
#include "ui/dialog.h"
#include "ui/games.h"
#include "ui/menu.h"
#include "ui/screen.h"
#include "ui/table.h"

/* What the command line says comes before what the settings say. */
static int wish(int said, const char *setting, const char *const words[])
{
    for (int i = 1; !said && words[i]; i++)
        if (!strcmp(setting, words[i]))
            return i;
    return said;
}

static int wish_charset(int said, const struct settings *s)
{
    static const char *const words[] = { "auto", "ascii", "utf-8", NULL };
    return wish(said, s->charset, words);
}

static int wish_colour(int said, const struct settings *s)
{
    static const char *const words[] = { "auto", "always", "never", NULL };
    return wish(said, s->colour, words);
}

/* A new game was asked for while another one is unfinished. */
static void chosen_resume(void *context, struct app *app, int choice)
{
    if (choice != 0)
        return;
    session_leave(context);
    app_pop(app);                               /* the table of the new game */
    games_open(app, true);
}

static void offer_resume(struct app *app, struct session *session)
{
    struct files_list journals;
    journal_abandoned(&journals);
    if (journals.n)
        dialog_confirm(app, _("A game was cut off"), _("Do you want to go on with it?"), false, chosen_resume, session);
    files_list_free(&journals);
}

static void run(struct app *app, const struct app_setup *setup)
{
    app->term->theme = theme_find(app->settings.theme);
    rng_seed(&app->rng, setup->seeded ? setup->seed : (uint64_t)time(NULL) ^ (uint64_t)getpid() << 32);
    canvas_init(&app->canvas, 0, 0);
    if (setup->session) {
        session_keep_journal(setup->session);
        table_open(app, setup->session);
        if (setup->new_game)
            offer_resume(app, setup->session);
    } else {
        menu_open(app);
    }
    app_loop(app);
    canvas_free(&app->canvas);
    term_close(app->term);
}

int app_run(const struct app_setup *setup)
{
    struct app app = { 0 };
    struct text trouble = { 0 };
    const char *why = NULL;
    settings_init(&app.settings);
    if (!settings_load(&app.settings, &trouble))
        fprintf(stderr, "triarch: %s\n", text_string(&trouble));
    app.term = term_curses_open((enum wish_charset)wish_charset(setup->charset, &app.settings),
        (enum wish_colour)wish_colour(setup->color, &app.settings), &why);
    if (!app.term) {
        session_free(setup->session);
        fprintf(stderr, "triarch: %s\n", why);
        text_free(&trouble);
        return EXIT_FAILURE;
    }
    run(&app, setup);
    text_clear(&trouble);
    if (!app.gone && !settings_save(&app.settings, &trouble))
        fprintf(stderr, "triarch: %s\n", text_string(&trouble));
    text_free(&trouble);
    int number = term_curses_signal();
    if (number) {
        signal(number, SIG_DFL);
        raise(number);
    }
    return app.gone ? EXIT_FAILURE : EXIT_SUCCESS;
}

void app_diagnose(int charset, int color, struct text *out)
{
    /* ORDER files_place */
    static const char *const names[] = { N_("saved games"), N_("journals"), N_("settings") };
    term_curses_diagnose((enum wish_charset)charset, (enum wish_colour)color, out);
    for (int i = 0; i < 3; i++) {
        struct text path = { 0 }, why = { 0 };
        bool fine = files_directory((enum files_place)i, &path, &why);
        text_addf(out, "%s: %s\n", _(names[i]), fine ? text_string(&path) : text_string(&why));
        text_free(&path);
        text_free(&why);
    }
    struct text data = { 0 };
    files_data("help", &data);
    text_addf(out, "%s: %s\n", _("rule cards"), text_string(&data));
    text_free(&data);
}
