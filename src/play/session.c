/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game is a line of nodes.  Each holds the position that it led to, settled, so undo and redo are a step of an index and nothing
   has to be computed backwards.  A new move cuts off what could have been redone. */
#include "play/session.h"

#include <string.h>

#include "base/gettext.h"
#include "base/mem.h"
#include "core/attack.h"
#include "core/movegen.h"
#include "core/notation.h"
#include "core/position_text.h"
#include "play/session_state.h"
#include "play/wording.h"

/* Events */

void session_emit(struct session *s, int kind, int player, const char *text)
{
    if (s->nevent == s->event_room) {
        s->event_room = s->event_room ? 2 * s->event_room : 16;
        s->event = mem_resize(s->event, (size_t)s->event_room * sizeof *s->event);
    }
    s->event[s->nevent++] = (struct session_event){ (uint8_t)kind, (uint8_t)player, mem_string(text) };
}

static void forget_events(struct session *s)
{
    for (int i = 0; i < s->nevent; i++)
        mem_free(s->event[i].text);
    s->nevent = s->event_read = 0;
}

bool session_event(struct session *s, struct event *event)
{
    if (s->event_read == s->nevent) {
        forget_events(s);
        return false;
    }
    const struct session_event *next = &s->event[s->event_read++];
    *event = (struct event){ next->kind, next->player, next->text };
    return true;
}

static void emit_settled(struct session *s, const struct node *node)
{
    struct text t = { 0 };
    for (int i = 0; i < node->nstep; i++) {
        text_clear(&t);
        wording_settled(&node->after, &node->step[i], &t);
        if (t.length)
            session_emit(s, EVENT_NOTICE, node->step[i].player, text_string(&t));
    }
    if (node->after.realm.state) {
        text_clear(&t);
        wording_result(&node->after, &t);
        session_emit(s, EVENT_OVER, node->after.realm.winner, text_string(&t));
    }
    text_free(&t);
}

/* Nodes */

static void cut(struct session *s, int n)
{
    while (s->n > n)
        mem_free(s->node[--s->n].text);
}

struct node *session_push(struct session *s, int kind, int player)
{
    cut(s, s->at + 1);
    if (s->n == s->room) {
        s->room = s->room ? 2 * s->room : 64;
        s->node = mem_resize(s->node, (size_t)s->room * sizeof *s->node);
    }
    struct node *node = &s->node[s->n++];
    memset(node, 0, sizeof *node);
    node->kind = (uint8_t)kind;
    node->player = (uint8_t)player;
    node->after = s->node[s->at].after;
    return node;
}

/* Keys of the starts of seats since the last capture, pawn move or fall, the present one last; owned by the caller. */
static uint64_t *history(const struct session *s, int *n)
{
    int first = s->at;
    while (first > 0 && s->node[first].after.turn.quiet && !s->node[first].fell)
        first--;
    uint64_t *keys = mem_alloc((size_t)(s->at - first + 1) * sizeof *keys);
    *n = 0;
    for (int i = first; i <= s->at; i++)
        if (i == first || s->node[i].kind != NODE_TREATY || s->node[i].key != s->node[i - 1].key)     /* an offer is no seat */
            keys[(*n)++] = s->node[i].key;
    return keys;
}

int session_claims(const struct session *s)
{
    const struct position *p = &session_now(s)->after;
    int n;
    if (p->realm.state || s->rules->variant.ending.draws == DRAWS_OFF)
        return 0;
    uint64_t *keys = history(s, &n);
    int claims = ending_claims(p, keys, n);
    mem_free(keys);
    return claims;
}

void session_settle(struct session *s, struct node *node)
{
    struct settling settling;
    struct move_list list;
    bool fallen = node->kind == NODE_RESIGN;
    ending_settle(&node->after, &list, &settling, SETTLE_DEAD);
    for (int i = 0; i < settling.n; i++) {
        int what = settling.step[i].what;
        fallen |= what == SETTLED_MATED || what == SETTLED_FROZEN || what == SETTLED_FREED;
        node->step[node->nstep++] = settling.step[i];
    }
    node->fell = fallen;
    node->key = position_repetition_key(&node->after);
    s->at = (int)(node - s->node);
    s->asked = NOBODY;
    s->refused_at = -1;
    int claims = s->rules->variant.ending.draws == DRAWS_AUTOMATIC ? session_claims(s) : 0;
    if (claims)
        ending_draw(&node->after, claims & CLAIM_REPETITION ? END_REPETITION : END_MOVES);
    emit_settled(s, node);
}

