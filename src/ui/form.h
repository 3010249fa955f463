/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list of rows to go up and down in: texts to type, choices to change, buttons to press.  The owner makes the rows anew from his own
   data whenever they are needed; the form remembers only where the user is. */
#ifndef TRIARCH_UI_FORM_H
#define TRIARCH_UI_FORM_H

#include "ui/edit.h"
#include "ui/layout.h"

enum form_kind { FORM_HEADING, FORM_BUTTON, FORM_CHOICE, FORM_TEXT };

struct form_row {
    enum form_kind kind;
    const char *label;
    const char *value;          /* CHOICE, TEXT; of a BUTTON words beside it, or NULL */
    const char *note;           /* a sentence shown while the row is selected; may be NULL */
    int role;                   /* of a chip before the label, 0 = none */
    int id;                     /* for the owner */
};

struct form {
    int selected, first;
    int label_columns;
    int editing;                /* the row whose text is in edit, -1 = none */
    struct edit edit;
    int columns;                /* the most that a TEXT takes */
};

enum form_event { FORM_NOTHING, FORM_PRESSED, FORM_NEXT, FORM_BEFORE, FORM_TYPED /* edit.text is the new value */ };

void form_start(struct form *, int selected, int label_columns, int text_columns);
/* Draws as many rows as fit round the selected one. */
void form_draw(struct form *, struct canvas *, struct area, const struct form_row *, int nrow);
/* What the key does to the selected row; moves the selection by itself. */
enum form_event form_key(struct form *, int key, const struct form_row *, int nrow);

#endif
