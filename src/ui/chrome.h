/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all screens have in common: the bar at the top, the line of keys at the bottom. */
#ifndef TRIARCH_UI_CHROME_H
#define TRIARCH_UI_CHROME_H

#include "ui/canvas.h"

/* A bar over the whole width: something on the left, something on the right, which gives way. */
void chrome_bar(struct canvas *, int row, int role, int attr, const char *left, const char *right);

struct hint {
    const char *key, *label;
};
/* Keys and what they do, as many as fit; ends with an entry whose key is NULL. */
void chrome_hints(struct canvas *, int row, int column, int width, const struct hint *);

#endif