void session_play(struct session *s, move_t m)
{
    const struct position *before = &session_now(s)->after;
    struct text t = { 0 }, shown = { 0 };
    struct undo undo;
    int mover = before->turn.seat;
    notation_write(before, m, NOTATION_LONG, 0, &t);
    notation_write(before, m, NOTATION_LONG, s->alphabet, &shown);
    struct node *node = session_push(s, NODE_MOVE, mover);
    node->move = m;
    node->text = mem_string(text_string(&t));
    position_make(&node->after, m, &undo);
    session_note(s, node->text);
    session_emit(s, EVENT_MOVE, mover, text_string(&shown));
    session_settle(s, node);
    text_free(&t);
    text_free(&shown);
}

/* A resignation, an agreed draw or a claimed one. */
void session_do_act(struct session *s, int kind)
{
    int claims = session_claims(s), player = session_now(s)->after.turn.seat;
    struct text t = { 0 }, line = { 0 };
    struct node *node = session_push(s, kind, player);
    switch (kind) {
    case NODE_RESIGN:
        text_addf(&t, "resign %s", wording_player_word(player));
        ending_resign(&node->after);
        break;
    case NODE_AGREED:
        text_add(&t, "draw agreed");
        ending_draw(&node->after, END_AGREEMENT);
        break;
    default:
        text_addf(&t, "claim %s", claims & CLAIM_REPETITION ? "repetition" : "moves");
        ending_draw(&node->after, claims & CLAIM_REPETITION ? END_REPETITION : END_MOVES);
        break;
    }
    node->text = mem_string(text_string(&t));
    text_addf(&line, "{%s}", text_string(&t));
    session_note(s, text_string(&line));
    if (kind == NODE_RESIGN) {
        text_clear(&t);
        text_addf(&t, node->after.realm.state ? _("%s resigns.") : _("%s resigns; his men stay where they are and belong to nobody."),
            wording_player(player));
        session_emit(s, EVENT_NOTICE, player, text_string(&t));
    }
    session_settle(s, node);
    text_free(&t);
    text_free(&line);
}

/* Beginning and end */

struct session *session_begin(const struct session_setup *setup)
{
    struct session *s = mem_alloc(sizeof *s);
    s->setup = *setup;
    s->setup.position = NULL;
    s->rules = rules_new(setup->variant, setup->choice);
    s->asked = NOBODY;
    s->refused_at = -1;
    return s;
}

struct session *session_new(const struct session_setup *setup, struct text *why)
{
    const char *clash = option_clash(setup->variant, setup->choice);
    if (clash) {
        text_add(why, _(clash));
        return NULL;
    }
    struct session *s = session_begin(setup);
    struct fault fault;
    struct node *node;
    s->room = 64;
    s->node = mem_alloc((size_t)s->room * sizeof *s->node);
    node = &s->node[s->n++];
    if (!setup->position) {
        position_start(&node->after, s->rules);
    } else if (position_read(&node->after, s->rules, setup->position, &fault)) {
        s->position = mem_string(setup->position);
    } else {
        wording_fault(&fault, s->rules, 0, setup->position, why);
        session_free(s);
        return NULL;
    }
    session_settle(s, node);
    session_look(s);
    return s;
}

void session_free(struct session *s)
{
    if (!s)
        return;
    journal_close(s->journal, s->left || (s->n && session_now(s)->after.realm.state));
    cut(s, 0);
    forget_events(s);
    mem_free(s->node);
    mem_free(s->event);
    session_look_away(s);
    mem_free(s->position);
    mem_free(s->date);
    mem_free(s->old_journal);
    record_free(&s->extra);
    text_free(&s->reason);
    rules_free(s->rules);
    mem_free(s);
}

