/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The middle end: commands go in, events come out.  A session owns one game, its line of moves and acts with everything that was
   taken back and can be redone, its journal.  It never prints, never asks, never exits. */
#ifndef TRIARCH_PLAY_SESSION_H
#define TRIARCH_PLAY_SESSION_H

#include "play/view.h"

struct text;
struct session;

struct session_setup {
    const struct variant *variant;
    uint8_t choice[OPTIONS_MAX];
    char name[PLAYERS][NAME_SIZE];      /* "" = the name of the colour */
    const char *position;               /* position text, NULL = the start */
};

/* NULL: the position was refused and why says it. */
struct session *session_new(const struct session_setup *, struct text *why);
/* A game from a file or a journal; on refusal a sentence with FILE:LINE.  *dropped: a torn last line of a journal was left out. */
struct session *session_load(const char *path, struct text *why, bool *dropped);
/* Ends the session; its journal stays unless the game is over or was left for good (session_leave). */
void session_free(struct session *);

const struct view *session_view(const struct session *);

enum answer { ANSWER_DONE, ANSWER_IMPOSSIBLE, ANSWER_PROMOTION, ANSWER_OVER };

/* Plays a move of the list of legal moves; anything else is impossible. */
enum answer session_try(struct session *, move_t);
/* Plays a typed move.  ANSWER_PROMOTION: it is a move but for the kind; *move has from and to.  Impossible: session_reason says why. */
enum answer session_say(struct session *, const char *text, int alphabet, move_t *move);
/* Is the text a move, if perhaps one that leaves a question open: which man, what it becomes? */
bool session_reads(const struct session *, const char *text, int alphabet);
/* Why the man on a cell may not go to another one. */
const char *session_why_not(struct session *, int from, int to, int alphabet);
/* The sentence to the latest answer that was not done. */
const char *session_reason(const struct session *);

struct treaty;

enum act {
    ACT_OFFER_DRAW,             /* the mover; each other player in play is asked in turn (view.asked) */
    ACT_YES, ACT_NO,            /* the asked player, to a draw or a treaty */
    ACT_CLAIM,                  /* the mover: a draw that view.claims allows */
    ACT_RESIGN                  /* the mover */
};
enum answer session_act(struct session *, enum act);
/* An oath or a truce is offered (view.asked answers it), an oath is renounced or released: core/treaty.h.  One such act a turn; the
   same offer to the same player not again within three turns after a refusal. */
enum answer session_treat(struct session *, const struct treaty *);
/* Why that is not possible now, a sentence; "" = it is. */
const char *session_why_no_treaty(struct session *, const struct treaty *);

bool session_undo(struct session *);
bool session_redo(struct session *);

/* What happened, a sentence each, oldest first; each is given out once. */
enum event_kind {
    EVENT_MOVE,                 /* a move was played: text is its notation */
    EVENT_NOTICE,               /* mate, freeze, forced pass, resignation, a refused offer: to be shown until confirmed */
    EVENT_ASKED,                /* view.asked has to answer */
    EVENT_OVER,                 /* the game is over: text is the result */
    EVENT_TROUBLE               /* the journal cannot be written: said once, the game goes on */
};
struct event {
    uint8_t kind, player;       /* who moved, fell, is asked; or NOBODY */
    const char *text;
};
bool session_event(struct session *, struct event *);

/* Where a man could go, were its commander on move; legal moves from that cell. */
int session_moves_from(const struct session *, int cell, struct move_list *);
/* Who attacks or guards a cell: cells of all men that bear on it, whoever commands them. */
int session_bearing_on(const struct session *, int cell, uint8_t cells[CELLS_MAX]);
/* The alphabet in which texts of the view and of events name cells; files always use 0. */
void session_use_alphabet(struct session *, int alphabet);
/* A legal move as text. */
void session_move_text(const struct session *, move_t, bool brief, int alphabet, struct text *);
/* The position as text, and the whole record as it is saved. */
void session_position(const struct session *, struct text *);
void session_record(const struct session *, struct text *);

/* Saves under a name (files.h); false: why says it.  saved: nothing has changed since the last save or load. */
bool session_save(struct session *, const char *name, struct text *why);
bool session_saved(const struct session *);
/* Begins to keep a journal; without it a session keeps none (tests, replays).  One that the game was loaded from is replaced. */
void session_keep_journal(struct session *);
/* The player leaves for good: saved or not wanted any more.  The journal goes. */
void session_leave(struct session *);
/* The setup of the next game: same people, colours moved on by one seat. */
void session_next_setup(const struct session *, struct session_setup *);

#endif
