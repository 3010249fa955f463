/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A terminal: something that shows canvases and reads keys.  One is made with curses, one for tests from a script. */
#ifndef TRIARCH_UI_TERM_H
#define TRIARCH_UI_TERM_H

#include "board/drawing.h"
#include "ui/canvas.h"
#include "ui/keys.h"
#include "ui/theme.h"

struct terminal {
    const struct term_type *type;
    enum charset charset;       /* the most that it can show */
    enum depth depth;
    const struct theme *theme;  /* never NULL; redraw after a change */
};

struct term_type {
    /* Leaves it as it was found and frees it. */
    void (*close)(struct terminal *);
    void (*size)(struct terminal *, int *rows, int *columns);
    void (*show)(struct terminal *, const struct canvas *);
    /* Waits for a key, see keys.h.  After K_GONE it gives nothing else. */
    int (*key)(struct terminal *);
    void (*bell)(struct terminal *);
    /* What it shows may be garbled: the next show writes everything. */
    void (*redraw)(struct terminal *);
};

static inline void term_close(struct terminal *t) { t->type->close(t); }
static inline void term_size(struct terminal *t, int *rows, int *columns) { t->type->size(t, rows, columns); }
static inline void term_show(struct terminal *t, const struct canvas *c) { t->type->show(t, c); }
static inline int term_key(struct terminal *t) { return t->type->key(t); }
static inline void term_bell(struct terminal *t) { t->type->bell(t); }
static inline void term_redraw(struct terminal *t) { t->type->redraw(t); }

/* What the user wants; zero = find out. */
enum wish_charset { WISH_CHARSET_AUTO, WISH_CHARSET_ASCII, WISH_CHARSET_UTF8 };
enum wish_colour { WISH_COLOUR_AUTO, WISH_COLOUR_ALWAYS, WISH_COLOUR_NEVER };

/* term_curses.c: the terminal on standard input and output.  NULL: *why is a sentence that says why there is none. */
struct terminal *term_curses_open(enum wish_charset, enum wish_colour, const char **why);
/* The signal that made it give K_GONE, 0 = none (a hang-up seen as end of input). */
int term_curses_signal(void);
/* What was found out about the terminal, a line each, without opening it; for --diagnose. */
void term_curses_diagnose(enum wish_charset, enum wish_colour, struct text *);

#endif
