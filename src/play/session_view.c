/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Making the view: everything that may be shown, copied out of the present node. */
#include <stdio.h>
#include <string.h>

#include "base/gettext.h"
#include "base/mem.h"
#include "core/attack.h"
#include "core/movegen.h"
#include "core/notation.h"
#include "play/session_state.h"
#include "play/wording.h"

static void look_at_board(struct session *s, const struct position *p)
{
    struct view *v = &s->view;
    const struct position *start = &s->node[0].after;
    memcpy(v->at, p->at, sizeof v->at);
    memcpy(v->owner, p->realm.owner, sizeof v->owner);
    memcpy(v->king, p->king, sizeof v->king);
    memset(v->count, 0, sizeof v->count);
    memset(v->lost, 0, sizeof v->lost);
    for (int cell = 0; cell < v->topology->ncell; cell++) {
        int now = p->at[cell], then = start->at[cell];
        v->count[code_colour(now)][code_kind(now)] += now != 0;
        v->lost[code_colour(then)][code_kind(then)] += then != 0;
    }
    for (int colour = 0; colour < COLOURS; colour++) {
        int promoted = 0;
        for (int kind = KINDS - 1; kind >= PAWN; kind--) {
            int lost = v->lost[colour][kind] - v->count[colour][kind];
            promoted += lost < 0 ? -lost : 0;
            lost -= kind == PAWN ? promoted : 0;
            v->lost[colour][kind] = (uint8_t)(lost > 0 ? lost : 0);
        }
    }
}

/* Where pawns become only lost men, those that they can still become. */
static void look_at_pools(struct view *v, const struct position *p)
{
    const struct pawn_rule *pawn = &v->variant->pawn;
    memset(v->lost, 0, sizeof v->lost);
    for (int colour = 0; colour < PLAYERS; colour++)
        for (int i = 0; i < pawn->npromotion; i++)
            v->lost[colour][pawn->promotion[i]] = p->pool[colour][pawn->promotion[i]];
}

/* Prisoners and who watches them. */
static void look_at_pacts(struct view *v, const struct position *p, int player)
{
    const struct realm *realm = &p->realm;
    uint8_t cells[CELLS_MAX];
    bool prisoner = realm->fate[player] == PRISONER;
    v->victim[player] = p->turn.victim[player];
    v->captor[player] = prisoner ? realm->victor[player] : NOBODY;
    v->nguard[player] = 0;
    if (!prisoner || !position_in_play(p, realm->victor[player]))
        return;
    int n = attack_from(p, p->king[player], realm->moves[realm->victor[player]] & ~codes_of_colour(player), cells);
    v->nguard[player] = (uint8_t)(n < CHECKERS_SHOWN ? n : CHECKERS_SHOWN);
    memcpy(v->guard[player], cells, v->nguard[player]);
}

/* Why the mover may take nothing from this player, where `takes` is what he may take. */
static void say_why_barred(struct session *s, const struct position *p, int player, uint32_t takes)
{
    const uint32_t men = p->realm.moves[player];
    int mover = p->turn.seat, third = WHITE + RED + BLACK - mover - player;
    const char *name = wording_player(player);
    char *out = s->why_barred[player];
    const size_t size = sizeof s->why_barred[player];
    out[0] = '\0';
    s->view.why_barred[player] = out;
    if (p->realm.state || player == mover || !men || (takes & men))
        return;
    if (position_at_peace(p, mover, player))
        snprintf(out, size, _("You may not take from %s: there is peace between you."), name);
    else if (p->turn.barred >> player & 1)
        snprintf(out, size, _("You may not take from %s in this turn: the oath has only just ended."), name);
    else
        snprintf(out, size, _("You may not take from %s: %s just did, and %s has not taken from you."), name, wording_player(third), name);
}

static void look_at_players(struct session *s, const struct position *p)
{
    struct view *v = &s->view;
    const struct turn_rule *turn = &s->rules->variant.turn;
    uint32_t takes = p->realm.state ? 0 : movegen_takes(p);
    bool kings_fall = !p->realm.state && position_kings_fall(p);
    v->oath = p->realm.pact.kind == PACT_OATH;
    v->truce = p->realm.pact.kind == PACT_TRUCE;
    v->pact_from = p->realm.pact.from;
    v->pact_to = p->realm.pact.to;
    v->pact_rest = p->realm.pact.rest;
    v->nseat = turn->nseat;
    memcpy(v->seat, turn->seat, sizeof v->seat);
    for (int i = 0; i < PLAYERS; i++) {
        uint8_t cells[CELLS_MAX];
        int n = position_in_play(p, i) && p->king[i] != NO_CELL ? attack_from(p, p->king[i], p->realm.fears[i], cells) : 0;
        v->in_play[i] = position_in_play(p, i);
        v->mated[i] = kings_fall && position_in_play(p, i) && movegen_mated(p, i);
        v->fate[i] = wording_fate(p->realm.fate[i]);
        v->name[i] = s->setup.name[i][0] ? s->setup.name[i] : wording_player(i);
        v->nchecker[i] = (uint8_t)(n < CHECKERS_SHOWN ? n : CHECKERS_SHOWN);
        memcpy(v->checker[i], cells, v->nchecker[i]);
        look_at_pacts(v, p, i);
        say_why_barred(s, p, i, takes);
    }
}

