/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The key = : a draw is offered or claimed, and with diplomacy=full oaths and truces are offered and ended.  What the rules do not
   allow now can be chosen all the same: then the reason is said. */
#include <stdlib.h>

#include "base/gettext.h"
#include "core/treaty.h"
#include "play/wording.h"
#include "ui/dialog.h"
#include "ui/table_state.h"

/* ORDER offer */
enum offer { OFFER_DRAW, OFFER_CLAIM, OFFER_OATH, OFFER_TRUCE, OFFER_RENOUNCE, OFFER_RELEASE };
static const struct choice offers[] = {
    { 'o', N_("offer a draw to the others") }, { 'c', N_("claim the draw") }, { 's', N_("swear an oath: offer to be a vassal") },
    { 't', N_("offer a truce") }, { 'r', N_("renounce your oath") }, { 'e', N_("release your vassal") },
};
enum { OFFERS = sizeof offers / sizeof *offers };

static void treat(struct table *t, struct app *app, const struct treaty *treaty)
{
    if (session_treat(t->session, treaty) == ANSWER_DONE)
        table_after(t, app);
    else
        table_say(t, true, _("Not now: %s."), session_reason(t->session));
}

static void chosen_turns(void *context, struct app *app, const char *line)
{
    struct table *t = context;
    if (line)
        treat(t, app, &(struct treaty){ TREATY_TRUCE, t->offer.other, (uint8_t)(line[0] && !line[1] ? atoi(line) : 0) });
}

/* Everybody else, in the order of turn. */
static int others(const struct view *v, uint8_t other[PLAYERS])
{
    int n = 0, first = 0;
    while (v->seat[first] != v->mover)
        first++;
    for (int i = 1; i < v->nseat; i++)
        other[n++] = v->seat[(first + i) % v->nseat];
    return n;
}

static void chosen_other(void *context, struct app *app, int choice)
{
    struct table *t = context;
    uint8_t other[PLAYERS];
    if (choice < 0)
        return;
    others(table_view(t), other);
    t->offer.other = other[choice];
    t->offer.turns = 1;
    if (t->offer.act == TREATY_OATH)
        treat(t, app, &t->offer);
    else if (session_why_no_treaty(t->session, &t->offer)[0])
        table_say(t, true, _("Not now: %s."), session_reason(t->session));
    else
        dialog_line(app, _("Truce"), _("For how many turns of the other, 1 to 9?"), "3", 1, chosen_turns, t);
}

static void ask_other(struct table *t, struct app *app, int act)
{
    const struct view *v = table_view(t);
    struct choice choices[PLAYERS];
    uint8_t other[PLAYERS];
    int n = others(v, other);
    for (int i = 0; i < n; i++)
        choices[i] = (struct choice){ paint_owner_letter(other[i]), wording_player(other[i]) };
    t->offer.act = (uint8_t)act;
    const bool oath = act == TREATY_OATH;
    dialog_ask(app, oath ? _("Oath") : _("Truce"), oath ? _("To whom?") : _("With whom?"), choices, n, true, chosen_other, t);
}

static void chosen_offer(void *context, struct app *app, int choice)
{
    struct table *t = context;
    switch (choice < 0 ? -1 : t->offers[choice]) {
    case OFFER_DRAW: table_act(t, app, ACT_OFFER_DRAW); break;
    case OFFER_CLAIM: table_act(t, app, ACT_CLAIM); break;
    case OFFER_OATH: ask_other(t, app, TREATY_OATH); break;
    case OFFER_TRUCE: ask_other(t, app, TREATY_TRUCE); break;
    case OFFER_RENOUNCE: treat(t, app, &(struct treaty){ .act = TREATY_RENOUNCE }); break;
    case OFFER_RELEASE: treat(t, app, &(struct treaty){ .act = TREATY_RELEASE }); break;
    default: break;
    }
}

void table_offer(struct table *t, struct app *app)
{
    const struct view *v = table_view(t);
    const bool full = v->variant->turn.diplomacy == DIPLOMACY_FULL && v->nseat == PLAYERS;
    const bool shown[OFFERS] = {
        [OFFER_DRAW] = true, [OFFER_CLAIM] = v->claims, [OFFER_OATH] = full, [OFFER_TRUCE] = full,
        [OFFER_RENOUNCE] = v->oath && v->pact_from == v->mover, [OFFER_RELEASE] = v->oath && v->pact_to == v->mover,
    };
    struct choice choices[OFFERS];
    int n = 0;
    if (v->over) {
        table_say(t, false, _("The game is over."));
        return;
    }
    for (int i = 0; i < OFFERS; i++) {
        if (!shown[i])
            continue;
        t->offers[n] = (uint8_t)i;
        choices[n++] = (struct choice){ offers[i].key, _(offers[i].label) };
    }
    dialog_ask(app, full ? _("Offers") : _("Draw"), v->claims ? _("The position or the move count allows you to claim a draw.") : "",
        choices, n, true, chosen_offer, t);
}
