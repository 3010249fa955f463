/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inside of the table, for the files table*.c alone. */
#ifndef TRIARCH_UI_TABLE_STATE_H
#define TRIARCH_UI_TABLE_STATE_H

#include "core/treaty.h"
#include "play/session.h"
#include "ui/edit.h"
#include "ui/paint.h"
#include "ui/table.h"

enum { MESSAGE_SIZE = 240, ENTRY_COLUMNS = 40 };

struct table {
    struct screen screen;
    struct session *session;
    const struct drawing *drawing;
    int turn;                   /* of the board, when it is turned by hand */
    uint8_t cursor[PLAYERS];    /* each player has his own */
    int arrow, presses;         /* the arrow key pressed last, or -1, and how often in a row before */
    uint8_t picked;             /* the man in hand, NO_CELL = none */
    uint8_t from;               /* whose targets are shown, NO_CELL = nobody's */
    bool shown[CELLS_MAX];      /* marked as targets */
    bool typing;
    struct edit entry;
    char message[MESSAGE_SIZE];
    bool alert;                 /* the message is a refusal */
    char name[64];              /* under which the game was saved last */
    struct picture bare;        /* the board as it was drawn last */
    bool drawn;                 /* bare is good */
    struct treaty offer;        /* is being made up */
    uint8_t offers[8];          /* what the choices of the window mean */
    move_t promoting;           /* a move that waits for its kind */
    int nkind;
    uint8_t kind[KINDS];        /* what may be chosen then */
};

static inline const struct view *table_view(const struct table *t) { return session_view(t->session); }
static inline uint8_t *table_cursor(struct table *t) { return &t->cursor[table_view(t)->mover]; }

/* table.c */
void table_say(struct table *, bool alert, const char *format, ...) __attribute__((format(printf, 3, 4)));
void table_let_go(struct table *);              /* nothing picked, nothing shown */
void table_after(struct table *, struct app *); /* the session has changed: show what happened */
int table_turn(const struct table *, const struct app *);
int table_alphabet(const struct table *, const struct app *);
const char *table_cell(const struct table *, const struct app *, int cell, char name[CELL_NAME_SIZE]);
void table_pick_up(struct table *, struct app *, int cell);
void table_show_from(struct table *, struct app *, int cell);
bool table_play_to(struct table *, struct app *, int cell);
void table_ask_promotion(struct table *, struct app *, move_t from_to);

/* table_draw.c */
void table_draw(struct screen *, struct app *, struct canvas *);
void table_least(const struct screen *, const struct app *, int *rows, int *columns);

/* table_keys.c */
void table_key(struct screen *, struct app *, int key);

/* table_offer.c */
void table_offer(struct table *, struct app *);

/* table_ask.c: dialogs */
void table_show_events(struct table *, struct app *);
void table_act(struct table *, struct app *, enum act);         /* or says why not */
void table_resign(struct table *, struct app *);
void table_save(struct table *, struct app *);
void table_leave(struct table *, struct app *);
void table_moves(struct table *, struct app *);
void table_card(struct table *, struct app *);
void table_turn_board(struct table *, struct app *);

#endif
