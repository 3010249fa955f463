/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Themes: how roles look, in 256, 16 and 8 colours and without any.  Outside the board the terminal's own colours stay; on the
   board foreground and background are always both given, so that a theme does on a dark terminal what it does on a light one. */
#ifndef TRIARCH_UI_THEME_H
#define TRIARCH_UI_THEME_H

#include <stdint.h>

#include "ui/canvas.h"

/* ORDER depth */
enum depth { DEPTH_MONO, DEPTH_8, DEPTH_16, DEPTH_256, DEPTHS };

enum { COLOUR_DEFAULT = -1 };

struct look {
    int16_t fore, back;         /* colour numbers, COLOUR_DEFAULT = the terminal's own */
    uint8_t attr;               /* ATTR_ */
};

struct theme {
    const char *key, *title;
    const struct look *looks[DEPTHS];   /* ROLES of them each */
};

/* The list ends with an entry whose key is NULL; the first one is the default. */
extern const struct theme themes[];
/* The theme of that name, or the default. */
const struct theme *theme_find(const char *key);

#endif
