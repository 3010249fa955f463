/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inside of a session, for the files session*.c alone. */
#ifndef TRIARCH_PLAY_SESSION_STATE_H
#define TRIARCH_PLAY_SESSION_STATE_H

#include "base/text.h"
#include "core/ending.h"
#include "core/position.h"
#include "core/treaty.h"
#include "play/journal.h"
#include "play/record.h"
#include "play/session.h"

/* What a step of the line is.  ORDER node_kind: node_words in session_file.c */
enum node_kind { NODE_START, NODE_MOVE, NODE_RESIGN, NODE_AGREED, NODE_CLAIM, NODE_TREATY };

struct node {                   /* a move or an act, with everything that settling did after it */
    uint8_t kind, player;
    move_t move;                /* NODE_MOVE */
    struct treaty treaty;       /* NODE_TREATY */
    bool refused;               /* NODE_TREATY: it was an offer, and nothing came of it */
    char *text;                 /* as records say it: a move, or what stands in the braces of an act; NULL at the start */
    struct position after;
    uint64_t key;               /* repetition key of `after` */
    bool fell;                  /* somebody fell or rose: the history of repetition begins anew */
    int nstep;
    struct settled_step step[16];
};

struct session {
    struct rules *rules;
    struct session_setup setup;
    char *position;             /* position text of the start, NULL = the usual one */
    char *date;
    struct record extra;        /* unknown tags, kept */
    int n, at, room;            /* nodes 0 .. n-1; `at` is the present one, those behind it can be redone */
    struct node *node;
    uint8_t asked;              /* who has to answer an offer, or NOBODY */
    bool asked_treaty;          /* it is `offered`, not a draw */
    struct treaty offered;
    int refused_at;             /* node at which an offer was refused, -1 = none */
    int alphabet;
    bool saved_once;
    int saved_n, saved_at;      /* when it was saved */
    struct text reason;
    bool keeps_journal;         /* a journal is wanted; it is opened with the first action */
    struct journal *journal;
    char *old_journal;          /* the abandoned journal it was read from */
    bool left;
    int nevent, event_read, event_room;
    struct session_event {
        uint8_t kind, player;
        char *text;
    } *event;
    struct view view;
    struct move_list moves;
    struct view_entry *entry;
    int nentry, entry_room;
    char *result;
    char why_barred[PLAYERS][160];
};

static inline struct node *session_now(const struct session *s) { return &s->node[s->at]; }

/* session.c */
struct session *session_begin(const struct session_setup *);
struct node *session_push(struct session *, int kind, int player);     /* a copy of the present position to be changed */
void session_settle(struct session *, struct node *);                  /* once it was changed; makes it the present one */
void session_emit(struct session *, int kind, int player, const char *text);
void session_play(struct session *, move_t);
enum answer session_impossible(struct session *, const char *reason);
void session_do_act(struct session *, int kind);
int session_claims(const struct session *);

/* session_treaty.c */
void session_do_treaty(struct session *, const struct treaty *, bool refused);
/* "truce B 3: yes", as records write it; false if the event is no treaty. */
bool session_read_treaty(const char *event, struct treaty *, bool *refused);

/* session_view.c */
void session_look(struct session *);    /* makes the view anew */
void session_look_away(struct session *);       /* frees what the view holds */

/* session_record.c: what a record says of a step of settling; nothing of most */
void session_step_words(const struct node *, int step, struct text *out);

/* session_file.c */
void session_note(struct session *, const char *line);         /* a line for the journal */

#endif
