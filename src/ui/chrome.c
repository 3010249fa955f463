/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Bars and hint lines look the same on every screen, so that they are found without looking for them. */
#include "ui/chrome.h"

#include <stddef.h>

void chrome_bar(struct canvas *c, int row, int role, int attr, const char *left, const char *right)
{
    int width = text_columns(right), used;

    canvas_fill(c, row, 0, 1, c->columns, ' ', role, attr);
    used = canvas_text(c, row, 1, c->columns - 2, role, attr, left);
    if (used + width + 4 <= c->columns)
        canvas_text(c, row, c->columns - width - 1, width, role, attr, right);
}

void chrome_hints(struct canvas *c, int row, int column, int width, const struct hint *h)
{
    enum { GAP = 3 };
    int used = 0;

    for (; h->key; h++) {
        int needed = text_columns(h->key) + 1 + text_columns(h->label);
        if (used + needed > width)
            return;
        used += canvas_text(c, row, column + used, width - used, ROLE_KEY, 0, h->key) + 1;
        used += canvas_text(c, row, column + used, width - used, ROLE_TEXT, 0, h->label) + GAP;
    }
}
