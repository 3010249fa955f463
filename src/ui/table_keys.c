/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys at the table: arrows move the cursor, letters and digits open the entry line, the rest are the actions of keys.def. */
#include <string.h>

#include "base/gettext.h"
#include "base/text.h"
#include "ui/games.h"
#include "ui/lesson.h"
#include "ui/pages.h"
#include "ui/table_state.h"

static bool mine(const struct view *v, int cell)
{
    return v->at[cell] && v->owner[code_colour(v->at[cell])] == v->mover;
}

static void select_cell(struct table *t, struct app *app)
{
    const struct view *v = table_view(t);
    int cell = *table_cursor(t);
    if (v->over && !v->at[cell])
        return;
    if (t->picked == cell || (t->from == cell && t->picked == NO_CELL)) {
        table_let_go(t);
        t->message[0] = '\0';
    } else if (t->picked != NO_CELL && table_play_to(t, app, cell)) {
        return;
    } else if (mine(v, cell) && !v->over) {
        table_pick_up(t, app, cell);
    } else if (t->picked != NO_CELL) {
        const char *why = session_why_not(t->session, t->picked, cell, table_alphabet(t, app));
        table_say(t, true, "%c%s.", why[0] >= 'a' && why[0] <= 'z' ? why[0] - 'a' + 'A' : why[0], why[0] ? why + 1 : "");
    } else if (v->at[cell]) {
        table_show_from(t, app, cell);
    } else {
        table_say(t, false, _("Nobody stands here.  Press Enter on one of your men."));
    }
}

/* Who attacks and who guards the cell under the cursor. */
static void show_attackers(struct table *t, struct app *app)
{
    const struct view *v = table_view(t);
    uint8_t cells[CELLS_MAX];
    char name[CELL_NAME_SIZE];
    struct text out = { 0 };
    int cell = *table_cursor(t), n = session_bearing_on(t->session, cell, cells);
    table_let_go(t);
    t->from = (uint8_t)cell;
    text_addf(&out, "%s:", table_cell(t, app, cell, name));
    for (int i = 0; i < n; i++) {
        int code = v->at[cells[i]];
        t->shown[cells[i]] = true;
        text_addf(&out, "%s %c%c %s", i ? "," : "", paint_owner_letter(v->owner[code_colour(code)]),
            v->variant->set->man[code_kind(code)].letter, table_cell(t, app, cells[i], name));
    }
    if (n)
        table_say(t, false, _("These men bear on %s"), text_string(&out));
    else
        table_say(t, false, _("No man bears on %s."), table_cell(t, app, cell, name));
    text_free(&out);
}

/* The entry line */

static void open_entry(struct table *t, int key)
{
    edit_start(&t->entry, "", ENTRY_COLUMNS);
    t->typing = true;
    t->message[0] = '\0';
    if (key)
        edit_key(&t->entry, key);
}

/* A lone cell: a target, a man of one's own, the move of a pawn, or a place to go to. */
static bool lone_cell(struct table *t, struct app *app, const char *text)
{
    const struct view *v = table_view(t);
    int cell, n = cell_parse_any(v->topology, table_alphabet(t, app), text, &cell);
    if (!n || text[n])
        return false;
    if (t->picked != NO_CELL && table_play_to(t, app, cell))
        return true;
    if (mine(v, cell) && !v->over) {
        table_pick_up(t, app, cell);
        return true;
    }
    if (session_reads(t->session, text, table_alphabet(t, app)))
        return false;                           /* a pawn's move, or a question which pawn */
    *table_cursor(t) = (uint8_t)cell;
    return true;
}

static void play_typed(struct table *t, struct app *app)
{
    move_t move;
    char text[EDIT_SIZE];
    memcpy(text, t->entry.text, sizeof text);
    t->typing = false;
    if (!text[0] || lone_cell(t, app, text))
        return;
    switch (session_say(t->session, text, table_alphabet(t, app), &move)) {
    case ANSWER_DONE:
        table_after(t, app);
        break;
    case ANSWER_PROMOTION:
        table_ask_promotion(t, app, move);
        break;
    default:
        table_say(t, true, "%.40s: %s.", text, session_reason(t->session));
        break;
    }
}

