/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/menu.h"

#include "base/gettext.h"
#include "base/mem.h"
#include "core/variant.h"
#include "play/journal.h"
#include "ui/chrome.h"
#include "ui/form.h"
#include "ui/games.h"
#include "ui/pages.h"
#include "ui/setup.h"
#include "variants/registry.h"

enum { ROWS_MAX = 48, TITLE_COLUMNS = 32 };
enum row_id { ID_RESUME = 1000, ID_SAVED, ID_HELP, ID_LEAVE };

struct menu {
    struct screen screen;
    struct form form;
    bool unfinished;            /* there are journals to go on with */
    int nrow;
    struct form_row row[ROWS_MAX];
};

static void add(struct menu *m, struct form_row row)
{
    if (m->nrow < ROWS_MAX)
        m->row[m->nrow++] = row;
}

static void add_games(struct menu *m, int players, const char *heading)
{
    add(m, (struct form_row){ .kind = FORM_HEADING, .label = heading, .id = -1 });
    for (int i = 0; i < registry_count(); i++) {
        const struct variant *v = registry_variant(i);
        if (v->turn.nseat == players)
            add(m, (struct form_row){ .kind = FORM_BUTTON, .label = _(v->title), .value = _(v->board), .id = i });
    }
}

static void make_rows(struct menu *m)
{
    m->nrow = 0;
    if (m->unfinished) {
        add(m, (struct form_row){ .kind = FORM_HEADING, .label = _("A game was cut off"), .id = -1 });
        add(m, (struct form_row){ .kind = FORM_BUTTON, .label = _("Go on with it"), .note = _("nothing was lost"), .id = ID_RESUME });
    }
    add_games(m, 3, _("New game for three"));
    add_games(m, 2, _("New game for two"));
    add(m, (struct form_row){ .kind = FORM_HEADING, .label = "", .id = -1 });
    add(m, (struct form_row){ .kind = FORM_BUTTON, .label = _("Open a saved game"), .id = ID_SAVED });
    add(m, (struct form_row){ .kind = FORM_BUTTON, .label = _("Keys and marks"), .id = ID_HELP });
    add(m, (struct form_row){ .kind = FORM_BUTTON, .label = _("Leave"), .id = ID_LEAVE });
}

static void menu_least(const struct screen *s, const struct app *app, int *rows, int *columns)
{
    (void)s;
    (void)app;
    *rows = 8;
    *columns = 30;
}

static void menu_draw(struct screen *s, struct app *app, struct canvas *c)
{
    struct menu *m = (struct menu *)s;
    const struct hint hints[] = { { _("Up Down"), _("go") }, { _("Enter"), _("choose") }, { "Ctrl-X", _("leave") }, { 0 } };
    int width = c->columns < 64 ? c->columns - 4 : 60, left = (c->columns - width) / 2;
    (void)app;
    chrome_bar(c, 0, ROLE_TITLE, ATTR_REVERSE, "triarch", _("chess for three, and other chess"));
    form_draw(&m->form, c, (struct area){ 2, left, c->rows - 4, width }, m->row, m->nrow);
    chrome_hints(c, c->rows - 1, left, width, hints);
}

static void choose(struct menu *m, struct app *app, int id)
{
    (void)m;
    switch (id) {
    case ID_RESUME:
        games_open(app, true);
        break;
    case ID_SAVED:
        games_open(app, false);
        break;
    case ID_HELP:
        help_open(app);
        break;
    case ID_LEAVE:
        app_pop(app);
        break;
    default:
        setup_open(app, registry_variant(id));
        break;
    }
}

static void menu_key(struct screen *s, struct app *app, int key)
{
    struct menu *m = (struct menu *)s;
    if (key == K_CTRL('X') || key == K_ESCAPE) {
        app_pop(app);
        return;
    }
    if (key == '?') {
        help_open(app);
        return;
    }
    int before = m->form.selected;
    if (form_key(&m->form, key, m->row, m->nrow) == FORM_PRESSED)
        choose(m, app, m->row[before].id);
}

static void menu_close(struct screen *s)
{
    mem_free(s);
}

static const struct screen_type menu_type = {
    .whole = true, .least = menu_least, .draw = menu_draw, .key = menu_key, .close = menu_close,
};

void menu_open(struct app *app)
{
    struct menu *m = mem_alloc(sizeof *m);
    struct files_list journals;
    m->screen.type = &menu_type;
    journal_abandoned(&journals);
    m->unfinished = journals.n > 0;
    files_list_free(&journals);
    make_rows(m);
    form_start(&m->form, 1, TITLE_COLUMNS, 0);
    app_push(app, &m->screen);
}
