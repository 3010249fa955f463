/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A form: names, seats by lot or by hand, every option of the game with the sentence that explains it, letters of the cells. */
#include "ui/setup.h"

#include <stdio.h>
#include <string.h>

#include "base/gettext.h"
#include "base/mem.h"
#include "base/text.h"
#include "play/session.h"
#include "play/wording.h"
#include "ui/chrome.h"
#include "ui/dialog.h"
#include "ui/form.h"
#include "ui/paint.h"
#include "ui/table.h"

enum { ROWS_MAX = OPTIONS_MAX + PLAYERS + 8, LABEL_COLUMNS = 16, VALUE_SIZE = 32 };
enum row_id { ID_NAME = 0, ID_SEATS = PLAYERS, ID_LETTERS, ID_START, ID_OPTION };

struct setup {
    struct screen screen;
    struct form form;
    struct session_setup game;
};

struct rows {
    int n;
    struct form_row row[ROWS_MAX];
    char value[OPTIONS_MAX][VALUE_SIZE];
};

static void add_row(struct rows *rows, struct form_row row)
{
    rows->row[rows->n++] = row;
}

static void add_options(const struct setup *s, struct rows *rows)
{
    const struct option *options = s->game.variant->options;
    for (int i = 0; options && options[i].key; i++) {
        int n;
        const char *name = option_choice_name(&options[i], s->game.choice[i], &n);
        snprintf(rows->value[i], VALUE_SIZE, "%.*s", n, name);
        add_row(rows, (struct form_row){ FORM_CHOICE, options[i].key, rows->value[i], _(options[i].sentence), 0, ID_OPTION + i });
    }
}

static void make_rows(const struct setup *s, const struct app *app, struct rows *rows)
{
    static const char *const letters[] = { N_("Russian A-H K-N"), N_("English A-L") };
    const struct variant *v = s->game.variant;
    rows->n = 0;
    add_row(rows, (struct form_row){ FORM_BUTTON, _("Start the game"), NULL, _("Enter begins; the arrows go to names and house rules"), 0, ID_START });
    add_row(rows, (struct form_row){ FORM_HEADING, _("Players"), NULL, NULL, 0, -1 });
    for (int i = 0; i < v->turn.nseat; i++) {
        int player = v->turn.seat[i];
        add_row(rows, (struct form_row){ FORM_TEXT, wording_player(player), s->game.name[player], _("a name of at most 12 columns"),
            paint_role(player), ID_NAME + player });
    }
    add_row(rows, (struct form_row){ FORM_CHOICE, _("seats"), app->settings.by_hand ? _("by hand") : _("by lot"),
        _("by lot: the program draws who gets which colour; by hand: as the names stand here"), 0, ID_SEATS });
    if (v->topology->nalphabet > 1 && !v->topology->synonyms)
        add_row(rows, (struct form_row){ FORM_CHOICE, _("letters"), _(letters[app->settings.letters ? 1 : 0]),
            _("how the files of the board are called"), 0, ID_LETTERS });
    add_row(rows, (struct form_row){ FORM_HEADING, _("House rules"), NULL, NULL, 0, -1 });
    add_options(s, rows);
}

static void setup_least(const struct screen *screen, const struct app *app, int *rows, int *columns)
{
    (void)screen;
    (void)app;
    *rows = 10;
    *columns = 50;
}

static void setup_draw(struct screen *screen, struct app *app, struct canvas *c)
{
    static const struct hint hints[] = { { N_("Up Down"), N_("go") }, { N_("Left Right"), N_("change") }, { N_("Enter"), N_("start, or next") },
        { N_("Esc"), N_("back") }, { 0 } };
    struct setup *s = (struct setup *)screen;
    struct rows rows;
    struct hint translated[5] = { { 0 } };
    int width = c->columns < 78 ? c->columns : 78, left = (c->columns - width) / 2;
    make_rows(s, app, &rows);
    chrome_bar(c, 0, ROLE_TITLE, ATTR_REVERSE, _(s->game.variant->title), _(s->game.variant->board));
    form_draw(&s->form, c, (struct area){ 2, left + 2, c->rows - 4, width - 4 }, rows.row, rows.n);
    for (int i = 0; hints[i].key; i++)
        translated[i] = (struct hint){ _(hints[i].key), _(hints[i].label) };
    chrome_hints(c, c->rows - 1, left + 2, width - 4, translated);
}

