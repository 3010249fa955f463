/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the table asks and tells in windows: notices of what happened, offers, saving, leaving, the end of the game. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/gettext.h"
#include "base/text.h"
#include "play/files.h"
#include "play/wording.h"
#include "ui/dialog.h"
#include "ui/pages.h"
#include "ui/setup.h"
#include "ui/table_state.h"

/* Events, one window after the other */

static void go_on(void *context, struct app *app, int choice)
{
    (void)choice;
    table_show_events(context, app);
}

static void answer_offer(void *context, struct app *app, int choice)
{
    struct table *t = context;
    session_act(t->session, choice == 0 ? ACT_YES : ACT_NO);
    table_after(t, app);
}

static void ask_offer(struct table *t, struct app *app, const char *text)
{
    /* ORDER asked */
    static const char *const titles[] = { N_("Draw offered"), N_("An oath is offered"), N_("A truce is offered") };
    const int what = table_view(t)->asked_what;
    const struct choice choices[] = {
        { 'y', what == ASKED_DRAW ? _("yes, a draw") : _("yes, accept") }, { 'n', what == ASKED_DRAW ? _("no, play on") : _("no") },
    };
    dialog_ask(app, _(titles[what]), text, choices, 2, true, answer_offer, t);
}

/* Again with colours moved on: the same table takes the new game. */
static void again(struct table *t, struct app *app)
{
    struct session_setup setup;
    struct text why = { 0 };
    session_next_setup(t->session, &setup);
    struct session *next = session_new(&setup, &why);
    text_free(&why);
    if (!next)
        return;
    session_leave(t->session);
    session_keep_journal(next);
    app_pop(app);                               /* closes this table and its session */
    table_open(app, next);
}

static void after_end(void *context, struct app *app, int choice)
{
    struct table *t = context;
    switch (choice) {
    case 0:
        again(t, app);
        break;
    case 2:
        table_save(t, app);
        break;
    case 3:
        table_leave(t, app);
        break;
    default:                                    /* look back */
        break;
    }
}

static void add_places(const struct view *v, struct text *out)
{
    for (int place = 1; place <= PLAYERS; place++)
        for (int i = 0; i < v->nseat; i++) {
            int player = v->seat[i];
            if (v->place[player] != place)
                continue;
            text_addf(out, "\n%d.  %s", place, wording_player(player));
            if (strcmp(v->name[player], wording_player(player)))
                text_addf(out, " (%s)", v->name[player]);
            if (v->scored) {
                text_add(out, "  ");
                wording_number(v->points[player], out);
            }
        }
}

static void show_end(struct table *t, struct app *app, const char *result)
{
    const struct choice choices[] = {
        { 'a', _("again, colours moved on by one") }, { 'b', _("look back through the moves") }, { 's', _("save") }, { 'l', _("leave") },
    };
    struct text text = { 0 };
    text_addf(&text, "%s\n", result);
    add_places(table_view(t), &text);
    dialog_ask(app, _("The game is over"), text_string(&text), choices, 4, true, after_end, t);
    text_free(&text);
}

void table_show_events(struct table *t, struct app *app)
{
    struct event event;
    while (session_event(t->session, &event))
        switch (event.kind) {
        case EVENT_NOTICE:
            dialog_notice(app, _("Notice"), event.text, go_on, t);
            return;
        case EVENT_ASKED:
            ask_offer(t, app, event.text);
            return;
        case EVENT_OVER:
            show_end(t, app, event.text);
            return;
        case EVENT_TROUBLE:
            table_say(t, true, "%s", event.text);
            break;
        default:
            break;
        }
}

/* Resignation */

void table_act(struct table *t, struct app *app, enum act act)
{
    if (session_act(t->session, act) == ANSWER_DONE)
        table_after(t, app);
    else
        table_say(t, true, "%s.", session_reason(t->session));
}

static void chosen_resign(void *context, struct app *app, int choice)
{
    if (choice == 0)
        table_act(context, app, ACT_RESIGN);
}

void table_resign(struct table *t, struct app *app)
{
    const struct view *v = table_view(t);
    char text[160];
    if (v->over) {
        table_say(t, false, _("The game is over."));
        return;
    }
    snprintf(text, sizeof text, _("%s, do you want to give up?"), v->name[v->mover]);
    dialog_confirm(app, _("Resign"), text, true, chosen_resign, t);
}

/* Saving */

static void save_now(struct table *t, struct app *app, const char *name)
{
    struct text why = { 0 };
    (void)app;
    if (session_save(t->session, name, &why)) {
        snprintf(t->name, sizeof t->name, "%s", name);
        table_say(t, false, _("Saved as %s."), name);
    } else {
        table_say(t, true, _("Not saved: %s."), text_string(&why));
    }
    text_free(&why);
}

static void overwrite(void *context, struct app *app, int choice)
{
    struct table *t = context;
    if (choice == 0)
        save_now(t, app, t->entry.text);
}

