/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The colours.  A man is a chip in the colour of his side, white, red or black, on a board of two quiet shades; marks are bright.
   Outside the board nothing but attributes is used: bold, underline, reverse keep their meaning on every background, and people
   choose their own.

   White is a light grey, so that a bar of it stands out on a white terminal.  In 8 colours the shades are cyan and blue, because
   white, red and black are taken.  Bold is never put on black, which many
   terminals turn grey. */
#include "ui/theme.h"

#include <stddef.h>
#include <string.h>

#include "base/gettext.h"

#define PLAIN(attributes) { COLOUR_DEFAULT, COLOUR_DEFAULT, attributes }

/* ORDER role */
static const struct look mono[ROLES] = {
    [ROLE_TEXT] = PLAIN(0), [ROLE_TITLE] = PLAIN(ATTR_BOLD), [ROLE_KEY] = PLAIN(ATTR_BOLD), [ROLE_ALERT] = PLAIN(ATTR_BOLD),
    [ROLE_FRAME] = PLAIN(0), [ROLE_LABEL] = PLAIN(0), [ROLE_SELECTED] = PLAIN(ATTR_REVERSE),
    [ROLE_WHITE] = PLAIN(0), [ROLE_RED] = PLAIN(0), [ROLE_BLACK] = PLAIN(0), [ROLE_NOBODY] = PLAIN(0),
    [ROLE_LIGHT] = PLAIN(0), [ROLE_DARK] = PLAIN(0), [ROLE_MIDDLE] = PLAIN(0),
    [ROLE_CURSOR] = PLAIN(ATTR_REVERSE), [ROLE_PICKED] = PLAIN(ATTR_BOLD), [ROLE_TARGET] = PLAIN(ATTR_BOLD),
    [ROLE_CAPTURE] = PLAIN(ATTR_BOLD), [ROLE_LAST] = PLAIN(0), [ROLE_CHECK] = PLAIN(ATTR_BOLD),
};

#define OFF_THE_BOARD                                                                                              \
    [ROLE_TEXT] = PLAIN(0), [ROLE_TITLE] = PLAIN(ATTR_BOLD), [ROLE_KEY] = PLAIN(ATTR_BOLD),                        \
    [ROLE_ALERT] = PLAIN(ATTR_BOLD), [ROLE_FRAME] = PLAIN(0), [ROLE_LABEL] = PLAIN(0),                             \
    [ROLE_SELECTED] = PLAIN(ATTR_REVERSE)

static const struct look eight[ROLES] = {
    OFF_THE_BOARD,
    [ROLE_WHITE] = { 0, 7, 0 }, [ROLE_RED] = { 7, 1, ATTR_BOLD }, [ROLE_BLACK] = { 7, 0, ATTR_BOLD },
    [ROLE_NOBODY] = { 0, 3, 0 },
    [ROLE_LIGHT] = { 0, 6, 0 }, [ROLE_DARK] = { 7, 4, 0 }, [ROLE_MIDDLE] = { 7, 6, 0 },
    [ROLE_CURSOR] = { 0, 3, 0 }, [ROLE_PICKED] = { 0, 3, 0 }, [ROLE_TARGET] = { 0, 2, 0 },
    [ROLE_CAPTURE] = { 7, 5, ATTR_BOLD }, [ROLE_LAST] = { 0, 2, 0 }, [ROLE_CHECK] = { 7, 5, ATTR_BOLD },
};

static const struct look sixteen[ROLES] = {
    OFF_THE_BOARD,
    [ROLE_WHITE] = { 0, 7, 0 }, [ROLE_RED] = { 15, 1, 0 }, [ROLE_BLACK] = { 15, 0, 0 }, [ROLE_NOBODY] = { 0, 3, 0 },
    [ROLE_LIGHT] = { 0, 6, 0 }, [ROLE_DARK] = { 15, 4, 0 }, [ROLE_MIDDLE] = { 0, 12, 0 },
    [ROLE_CURSOR] = { 0, 3, 0 }, [ROLE_PICKED] = { 0, 3, 0 }, [ROLE_TARGET] = { 0, 2, 0 },
    [ROLE_CAPTURE] = { 15, 5, 0 }, [ROLE_LAST] = { 0, 2, 0 }, [ROLE_CHECK] = { 15, 5, 0 },
};

#define MEN_AND_MARKS                                                                                              \
    [ROLE_WHITE] = { 0, 254, 0 }, [ROLE_RED] = { 15, 124, 0 }, [ROLE_BLACK] = { 15, 16, 0 },                       \
    [ROLE_NOBODY] = { 0, 248, 0 },                                                                                 \
    [ROLE_CURSOR] = { 0, 226, 0 }, [ROLE_PICKED] = { 0, 51, 0 }, [ROLE_TARGET] = { 0, 114, 0 },                    \
    [ROLE_CAPTURE] = { 0, 208, 0 }, [ROLE_CHECK] = { 15, 91, 0 }

/* Inks come from the first 16 colours, which take half the bytes; the grounds, which must not depend on the palette, do not. */
#define SHADES(name, light, dark, middle, last)                                                                             \
    static const struct look name[ROLES] = {                                                                       \
        OFF_THE_BOARD, MEN_AND_MARKS,                                                                              \
        [ROLE_LIGHT] = { 0, light, 0 }, [ROLE_DARK] = { 0, dark, 0 }, [ROLE_MIDDLE] = { 0, middle, 0 },             \
        [ROLE_LAST] = { 0, last, 0 },                                                                              \
    }

SHADES(green, 187, 107, 150, 153);
SHADES(wood, 180, 137, 222, 153);
SHADES(blue, 153, 67, 110, 222);
SHADES(grey, 250, 102, 145, 153);

const struct theme themes[] = {
    { "green", N_("green"), { mono, eight, sixteen, green } },
    { "wood", N_("wood"), { mono, eight, sixteen, wood } },
    { "blue", N_("blue"), { mono, eight, sixteen, blue } },
    { "grey", N_("grey"), { mono, eight, sixteen, grey } },
    { NULL, NULL, { NULL } }
};

const struct theme *theme_find(const char *key)
{
    for (const struct theme *t = themes; t->key; t++)
        if (!strcmp(t->key, key))
            return t;
    return themes;
}
