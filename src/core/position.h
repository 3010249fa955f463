/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position and how moves change it.  A position owns nothing and is copied as a block; unmake restores it byte for byte. */
#ifndef TRIARCH_CORE_POSITION_H
#define TRIARCH_CORE_POSITION_H

#include "core/move.h"
#include "core/rules.h"

struct ep_record {              /* a pawn that has just crossed cells */
    uint8_t pawn;               /* where it stands now */
    uint8_t crossed[2];         /* NO_CELL = none */
    uint8_t pusher;             /* player who moved it */
};
enum { EP_MAX = 6 };

struct turn {                   /* changes with every move */
    uint16_t quiet;             /* moves since the last capture or pawn move */
    uint16_t round;             /* from 1 */
    uint16_t rights;            /* castling rights */
    uint8_t seat;               /* player to move */
    uint8_t victim[PLAYERS];    /* mask of players from whom this player's latest turn captured; 0 unless neutrality is on */
    uint8_t checker[PLAYERS];   /* with CREDIT_FIRST_CHECK: who gave the check that this player stands in, or NOBODY */
    uint8_t barred;             /* mask of players whose men the seat on move may not take, having ended a pact with them */
    uint8_t passes;             /* forced passes in a row */
    uint8_t nep;
    struct ep_record ep[EP_MAX];        /* in the order of their pushes; entries from nep on are zero */
};

/* Why a player is out.  ORDER fate: words in wording */
enum fate { IN_PLAY, LEFT_OFF, MATED, FROZEN, RESIGNED, KING_TAKEN, PRISONER };

/* How the game ended.  ORDER game_state: words of `status` */
enum game_state { STATE_PLAYING, STATE_MATE, STATE_STALEMATE, STATE_DRAW, STATE_OVER };
/* ORDER end_reason */
enum end_reason { END_NONE, END_MATE, END_STALEMATE, END_AGREEMENT, END_REPETITION, END_MOVES, END_DEAD, END_RESIGNATION,
    END_KING, END_LAST, END_PASSES, END_OATH };

enum pact_kind { PACT_NONE, PACT_OATH, PACT_TRUCE };
struct pact {                   /* peace between two players: neither takes from the other or checks him */
    uint8_t kind;
    uint8_t from, to;           /* oath: vassal and lord; truce: who offered and who accepted */
    uint8_t rest;               /* truce: turns of `to` that are still to begin in peace */
};

struct realm {                  /* changes only when somebody falls or rises, by diplomacy, or when the game ends */
    uint32_t moves[PLAYERS];    /* codes that the player commands */
    uint32_t takes[PLAYERS];    /* codes that he may capture, neutrality apart */
    uint32_t fears[PLAYERS];    /* codes that attack his king */
    uint8_t owner[COLOURS];     /* who commands the men of a colour, or NOBODY */
    uint8_t fate[PLAYERS];      /* enum fate */
    uint8_t victor[PLAYERS];    /* who mated this player or took his king, or NOBODY */
    uint8_t nout, out[PLAYERS]; /* who fell, in order */
    uint8_t next[PLAYERS];      /* who plays after this player; follows from fates */
    uint8_t wraps;              /* mask of players after whose turn a round is over; follows from fates */
    uint8_t neutral;            /* the neutral rule applies now; follows from fates */
    uint8_t captives;           /* somebody is a prisoner; follows from fates */
    struct pact pact;
    uint8_t state, reason;      /* enum game_state, end_reason: once not playing, the board stays as it is */
    uint8_t loser, winner;      /* the fall that ended the game, NOBODY if none: both then still stand in fate as in play */
};

struct position {
    const struct rules *rules;          /* not owned */
    uint64_t key;                       /* of the men alone; position_key adds the rest */
    struct realm realm;
    struct turn turn;
    uint8_t count[COLOURS];
    uint8_t king[COLOURS];              /* NO_CELL = none */
    uint8_t list[COLOURS][MEN_MAX];     /* cells of the men of a colour, in no order */
    uint8_t at[NO_CELL + 1];            /* piece codes; WALL on NO_CELL */
    uint8_t slot[CELLS_MAX];            /* place in the list; 0 for empty cells */
    uint64_t moved[CELLS_MAX / 64];     /* with pawn.once: cells whose pawns came there by a move */
    uint8_t pool[COLOURS][KINDS];       /* lost men that pawns may become; kept only in games with such a pool */
};

struct undo {                   /* what make saves; owned by the caller */
    uint64_t key;
    struct turn turn;
    struct realm realm;         /* saved only when a king was taken */
    uint64_t moved[CELLS_MAX / 64];
    uint8_t captured;           /* code, 0 = none */
    uint8_t captured_cell, captured_slot;
    uint8_t fell;               /* realm was saved */
};

/* An empty board: nobody in play, no turn.  Men are put on it, then position_ready makes it whole. */
void position_clear(struct position *, const struct rules *);
void position_put(struct position *, int cell, int code);      /* on an empty cell */
void position_take(struct position *, int cell);               /* from an occupied cell; other slots may change */
/* Computes what follows from owners and fates: masks, who is next.  To be called after these were written. */
void position_ready(struct position *);
/* Men, seat, owners, fates, rights, en passant, and the victims while the neutral rule applies; never counters. */
uint64_t position_key(const struct position *);
/* The key by which positions repeat: only en-passant rights that can be used now count. */
uint64_t position_repetition_key(const struct position *);
/* Gives the turn to the next player in play: en-passant rights that he gave end, and those that a fallen player gave; a round may
   be over. */
void position_advance(struct position *);

/* Plays a legal move and gives the turn to the next player in play; never settles (ending.h). */
void position_make(struct position *, move_t, struct undo *);
void position_unmake(struct position *, move_t, const struct undo *);

static inline bool position_in_play(const struct position *p, int player) { return p->realm.fate[player] == IN_PLAY; }
int position_nplaying(const struct position *);
/* May a king be taken now, if only his owner stands mated?  So it is while three are in play. */
static inline bool position_kings_fall(const struct position *p)
{
    return p->rules->variant.ending.royal == ROYAL_WHILE_MATED && position_nplaying(p) == PLAYERS;
}
/* Have these two a pact? */
bool position_at_peace(const struct position *, int player, int other);
/* With pawn.once: did the pawn on this cell come there by a move? */
bool position_moved(const struct position *, int cell);
/* Whose lost men a pawn may become: a colour. */
int position_pool_colour(const struct position *, int pawn);
/* The cell of the man that a move takes, NO_CELL if none. */
int position_victim_cell(const struct position *, move_t);
/* Aborts when lists, slots, kings, counts, masks or key disagree; for tests and the hostile build. */
void position_check(const struct position *);

#endif
