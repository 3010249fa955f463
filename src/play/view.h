/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a seat may see of the game, as plain data: the only thing that screens and line mode look at.  It is made by the session
   and stays valid until the next call that changes the session. */
#ifndef TRIARCH_PLAY_VIEW_H
#define TRIARCH_PLAY_VIEW_H

#include "core/move.h"
#include "core/variant.h"

enum { NAME_COLUMNS = 12, NAME_SIZE = 4 * NAME_COLUMNS + 1, CHECKERS_SHOWN = 8 };

struct view_last {              /* a player's latest move */
    bool any;                   /* he has moved */
    uint8_t from, to;
    const char *text;           /* long algebraic, in the alphabet of files */
};

struct view_entry {             /* a line of the game so far */
    uint16_t round;
    uint8_t player;             /* who moved or acted; NOBODY = the umpire */
    bool move;                  /* text is a move, else what happened */
    const char *text;
};

enum asked { ASKED_DRAW, ASKED_OATH, ASKED_TRUCE };

struct view {
    const struct variant *variant;      /* with the choices written into it */
    const struct topology *topology;
    const uint8_t *choice;              /* of each option */
    const char *name[PLAYERS];          /* of the person at each colour; never NULL */

    uint8_t at[CELLS_MAX];              /* piece codes */
    uint8_t owner[COLOURS];             /* who commands the men of a colour, or NOBODY */
    uint8_t nseat, seat[PLAYERS];       /* who has a seat in this game, in order of turn */
    bool in_play[PLAYERS];
    const char *fate[PLAYERS];          /* "in play", "mated", "frozen", ...: words for people */
    uint8_t mover;                      /* player to move; at the end the seat at which the game ended */
    uint16_t round, quiet;
    uint8_t king[PLAYERS];              /* NO_CELL = none */
    bool mated[PLAYERS];                /* stands mated while others move, so that his king may be taken */
    uint8_t nchecker[PLAYERS];          /* men that attack this player's king now */
    uint8_t checker[PLAYERS][CHECKERS_SHOWN];   /* their cells, as many as fit */
    uint8_t count[COLOURS][KINDS];      /* men on the board */
    uint8_t lost[COLOURS][KINDS];       /* men fewer than at the start of the record, promoted pawns are not lost; where pawns become only
                                           lost men, those that are left for them */
    const char *why_barred[PLAYERS];    /* why the mover may take nothing from this player, a sentence; "" if he may */
    uint8_t victim[PLAYERS];            /* mask of players from whom this player's latest turn captured */
    bool oath, truce;                   /* the pact that stands, between: */
    uint8_t pact_from, pact_to;         /* vassal and lord, or who offered and who accepted */
    uint8_t pact_rest;                  /* turns of a truce that are left */
    uint8_t captor[PLAYERS];            /* whose prisoner the player is, or NOBODY */
    uint8_t nguard[PLAYERS];            /* men that keep a prisoner's king under watch */
    uint8_t guard[PLAYERS][CHECKERS_SHOWN];

    const struct move_list *moves;      /* legal moves of the mover; none when it is over or an offer waits for an answer */
    struct view_last last[PLAYERS];
    const struct view_entry *entry;     /* the game so far, for the move list */
    int nentry;
    bool can_undo, can_redo;
    bool can_offer;                     /* the mover may offer a draw now */
    uint8_t claims;                     /* draws the mover may claim: CLAIM_ flags of core/ending.h */
    uint8_t asked;                      /* who has to answer an offer now, NOBODY = no offer waits */
    uint8_t asked_what;                 /* enum asked: what was offered */

    bool over;
    const char *result;                 /* how it ended, in a sentence; "" while it goes on */
    uint8_t place[PLAYERS];             /* 1 = first, equal numbers share, 0 = no place (yet) */
    bool scored;
    uint8_t points[PLAYERS];            /* in parts of POINT, if scored */
};

#endif
