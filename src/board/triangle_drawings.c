/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawings of triangles.  Patch 0 holds the dark cells, patch 1 the light ones; y counts lines downwards.

   Tagiev's hexagon, files upright ("bricks"): dark cells point left, + is a point where six cells meet, | a common side.  Two lines a
   rank draw the slanting sides too:

       + :: | .. +           +   :: | ..   +          "triangles" turns the board by 30 degrees:   /::\../
       | .. + :: |             `-._ | _.-'            dark cells point up                          \../::\

   The star, ranks level: dark cells point up.  One line a rank, three lines, four lines:

       /::\../        ____/\____           /\
                      \../::\../          /  \
                       \/____\/          / :: \
                                        /______\   */
#include "board/drawing.h"
#include "board/triangle.h"

enum { DARK = 1, LIGHT = 2, ANY = 3 };
#define ALL -128, 127, -128, 127

/* The rectangle of a field of one line, so that colour has no gaps. */
#define BRICK(left, right) 4, { { left, -1 }, { right, -1 }, { right, 1 }, { left, 1 } }

/* ---- Tagiev's hexagon ---- */

/* x = file, y = 20 - rank */
static struct patch_cell where_upright(const struct topology *t, int cell)
{
    int a, b, c;
    triangle_at(t, cell, &a, &b, &c);
    return (struct patch_cell){ a + b + c == 2, (int8_t)(c + 5), (int8_t)(10 + a - b) };
}

/* Rows of one strip of the first family. */
static struct patch_cell where_lying(const struct topology *t, int cell)
{
    int a, b, c;
    triangle_at(t, cell, &a, &b, &c);
    return (struct patch_cell){ a + b + c == 2, (int8_t)(c - b), (int8_t)a };
}

/* All numbers stand in one column at the left, all letters in one row at the bottom, from the first cell of each rank and the last one
   of each file: wide and high are the distances of files and ranks, dark and light where the labels of rank and file 1 are. */
#define BRICK_LABELS(wide, high, dark, light, down, out)                                                                       \
    { DARK, 1, 1, 5, 15, 0, dark, LABEL_NUMBER_END }, { LIGHT, 1, 1, 5, 15, 0, light, LABEL_NUMBER_END },                      \
    { DARK, 2, 2, 4, 4, 0, dark - wide, LABEL_NUMBER_END }, { DARK, 3, 3, 3, 3, 0, dark - 2 * wide, LABEL_NUMBER_END },        \
    { DARK, 4, 4, 2, 2, 0, dark - 3 * wide, LABEL_NUMBER_END }, { DARK, 5, 5, 1, 1, 0, dark - 4 * wide, LABEL_NUMBER_END },    \
    { DARK, 2, 2, 16, 16, 0, dark - wide, LABEL_NUMBER_END }, { DARK, 3, 3, 17, 17, 0, dark - 2 * wide, LABEL_NUMBER_END },    \
    { DARK, 4, 4, 18, 18, 0, dark - 3 * wide, LABEL_NUMBER_END }, { DARK, 5, 5, 19, 19, 0, dark - 4 * wide, LABEL_NUMBER_END },\
    { ANY, 1, 1, 15, 15, down + 4 * high, -out, LABEL_LETTER }, { ANY, 10, 10, 15, 15, down + 4 * high, out, LABEL_LETTER },   \
    { ANY, 2, 2, 16, 16, down + 3 * high, -out, LABEL_LETTER }, { ANY, 9, 9, 16, 16, down + 3 * high, out, LABEL_LETTER },     \
    { ANY, 3, 3, 17, 17, down + 2 * high, -out, LABEL_LETTER }, { ANY, 8, 8, 17, 17, down + 2 * high, out, LABEL_LETTER },     \
    { ANY, 4, 4, 18, 18, down + high, -out, LABEL_LETTER }, { ANY, 7, 7, 18, 18, down + high, out, LABEL_LETTER },             \
    { DARK, 5, 5, 19, 19, down, -out, LABEL_LETTER }, { LIGHT, 6, 6, 19, 19, down, out, LABEL_LETTER }

static const struct patch bricks_small[2] = {
    { .line = { 0, 1, -1 }, .column = { 5, 0, 0 }, .ncorner = BRICK(-5, 5) },
    { .line = { 0, 1, -1 }, .column = { 5, 0, 0 }, .ncorner = BRICK(-5, 5) },
};
static const struct ornament bricks_small_ornaments[] = {
    { DARK, ALL, 0, -2, '+' }, { DARK, ALL, 0, 3, '|' }, { LIGHT, ALL, 0, -2, '|' }, { LIGHT, ALL, 0, 3, '+' },
    BRICK_LABELS(5, 1, -4, -4, 1, 0), { 0 },
};

/* A slanting side of four characters, rising or falling to the right, in the line above or below the field.  Above the first rank and
   below the last one there are none, which saves two lines. */
#define ABOVE -128, 127, 2, 19
#define BELOW -128, 127, 1, 18
#define RISE(patch, cells, line, column)                                                                                      \
    { patch, cells, line, column, '_' }, { patch, cells, line, (column) + 1, '.' }, { patch, cells, line, (column) + 2, '-' },   \
    { patch, cells, line, (column) + 3, '\'' }
#define FALL(patch, cells, line, column)                                                                                      \
    { patch, cells, line, column, '`' }, { patch, cells, line, (column) + 1, '-' }, { patch, cells, line, (column) + 2, '.' },   \
    { patch, cells, line, (column) + 3, '_' }

