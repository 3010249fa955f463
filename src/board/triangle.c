/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Boards of triangles: Tagiev's hexagon and the six-pointed star.

   A cell is a triple (a, b, c), the strips of three families of parallel lines in which it lies; a + b + c = s is 1 (dark) or 2
   (light).  Directions +a +b +c are 120 degrees apart.  Headings clockwise:

       0 +a   1 +a-b   2 -b   3 -b+c   4 +c   5 +c-a   6 -a   7 -a+b   8 +b   9 +b-c   10 -c   11 -c+a

   An orthogonal line crosses a side and a corner in turn: along +a from a dark cell over the side, (a+1, b, c), from a light one
   through the corner, (a+1, b-1, c-1); along -a the reverse.  A diagonal step changes one coordinate by 1 and another by -1.

   Cells are numbered line by line: files of the hexagon, ranks of the star; each line is a run of places. */
#include "board/triangle.h"

#include "board/drawing.h"

enum { LINES_MAX = 16 };

struct triple {
    int a, b, c;
};

struct triangle_shape {
    uint8_t nline;
    uint8_t ray;                /* side of a ray of the star, 0 = hexagon */
    struct {
        uint8_t first, n, cell; /* first place, how many, number of the first cell */
    } line[LINES_MAX];
};

/* Hexagon: line = file = c + 5, place = rank = b - a + 10.  Star of rays n: line = rank = 2n + 1 - a, place = file = c - b + 3n. */
static struct triple triple_at(const struct triangle_shape *s, int line, int place)
{
    int fixed = s->ray ? 2 * s->ray + 1 - line : line - 5;
    int difference = s->ray ? place - 3 * s->ray : place - 10;
    int sum = 1 - fixed;                        /* of the other two, if the cell is dark */
    sum += (sum + difference) & 1;
    int high = (sum + difference) / 2, low = sum - high;
    return s->ray ? (struct triple){ fixed, low, high } : (struct triple){ low, high, fixed };
}

static struct triple triple_of(const struct triangle_shape *s, int cell)
{
    int i = 0;
    while (cell >= s->line[i].cell + s->line[i].n)
        i++;
    return triple_at(s, i + 1, s->line[i].first + cell - s->line[i].cell);
}

static int cell_of(const struct triangle_shape *s, struct triple t)
{
    int line = s->ray ? 2 * s->ray + 1 - t.a : t.c + 5;
    int place = s->ray ? t.c - t.b + 3 * s->ray : t.b - t.a + 10;
    if (line < 1 || line > s->nline || place < s->line[line - 1].first)
        return NO_CELL;
    place -= s->line[line - 1].first;
    return place < s->line[line - 1].n ? s->line[line - 1].cell + place : NO_CELL;
}

static int step(const struct topology *t, int cell, int head, struct hop out[2])
{
    static const int8_t diagonal[6][3] = { { 1, -1, 0 }, { 0, -1, 1 }, { -1, 0, 1 }, { -1, 1, 0 }, { 0, 1, -1 }, { 1, 0, -1 } };
    static const int8_t straight[6][3] = { { 1, 0, 0 }, { 0, -1, 0 }, { 0, 0, 1 }, { -1, 0, 0 }, { 0, 1, 0 }, { 0, 0, -1 } };
    struct triple p = triple_of(t->shape, cell);
    const int8_t *d = head % 2 ? diagonal[head / 2] : straight[head / 2];
    p.a += d[0];
    p.b += d[1];
    p.c += d[2];
    int s = p.a + p.b + p.c, corner = s == 3 ? 1 : s == 0 ? -1 : 0;     /* through the corner: the two others change as well */
    p.a -= d[0] ? 0 : corner;
    p.b -= d[1] ? 0 : corner;
    p.c -= d[2] ? 0 : corner;
    out[0] = (struct hop){ (uint8_t)cell_of(t->shape, p), (uint8_t)head };
    return out[0].to != NO_CELL;
}

/* The hexagon's other names: kingdom, entity, number from the left in its row of triangles.  The kingdom's player sees a cell as
   (A, B, C): White as it is, Black and Red turned. */
