/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be done instead of a move: a draw is offered, answered, claimed; a player resigns. */
#include "base/gettext.h"
#include "play/session_state.h"

/* Who is asked after this player: the others in play, in the order of turn, up to the mover. */
static int next_asked(const struct session *s, int player)
{
    const struct position *p = &session_now(s)->after;
    int next = p->realm.next[player];
    return next == p->turn.seat || !position_in_play(p, next) ? NOBODY : next;
}

static void ask(struct session *s, int player)
{
    struct text t = { 0 };
    s->asked = (uint8_t)player;
    s->asked_treaty = false;
    text_addf(&t, _("%s offers a draw.  %s, do you agree?"), s->view.name[s->view.mover], s->view.name[player]);
    session_emit(s, EVENT_ASKED, player, text_string(&t));
    text_free(&t);
}

static void refuse_offer(struct session *s)
{
    struct text t = { 0 };
    if (s->asked_treaty) {
        session_do_treaty(s, &s->offered, true);
        return;
    }
    text_addf(&t, _("%s does not agree to a draw."), s->view.name[s->asked]);
    session_emit(s, EVENT_NOTICE, s->asked, text_string(&t));
    text_free(&t);
    s->asked = NOBODY;
    s->refused_at = s->at;
}

static void accept_offer(struct session *s)
{
    if (s->asked_treaty) {
        session_do_treaty(s, &s->offered, false);
        return;
    }
    int next = next_asked(s, s->asked);
    if (next != NOBODY)
        ask(s, next);
    else
        session_do_act(s, NODE_AGREED);
}

enum answer session_act(struct session *s, enum act act)
{
    bool answers = act == ACT_YES || act == ACT_NO;
    if (s->view.over)
        return session_impossible(s, _("the game is over")), ANSWER_OVER;
    if (answers && s->asked == NOBODY)
        return session_impossible(s, _("there is no offer to answer"));
    if (!answers && s->asked != NOBODY)
        return session_impossible(s, _("first the offer has to be answered"));
    if (act == ACT_OFFER_DRAW && !s->view.can_offer)
        return session_impossible(s, _("you have offered a draw in this turn already"));
    if (act == ACT_CLAIM && !s->view.claims)
        return session_impossible(s, _("there is nothing to claim: neither a third repetition nor fifty quiet moves of each player"));
    switch (act) {
    case ACT_OFFER_DRAW:
        ask(s, next_asked(s, s->view.mover));
        break;
    case ACT_YES:
        accept_offer(s);
        break;
    case ACT_NO:
        refuse_offer(s);
        break;
    case ACT_CLAIM:
        session_do_act(s, NODE_CLAIM);
        break;
    default:
        session_do_act(s, NODE_RESIGN);
        break;
    }
    session_look(s);
    return ANSWER_DONE;
}