static const struct patch bricks_large[2] = {
    { .line = { 0, 2, -2 }, .column = { 7, 0, 1 }, .ncorner = 3, .corner = { { -8, 0 }, { 6, -4 }, { 6, 4 } } },
    { .line = { 0, 2, -2 }, .column = { 7, 0, -1 }, .ncorner = 3, .corner = { { -4, -4 }, { 10, 0 }, { -4, 4 } } },
};
static const struct ornament bricks_large_ornaments[] = {
    RISE(DARK, ABOVE, -1, -2), FALL(DARK, BELOW, 1, -2), FALL(LIGHT, ABOVE, -1, 0), RISE(LIGHT, BELOW, 1, 0),
    { DARK, ABOVE, -1, 3, '|' }, { DARK, ALL, 0, 3, '|' }, { DARK, BELOW, 1, 3, '|' },
    { LIGHT, ABOVE, -1, -2, '|' }, { LIGHT, ALL, 0, -2, '|' }, { LIGHT, BELOW, 1, -2, '|' },
    { DARK, ALL, 0, -4, '+' }, { LIGHT, ALL, 0, 5, '+' },
    BRICK_LABELS(7, 2, -6, -4, 1, 1), { 0 },
};

static const struct drawing_size bricks_sizes[] = {
    { .rows = 20, .columns = 54, .centre = { 0, -1 }, .pen = PEN_NONE, .scale = 1, .patches = bricks_small,
      .ornaments = bricks_small_ornaments },
    { .rows = 38, .columns = 76, .centre = { 0, 0 }, .pen = PEN_NONE, .scale = 1, .patches = bricks_large,
      .ornaments = bricks_large_ornaments },
};

static const struct patch triangles_small[2] = {
    { .line = { 0, 2, 9 }, .column = { 2, 0, 19 }, .ncorner = 3, .corner = { { 1, -3 }, { 5, 1 }, { -3, 1 } } },
    { .line = { 0, 2, 8 }, .column = { 2, 0, 19 }, .ncorner = 3, .corner = { { -3, -1 }, { 5, -1 }, { 1, 3 } } },
};
static const struct ornament triangles_ornaments[] = {
    { DARK, ALL, -1, 0, '/' }, { DARK, ALL, -1, 1, '\\' }, { DARK, ALL, 0, -1, '/' }, { DARK, ALL, 0, 2, '\\' },
    { LIGHT, ALL, 0, -1, '\\' }, { LIGHT, ALL, 0, 2, '/' }, { LIGHT, ALL, 1, 0, '\\' }, { LIGHT, ALL, 1, 1, '/' }, { 0 },
};
static const struct patch triangles_large[2] = {
    { .line = { 0, 3, 14 }, .column = { 3, 0, 30 }, .ncorner = 3, .corner = { { 1, -3 }, { 7, 3 }, { -5, 3 } } },
    { .line = { 0, 3, 14 }, .column = { 3, 0, 30 }, .ncorner = 3, .corner = { { -5, -3 }, { 7, -3 }, { 1, 3 } } },
};
static const struct ornament none[] = { { 0 } };

