/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/games.h"

#include <string.h>
#include <unistd.h>

#include "base/gettext.h"
#include "base/mem.h"
#include "base/text.h"
#include "play/files.h"
#include "play/journal.h"
#include "play/session.h"
#include "ui/chrome.h"
#include "ui/dialog.h"
#include "ui/form.h"
#include "ui/table.h"

struct game {
    char *path, *label;
};

struct games {
    struct screen screen;
    struct form form;
    int n, njournal;            /* journals come first */
    struct game *game;
    struct form_row *row;       /* two more than games: headings */
    int nrow;
};

/* "Three-player chess  Anna, Ben, Cleo  round 7": what the file holds, or why it cannot be read. */
static void describe(const char *path, const char *name, struct text *out)
{
    struct text why = { 0 };
    bool dropped;
    struct session *s = session_load(path, &why, &dropped);
    if (name)
        text_addf(out, "%-20s ", name);
    if (!s) {
        text_addf(out, "%s", text_string(&why));
    } else {
        const struct view *v = session_view(s);
        text_addf(out, "%s  ", _(v->variant->title));
        for (int i = 0; i < v->nseat; i++)
            text_addf(out, "%s%s", i ? ", " : "", v->name[v->seat[i]]);
        text_addf(out, v->over ? _("  over") : _("  round %d"), v->round);
    }
    session_free(s);
    text_free(&why);
}

static void add_game(struct games *g, const char *path, const char *name)
{
    struct text label = { 0 };
    describe(path, name, &label);
    g->game = mem_resize(g->game, (size_t)(g->n + 1) * sizeof *g->game);
    g->game[g->n++] = (struct game){ mem_string(path), mem_string(text_string(&label)) };
    text_free(&label);
}

static void find_games(struct games *g, bool only_unfinished)
{
    struct files_list list;
    journal_abandoned(&list);
    for (int i = 0; i < list.n; i++)
        add_game(g, list.name[i], NULL);
    files_list_free(&list);
    g->njournal = g->n;
    if (only_unfinished)
        return;
    files_find(FILES_SAVES, ".game", &list);
    for (int i = 0; i < list.n; i++) {
        struct text path = { 0 }, why = { 0 };
        if (files_save_path(list.name[i], &path, &why))
            add_game(g, text_string(&path), list.name[i]);
        text_free(&path);
        text_free(&why);
    }
    files_list_free(&list);
}

static void make_rows(struct games *g)
{
    g->row = mem_alloc((size_t)(g->n + 3) * sizeof *g->row);
    for (int i = 0; i <= g->n; i++) {
        if (i == 0 && g->njournal)
            g->row[g->nrow++] = (struct form_row){ .kind = FORM_HEADING, .label = _("Games that were cut off"), .id = -1 };
        if (i == g->njournal && g->n > g->njournal)
            g->row[g->nrow++] = (struct form_row){ .kind = FORM_HEADING, .label = _("Saved games"), .id = -1 };
        if (i < g->n)
            g->row[g->nrow++] = (struct form_row){ .kind = FORM_BUTTON, .label = g->game[i].label, .note = g->game[i].path, .id = i };
    }
}

static void games_least(const struct screen *s, const struct app *app, int *rows, int *columns)
{
    (void)s;
    (void)app;
    *rows = 8;
    *columns = 40;
}

static void games_draw(struct screen *s, struct app *app, struct canvas *c)
{
    struct games *g = (struct games *)s;
    const struct hint hints[] = { { _("Enter"), _("open") }, { _("Del"), _("delete") }, { _("Esc"), _("back") }, { 0 } };
    (void)app;
    chrome_bar(c, 0, ROLE_TITLE, ATTR_REVERSE, _("Games"), "");
    form_draw(&g->form, c, (struct area){ 2, 2, c->rows - 4, c->columns - 4 }, g->row, g->nrow);
    chrome_hints(c, c->rows - 1, 2, c->columns - 4, hints);
}

/* A game that is open below this list is left as if the terminal had closed: its journal stays. */
static void open_game(struct games *g, struct app *app, int i)
{
    struct text why = { 0 };
    bool dropped;
    struct session *session = session_load(g->game[i].path, &why, &dropped);
    if (!session) {
        dialog_notice(app, _("Refused"), text_string(&why), NULL, NULL);
        text_free(&why);
        return;
    }
    session_keep_journal(session);
    app_pop(app);
    table_open(app, session);
    if (dropped)
        dialog_notice(app, _("Notice"), _("The last line of the journal was torn and was left out."), NULL, NULL);
}

static void delete_game(void *context, struct app *app, int choice)
{
    struct games *g = context;
    if (choice != 0)
        return;
    unlink(g->game[g->row[g->form.selected].id].path);
    app_pop(app);
    games_open(app, false);
}

static void games_key(struct screen *s, struct app *app, int key)
{
    struct games *g = (struct games *)s;
    if (key == K_ESCAPE || key == K_CTRL('X')) {
        app_pop(app);
        return;
    }
    int before = g->form.selected;
    if (key == K_DELETE) {
        dialog_confirm(app, _("Delete"), g->row[before].label, true, delete_game, g);
        return;
    }
    if (form_key(&g->form, key, g->row, g->nrow) == FORM_PRESSED)
        open_game(g, app, g->row[before].id);
}

static void games_close(struct screen *s)
{
    struct games *g = (struct games *)s;
    for (int i = 0; i < g->n; i++) {
        mem_free(g->game[i].path);
        mem_free(g->game[i].label);
    }
    mem_free(g->game);
    mem_free(g->row);
    mem_free(g);
}

static const struct screen_type games_type = {
    .whole = true, .least = games_least, .draw = games_draw, .key = games_key, .close = games_close,
};

void games_open(struct app *app, bool only_unfinished)
{
    struct games *g = mem_alloc(sizeof *g);
    g->screen.type = &games_type;
    find_games(g, only_unfinished);
    if (!g->n) {
        games_close(&g->screen);
        if (!only_unfinished)
            dialog_notice(app, _("Games"), _("There are no saved games yet."), NULL, NULL);
        return;
    }
    make_rows(g);
    form_start(&g->form, 1, 0, 0);
    app_push(app, &g->screen);
}
