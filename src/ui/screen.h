/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Screens lie on a stack: the board, a dialog above it, another above that.  Keys go to the top one only, so that nothing can happen
   to the board while a question about it is open.  All are drawn from scratch for every key and every size; the terminal finds out
   what changed. */
#ifndef TRIARCH_UI_SCREEN_H
#define TRIARCH_UI_SCREEN_H

#include "base/rng.h"
#include "play/settings.h"
#include "ui/term.h"

struct app;

struct screen {                 /* the first member of every screen's own struct */
    const struct screen_type *type;
    struct screen *below;
};

struct screen_type {
    bool whole;                 /* hides what is below */
    /* The least size on which draw makes sense. */
    void (*least)(const struct screen *, const struct app *, int *rows, int *columns);
    void (*draw)(struct screen *, struct app *, struct canvas *);
    void (*key)(struct screen *, struct app *, int key);
    void (*close)(struct screen *);     /* frees it */
};

struct app {
    struct terminal *term;
    struct canvas canvas;
    struct screen *top;
    struct settings settings;
    struct rng rng;
    bool gone;                  /* the terminal is */
};

/* Takes the screen over. */
void app_push(struct app *, struct screen *);
/* Closes the top screen. */
void app_pop(struct app *);
/* Closes all. */
void app_leave(struct app *);

/* Draws all screens that are seen and shows them. */
void app_draw(struct app *);
/* Draws, waits for keys and hands them to the top screen until none is left or the terminal is gone. */
void app_loop(struct app *);

/* Does the terminal show lines that are not ASCII? */
static inline bool app_lines(const struct app *a)
{
    return a->term->charset >= CHARSET_LINES;
}

#endif