static const struct drawing_size triangles_sizes[] = {
    { .rows = 20, .columns = 42, .centre = { 0, -1 }, .pen = PEN_NONE, .scale = 1, .patches = triangles_small,
      .ornaments = triangles_ornaments },
    { .rows = 31, .columns = 63, .centre = { -1, -1 }, .pen = PEN_ROOFS, .scale = 1, .patches = triangles_large, .ornaments = none },
};

const struct drawing drawings_tagiev[] = {
    { .key = "bricks", .sizes = bricks_sizes, .nsize = 2, .where = where_upright, .arrows = arrows_to_eight, .upright = true },
    { .key = "triangles", .sizes = triangles_sizes, .nsize = 2, .where = where_lying, .arrows = arrows_to_eight, .upright = true },
    { .key = NULL },
};

/* ---- the star ---- */

/* x = file, y = rank counted from above, for rays of n cells. */
static struct patch_cell where_star(const struct topology *t, int cell)
{
    int a, b, c, n = t->ncell == 192 ? 4 : 3;
    triangle_at(t, cell, &a, &b, &c);
    return (struct patch_cell){ a + b + c == 2, (int8_t)(c - b + 3 * n), (int8_t)(a + 2 * n) };
}

/* As on the hexagon: left and down belong to file 1 and to the last rank; dark and light fields may stand on different lines. */
#define NUMBER(x, y, wide, left) { ANY, x, x, y, y, 0, left - (x - 1) * wide, LABEL_NUMBER_END }
#define LETTERS(x, to, y, last, high, down, light)                                                                            \
    { DARK, x, to, y, y, down + (last - y) * high, 0, LABEL_LETTER }, { LIGHT, x, to, y, y, light + (last - y) * high, 0, LABEL_LETTER }
#define LABELS_108(w, left, h, down, light)                                                                                   \
    NUMBER(9, 1, w, left), NUMBER(8, 2, w, left), NUMBER(7, 3, w, left), NUMBER(1, 4, w, left), NUMBER(2, 5, w, left),           \
    NUMBER(3, 6, w, left), NUMBER(3, 7, w, left), NUMBER(2, 8, w, left), NUMBER(1, 9, w, left), NUMBER(7, 10, w, left),          \
    NUMBER(8, 11, w, left), NUMBER(9, 12, w, left), LETTERS(1, 6, 9, 12, h, down, light), LETTERS(12, 17, 9, 12, h, down, light), \
    LETTERS(7, 7, 10, 12, h, down, light), LETTERS(8, 8, 11, 12, h, down, light), LETTERS(9, 9, 12, 12, h, down, light),         \
    LETTERS(10, 10, 11, 12, h, down, light), LETTERS(11, 11, 10, 12, h, down, light)
#define LABELS_192(w, left, h, down, light)                                                                                   \
    NUMBER(12, 1, w, left), NUMBER(11, 2, w, left), NUMBER(10, 3, w, left), NUMBER(9, 4, w, left), NUMBER(1, 5, w, left),        \
    NUMBER(2, 6, w, left), NUMBER(3, 7, w, left), NUMBER(4, 8, w, left), NUMBER(4, 9, w, left), NUMBER(3, 10, w, left),          \
    NUMBER(2, 11, w, left), NUMBER(1, 12, w, left), NUMBER(9, 13, w, left), NUMBER(10, 14, w, left), NUMBER(11, 15, w, left),    \
    NUMBER(12, 16, w, left), LETTERS(1, 8, 12, 16, h, down, light), LETTERS(16, 23, 12, 16, h, down, light),                     \
    LETTERS(9, 9, 13, 16, h, down, light), LETTERS(10, 10, 14, 16, h, down, light), LETTERS(11, 11, 15, 16, h, down, light),     \
    LETTERS(12, 12, 16, 16, h, down, light), LETTERS(13, 13, 15, 16, h, down, light), LETTERS(14, 14, 14, 16, h, down, light),   \
    LETTERS(15, 15, 13, 16, h, down, light)

#define SLANTS(right)                                                                                                         \
    { DARK, ALL, 0, -1, '/' }, { DARK, ALL, 0, right, '\\' }, { LIGHT, ALL, 0, -1, '\\' }, { LIGHT, ALL, 0, right, '/' }

