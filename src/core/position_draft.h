/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position that is being read: what every form of position text has in common.  A reader takes its own form apart and hands
   the pieces over in this order: men, draft_realm, draft_turn, rights and en passant, counters, draft_finish.  Each call refuses
   what cannot be, with a fault that names the place in the text. */
#ifndef TRIARCH_CORE_POSITION_DRAFT_H
#define TRIARCH_CORE_POSITION_DRAFT_H

#include "base/text.h"
#include "core/fault.h"
#include "core/position.h"

struct span { int at, length; };        /* a piece of the text, in bytes */

struct draft {
    struct position *p;
    const struct rules *rules;
    const char *text;
    struct fault *fault;
    bool start;                         /* the variant's own start: men of players left off are passed over */
};

/* Fills the fault and returns false. */
bool draft_refuse(struct draft *, int code, struct span);
bool draft_refuse_player(struct draft *, int code, struct span, int player);
bool draft_refuse_cells(struct draft *, int code, struct span, int man, int cell, int other_cell);

/* The next word from *at on, words being separated by blanks; false at the end of the text. */
bool draft_word(const struct draft *, int *at, struct span *word);
/* The next part of a piece of text that is divided by `mark`; *at begins at whole.at.  False when there is none left.  Parts may
   be empty. */
bool draft_part(const struct draft *, struct span whole, char mark, int *at, struct span *part);
bool draft_cell(const struct draft *, struct span, int *cell);
/* The kind that has this letter in any case, EMPTY if none. */
int draft_kind(const struct draft *, char letter);
/* A number of nothing but digits from least to most; anything else is refused. */
bool draft_number(struct draft *, struct span, int least, int most, int *number);

bool draft_man(struct draft *, int code, int cell, struct span);

struct draft_owners {
    bool said;
    struct span span;
    uint8_t owner[PLAYERS];
};
struct draft_captors {
    bool said;
    struct span span;
    uint8_t captor[PLAYERS];    /* NOBODY = no prisoner */
};
struct draft_out {
    bool said;
    struct span span;
    int n;
    uint8_t player[PLAYERS];
};
/* Who commands which men, who is a prisoner and who is out; what is not said follows from the men. */
bool draft_realm(struct draft *, const struct draft_owners *, const struct draft_captors *, const struct draft_out *);
/* What follows from the men when nothing is said; writers leave out what equals it. */
void draft_default_owners(const struct position *, uint8_t owner[PLAYERS]);
void draft_default_out(const struct position *, uint8_t *n, uint8_t out[PLAYERS]);

/* player NOBODY = not said: the first seat in play. */
bool draft_turn(struct draft *, int player, struct span);
bool draft_right(struct draft *, const struct castle_row *, struct span);
/* Do king and rook of this row stand at home?  A frozen player keeps rights that he cannot use. */
bool draft_at_home(const struct position *, const struct castle_row *);
bool draft_ep(struct draft *, int crossed, int pawn, int pusher, struct span);
/* The cell of the pawn of this colour that has just crossed a cell, NO_CELL if there is none. */
int draft_ep_pawn(const struct position *, int colour, int crossed);
bool draft_finish(struct draft *);

/* Does a player have a seat in this game, and how many have one or were left off? */
bool draft_seated(const struct rules *, int player);
/* Players in the order in which `owner` and `victim` name them; their number. */
int draft_players(const struct rules *, uint8_t player[PLAYERS]);

/* The forms. */
bool position_list_read(struct draft *);        /* list form and word form */
bool position_fen_read(struct draft *);
void position_fen_write(const struct position *, struct text *);
void position_list_write(const struct position *, struct text *);

#endif