static int zone_name(const struct topology *t, int cell, int alphabet, char out[CELL_NAME_SIZE])
{
    static const char *const kingdoms[2][3] = { { "w", "b", "r" }, { "\u0431", "\u0447", "\u043a" } };
    static const char *const entities[2][5] = {
        { "T", "P", "C", "S", "V" }, { "\u0422", "\u0414", "\u0413", "\u041f", "\u0421" },
    };
    struct triple p = triple_of(t->shape, cell);
    int s = p.a + p.b + p.c, kingdom = 0;
    for (; p.a < 1 || p.b > 0; kingdom++)
        p = (struct triple){ p.b, p.c, p.a };
    int layer = 5 - p.a > p.b + 4 ? 6 - p.a : p.b + 5;
    const char *parts[] = { kingdoms[alphabet - 1][kingdom], entities[alphabet - 1][layer - 1] };
    int n = 0;
    for (int i = 0; i < 2; i++)
        for (const char *c = parts[i]; *c; c++)
            out[n++] = *c;
    /* The letter that goes with the number is the last byte of the entity. */
    return n - 1 + cell_name_write(out[n - 1], 2 * p.c + 2 * layer - s, out + n - 1);
}

static int name(const struct topology *t, int cell, int alphabet, char out[CELL_NAME_SIZE])
{
    const struct triangle_shape *s = t->shape;
    int i = 0;
    if (alphabet)
        return zone_name(t, cell, alphabet, out);
    while (cell >= s->line[i].cell + s->line[i].n)
        i++;
    int line = i + 1, place = s->line[i].first + cell - s->line[i].cell;
    return cell_name_write((char)('a' + (s->ray ? place : line) - 1), s->ray ? line : place, out);
}

/* 120 degrees: (a, b, c) is seen where (b, c, a) was. */
static int turned(const struct topology *t, int cell, int turn)
{
    struct triple p = triple_of(t->shape, cell);
    while (turn-- > 0)
        p = (struct triple){ p.b, p.c, p.a };
    return cell_of(t->shape, p);
}

static int shade(const struct topology *t, int cell)
{
    struct triple p = triple_of(t->shape, cell);
    return p.a + p.b + p.c == 1;
}

void triangle_at(const struct topology *t, int cell, int *a, int *b, int *c)
{
    struct triple p = triple_of(t->shape, cell);
    *a = p.a;
    *b = p.b;
    *c = p.c;
}

static const struct triangle_shape hexagon = {
    .nline = 10,
    .line = { { 5, 11, 0 }, { 4, 13, 11 }, { 3, 15, 24 }, { 2, 17, 39 }, { 1, 19, 56 }, { 1, 19, 75 }, { 2, 17, 94 }, { 3, 15, 111 },
              { 4, 13, 126 }, { 5, 11, 139 } },
};

static const struct triangle_shape star_108 = {
    .nline = 12, .ray = 3,
    .line = { { 9, 1, 0 }, { 8, 3, 1 }, { 7, 5, 4 }, { 1, 17, 9 }, { 2, 15, 26 }, { 3, 13, 41 }, { 3, 13, 54 },
              { 2, 15, 67 }, { 1, 17, 82 }, { 7, 5, 99 }, { 8, 3, 104 }, { 9, 1, 107 } },
};

static const struct triangle_shape star_192 = {
    .nline = 16, .ray = 4,
    .line = { { 12, 1, 0 }, { 11, 3, 1 }, { 10, 5, 4 }, { 9, 7, 9 }, { 1, 23, 16 }, { 2, 21, 39 }, { 3, 19, 60 },
              { 4, 17, 79 }, { 4, 17, 96 }, { 3, 19, 113 }, { 2, 21, 132 }, { 1, 23, 153 }, { 9, 7, 176 }, { 10, 5, 183 },
              { 11, 3, 188 }, { 12, 1, 191 } },
};

#define TRIANGLES(key_, ncell_, nalphabet_, shape_, drawings_)                                                                   \
    { .key = key_, .ncell = ncell_, .nhead = 12, .sides = 3, .turns = 3, .nalphabet = nalphabet_, .synonyms = nalphabet_ > 1,     \
      .step = step, .name = name, .turned = turned, .shade = shade, .drawings = drawings_, .shape = &shape_ }

const struct topology topology_tagiev = TRIANGLES("tagiev", 150, 3, hexagon, drawings_tagiev);
const struct topology topology_star_108 = TRIANGLES("star-108", 108, 1, star_108, drawings_star_108);
const struct topology topology_star_192 = TRIANGLES("star-192", 192, 1, star_192, drawings_star_192);