static void save_as(void *context, struct app *app, const char *name)
{
    struct table *t = context;
    struct text path = { 0 }, why = { 0 };
    if (!name)
        return;
    bool there = files_save_path(name, &path, &why) && access(text_string(&path), F_OK) == 0;
    if (there && strcmp(name, t->name)) {
        char question[160];
        snprintf(question, sizeof question, _("There is a game called %.60s.  Overwrite it?  The old one is kept once, with ~ behind its name."), name);
        edit_start(&t->entry, name, 40);
        dialog_confirm(app, _("Overwrite"), question, true, overwrite, t);
    } else {
        save_now(t, app, name);
    }
    text_free(&path);
    text_free(&why);
}

/* A name that no save has yet. */
static void suggest(const struct table *t, char *name, size_t size)
{
    const char *key = table_view(t)->variant->key;
    for (int i = 1; i < 1000; i++) {
        struct text path = { 0 }, why = { 0 };
        snprintf(name, size, "%s-%d", key, i);
        bool there = files_save_path(name, &path, &why) && access(text_string(&path), F_OK) == 0;
        text_free(&path);
        text_free(&why);
        if (!there)
            return;
    }
}

void table_save(struct table *t, struct app *app)
{
    char name[64];
    if (t->name[0])
        snprintf(name, sizeof name, "%s", t->name);
    else
        suggest(t, name, sizeof name);
    dialog_line(app, _("Save the game"), _("Name"), name, 40, save_as, t);
}

/* Leaving */

static void leave_now(struct table *t, struct app *app)
{
    session_leave(t->session);
    app_pop(app);
}

static void save_and_leave(void *context, struct app *app, const char *name)
{
    struct table *t = context;
    if (!name)
        return;
    save_now(t, app, name);
    if (session_saved(t->session))
        leave_now(t, app);
}

static void chosen_leave(void *context, struct app *app, int choice)
{
    struct table *t = context;
    char name[64];
    if (choice == 0) {
        if (t->name[0])
            snprintf(name, sizeof name, "%s", t->name);
        else
            suggest(t, name, sizeof name);
        dialog_line(app, _("Save the game"), _("Name"), name, 40, save_and_leave, t);
    } else if (choice == 1) {
        leave_now(t, app);
    }
}

void table_leave(struct table *t, struct app *app)
{
    const struct choice choices[] = { { 's', _("save and leave") }, { 'l', _("leave without saving") }, { 'p', _("play on") } };
    if (session_saved(t->session) || table_view(t)->over)
        leave_now(t, app);
    else
        dialog_ask(app, _("Leave"), _("Save before leaving?"), choices, 3, true, chosen_leave, t);
}

/* Pages */

void table_moves(struct table *t, struct app *app)
{
    const struct view *v = table_view(t);
    struct text out = { 0 };
    int round = -1;
    for (int i = 0; i < v->nentry; i++) {
        const struct view_entry *e = &v->entry[i];
        if (!e->move) {
            text_addf(&out, "\n      %s", e->text);
            continue;
        }
        if (e->round != round)
            text_addf(&out, "%s%4d.", out.length ? "\n" : "", e->round);
        round = e->round;
        text_addf(&out, "  %c %-12s", toupper(paint_owner_letter(e->player)), e->text);
    }
    if (!v->nentry)
        text_add(&out, _("Nobody has moved yet."));
    if (v->over)
        text_addf(&out, "\n\n%s", v->result);
    pages_open(app, _("Moves"), text_string(&out), true);
    text_free(&out);
}

void table_card(struct table *t, struct app *app)
{
    const struct view *v = table_view(t);
    struct text out = { 0 };
    for (int i = 0; v->variant->options && v->variant->options[i].key; i++) {
        const struct option *option = &v->variant->options[i];
        int n;
        const char *name = option_choice_name(option, v->choice[i], &n);
        text_addf(&out, "%s  %-16s %.*s", out.length ? "\n" : "", option->key, n, name);
    }
    card_open(app, v->variant, text_string(&out));
    text_free(&out);
}

/* Turning the board */

static void turned(void *context, struct app *app, int choice)
{
    struct table *t = context;
    if (choice == 0) {
        t->turn = (table_turn(t, app) + 1) % table_view(t)->topology->turns;
        app->settings.turning = TURNING_HAND;
    } else if (choice > 0) {
        app->settings.turning = choice == 1 ? TURNING_FIXED : TURNING_MOVER;
    }
}

void table_turn_board(struct table *t, struct app *app)
{
    const struct choice choices[] = {
        { 't', _("turn it once now, and leave it so") }, { 'f', _("fixed: who begins sits at the bottom") },
        { 'm', _("who is to move sits at the bottom") },
    };
    dialog_ask(app, _("The board"), "", choices, 3, true, turned, t);
}