static void add_entry(struct session *s, int round, int player, bool move, const char *text)
{
    if (s->nentry == s->entry_room) {
        s->entry_room = s->entry_room ? 2 * s->entry_room : 64;
        s->entry = mem_resize(s->entry, (size_t)s->entry_room * sizeof *s->entry);
    }
    s->entry[s->nentry++] = (struct view_entry){ (uint16_t)round, (uint8_t)player, move, text };
}

static void drop_entries(struct session *s)
{
    for (int i = 0; i < s->nentry; i++)
        mem_free((void *)(uintptr_t)s->entry[i].text);
    s->nentry = 0;
}

/* The line up to the present node, in the letters that are shown. */
static void look_at_line(struct session *s)
{
    struct view *v = &s->view;
    struct text t = { 0 };
    drop_entries(s);
    memset(v->last, 0, sizeof v->last);
    for (int i = 1; i <= s->at; i++) {
        const struct node *node = &s->node[i];
        const struct position *before = &s->node[i - 1].after;
        text_clear(&t);
        if (node->kind == NODE_MOVE)
            notation_write(before, node->move, NOTATION_LONG, s->alphabet, &t);
        else
            text_add(&t, node->kind == NODE_RESIGN ? _("resigns") : node->text);
        add_entry(s, before->turn.round, node->player, node->kind == NODE_MOVE, mem_string(text_string(&t)));
        if (node->kind == NODE_MOVE)
            v->last[node->player] = (struct view_last){
                true, (uint8_t)move_from(node->move), (uint8_t)move_to(node->move), s->entry[s->nentry - 1].text,
            };
        for (int k = 0; k < node->nstep; k++) {
            text_clear(&t);
            wording_settled(&node->after, &node->step[k], &t);
            if (t.length)
                add_entry(s, before->turn.round, NOBODY, false, mem_string(text_string(&t)));
        }
    }
    text_free(&t);
    v->entry = s->entry;
    v->nentry = s->nentry;
}

static void look_at_end(struct session *s, const struct position *p)
{
    struct view *v = &s->view;
    struct result result;
    struct text t = { 0 };
    ending_result(p, &result);
    wording_result(p, &t);
    mem_free(s->result);
    s->result = mem_string(text_string(&t));
    text_free(&t);
    v->over = result.state != STATE_PLAYING;
    v->result = s->result;
    v->scored = result.scored;
    memcpy(v->place, result.place, sizeof v->place);
    memcpy(v->points, result.points, sizeof v->points);
}

void session_look_away(struct session *s)
{
    drop_entries(s);
    mem_free(s->entry);
    mem_free(s->result);
}

void session_look(struct session *s)
{
    struct view *v = &s->view;
    const struct position *p = &session_now(s)->after;
    v->variant = &s->rules->variant;
    v->topology = v->variant->topology;
    v->choice = s->rules->choice;
    v->mover = p->turn.seat;
    v->round = p->turn.round;
    v->quiet = p->turn.quiet;
    v->asked = s->asked;
    v->asked_what = (uint8_t)(!s->asked_treaty ? ASKED_DRAW : s->offered.act == TREATY_OATH ? ASKED_OATH : ASKED_TRUCE);
    v->can_undo = s->at > 0;
    v->can_redo = s->at + 1 < s->n;
    movegen_legal(p, &s->moves);
    if (s->asked != NOBODY)
        s->moves.n = 0;
    v->moves = &s->moves;
    look_at_board(s, p);
    if (v->variant->pawn.pool != POOL_ANY)
        look_at_pools(v, p);
    look_at_players(s, p);
    look_at_line(s);
    look_at_end(s, p);
    v->can_offer = !v->over && s->asked == NOBODY && s->refused_at != s->at && position_nplaying(p) > 1;
    v->claims = (uint8_t)session_claims(s);
}
