/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing a session as a record. */
#include "base/gettext.h"
#include "play/session_state.h"
#include "play/wording.h"

static void write_options(const struct session *s, struct text *out)
{
    const struct option *options = s->setup.variant->options;
    struct text t = { 0 };
    for (int i = 0; options && options[i].key; i++) {
        int n;
        const char *name = option_choice_name(&options[i], s->rules->choice[i], &n);
        text_clear(&t);
        text_addf(&t, "%s=%.*s", options[i].key, n, name);
        record_write_tag(out, "Option", text_string(&t));
    }
    text_free(&t);
}

static void write_result(const struct session *s, struct text *out)
{
    const struct position *p = &session_now(s)->after;
    struct text t = { 0 };
    if (!p->realm.state)
        text_add_char(&t, '*');
    else
        wording_places(p, &t);
    record_write_tag(out, "Result", text_string(&t));
    text_free(&t);
}

static void write_tags(const struct session *s, struct text *out)
{
    const struct view *v = &s->view;
    record_write_tag(out, "Triarch", "1");
    record_write_tag(out, "Variant", s->setup.variant->key);
    write_options(s, out);
    for (int i = 0; i < v->nseat; i++)
        record_write_tag(out, wording_player_word(v->seat[i]), v->name[v->seat[i]]);
    record_write_tag(out, "Date", s->date ? s->date : "");
    if (s->position)
        record_write_tag(out, "Position", s->position);
    write_result(s, out);
    for (int i = 0; i < s->extra.ntag; i++)
        record_write_tag(out, s->extra.tag[i].name, s->extra.tag[i].value);
    text_add_char(out, '\n');
}

static void write_event(struct record_writer *w, const char *event)
{
    struct text t = { 0 };
    text_addf(&t, "{%s}", event);
    record_write_word(w, text_string(&t));
    text_free(&t);
}

void session_step_words(const struct node *node, int i, struct text *out)
{
    const struct settled_step *step = &node->step[i];
    const char *player = wording_player_word(step->player);
    if (step->what == SETTLED_MATED && node->after.realm.fate[step->player] == PRISONER)
        text_addf(out, "%c>%c", PLAYER_LETTERS[step->player], PLAYER_LETTERS[step->by]);
    else if (step->what == SETTLED_MATED)
        text_addf(out, "%s mated by %s", player, wording_player_word(step->by));
    else if (step->what == SETTLED_FROZEN)
        text_addf(out, "%s frozen", player);
    else if (step->what == SETTLED_FREED)
        text_addf(out, "%c free", PLAYER_LETTERS[step->player]);
}

static void write_steps(struct record_writer *w, const struct node *node)
{
    struct text t = { 0 };
    for (int i = 0; i < node->nstep; i++) {
        text_clear(&t);
        session_step_words(node, i, &t);
        if (t.length)
            write_event(w, text_string(&t));
    }
    text_free(&t);
}

static bool passed(const struct node *node, int player)
{
    for (int i = 0; i < node->nstep; i++)
        if (node->step[i].what == SETTLED_PASSED && node->step[i].player == player)
            return true;
    return false;
}

/* Seats between the last one and this one write what they do not move with; a round begins with its number. */
static void write_seats(const struct session *s, struct record_writer *w, int node, int *seat, int *round)
{
    const struct turn_rule *turn = &s->rules->variant.turn;
    for (;;) {
        if (*seat == 0) {
            struct text number = { 0 };
            text_addf(&number, "%d.", (*round)++);
            record_end_line(w);
            record_write_word(w, text_string(&number));
            text_free(&number);
        }
        int player = turn->seat[*seat];
        *seat = (*seat + 1) % turn->nseat;
        if (player == s->node[node].player)
            return;
        record_write_word(w, passed(&s->node[node - 1], player) ? "pass" : "--");
    }
}

void session_record(const struct session *s, struct text *out)
{
    struct record_writer w = { .out = out };
    int seat = 0, round = s->node[0].after.turn.round;
    write_tags(s, out);
    write_steps(&w, &s->node[0]);
    for (int i = 1; i <= s->at; i++) {
        const struct node *node = &s->node[i];
        if (node->kind == NODE_MOVE) {
            write_seats(s, &w, i, &seat, &round);
            record_write_word(&w, node->text);
        } else {
            write_event(&w, node->text);
        }
        write_steps(&w, node);
    }
    record_end_line(&w);
}
