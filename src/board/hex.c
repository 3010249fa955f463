/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Boards of hexagons in axial coordinates (q, r).  Headings go clockwise; even ones cross a side, odd ones run along the side
   between two cells:

       flat-top                                  pointed
                0 (0,-1)                              1 (1,-2)
       11 (-1,-1)     1 (1,-2)              0 (0,-1)         2 (1,-1)
     10 (-1,0)         2 (1,-1)          11 (-1,-1)             3 (2,-1)
     9 (-2,1)           3 (2,-1)         10 (-1,0)      *        4 (1,0)
     8 (-1,1)          4 (1,0)              ... and so on, the same vectors turned by 30 degrees
       7 (-1,2)      5 (1,1)
                6 (0,1)

   A shape is a list of rows of equal r, each a run of q; cells are numbered row by row. */
#include "board/hex.h"

#include "board/drawing.h"

enum { ROWS_MAX = 13 };

struct hex_shape {
    int8_t first_r;
    uint8_t nrow;
    struct {
        int8_t q;               /* of its first cell */
        uint8_t n, cell;        /* how many cells, number of the first one */
    } row[ROWS_MAX];
    /* Name: letter number lq*q + lr*r + l0 of the alphabet, then the number nq*q + nr*r + n0, less q where files bend (q > 0). */
    struct {
        int8_t lq, lr, l0, nq, nr, n0;
        bool bend, no_j;
    } name;
    /* One turn of the board onto itself takes (q, r) to (qq*q + qr*r + q0, rq*q + rr*r + r0). */
    struct {
        int8_t qq, qr, q0, rq, rr, r0;
    } turn;
    uint8_t shade[3];           /* of the cells with (q - r) mod 3 = 0, 1, 2 */
};

static void coordinates(const struct hex_shape *s, int cell, int *q, int *r)
{
    int i = 0;
    while (cell >= s->row[i].cell + s->row[i].n)
        i++;
    *q = s->row[i].q + cell - s->row[i].cell;
    *r = s->first_r + i;
}

static int cell_at(const struct hex_shape *s, int q, int r)
{
    int i = r - s->first_r;
    if (i < 0 || i >= s->nrow || q < s->row[i].q || q >= s->row[i].q + s->row[i].n)
        return NO_CELL;
    return s->row[i].cell + q - s->row[i].q;
}

static int step(const struct topology *t, int cell, int head, struct hop out[2])
{
    static const int8_t dq[12] = { 0, 1, 1, 2, 1, 1, 0, -1, -1, -2, -1, -1 };
    static const int8_t dr[12] = { -1, -2, -1, -1, 0, 1, 1, 2, 1, 1, 0, -1 };
    int q, r;
    coordinates(t->shape, cell, &q, &r);
    int to = cell_at(t->shape, q + dq[head], r + dr[head]);
    out[0] = (struct hop){ (uint8_t)to, (uint8_t)head };
    return to != NO_CELL;
}

static int name(const struct topology *t, int cell, int alphabet, char out[CELL_NAME_SIZE])
{
    const struct hex_shape *s = t->shape;
    int q, r;
    (void)alphabet;
    coordinates(s, cell, &q, &r);
    char letter = (s->name.no_j ? "abcdefghikl" : "abcdefghijklm")[s->name.lq * q + s->name.lr * r + s->name.l0];
    int number = s->name.nq * q + s->name.nr * r + s->name.n0 - (s->name.bend && q > 0 ? q : 0);
    return cell_name_write(letter, number, out);
}

static int turned(const struct topology *t, int cell, int turn)
{
    const struct hex_shape *s = t->shape;
    int q, r;
    coordinates(s, cell, &q, &r);
    while (turn-- > 0) {
        int from_q = q;
        q = s->turn.qq * from_q + s->turn.qr * r + s->turn.q0;
        r = s->turn.rq * from_q + s->turn.rr * r + s->turn.r0;
    }
    return cell_at(s, q, r);
}

static int shade(const struct topology *t, int cell)
{
    int q, r;
    const struct hex_shape *s = t->shape;
    coordinates(s, cell, &q, &r);
    return s->shade[((q - r) % 3 + 3) % 3];
}

void hex_at(const struct topology *t, int cell, int *q, int *r)
{
    coordinates(t->shape, cell, q, r);
}

#define HEX(key_, ncell_, turns_, shape_, drawings_)                                                                             \
    { .key = key_, .ncell = ncell_, .nhead = 12, .sides = 6, .turns = turns_, .nalphabet = 1, .step = step, .name = name, .turned = turned,  \
      .shade = shade, .drawings = drawings_, .shape = &shape_ }

