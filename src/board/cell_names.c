/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <ctype.h>
#include <string.h>

#include "base/utf8.h"
#include "board/topology.h"

/* Latin and Cyrillic. */
static uint32_t small_letter(uint32_t letter)
{
    bool capital = (letter >= 'A' && letter <= 'Z') || (letter >= 0x410 && letter < 0x430);
    return capital ? letter + 0x20 : letter;
}

/* How many bytes of the text are this name in small or capital letters, 0 if they are not. */
static int matches(const char *text, const char *name)
{
    const char *at = text;
    for (; *name && (unsigned char)*name < 0x80; name++, at++)          /* the usual case, quickly */
        if (*at != *name && small_letter((unsigned char)*at) != small_letter((unsigned char)*name))
            return 0;
    while (*name) {
        if (small_letter(utf8_next(&at)) != small_letter(utf8_next(&name)))
            return 0;
    }
    return (int)(at - text);
}

int cell_parse(const struct topology *t, int alphabet, const char *text, int *cell)
{
    int best = 0;
    for (int c = 0; c < t->ncell; c++) {
        char name[CELL_NAME_SIZE];
        t->name(t, c, alphabet, name);
        int n = matches(text, name);
        if (n > best) {
            best = n;
            *cell = c;
        }
    }
    return best;
}

int cell_parse_any(const struct topology *t, int alphabet, const char *text, int *cell)
{
    int best = cell_parse(t, alphabet, text, cell), other;
    for (int a = 0; t->synonyms && a < t->nalphabet; a++) {
        int n = cell_parse(t, a, text, &other);
        if (n > best) {
            best = n;
            *cell = other;
        }
    }
    return best;
}

int cell_name_write(char letter, int number, char out[CELL_NAME_SIZE])
{
    int n = 0;
    out[n++] = letter;
    if (number >= 10)
        out[n++] = (char)('0' + number / 10);
    out[n++] = (char)('0' + number % 10);
    out[n] = '\0';
    return n;
}

bool cell_among(const struct topology *t, int cell, const char *names)
{
    char own[CELL_NAME_SIZE];
    int n = t->name(t, cell, 0, own);
    for (const char *found = names; (found = strstr(found, own)) != NULL; found++)
        if (!isdigit((unsigned char)found[n]) && (found == names || isdigit((unsigned char)found[-1])))
            return true;        /* not within a longer name */
    return false;
}
