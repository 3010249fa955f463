/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "base/utf8.h"
#include "board/topology.h"

/* Latin and Cyrillic. */
static bool is_capital_of(uint32_t letter, uint32_t small)
{
    return letter + 0x20 == small && ((small >= 'a' && small <= 'z') || (small >= 0x430 && small < 0x450));
}

/* How many bytes of the text are this name in small or capital letters, 0 if they are not. */
static int matches(const char *text, const char *name)
{
    const char *at = text;
    while (*name) {
        uint32_t letter = utf8_next(&at), small = utf8_next(&name);
        if (letter != small && !is_capital_of(letter, small))
            return 0;
    }
    return (int)(at - text);
}

int cell_parse(const struct topology *t, int alphabet, const char *text, int *cell)
{
    int best = 0, first = t->synonyms ? 0 : alphabet, last = t->synonyms ? t->nalphabet - 1 : alphabet;
    for (int a = first; a <= last; a++)
        for (int c = 0; c < t->ncell; c++) {
            char name[CELL_NAME_SIZE];
            t->name(t, c, a, name);
            int n = matches(text, name);
            if (n > best) {
                best = n;
                *cell = c;
            }
        }
    return best;
}

bool cell_among(const struct topology *t, int cell, const char *names)
{
    char own[CELL_NAME_SIZE];
    t->name(t, cell, 0, own);
    if (!strstr(names, own))
        return false;           /* the quick answer, nearly always */
    for (int n, c; (n = cell_parse(t, 0, names, &c)) > 0; names += n)
        if (c == cell)
            return true;
    return false;
}
