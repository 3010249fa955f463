/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/treaty.h"

#include "core/attack.h"
#include "core/ending.h"
#include "core/movegen.h"

/* What has to hold of players and pacts, checks apart. */
static int fault_of_state(const struct position *p, const struct treaty *t)
{
    const struct pact *pact = &p->realm.pact;
    int seat = p->turn.seat;
    bool offer = t->act == TREATY_OATH || t->act == TREATY_TRUCE;
    if (p->rules->variant.turn.diplomacy != DIPLOMACY_FULL || p->realm.state)
        return TREATY_NOT_HERE;
    if (position_nplaying(p) < PLAYERS)
        return TREATY_NOT_THREE;
    if (offer && pact->kind)
        return TREATY_PACT_STANDS;
    if (offer && (t->other == seat || t->other >= PLAYERS || !position_in_play(p, t->other)))
        return TREATY_NOBODY;
    if (t->act == TREATY_TRUCE && (t->turns < 1 || t->turns > TRUCE_TURNS_MAX))
        return TREATY_TERM;
    if (!offer && pact->kind != PACT_OATH)
        return TREATY_NO_OATH;
    if (t->act == TREATY_RENOUNCE && pact->from != seat)
        return TREATY_NOT_VASSAL;
    if (t->act == TREATY_RELEASE && pact->to != seat)
        return TREATY_NOT_LORD;
    return TREATY_FINE;
}

int treaty_fault(const struct position *p, const struct treaty *t)
{
    int fault = fault_of_state(p, t);
    if (fault)
        return fault;
    struct position after = *p;
    struct move_list list;
    treaty_make(&after, t);
    return attack_check(&after, after.turn.seat) && !movegen_legal(&after, &list) ? TREATY_CHECK : TREATY_FINE;
}

void treaty_make(struct position *p, const struct treaty *t)
{
    struct pact *pact = &p->realm.pact;
    uint8_t seat = p->turn.seat;
    switch (t->act) {
    case TREATY_OATH:
        *pact = (struct pact){ PACT_OATH, seat, t->other, 0 };
        break;
    case TREATY_TRUCE:
        *pact = (struct pact){ PACT_TRUCE, seat, t->other, t->turns };
        break;
    default:
        p->turn.barred |= (uint8_t)(1 << (pact->from == seat ? pact->to : pact->from));
        *pact = (struct pact){ 0 };
        break;
    }
    position_ready(p);
    ending_note_checks(p);
}
