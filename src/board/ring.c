/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The endless ribbon: 8 files, 24 ranks joined to a ring.  Cell = 8 * (rank - 1) + file; headings clockwise from up the ring, as on
   the chess board. */
#include "board/topology.h"

#include "board/drawing.h"

enum { FILES = 8, RANKS = 24 };

static int step(const struct topology *t, int cell, int head, struct hop out[2])
{
    static const int8_t dx[8] = { 0, 1, 1, 1, 0, -1, -1, -1 }, dy[8] = { 1, 1, 0, -1, -1, -1, 0, 1 };
    (void)t;
    int x = cell % FILES + dx[head], y = (cell / FILES + dy[head] + RANKS) % RANKS;
    if (x < 0 || x >= FILES)
        return 0;
    out[0] = (struct hop){ (uint8_t)(FILES * y + x), (uint8_t)head };
    return 1;
}

static int name(const struct topology *t, int cell, int alphabet, char out[CELL_NAME_SIZE])
{
    (void)t;
    (void)alphabet;
    return cell_name_write((char)('a' + cell % FILES), cell / FILES + 1, out);
}

/* Three armies, a third of the ring each. */
static int turned(const struct topology *t, int cell, int turn)
{
    return (cell + t->ncell - turn * t->ncell / t->turns) % t->ncell;
}

static int shade(const struct topology *t, int cell)
{
    (void)t;
    return (cell % FILES + cell / FILES + 1) % 2;
}

const struct topology topology_ribbon = {
    .key = "ribbon", .ncell = FILES * RANKS, .nhead = 8, .sides = 4, .turns = 3, .nalphabet = 1,
    .step = step, .name = name, .turned = turned, .shade = shade, .drawings = drawings_ribbon,
};