/* Starting */

static void draw_lots(struct setup *s, struct app *app)
{
    const struct turn_rule *turn = &s->game.variant->turn;
    char name[NAME_SIZE];
    for (int i = turn->nseat - 1; i > 0; i--) {
        int j = (int)rng_below(&app->rng, (uint32_t)i + 1), a = turn->seat[i], b = turn->seat[j];
        memcpy(name, s->game.name[a], NAME_SIZE);
        memmove(s->game.name[a], s->game.name[b], NAME_SIZE);
        memcpy(s->game.name[b], name, NAME_SIZE);
    }
}

static void start(struct setup *s, struct app *app)
{
    struct text why = { 0 };
    bool lots = false;
    for (int i = 0; i < PLAYERS; i++) {
        memcpy(app->settings.name[i], s->game.name[i], NAME_SIZE);
        lots |= s->game.name[i][0] && !app->settings.by_hand;
    }
    if (lots)
        draw_lots(s, app);
    struct session *session = session_new(&s->game, &why);
    if (!session) {
        dialog_notice(app, _("Refused"), text_string(&why), NULL, NULL);
        text_free(&why);
        return;
    }
    session_keep_journal(session);
    app_pop(app);                               /* this form */
    table_open(app, session);
}

static void change(struct setup *s, struct app *app, int id, int by)
{
    if (id >= ID_OPTION) {
        const struct option *option = &s->game.variant->options[id - ID_OPTION];
        int n = option_nchoice(option);
        s->game.choice[id - ID_OPTION] = (uint8_t)((s->game.choice[id - ID_OPTION] + by + n) % n);
    } else if (id == ID_SEATS) {
        app->settings.by_hand = !app->settings.by_hand;
    } else if (id == ID_LETTERS) {
        app->settings.letters = !app->settings.letters;
    }
}

static void setup_key(struct screen *screen, struct app *app, int key)
{
    struct setup *s = (struct setup *)screen;
    struct rows rows;
    if (key == K_ESCAPE || key == K_CTRL('X')) {
        app_pop(app);
        return;
    }
    make_rows(s, app, &rows);
    int before = s->form.selected;
    enum form_event event = form_key(&s->form, key, rows.row, rows.n);
    int id = rows.row[before].id;
    switch (event) {
    case FORM_PRESSED:
        start(s, app);
        break;
    case FORM_NEXT:
        change(s, app, id, 1);
        break;
    case FORM_BEFORE:
        change(s, app, id, -1);
        break;
    case FORM_TYPED:
        snprintf(s->game.name[id], NAME_SIZE, "%.*s", NAME_SIZE - 1, s->form.edit.text);
        break;
    default:
        break;
    }
}

static void setup_close(struct screen *screen)
{
    mem_free(screen);
}

static const struct screen_type setup_type = {
    .whole = true, .least = setup_least, .draw = setup_draw, .key = setup_key, .close = setup_close,
};

void setup_open(struct app *app, const struct variant *variant)
{
    struct setup *s = mem_alloc(sizeof *s);
    s->screen.type = &setup_type;
    s->game.variant = variant;
    for (int i = 0; i < variant->turn.nseat; i++)
        memcpy(s->game.name[variant->turn.seat[i]], app->settings.name[variant->turn.seat[i]], NAME_SIZE);
    form_start(&s->form, 0, LABEL_COLUMNS, NAME_COLUMNS);
    app_push(app, &s->screen);
}
