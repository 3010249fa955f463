/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Legal moves of the seat on move.  The same walk lists, counts or finds the first. */
#ifndef TRIARCH_CORE_MOVEGEN_H
#define TRIARCH_CORE_MOVEGEN_H

#include "core/position.h"

/* All legal moves of the seat on move, each once; their number. */
int movegen_legal(const struct position *, struct move_list *);
/* Their number alone. */
int movegen_count(const struct position *);
/* Has this player a legal move, were he on move and allowed to take these codes?  */
bool movegen_any(const struct position *, int player, uint32_t takes);
/* Does this player stand mated now, whoever is on move: in check, and nothing helps but taking a king? */
bool movegen_mated(const struct position *, int player);
/* What the seat on move may capture now: neutrality included. */
uint32_t movegen_takes(const struct position *);
/* Pseudo-legal moves of the seat on move: all but the safety of his king.  For reasons and tests. */
int movegen_pseudo(const struct position *, struct move_list *);
/* The slow way: is this pseudo-legal move legal?  Makes it on a copy and looks. */
bool movegen_safe(const struct position *, move_t);
/* Where the men of the player who commands `cell` could go from it, were he on move: legal moves from that cell. */
int movegen_from(const struct position *, int cell, struct move_list *);

#endif
