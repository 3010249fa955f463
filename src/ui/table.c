/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is in hand at the table: a man picked up, targets shown, a message.  Whatever changes the game goes through the session; what
   comes back is shown by table_after. */
#include "ui/table.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/gettext.h"
#include "base/mem.h"
#include "ui/dialog.h"
#include "ui/table_state.h"

void table_say(struct table *t, bool alert, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vsnprintf(t->message, sizeof t->message, format, args);
    va_end(args);
    t->alert = alert;
}

void table_let_go(struct table *t)
{
    t->picked = t->from = NO_CELL;
    memset(t->shown, 0, sizeof t->shown);
}

int table_turn(const struct table *t, const struct app *app)
{
    const struct view *v = table_view(t);
    switch (app->settings.turning) {
    case TURNING_MOVER:
        return v->variant->seat_turn[v->mover];
    case TURNING_HAND:
        return t->turn;
    default:
        return v->variant->seat_turn[v->seat[0]];
    }
}

int table_alphabet(const struct table *t, const struct app *app)
{
    return app->settings.letters < table_view(t)->topology->nalphabet ? app->settings.letters : 0;
}

const char *table_cell(const struct table *t, const struct app *app, int cell, char name[CELL_NAME_SIZE])
{
    const struct topology *topology = table_view(t)->topology;
    int alphabet = table_alphabet(t, app);
    topology->name(topology, cell, topology->synonyms && alphabet > 1 && app->term->charset == CHARSET_ASCII ? 1 : alphabet, name);
    for (char *c = name; topology->synonyms && alphabet == 1 && *c; c++)
        *c = (char)toupper((unsigned char)*c);  /* alone it cannot be taken for a man */
    return name;
}

/* Men and moves */

static void show_targets(struct table *t, const struct move_list *moves)
{
    memset(t->shown, 0, sizeof t->shown);
    for (int i = 0; i < moves->n; i++)
        t->shown[move_to(moves->move[i])] = true;
}

void table_pick_up(struct table *t, struct app *app, int cell)
{
    const struct view *v = table_view(t);
    struct move_list moves;
    char name[CELL_NAME_SIZE];
    const char *kind = _(v->variant->set->man[code_kind(v->at[cell])].name);
    table_let_go(t);
    *table_cursor(t) = (uint8_t)cell;
    moves.n = 0;
    for (int i = 0; i < v->moves->n; i++)
        if (move_from(v->moves->move[i]) == cell)
            moves.move[moves.n++] = v->moves->move[i];
    if (!moves.n) {
        table_say(t, true, _("The %s on %s cannot move."), kind, table_cell(t, app, cell, name));
        return;
    }
    t->picked = t->from = (uint8_t)cell;
    show_targets(t, &moves);
    table_say(t, false, _("The %s on %s: go to a marked cell and press Enter."), kind, table_cell(t, app, cell, name));
}

/* Where another player's man may go. */
void table_show_from(struct table *t, struct app *app, int cell)
{
    const struct view *v = table_view(t);
    struct move_list moves;
    char name[CELL_NAME_SIZE];
    int code = v->at[cell], owner = v->owner[code_colour(code)];
    const char *kind = _(v->variant->set->man[code_kind(code)].name);
    table_let_go(t);
    session_moves_from(t->session, cell, &moves);
    t->from = (uint8_t)cell;
    show_targets(t, &moves);
    if (owner == NOBODY)
        table_say(t, false, _("The %s on %s belongs to nobody and stays."), kind, table_cell(t, app, cell, name));
    else
        table_say(t, false, moves.n ? _("Where the %s on %s could go, were %s to move.") : _("The %s on %s could not move for %s."), kind,
            table_cell(t, app, cell, name), v->name[owner]);
}

/* Plays the picked man to a cell; false when he may not go there. */
bool table_play_to(struct table *t, struct app *app, int cell)
{
    const struct view *v = table_view(t);
    move_t found = MOVE_NONE;
    for (int i = 0; i < v->moves->n; i++) {
        move_t m = v->moves->move[i];
        if (move_from(m) == t->picked && move_to(m) == cell)
            found = m;
    }
    if (found == MOVE_NONE)
        return false;
    if (move_promotion(found)) {
        table_ask_promotion(t, app, found);
        return true;
    }
    session_try(t->session, found);
    table_after(t, app);
    return true;
}

/* Promotion */

static void promote(void *context, struct app *app, int choice)
{
    struct table *t = context;
    const struct view *v = table_view(t);
    for (int i = 0; choice >= 0 && i < v->moves->n; i++) {
        move_t m = v->moves->move[i];
        if (move_from(m) != move_from(t->promoting) || move_to(m) != move_to(t->promoting) || move_promotion(m) != t->kind[choice])
            continue;
        session_try(t->session, m);
        table_after(t, app);
        return;
    }
    table_let_go(t);
}

void table_ask_promotion(struct table *t, struct app *app, move_t from_to)
{
    const struct view *v = table_view(t);
    struct choice choices[KINDS];
    t->promoting = from_to;
    t->nkind = 0;
    for (int i = 0; i < v->moves->n; i++) {
        move_t m = v->moves->move[i];
        if (move_from(m) != move_from(from_to) || move_to(m) != move_to(from_to) || !move_promotion(m) || t->nkind == KINDS)
            continue;
        const struct man *man = &v->variant->set->man[move_promotion(m)];
        choices[t->nkind] = (struct choice){ (char)(man->letter | 0x20), _(man->name) };
        t->kind[t->nkind++] = (uint8_t)move_promotion(m);
    }
    dialog_ask(app, _("Promotion"), _("The pawn becomes"), choices, t->nkind, true, promote, t);
}

/* The session has changed */

void table_after(struct table *t, struct app *app)
{
    const struct view *v = table_view(t);
    table_let_go(t);
    t->message[0] = '\0';
    t->alert = false;
    t->typing = false;
    if (app->settings.bell && !v->over)
        term_bell(app->term);
    table_show_events(t, app);
}

static void table_close(struct screen *s)
{
    struct table *t = (struct table *)s;
    session_free(t->session);
    mem_free(t);
}

static const struct screen_type table_type = {
    .whole = true, .least = table_least, .draw = table_draw, .key = table_key, .close = table_close,
};

void table_open(struct app *app, struct session *session)
{
    struct table *t = mem_alloc(sizeof *t);
    t->screen.type = &table_type;
    t->session = session;
    session_use_alphabet(session, table_alphabet(t, app));
    const struct view *v = table_view(t);
    t->drawing = drawing_find(v->topology, app->settings.drawing);
    if (!t->drawing)
        t->drawing = v->topology->drawings;
    for (int i = 0; i < PLAYERS; i++)
        t->cursor[i] = v->king[i] != NO_CELL ? v->king[i] : 0;
    table_let_go(t);
    app_push(app, &t->screen);
    table_after(t, app);
}