static const struct ornament narrow_108[] = { SLANTS(2), LABELS_108(3, -3, 1, 1, 1), { 0 } };
static const struct ornament wide_108[] = { SLANTS(3), LABELS_108(4, -3, 1, 1, 1), { 0 } };
static const struct ornament rows_108[] = { LABELS_108(3, -4, 3, 2, 2), { 0 } };
static const struct ornament large_108[] = { LABELS_108(4, -5, 4, 2, 3), { 0 } };
static const struct ornament narrow_192[] = { SLANTS(2), LABELS_192(3, -3, 1, 1, 1), { 0 } };
static const struct ornament wide_192[] = { SLANTS(3), LABELS_192(4, -3, 1, 1, 1), { 0 } };
static const struct ornament rows_192[] = { LABELS_192(3, -4, 3, 2, 2), { 0 } };

static const struct patch narrow[2] = {
    { .line = { 0, 1, -1 }, .column = { 3, 0, 1 }, .ncorner = BRICK(-3, 3) },
    { .line = { 0, 1, -1 }, .column = { 3, 0, 1 }, .ncorner = BRICK(-3, 3) },
};
static const struct patch wide[2] = {
    { .line = { 0, 1, -1 }, .column = { 4, 0, 0 }, .ncorner = BRICK(-3, 5) },
    { .line = { 0, 1, -1 }, .column = { 4, 0, 0 }, .ncorner = BRICK(-3, 5) },
};
static const struct patch rows[2] = {
    { .line = { 0, 3, -2 }, .column = { 3, 0, 2 }, .ncorner = 3, .corner = { { 1, -3 }, { 7, 3 }, { -5, 3 } } },
    { .line = { 0, 3, -2 }, .column = { 3, 0, 2 }, .ncorner = 3, .corner = { { -5, -3 }, { 7, -3 }, { 1, 3 } } },
};
static const struct patch large[2] = {
    { .line = { 0, 4, -2 }, .column = { 4, 0, 2 }, .ncorner = 3, .corner = { { 1, -5 }, { 9, 3 }, { -7, 3 } } },
    { .line = { 0, 4, -3 }, .column = { 4, 0, 2 }, .ncorner = 3, .corner = { { -7, -3 }, { 9, -3 }, { 1, 5 } } },
};

#define ONE_LINE(patch, rows_, columns_, ornaments_)                                                                          \
    { .rows = rows_, .columns = columns_, .centre = { 0, -1 }, .pen = PEN_NONE, .scale = 1, .patches = patch, .ornaments = ornaments_ }
#define ROOFS(patch, rows_, columns_, ornaments_)                                                                             \
    { .rows = rows_, .columns = columns_, .centre = { -1, -1 }, .pen = PEN_ROOFS, .scale = 1, .patches = patch, .ornaments = ornaments_ }

static const struct drawing_size line_108[] = { ONE_LINE(narrow, 13, 55, narrow_108), ONE_LINE(wide, 13, 72, wide_108) };
static const struct drawing_size cells_108[] = { ROOFS(rows, 37, 57, rows_108) };
static const struct drawing_size big_108[] = { ROOFS(large, 49, 75, large_108) };
static const struct drawing_size line_192[] = { ONE_LINE(narrow, 17, 73, narrow_192), ONE_LINE(wide, 17, 96, wide_192) };
static const struct drawing_size cells_192[] = { ROOFS(rows, 49, 75, rows_192) };

const struct drawing drawings_star_108[] = {
    { .key = "line", .sizes = line_108, .nsize = 2, .where = where_star, .arrows = arrows_to_eight, .upright = true },
    { .key = "rows", .sizes = cells_108, .nsize = 1, .where = where_star, .arrows = arrows_to_eight, .upright = true },
    { .key = "large", .sizes = big_108, .nsize = 1, .where = where_star, .arrows = arrows_to_eight, .upright = true },
    { .key = NULL },
};

const struct drawing drawings_star_192[] = {
    { .key = "line", .sizes = line_192, .nsize = 2, .where = where_star, .arrows = arrows_to_eight, .upright = true },
    { .key = "rows", .sizes = cells_192, .nsize = 1, .where = where_star, .arrows = arrows_to_eight, .upright = true },
    { .key = NULL },
};
