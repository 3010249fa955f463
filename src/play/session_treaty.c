/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oath and truce at the table: who may offer what, what is promised, and what records say of it:

       {oath R: yes}  {oath R: no}  {truce B 3: yes}  {renounce}  {release}        before the actor's move

   What was refused is remembered by the line of nodes alone, so that taking back forgets it again. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/gettext.h"
#include "base/mem.h"
#include "play/session_state.h"
#include "play/wording.h"

/* ORDER treaty_act */
static const char *const act_words[TREATY_ACTS] = { "oath", "truce", "renounce", "release" };

static bool is_offer(const struct treaty *t)
{
    return t->act == TREATY_OATH || t->act == TREATY_TRUCE;
}

/* Records */

static void write_treaty(const struct treaty *t, bool refused, struct text *out)
{
    text_add(out, act_words[t->act]);
    if (is_offer(t))
        text_addf(out, " %c", PLAYER_LETTERS[t->other]);
    if (t->act == TREATY_TRUCE)
        text_addf(out, " %d", t->turns);
    if (is_offer(t))
        text_add(out, refused ? ": no" : ": yes");
}

bool session_read_treaty(const char *event, struct treaty *t, bool *refused)
{
    char player, answer[4] = "";
    int turns, end = 0;
    *refused = false;
    *t = (struct treaty){ .other = NOBODY };
    if (!strcmp(event, act_words[TREATY_RENOUNCE]) || !strcmp(event, act_words[TREATY_RELEASE])) {
        t->act = event[2] == 'n' ? TREATY_RENOUNCE : TREATY_RELEASE;
        return true;
    }
    if (sscanf(event, "oath %c: %3[a-z]%n", &player, answer, &end) == 2 && !event[end]) {
        t->act = TREATY_OATH;
    } else if (sscanf(event, "truce %c %1d: %3[a-z]%n", &player, &turns, answer, &end) == 3 && !event[end]) {
        t->act = TREATY_TRUCE;
        t->turns = (uint8_t)turns;
    } else {
        return false;
    }
    t->other = (uint8_t)(isupper((unsigned char)player) ? player_of_letter(player) : NOBODY);
    *refused = !strcmp(answer, "no");
    return t->other != NOBODY && (*refused || !strcmp(answer, "yes"));
}

/* What forbids it */

/* The sentence to a fault of core/treaty.h; "" to none. */
static const char *sentence_of(int fault)
{
    /* ORDER treaty_fault */
    static const char *const sentences[] = {
        [TREATY_FINE] = "",
        [TREATY_NOT_HERE] = N_("oaths and truces belong to diplomacy=full"),
        [TREATY_NOT_THREE] = N_("oaths and truces are for three free players; one has fallen or is a prisoner"),
        [TREATY_PACT_STANDS] = N_("there is a pact already, and only one can stand"),
        [TREATY_NO_OATH] = N_("there is no oath; a truce ends by itself"),
        [TREATY_NOT_VASSAL] = N_("only the vassal renounces his oath"),
        [TREATY_NOT_LORD] = N_("only the lord releases his vassal"),
        [TREATY_NOBODY] = N_("an offer goes to another player who is free"),
        [TREATY_TERM] = N_("a truce lasts 1 to 9 turns"),
        [TREATY_CHECK] = N_("it would leave your king in check without a move"),
    };
    return sentences[fault];
}

/* Does the rule of one act a turn, or the memory of a refusal, forbid it?  The sentence, or NULL. */
static const char *forbidden_by_memory(const struct session *s, const struct treaty *t)
{
    enum { MEMORY = 3 };
    int seat = session_now(s)->after.turn.seat, turns = 0;
    bool this_turn = true;
    for (int i = s->at; i > 0; i--) {
        const struct node *node = &s->node[i];
        if (node->kind != NODE_TREATY)
            this_turn = false;
        if (node->kind == NODE_TREATY && this_turn)
            return N_("there is one act of diplomacy a turn, and this was it");
        turns += node->kind == NODE_MOVE && node->player == seat;
        for (int k = 0; k < node->nstep; k++)
            turns += node->step[k].what == SETTLED_PASSED && node->step[k].player == seat;
        if (node->kind == NODE_TREATY && node->refused && node->player == seat && node->treaty.act == t->act
            && node->treaty.other == t->other && turns <= MEMORY)
            return N_("he has refused that; not again within three turns");
    }
    return NULL;
}