/* The regular hexagon of side 6.  Flat-top it has files a-l without j that bend in the middle; pointed, letters are rows. */
#define ROWS_91                                                                                                                  \
    .first_r = -5, .nrow = 11,                                                                                                   \
    .row = { { 0, 6, 0 }, { -1, 7, 6 }, { -2, 8, 13 }, { -3, 9, 21 }, { -4, 10, 30 }, { -5, 11, 40 }, { -5, 10, 51 },            \
             { -5, 9, 61 }, { -5, 8, 70 }, { -5, 7, 78 }, { -5, 6, 85 } },                                                       \
    .turn = { 0, -1, 0, 1, 1, 0 }

/* f1 is light and f11 dark; on the pointed board, whose colours are black, red and yellow, yellow is the light one. */
#define MIDDLE_LIGHT_DARK .shade = { 2, 0, 1 }
#define DARK_MIDDLE_LIGHT .shade = { 1, 2, 0 }
#define LIGHT_DARK_MIDDLE .shade = { 0, 1, 2 }

static const struct hex_shape flat_91 = { ROWS_91, MIDDLE_LIGHT_DARK, .name = { 1, 0, 5, 0, -1, 6, true, true } };
static const struct hex_shape pointed_91 = { ROWS_91, DARK_MIDDLE_LIGHT, .name = { 0, -1, 5, 1, 0, 6, false, true } };

static const struct hex_shape shafran_70 = {
    .first_r = -5, .nrow = 10,
    .row = { { 0, 5, 0 }, { -1, 6, 5 }, { -2, 7, 11 }, { -3, 8, 18 }, { -4, 9, 26 }, { -4, 9, 35 }, { -4, 8, 44 }, { -4, 7, 52 },
             { -4, 6, 59 }, { -4, 5, 65 } },
    .name = { 1, 0, 4, 0, -1, 5, false, false },
    .turn = { -1, 0, 0, 0, -1, -1 },
    .shade = { 2, 1, 0 },
};

static const struct hex_shape devasa_81 = {
    .first_r = 0, .nrow = 9,
    .row = { { 0, 9, 0 }, { 0, 9, 9 }, { 0, 9, 18 }, { 0, 9, 27 }, { 0, 9, 36 }, { 0, 9, 45 }, { 0, 9, 54 }, { 0, 9, 63 },
             { 0, 9, 72 } },
    .name = { 1, 0, 0, 0, -1, 9, false, false },
    .turn = { -1, 0, 8, 0, -1, 8 },
    LIGHT_DARK_MIDDLE,
};

static const struct hex_shape brusky_84 = {
    .first_r = 0, .nrow = 8,
    .row = { { 3, 9, 0 }, { 2, 10, 9 }, { 1, 11, 19 }, { 0, 12, 30 }, { 0, 12, 42 }, { 0, 11, 54 }, { 0, 10, 65 }, { 0, 9, 75 } },
    .name = { 1, 0, 0, 0, -1, 8, false, false },
    .turn = { -1, 0, 11, 0, -1, 7 },
    LIGHT_DARK_MIDDLE,
};

/* Edges of 8 and 6 cells in turn: -6 <= column - row <= 6. */
static const struct hex_shape dreierschach_126 = {
    .first_r = 0, .nrow = 13,
    .row = { { 6 + 1, 6, 0 }, { 6, 7, 6 }, { 5, 8, 13 }, { 4, 9, 21 }, { 3, 10, 30 }, { 2, 11, 40 }, { 1, 12, 51 }, { 0, 13, 63 },
             { 0, 12, 76 }, { 0, 11, 88 }, { 0, 10, 99 }, { 0, 9, 109 }, { 0, 8, 118 } },
    .name = { 1, 0, 0, 0, -1, 13, false, false },
    .turn = { -1, -1, 19, 1, 0, 0 },
    LIGHT_DARK_MIDDLE,
};

const struct topology topology_hex_flat_91 = HEX("hex-91", 91, 6, flat_91, drawings_hex_flat_91);
const struct topology topology_hex_pointed_91 = HEX("hex-91-pointed", 91, 6, pointed_91, drawings_hex_pointed_91);
const struct topology topology_shafran = HEX("shafran", 70, 2, shafran_70, drawings_shafran);
const struct topology topology_devasa = HEX("devasa", 81, 2, devasa_81, drawings_devasa);
const struct topology topology_brusky = HEX("brusky", 84, 2, brusky_84, drawings_brusky);
const struct topology topology_dreierschach = HEX("dreierschach", 126, 3, dreierschach_126, drawings_dreierschach);
