/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the tests of the rules share: tables of figures, games by key and options, positions by text, moves by name. */
#ifndef TRIARCH_TESTS_SUPPORT_H
#define TRIARCH_TESTS_SUPPORT_H

#include "base/rng.h"
#include "core/ending.h"

#include "slow_model.h"

/* An assertion for long loops: Check writes a line for each of its own, this one speaks only when it fails. */
#define HOLD(condition, ...)                                                                                                   \
    do {                                                                                                                       \
        if (!(condition))                                                                                                      \
            ck_abort_msg(__VA_ARGS__);                                                                                         \
    } while (0)

/* Are the slow tests wanted too: TRIARCH_SLOW is set? */
bool support_slow(void);
int support_plies(void);        /* random plies a variant: 1,000, or 10,000 */

/* ---- tables ---- */

enum { COLUMNS_MAX = 8 };
struct table {
    char *text;                 /* owned */
    int rows, columns;          /* without the row of headings */
    const char *(*cell)[COLUMNS_MAX];
};
/* Reads a file of lines with tabs from tests/data; a missing file or a line with another number of fields ends the program. */
void table_read(struct table *, const char *name);
void table_free(struct table *);

/* ---- games ---- */

/* The games of the registry, and behind them the small game of the tests. */
int support_variants(void);
const struct variant *support_variant(int index);
const struct variant *support_find(const char *key);

/* Rules with options "key=choice key=choice"; "" or "-" = defaults.  What is unknown fails the test. */
struct rules *support_rules(const char *variant, const char *options);

/* A position with its rules, settled, and the moves of the seat on move. */
struct game {
    struct rules *rules;        /* owned */
    struct position p;
    struct move_list list;
    struct settling settled;    /* what settling did before the present move */
    int flags;                  /* of ending_settle */
};
/* text NULL = the start */
void game_open(struct game *, const char *variant, const char *options, const char *text);
/* Men in list form on an otherwise empty board, kings or not: all players of the game are in play, `seat` is on move, and the
   list holds the pseudo-legal moves.  For questions of geometry; there is nothing to be settled.  The rules stay the
   caller's. */
void game_bare(struct game *, struct rules *, const char *men, int seat);
void game_close(struct game *);
void game_settle(struct game *);
/* Plays moves written as "c2-c4 a4-c3 a11-a12=Q"; a move that is not legal fails the test. */
void game_play(struct game *, const char *moves);
/* Is such a move legal?  Without a promotion any promotion will do. */
bool game_can(const struct game *, const char *move);
/* How many legal moves have this beginning: "d1-" for all of the man on d1. */
int game_moves_of(const struct game *, const char *beginning);
/* The moves in coordinate form, sorted by bytes, with one blank between: for comparing a whole list. */
const char *game_moves(const struct game *);
/* Fails unless the moves are exactly these, written in any order. */
void game_must_list(const struct game *, const char *moves);
/* Fails unless the only step of settling, but for the end of the game, was this; by = NOBODY if it has no author. */
void game_must_settle(const struct game *, int what, int player, int by);
/* Fails unless the game is over in this state for this reason with these places, "W R B": 0 for who does not play. */
void game_must_end(const struct game *, int state, int reason, const char *places);
/* A random legal move is played and settled; false when the game is over. */
bool game_random(struct game *, struct rng *);

/* The text of a position, in a buffer of the function: for messages. */
const char *support_text(const struct position *);
int support_cell(const struct topology *, const char *name);
/* Words sorted by bytes, one blank between; in a buffer of the function. */
const char *support_sorted(const char *words);
/* The same position for the slow model, taken over field by field. */
void support_slow_position(const struct position *, const struct slow_rules *, struct slow_position *);

/* ---- running ---- */

struct Suite;
/* Runs the suite; the exit status for main. */
int support_run(struct Suite *);

#endif