void session_leave(struct session *s)
{
    s->left = true;
}

const struct view *session_view(const struct session *s)
{
    return &s->view;
}

const char *session_reason(const struct session *s)
{
    return text_string(&s->reason);
}

/* Moves */

enum answer session_impossible(struct session *s, const char *reason)
{
    text_clear(&s->reason);
    text_add(&s->reason, reason);
    return ANSWER_IMPOSSIBLE;
}

static enum answer faulty(struct session *s, const struct fault *fault, const char *typed, int alphabet)
{
    text_clear(&s->reason);
    wording_fault(fault, s->rules, alphabet, typed, &s->reason);
    return fault->code == FAULT_GAME_OVER ? ANSWER_OVER : fault->code == FAULT_PROMOTION ? ANSWER_PROMOTION : ANSWER_IMPOSSIBLE;
}

enum answer session_try(struct session *s, move_t m)
{
    if (s->asked != NOBODY)
        return session_impossible(s, _("first the offer has to be answered"));
    for (int i = 0; i < s->moves.n; i++)
        if (s->moves.move[i] == m) {
            session_play(s, m);
            session_look(s);
            return ANSWER_DONE;
        }
    return session_impossible(s, _("this is not a legal move"));
}

enum answer session_say(struct session *s, const char *text, int alphabet, move_t *move)
{
    struct fault fault;
    *move = MOVE_NONE;
    if (s->asked != NOBODY)
        return session_impossible(s, _("first the offer has to be answered"));
    if (!notation_read(&session_now(s)->after, text, alphabet, move, &fault))
        return faulty(s, &fault, text, alphabet);
    return session_try(s, *move);
}

bool session_reads(const struct session *s, const char *text, int alphabet)
{
    struct fault fault;
    move_t move;
    return notation_read(&session_now(s)->after, text, alphabet, &move, &fault) || fault.code == FAULT_AMBIGUOUS
        || fault.code == FAULT_TWO_CELLS || fault.code == FAULT_PROMOTION;
}

const char *session_why_not(struct session *s, int from, int to, int alphabet)
{
    struct fault fault;
    notation_reason(&session_now(s)->after, from, to, &fault);
    if (fault.code == FAULT_NONE)
        text_clear(&s->reason);
    else
        faulty(s, &fault, NULL, alphabet);
    return session_reason(s);
}

/* Taking back */

static bool step_to(struct session *s, int at, const char *line)
{
    if (at < 0 || at >= s->n)
        return false;
    session_note(s, line);
    s->at = at;
    s->asked = NOBODY;
    s->refused_at = -1;
    session_look(s);
    return true;
}

bool session_undo(struct session *s)
{
    return step_to(s, s->at - 1, "{undo}");
}

bool session_redo(struct session *s)
{
    return step_to(s, s->at + 1, "{redo}");
}

/* Questions */

int session_moves_from(const struct session *s, int cell, struct move_list *list)
{
    return movegen_from(&session_now(s)->after, cell, list);
}

int session_bearing_on(const struct session *s, int cell, uint8_t cells[CELLS_MAX])
{
    const struct position *p = &session_now(s)->after;
    uint32_t commanded = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        if (p->realm.owner[colour] != NOBODY)
            commanded |= codes_of_colour(colour);
    return attack_from(p, cell, commanded, cells);
}

void session_use_alphabet(struct session *s, int alphabet)
{
    s->alphabet = alphabet;
    session_look(s);
}

void session_move_text(const struct session *s, move_t m, bool brief, int alphabet, struct text *out)
{
    notation_write(&session_now(s)->after, m, brief ? NOTATION_SHORT : NOTATION_LONG, alphabet, out);
}

void session_position(const struct session *s, struct text *out)
{
    position_write(&session_now(s)->after, out);
}

void session_next_setup(const struct session *s, struct session_setup *next)
{
    const struct turn_rule *turn = &s->rules->variant.turn;
    *next = s->setup;
    for (int i = 0; i < turn->nseat; i++)
        memcpy(next->name[turn->seat[(i + 1) % turn->nseat]], s->setup.name[turn->seat[i]], NAME_SIZE);
}
