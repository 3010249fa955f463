/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves as text. */
#ifndef TRIARCH_CORE_NOTATION_H
#define TRIARCH_CORE_NOTATION_H

#include "base/text.h"
#include "core/fault.h"
#include "core/position.h"

enum notation_style { NOTATION_COORDINATE /* e2-e4, a7-b8=Q */, NOTATION_LONG /* Ne2-d4, O-O, +RB */, NOTATION_SHORT /* Nd4 */ };

/* Writes a legal move of the seat on move; the alphabet is the topology's (0 in files). */
void notation_write(const struct position *, move_t, int style, int alphabet, struct text *);

/* Reads a move of the seat on move, in any style, any case, with or without marks.  One legal move left: it is stored and true is
   returned.  Otherwise false and the fault: not a move at all, ambiguous (its candidates named), or why it is not legal.  If the
   text is an unambiguous move but for the promotion, FAULT_PROMOTION and *move holds from and to. */
bool notation_read(const struct position *, const char *text, int alphabet, move_t *move, struct fault *);

/* Why the man on `from` may not go to `to`; FAULT_NONE if it may. */
void notation_reason(const struct position *, int from, int to, struct fault *);

#endif
