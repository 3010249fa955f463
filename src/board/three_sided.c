/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The three-sided board: 96 cells, three sectors of 4 rows x 8 columns round one point.

   Cell = 32 * sector + 8 * row + column, rows from the player's base, columns from his own left.  Steps are taken in the frame
   (q, x, y): six quadrants q of 4x4, numbered clockwise; x counts from the border with quadrant q+1, y from the border with
   q-1; (q, 1, 1) are the six centre cells.  Headings in that frame:

            3  2  1                 crossing the border x = 1 into q+1:  (x, y) becomes (y, 1), headings turn by -2
             \ | /    y             crossing the border y = 1 into q-1:  (x, y) becomes (1, x), headings turn by +2
          4 -- * -- 0   ^
             / | \      |           A diagonal step is its two legs, in either order; the orders agree everywhere but at the
            5  6  7     +--> x      centre, where heading 5 from (1, 1) forks into the two other centre cells of the colour. */
#include "board/topology.h"


#include "board/drawing.h"
#include "board/three_sided.h"

struct frame three_sided_frame(int cell)
{
    int s = cell / 32, r = cell / 8 % 4, c = cell % 8;
    if (c <= 3)
        return (struct frame){ 2 * s + 1, 4 - r, 4 - c };
    return (struct frame){ 2 * s, c - 3, 4 - r };
}

static int cell_of(struct frame f)
{
    int s = f.q / 2;
    return f.q % 2 ? 32 * s + 8 * (4 - f.x) + 4 - f.y : 32 * s + 8 * (4 - f.y) + 3 + f.x;
}

/* One orthogonal step; returns by how much headings turn, or -1 off the board. */
static int leg(struct frame *f, int head)
{
    switch (head) {
    case 0:
        return ++f->x > 4 ? -1 : 0;
    case 2:
        return ++f->y > 4 ? -1 : 0;
    case 4:
        if (--f->x >= 1)
            return 0;
        *f = (struct frame){ (f->q + 1) % 6, f->y, 1 };
        return 6;
    default:
        if (--f->y >= 1)
            return 0;
        *f = (struct frame){ (f->q + 5) % 6, 1, f->x };
        return 2;
    }
}

/* Over the corner between headings head-1 and head+1, taking `first` of the two first. */
static bool two_legs(int cell, int head, int first, struct hop *out)
{
    struct frame f = three_sided_frame(cell);
    int second = (2 * head - first + 8) % 8;
    int turn = leg(&f, first);
    if (turn < 0)
        return false;
    int more = leg(&f, (second + turn) % 8);
    if (more < 0)
        return false;
    *out = (struct hop){ (uint8_t)cell_of(f), (uint8_t)((head + turn + more) % 8) };
    return true;
}

static int step(const struct topology *t, int cell, int head, struct hop out[2])
{
    (void)t;
    if (head % 2 == 0) {
        struct frame f = three_sided_frame(cell);
        int turn = leg(&f, head);
        if (turn < 0)
            return 0;
        out[0] = (struct hop){ (uint8_t)cell_of(f), (uint8_t)((head + turn) % 8) };
        return 1;
    }
    if (!two_legs(cell, head, head - 1, &out[0]))
        return 0;
    if (!two_legs(cell, head, (head + 1) % 8, &out[1]))
        return 0;
    return out[0].to == out[1].to ? 1 : 2;
}

static int name(const struct topology *t, int cell, int alphabet, char out[CELL_NAME_SIZE])
{
    /* Alphabet 0, Russian boards: A-H and K-N; 1, English and Polish boards: A-L, ranks of the upper sectors swapped. */
    static const char files[2][3][9] = {
        { "abcdefgh", "nmlkdcba", "hgfeklmn" },
        { "abcdefgh", "lkjidcba", "hgfeijkl" },
    };
    static const uint8_t top[2][3] = { { 0, 12, 8 }, { 0, 8, 12 } };
    int s = cell / 32, r = cell / 8 % 4;
    (void)t;
    int rank = s ? top[alphabet][s] - r : r + 1, n = 0;
    out[n++] = files[alphabet][s][cell % 8];
    if (rank >= 10)
        out[n++] = '1';
    out[n++] = (char)('0' + rank % 10);
    out[n] = '\0';
    return n;
}

static int turned(const struct topology *t, int cell, int turn)
{
    return (cell + t->ncell - 32 * turn) % t->ncell;
}

static int shade(const struct topology *t, int cell)
{
    (void)t;
    return (cell / 8 + cell + 1) % 2;
}

const struct topology topology_three_sided = {
    .key = "three-sided", .ncell = 96, .nhead = 8, .sides = 4, .turns = 3, .nalphabet = 2,
    .step = step, .name = name, .turned = turned, .shade = shade, .drawings = drawings_three_sided,
};
