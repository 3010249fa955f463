/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <ctype.h>
#include <string.h>

#include "board/topology.h"

int cell_parse(const struct topology *t, int alphabet, const char *text, int *cell)
{
    int best = 0;
    for (int c = 0; c < t->ncell; c++) {
        char name[CELL_NAME_SIZE];
        int n = t->name(t, c, alphabet, name), i = 0;
        while (i < n && tolower((unsigned char)text[i]) == name[i])
            i++;
        if (i == n && n > best) {
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
