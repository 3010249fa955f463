/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The chess board.  Cell = 8 * rank + file; headings clockwise from north: 0 = towards rank 8, 2 = towards file h. */
#include "board/topology.h"

#include "board/drawing.h"

enum { SIDE = 8 };

static int step(const struct topology *t, int cell, int head, struct hop out[2])
{
    static const int8_t dx[8] = { 0, 1, 1, 1, 0, -1, -1, -1 }, dy[8] = { 1, 1, 0, -1, -1, -1, 0, 1 };
    (void)t;
    int x = cell % SIDE + dx[head], y = cell / SIDE + dy[head];
    if (x < 0 || x >= SIDE || y < 0 || y >= SIDE)
        return 0;
    out[0] = (struct hop){ (uint8_t)(SIDE * y + x), (uint8_t)head };
    return 1;
}

static int name(const struct topology *t, int cell, int alphabet, char out[CELL_NAME_SIZE])
{
    (void)t;
    (void)alphabet;
    out[0] = (char)('a' + cell % SIDE);
    out[1] = (char)('1' + cell / SIDE);
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
    return (cell % SIDE + cell / SIDE + 1) % 2;
}

const struct topology topology_square = {
    .key = "square", .ncell = SIDE * SIDE, .nhead = 8, .sides = 4, .turns = 2, .nalphabet = 1,
    .step = step, .name = name, .turned = turned, .shade = shade, .drawings = drawings_square,
};