static void type(struct table *t, struct app *app, int key)
{
    if (key == K_ENTER) {
        play_typed(t, app);
    } else if (key == '?') {                    /* no move has a question mark in front */
        help_open(app);
    } else if (key == K_ESCAPE || (key == K_BACKSPACE && !t->entry.text[0])) {
        t->typing = false;
    } else {
        edit_key(&t->entry, key);
        if (!t->entry.text[0])
            t->typing = false;
    }
}

/* The view of the board */

static void next_drawing(struct table *t, struct app *app)
{
    const struct drawing *all = table_view(t)->topology->drawings;
    do
        t->drawing = t->drawing[1].key ? t->drawing + 1 : all;
    while (t->drawing->schematic);
    strncpy(app->settings.drawing, t->drawing->key, SETTING_SIZE - 1);
    table_say(t, false, _("Drawing: %s."), t->drawing->key);
}

static void next_size(struct table *t, struct app *app)
{
    int *zoom = &app->settings.zoom;
    *zoom = *zoom >= t->drawing->nsize ? 0 : *zoom + 1;
    if (*zoom)
        table_say(t, false, _("Size %d of %d."), *zoom, t->drawing->nsize);
    else
        table_say(t, false, _("The largest size that fits."));
}

static void next_letters(struct table *t, struct app *app)
{
    int n = table_view(t)->topology->nalphabet;
    app->settings.letters = (table_alphabet(t, app) + 1) % n;
    session_use_alphabet(t->session, table_alphabet(t, app));
    if (n == 1)
        table_say(t, false, _("This board has one way to name its cells."));
    else
        table_say(t, false, _("The cells have other names now; records keep the first ones."));
}

static void step(struct table *t, struct app *app, bool done, const char *nothing)
{
    if (done)
        table_after(t, app);
    else
        table_say(t, false, "%s", nothing);
}

static void act(struct table *t, struct app *app, enum action action)
{
    switch (action) {
    case ACTION_SELECT: select_cell(t, app); break;
    case ACTION_BACK:
        table_let_go(t);
        t->message[0] = '\0';
        break;
    case ACTION_HELP: help_open(app); break;
    case ACTION_CARD: table_card(t, app); break;
    case ACTION_LESSON: lesson_open(app, table_view(t)->variant); break;
    case ACTION_ENTRY: open_entry(t, 0); break;
    case ACTION_ATTACKERS: show_attackers(t, app); break;
    case ACTION_UNDO: step(t, app, session_undo(t->session), _("There is nothing to take back.")); break;
    case ACTION_REDO: step(t, app, session_redo(t->session), _("There is nothing to play again.")); break;
    case ACTION_MOVES: table_moves(t, app); break;
    case ACTION_OFFER: table_offer(t, app); break;
    case ACTION_RESIGN: table_resign(t, app); break;
    case ACTION_SAVE: table_save(t, app); break;
    case ACTION_LOAD: games_open(app, false); break;
    case ACTION_TURN: table_turn_board(t, app); break;
    case ACTION_SIZE: next_size(t, app); break;
    case ACTION_DRAWING: next_drawing(t, app); break;
    case ACTION_LETTERS: next_letters(t, app); break;
    case ACTION_QUIT: table_leave(t, app); break;
    default:
        table_say(t, false, _("This key does nothing here; ? lists the keys."));
        break;
    }
}

void table_key(struct screen *s, struct app *app, int key)
{
    struct table *t = (struct table *)s;
    int arrow = key_arrow(key, app->settings.vi);
    t->presses = arrow >= 0 && arrow == t->arrow ? t->presses + 1 : 0;
    t->arrow = arrow;
    if (t->typing) {
        type(t, app, key);
    } else if (arrow >= 0) {
        if (t->drawn)
            *table_cursor(t) = (uint8_t)picture_neighbour(&t->bare, *table_cursor(t), (enum arrow)arrow, t->presses);
    } else if (key_types(key)) {
        open_entry(t, key);
    } else if (key != K_OTHER) {
        act(t, app, key_action(key));
    }
}
