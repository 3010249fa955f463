/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Falling and the end of the game: mate, stalemate, passes, draws, places. */
#ifndef TRIARCH_CORE_ENDING_H
#define TRIARCH_CORE_ENDING_H

#include "core/position.h"

enum { SETTLE_DEAD = 1 };       /* look at dead positions too; `moves` and perft do not */

/* What settling did.  ORDER settled */
enum settled { SETTLED_MATED, SETTLED_FROZEN, SETTLED_PASSED, SETTLED_OVER, SETTLED_FREED };
struct settling {
    int n;
    struct settled_step { uint8_t what, player, by; } step[16];
    bool changed;               /* before is valid: the position differed from now */
    struct position before;
};

/* Settles the start of a seat: whatever needs no decision happens, seat after seat, until one has a move to choose or the game
   is over.  Fills the list of the seat that can move; returns its length, 0 = over.  Costs a few instructions when the seat on
   move has a move. */
int ending_settle(struct position *, struct move_list *, struct settling *, int flags);
/* The same when the caller knows already that the seat on move has no legal move.  Fills no list: returns whether play goes on. */
bool ending_settle_stuck(struct position *, struct settling *);
/* Passes over the seats of prisoners who are guarded and frees the first who is not.  Did it change anything? */
bool ending_settle_prisoners(struct position *, struct settling *);
void ending_unsettle(struct position *, const struct settling *);

/* Takes a player out: why = MATED, FROZEN, RESIGNED, KING_TAKEN; by = who gets the credit, or NOBODY.  Ends the game when the rules
   say so, else does what they say to his king and army.  The turn is not moved on. */
void position_eliminate(struct position *, int player, int why, int by);
/* Gives a prisoner back his freedom and his men. */
void position_liberate(struct position *, int player);
/* Ends the game as a draw of all who are in play or frozen. */
void ending_draw(struct position *, int reason);
/* Resignation of the seat on move: eliminated, and the next seat is on move. */
void ending_resign(struct position *);
/* After a change: who gave the checks that now stand; nothing where that does not decide the credit.  The mover is still on move. */
void ending_note_checks(struct position *);
/* Who gave the check that this player stands in, as far as the men tell: of two who check him, the one whose seat came last.  NOBODY =
   he is not in check. */
int ending_seen_checker(const struct position *, int player);
bool ending_dead(const struct position *);

enum { CLAIM_REPETITION = 1, CLAIM_MOVES = 2 };
/* Which draws the seat on move could claim.  keys: repetition keys at the starts of all seats since the last capture, pawn move or
   fall, the present one last; n of them. */
int ending_claims(const struct position *, const uint64_t *keys, int n);

struct result {
    uint8_t state, reason;      /* enum game_state, end_reason */
    uint8_t place[PLAYERS];     /* 1 = first; equal numbers share; 0 = does not play */
    uint8_t points[PLAYERS];    /* in parts of POINT */
    bool scored;
};
void ending_result(const struct position *, struct result *);

#endif
