/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of the small game: four files that close to a ring, three ranks.

        3 |a3 b3 c3 d3| a3 ...
        2 |a2 b2 c2 d2| a2 ...         cell = 4 * rank + file; headings clockwise from north, as on the chess board
        1 |a1 b1 c1 d1| a1 ...

   A rook on an empty rank comes round to itself, and a bishop reaches some cells on two ways. */
#include "tiny.h"

enum { FILES = 4, RANKS = 3 };

static int step(const struct topology *t, int cell, int head, struct hop out[2])
{
    static const int8_t dx[8] = { 0, 1, 1, 1, 0, -1, -1, -1 }, dy[8] = { 1, 1, 0, -1, -1, -1, 0, 1 };
    (void)t;
    int file = (cell % FILES + dx[head] + FILES) % FILES, rank = cell / FILES + dy[head];
    if (rank < 0 || rank >= RANKS)
        return 0;
    out[0] = (struct hop){ (uint8_t)(FILES * rank + file), (uint8_t)head };
    return 1;
}

static int name(const struct topology *t, int cell, int alphabet, char out[CELL_NAME_SIZE])
{
    (void)t;
    (void)alphabet;
    out[0] = (char)('a' + cell % FILES);
    out[1] = (char)('1' + cell / FILES);
    out[2] = '\0';
    return 2;
}

static int turned(const struct topology *t, int cell, int turn)
{
    return turn ? t->ncell - 1 - cell : cell;
}

static int shade(const struct topology *t, int cell)
{
    (void)t;
    return (cell % FILES + cell / FILES + 1) % 2;
}

const struct topology topology_tiny = {
    .key = "tiny", .ncell = FILES * RANKS, .nhead = 8, .sides = 4, .turns = 2, .nalphabet = 1,
    .step = step, .name = name, .turned = turned, .shade = shade,
};
