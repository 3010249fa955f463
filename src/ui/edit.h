/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of text that is being typed, measured in columns. */
#ifndef TRIARCH_UI_EDIT_H
#define TRIARCH_UI_EDIT_H

#include <stdbool.h>

#include "ui/canvas.h"

enum { EDIT_SIZE = 512 };

struct edit {
    char text[EDIT_SIZE];
    int at;                     /* the cursor, in bytes */
    int columns;                /* the most that it may take */
    bool fresh;                 /* nothing typed yet: the first character replaces the whole */
};

/* Begins with a text, the cursor behind it. */
void edit_start(struct edit *, const char *text, int columns);
/* Does the key change the line or move its cursor?  Others are the caller's. */
bool edit_key(struct edit *, int key);
/* Draws it and puts the hardware cursor; the part round the cursor where it does not fit. */
void edit_draw(const struct edit *, struct canvas *, int row, int column, int width, int role);

#endif