static const char *why_not(const struct session *s, const struct treaty *t)
{
    const struct position *p = &session_now(s)->after;
    if (p->realm.state)
        return N_("the game is over");
    if (s->asked != NOBODY)
        return N_("first the offer has to be answered");
    int fault = treaty_fault(p, t);
    const char *memory = fault ? NULL : forbidden_by_memory(s, t);
    return memory ? memory : sentence_of(fault);
}

const char *session_why_no_treaty(struct session *s, const struct treaty *t)
{
    const char *why = why_not(s, t);
    text_clear(&s->reason);
    text_add(&s->reason, why[0] ? _(why) : "");
    return session_reason(s);
}

/* Doing it */

static void say_done(struct session *s, const struct treaty *t, int player, bool refused)
{
    struct text text = { 0 };
    const char *other = wording_player(t->other), *actor = wording_player(player);
    if (refused)
        text_addf(&text, t->act == TREATY_OATH ? _("%s does not accept the oath.") : _("%s does not accept the truce."), other);
    else if (t->act == TREATY_OATH)
        text_addf(&text, _("%s has sworn an oath to %s: neither takes from the other or checks him."), actor, other);
    else if (t->act == TREATY_TRUCE)
        text_addf(&text, _("%s and %s have a truce until %d turns of %s are over."), actor, other, t->turns, other);
    else if (t->act == TREATY_RENOUNCE)
        text_addf(&text, _("%s renounces his oath; in this turn he may not take from his lord."), actor);
    else
        text_addf(&text, _("%s releases his vassal; in this turn he may not take from him."), actor);
    session_emit(s, EVENT_NOTICE, player, text_string(&text));
    text_free(&text);
}

void session_do_treaty(struct session *s, const struct treaty *t, bool refused)
{
    const struct treaty treaty = *t;
    int player = session_now(s)->after.turn.seat;
    struct text words = { 0 }, line = { 0 };
    struct node *node = session_push(s, NODE_TREATY, player);
    node->treaty = treaty;
    node->refused = refused;
    write_treaty(&treaty, refused, &words);
    node->text = mem_string(text_string(&words));
    if (!refused)
        treaty_make(&node->after, &treaty);
    text_addf(&line, "{%s}", text_string(&words));
    session_note(s, text_string(&line));
    say_done(s, &treaty, player, refused);
    session_settle(s, node);
    text_free(&words);
    text_free(&line);
}

/* Both parties, and what is promised. */
static void ask(struct session *s)
{
    struct text t = { 0 };
    const struct treaty *offered = &s->offered;
    const char *from = wording_player(s->view.mover), *to = wording_player(offered->other);
    if (offered->act == TREATY_OATH)
        text_addf(&t, _("%s offers %s an oath: he would be the vassal of %s. Neither would take from the other or check him, until the vassal "
                        "renounces, the lord releases him, or a player falls; if the third player falls to mate or resigns, the lord "
                        "wins and the vassal is second. %s, do you accept?"), from, to, to, to);
    else
        text_addf(&t, _("%s offers %s a truce: neither would take from the other or check him for %d turns of %s. It cannot be broken before; "
                        "it ends by itself, and when a player falls. %s, do you accept?"), from, to, offered->turns, to, to);
    session_emit(s, EVENT_ASKED, offered->other, text_string(&t));
    text_free(&t);
}

enum answer session_treat(struct session *s, const struct treaty *t)
{
    if (session_why_no_treaty(s, t)[0])
        return s->view.over ? ANSWER_OVER : ANSWER_IMPOSSIBLE;
    if (is_offer(t)) {
        s->offered = *t;
        s->asked = t->other;
        s->asked_treaty = true;
        ask(s);
    } else {
        session_do_treaty(s, t, false);
    }
    session_look(s);
    return ANSWER_DONE;
}
