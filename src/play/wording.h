/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences: what the core says in codes, cells and men, in words for people. */
#ifndef TRIARCH_PLAY_WORDING_H
#define TRIARCH_PLAY_WORDING_H

#include <stdbool.h>

struct fault;
struct position;
struct rules;
struct settled_step;
struct text;

const char *wording_player(int player);                 /* "White"; "nobody" */
const char *wording_player_word(int player);            /* the same in files and commands, never translated */
const char *wording_fate(int fate);                     /* enum fate: "in play", "mated", ... */
const char *wording_state(int state);                   /* enum game_state, the word of `status` */
const char *wording_reason(int reason);                 /* enum end_reason, a word */

/* Why something was refused; typed is the text it was read from, NULL = none. */
void wording_fault(const struct fault *, const struct rules *, int alphabet, const char *typed, struct text *);
/* What settling did: "Red has mated White; White's men now move for Red." */
void wording_settled(const struct position *after, const struct settled_step *, struct text *);
/* How the game ended: "Red wins: Black is mated. Second Black, third White."  Empty while it goes on. */
void wording_result(const struct position *, struct text *);
/* "Red>White>Black", equal places joined by =; "-" when there are none. */
void wording_places(const struct position *, struct text *);
/* Points, given in parts of POINT: "1 1/2". */
void wording_number(int points, struct text *);
/* "W:3/4,B:1/4"; "-" when the game knows no points or goes on. */
void wording_points(const struct position *, struct text *);

#endif
