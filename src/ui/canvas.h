/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a screen draws on: a grid of characters in memory, each with a role (what it is, not which colour it has) and
   attributes.  All writing is clipped to the grid, so screens need no test of their own for small terminals. */
#ifndef TRIARCH_UI_CANVAS_H
#define TRIARCH_UI_CANVAS_H

#include <stdbool.h>
#include <stdint.h>

struct text;

/* What a character is.  A theme says how it looks.  ORDER role: tables of theme.c */
enum role {
    ROLE_TEXT,                  /* on the terminal's own background, as all up to ROLE_SELECTED */
    ROLE_TITLE,
    ROLE_KEY,                   /* the name of a key in a hint */
    ROLE_ALERT,                 /* a refusal, a check */
    ROLE_FRAME,                 /* lines round dialogs */
    ROLE_LABEL,                 /* letters and numbers at the edge of the board */
    ROLE_SELECTED,              /* the chosen row of a list */
    ROLE_WHITE, ROLE_RED, ROLE_BLACK, ROLE_NOBODY,      /* men and names of the sides.  ORDER player */
    ROLE_LIGHT, ROLE_DARK, ROLE_MIDDLE,         /* empty cells, as shades are numbered */
    ROLE_CURSOR, ROLE_PICKED, ROLE_TARGET, ROLE_CAPTURE, ROLE_LAST, ROLE_CHECK,         /* marked cells */
    ROLES
};

enum { ATTR_BOLD = 1, ATTR_UNDERLINE = 2, ATTR_REVERSE = 4 };

struct spotted {
    uint32_t glyph;             /* a code point; 0 = the right half of a wide character */
    uint8_t role;               /* enum role */
    uint8_t attr;               /* ATTR_, added to what the theme says */
};

struct canvas {
    int rows, columns;
    struct spotted *spot;       /* rows * columns */
    int cursor_row, cursor_column;      /* where the hardware cursor stands, row < 0 = hidden */
};

void canvas_init(struct canvas *, int rows, int columns);
void canvas_free(struct canvas *);
void canvas_resize(struct canvas *, int rows, int columns);     /* clears it */
void canvas_clear(struct canvas *);                             /* blanks, ROLE_TEXT, cursor hidden */
void canvas_copy(struct canvas *to, const struct canvas *from);

/* The character at a place, NULL outside. */
struct spotted *canvas_at(const struct canvas *, int row, int column);
void canvas_put(struct canvas *, int row, int column, uint32_t glyph, int role, int attr);
void canvas_fill(struct canvas *, int row, int column, int rows, int columns, uint32_t glyph, int role, int attr);
/* Writes UTF-8 text over at most `width` columns; control characters and what the locale cannot show become `?`.  Returns the
   columns used. */
int canvas_text(struct canvas *, int row, int column, int width, int role, int attr, const char *text);
int canvas_textf(struct canvas *, int row, int column, int width, int role, int attr, const char *format, ...)
    __attribute__((format(printf, 7, 8)));
/* Writes text in lines of at most `width` columns, broken at blanks and at newlines; the number of lines that it needs, of which
   at most `rows` are written.  rows = 0 only measures. */
int canvas_wrap(struct canvas *, int row, int column, int rows, int width, int role, int attr, const char *text);
/* A frame with its inside blanked. */
void canvas_frame(struct canvas *, int row, int column, int rows, int columns, bool lines);
void canvas_cursor(struct canvas *, int row, int column);

/* Columns that a text takes. */
int text_columns(const char *);
/* Bytes of the longest beginning of the text that fits into so many columns. */
int text_fit(const char *, int columns);

/* Appends the canvas as lines without blanks at their ends. */
void canvas_print(const struct canvas *, struct text *);

#endif
