/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Oath and truce, with diplomacy=full: what the player to move may offer or end before his move (rules of Tagiev's game). */
#ifndef TRIARCH_CORE_TREATY_H
#define TRIARCH_CORE_TREATY_H

#include <stdint.h>

struct position;

/* ORDER treaty_act: words of records */
enum treaty_act {
    TREATY_OATH,                /* the player to move offers to be the vassal of `other` */
    TREATY_TRUCE,               /* he offers peace for so many turns of `other` */
    TREATY_RENOUNCE,            /* a vassal ends his oath */
    TREATY_RELEASE              /* a lord ends the oath of his vassal */
};
enum { TREATY_ACTS = 4, TRUCE_TURNS_MAX = 9 };

struct treaty {
    uint8_t act;                /* enum treaty_act */
    uint8_t other;              /* offers: the player who is asked */
    uint8_t turns;              /* TREATY_TRUCE: 1 .. TRUCE_TURNS_MAX */
};

/* Why it is not possible now.  ORDER treaty_fault: sentences in play */
enum treaty_fault { TREATY_FINE, TREATY_NOT_HERE, TREATY_NOT_THREE, TREATY_PACT_STANDS, TREATY_NO_OATH, TREATY_NOT_VASSAL, TREATY_NOT_LORD,
    TREATY_NOBODY, TREATY_TERM, TREATY_CHECK };
int treaty_fault(const struct position *, const struct treaty *);

/* Does it; an offer counts as accepted.  The seat stays on move and has to be settled anew.  In this turn it may not take from a
   player with whom it has just ended an oath. */
void treaty_make(struct position *, const struct treaty *);

#endif
