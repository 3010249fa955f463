/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Windows above the board: notices, questions with a few answers, a line to be typed. */
#ifndef TRIARCH_UI_DIALOG_H
#define TRIARCH_UI_DIALOG_H

#include "ui/screen.h"

struct choice {
    char key;                   /* the letter that chooses it */
    const char *label;
};
enum { CHOICES_MAX = 12 };

/* Called when the dialog has gone: the number of the choice, -1 = Esc. */
typedef void answer_fn(void *context, struct app *, int choice);
/* The same for a typed line, NULL = Esc. */
typedef void line_fn(void *context, struct app *, const char *line);

/* Texts are copied.  `escape`: may it be left without an answer? */
void dialog_ask(struct app *, const char *title, const char *text, const struct choice *, int nchoice, bool escape, answer_fn *,
                void *context);
/* Goes on at Enter, Space or Esc.  answer may be NULL. */
void dialog_notice(struct app *, const char *title, const char *text, answer_fn *, void *context);
/* A line of at most `columns` columns, begun with `initial`. */
void dialog_line(struct app *, const char *title, const char *text, const char *initial, int columns, line_fn *, void *context);

/* Yes or no; choice 0 is yes.  The selection begins on no if `careful`. */
void dialog_confirm(struct app *, const char *title, const char *text, bool careful, answer_fn *, void *context);

#endif
