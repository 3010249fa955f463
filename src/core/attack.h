/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who attacks what: every question is one walk of the reverse program of a cell. */
#ifndef TRIARCH_CORE_ATTACK_H
#define TRIARCH_CORE_ATTACK_H

#include "core/position.h"

/* Does a man whose code is in the mask attack this cell? */
bool attack_any(const struct position *, int cell, uint32_t mask);
/* The cells of such men, each once; their number.  out has room for CELLS_MAX. */
int attack_from(const struct position *, int cell, uint32_t mask, uint8_t *out);
/* Is the player in play with a king that is attacked now by a man he fears? */
bool attack_check(const struct position *, int player);

/* Would a man of the mask attack this cell if `left` and `gone` were empty and `stands` were occupied by a man of the mover's?
   NO_CELL = no such change.  What the man on the cell itself is does not matter. */
bool attack_exposed(const struct position *, int cell, uint32_t mask, int left, int stands, int gone);

struct pins {
    int checks;                 /* lines of attack on the king, 0 when he has none */
    int n;
    uint8_t cell[CELLS_MAX];    /* own men alone between the king and an attacker; may name a man twice */
};
/* One scan round the king of `player`: checks, and men that may be pinned. */
void attack_pins(const struct position *, int player, struct pins *);

#endif
