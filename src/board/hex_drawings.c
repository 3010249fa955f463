/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawings of hexagons.  x and y are the axial coordinates q and r; boards of one kind differ in their size and in where the field
   of (0, 0) is, and share all else:

       flat-top, 4x2           pointed, 4x2, 6x3 and 6x4, and one line a row with bars

            ___                   / \          / \              / \             |wK |bP |
        ___/wK \___              |wK.|        /   \            /   \
       /bP \_._/   \            / \ / \      |  wK.|          |  wK |
       \_:_/   \___/                        / \   / \         |  .  |

   The drawing "line" leaves the outlines away; in colour each cell is a block. */
#include "board/drawing.h"
#include "board/hex.h"

static struct patch_cell where(const struct topology *t, int cell)
{
    int q, r;
    hex_at(t, cell, &q, &r);
    return (struct patch_cell){ 0, (int8_t)q, (int8_t)r };
}

/* ORDER arrow */
static const struct arrow_steps flat_arrows[ARROWS] = {
    [ARROW_UP] = ARROW_STEP(0, -1), [ARROW_PAGE_UP] = ARROW_STEP(1, -1), [ARROW_RIGHT] = { 1, -1, 1, 0 },
    [ARROW_PAGE_DOWN] = ARROW_STEP(1, 0), [ARROW_DOWN] = ARROW_STEP(0, 1), [ARROW_END] = ARROW_STEP(-1, 1),
    [ARROW_LEFT] = { -1, 0, -1, 1 }, [ARROW_HOME] = ARROW_STEP(-1, 0),
};
static const struct arrow_steps pointed_arrows[ARROWS] = {
    [ARROW_UP] = { 0, -1, 1, -1 }, [ARROW_PAGE_UP] = ARROW_STEP(1, -1), [ARROW_RIGHT] = ARROW_STEP(1, 0),
    [ARROW_PAGE_DOWN] = ARROW_STEP(0, 1), [ARROW_DOWN] = { -1, 1, 0, 1 }, [ARROW_END] = ARROW_STEP(-1, 1),
    [ARROW_LEFT] = ARROW_STEP(-1, 0), [ARROW_HOME] = ARROW_STEP(0, -1),
};

#define SHADES " :."            /* light, dark, middle */
#define LINE_SHADES "-:."       /* where a blank would be no cell at all */
#define ALL 1, -128, 127, -128, 127

/* ---- flat-top: the field of (0, 0) is at (line, column) ---- */

#define FLAT_SMALL(l, c)                                                                                                       \
    { .line = { 1, 2, l }, .column = { 4, 0, c }, .ncorner = 6,                                                                \
      .corner = { { -1, -1 }, { 5, -1 }, { 7, 1 }, { 5, 3 }, { -1, 3 }, { -3, 1 } } }
#define FLAT_LARGE(l, c)                                                                                                       \
    { .line = { 2, 4, l }, .column = { 6, 0, c }, .ncorner = 6,                                                                \
      .corner = { { -3, -3 }, { 5, -3 }, { 9, 1 }, { 5, 5 }, { -3, 5 }, { -7, 1 } } }

static const struct ornament flat_small_ornaments[] = { { ALL, 1, 1, LABEL_SHADE }, { 0 } };
static const struct ornament flat_large_ornaments[] = { { ALL, 2, 0, LABEL_SHADE }, { ALL, 2, 1, LABEL_SHADE }, { 0 } };
static const struct ornament none[] = { { 0 } };

/* S NW SW SE NE N */
static const struct rim flat_small_rim[] = {
    { 0, 1, { { 2, 1 }, { 1, 1 } } }, { -1, 0, { { 0, -3 }, { -1, -2 } } }, { -1, 1, { { 0, -3 }, { 1, -3 } } },
    { 1, 0, { { 0, 5 }, { 1, 5 } } }, { 1, -1, { { 0, 5 }, { -1, 4 } } }, { 0, -1, { { -2, 1 }, { -2, 1 } } }, { 0 },
};
static const struct rim flat_large_rim[] = {
    { 0, 1, { { 3, 0 }, { 2, 0 } } }, { -1, 0, { { 0, -5 }, { -2, -3 } } }, { -1, 1, { { 0, -5 }, { 2, -4 } } },
    { 1, 0, { { 0, 6 }, { 2, 5 } } }, { 1, -1, { { 0, 6 }, { -2, 4 } } }, { 0, -1, { { -3, 0 }, { -3, 0 } } }, { 0 },
};
static const struct rim flat_line_rim[] = {
    { 0, 1, { { 2, 0 }, { 2, 0 } } }, { -1, 0, { { 0, -3 }, { -1, -3 } } }, { -1, 1, { { 0, -3 }, { 1, -3 } } },
    { 1, 0, { { 0, 4 }, { 1, 4 } } }, { 1, -1, { { 0, 4 }, { -1, 4 } } }, { 0, -1, { { -1, 0 }, { -1, 0 } } }, { 0 },
};

#define FLAT_CELLS(patch_small, rows_small, columns_small, patch_large, rows_large, columns_large)                             \
    {                                                                                                                          \
        { .rows = rows_small, .columns = columns_small, .centre = { -1, -1 }, .pen = PEN_ROOFS, .blank = true, .width = 3,     \
          .scale = 1, .patches = &patch_small, .ornaments = flat_small_ornaments, .rim = flat_small_rim, .shades = SHADES },   \
        { .rows = rows_large, .columns = columns_large, .centre = { -1, -1 }, .pen = PEN_ROOFS, .blank = true,                 \
          .scale = 1, .patches = &patch_large, .ornaments = flat_large_ornaments, .rim = flat_large_rim, .shades = SHADES },   \
    }
#define FLAT_LINE(patch_line, rows_line, columns_line)                                                                         \
    {                                                                                                                          \
        { .rows = rows_line, .columns = columns_line, .centre = { -1, -1 }, .pen = PEN_NONE, .scale = 1, .patches = &patch_line,\
          .ornaments = none, .rim = flat_line_rim, .shades = LINE_SHADES },                                                    \
    }

static const struct patch shafran_small = FLAT_SMALL(11, 19), shafran_large = FLAT_LARGE(22, 29), shafran_line = FLAT_SMALL(10, 19);
static const struct drawing_size shafran_cells[] = FLAT_CELLS(shafran_small, 22, 41, shafran_large, 42, 60);
static const struct drawing_size shafran_lines[] = FLAT_LINE(shafran_line, 21, 41);

static const struct patch flat_91_small = FLAT_SMALL(11, 23), flat_91_large = FLAT_LARGE(22, 35), flat_91_line = FLAT_SMALL(10, 23);
static const struct drawing_size flat_91_cells[] = FLAT_CELLS(flat_91_small, 23, 49, flat_91_large, 46, 72);
static const struct drawing_size flat_91_lines[] = FLAT_LINE(flat_91_line, 23, 49);

/* ---- pointed ---- */

#define POINTED_BARS(l, c)                                                                                                     \
    { .line = { 0, 1, l }, .column = { 4, 2, c }, .ncorner = 6,                                                                \
      .corner = { { -2, -1 }, { 2, -1 }, { 6, -1 }, { 6, 1 }, { 2, 1 }, { -2, 1 } } }
#define POINTED_SMALL(l, c)                                                                                                    \
    { .line = { 0, 2, l }, .column = { 4, 2, c }, .ncorner = 6,                                                                \
      .corner = { { 2, -3 }, { 6, -1 }, { 6, 1 }, { 2, 3 }, { -2, 1 }, { -2, -1 } } }
#define POINTED_MEDIUM(l, c)                                                                                                   \
    { .line = { 0, 3, l }, .column = { 6, 3, c }, .ncorner = 6,                                                                \
      .corner = { { 2, -5 }, { 8, -1 }, { 8, 1 }, { 2, 5 }, { -4, 1 }, { -4, -1 } } }
#define POINTED_LARGE(l, c)                                                                                                    \
    { .line = { 0, 4, l }, .column = { 6, 3, c }, .ncorner = 6,                                                                \
      .corner = { { 2, -5 }, { 8, -1 }, { 8, 3 }, { 2, 7 }, { -4, 3 }, { -4, -1 } } }

static const struct ornament pointed_bars_ornaments[] = {
    { ALL, 0, -1, '|' }, { ALL, 0, 3, '|' }, { ALL, 0, 2, LABEL_SHADE }, { 0 },
};
static const struct ornament pointed_small_ornaments[] = { { ALL, 0, 2, LABEL_SHADE }, { 0 } };
static const struct ornament pointed_large_ornaments[] = { { ALL, 1, 1, LABEL_SHADE }, { 0 } };         /* the medium size too */

/* W SE SW E NW NE; the second place is the apex of the cell itself. */
static const struct rim pointed_bars_rim[] = {
    { -1, 0, { { 0, -3 }, { 0, -3 } } }, { 0, 1, { { 1, 3 }, { 1, 3 } } }, { -1, 1, { { 1, -1 }, { 1, -1 } } },
    { 1, 0, { { 0, 5 }, { 0, 5 } } }, { 0, -1, { { -1, -1 }, { -1, -1 } } }, { 1, -1, { { -1, 3 }, { -1, 3 } } }, { 0 },
};
static const struct rim pointed_small_rim[] = {
    { -1, 0, { { 0, -3 }, { 0, -3 } } }, { 0, 1, { { 2, 3 }, { 1, 1 } } }, { -1, 1, { { 2, -1 }, { 1, 1 } } },
    { 1, 0, { { 0, 5 }, { 0, 5 } } }, { 0, -1, { { -2, -1 }, { -1, 1 } } }, { 1, -1, { { -2, 3 }, { -1, 1 } } }, { 0 },
};
static const struct rim pointed_medium_rim[] = {
    { -1, 0, { { 0, -4 }, { 0, -4 } } }, { 0, 1, { { 3, 4 }, { 2, 1 } } }, { -1, 1, { { 3, -2 }, { 2, 1 } } },
    { 1, 0, { { 0, 6 }, { 0, 6 } } }, { 0, -1, { { -3, -2 }, { -2, 1 } } }, { 1, -1, { { -3, 4 }, { -2, 1 } } }, { 0 },
};
static const struct rim pointed_large_rim[] = {
    { -1, 0, { { 0, -4 }, { 0, -4 } } }, { 0, 1, { { 4, 4 }, { 3, 1 } } }, { -1, 1, { { 4, -2 }, { 3, 1 } } },
    { 1, 0, { { 0, 6 }, { 0, 6 } } }, { 0, -1, { { -3, -2 }, { -2, 1 } } }, { 1, -1, { { -3, 4 }, { -2, 1 } } }, { 0 },
};

#define BARS(patch, rows_, columns_)                                                                                           \
    { .rows = rows_, .columns = columns_, .centre = { 0, -1 }, .pen = PEN_NONE, .blank = true, .width = 3, .scale = 1,         \
      .patches = &patch, .ornaments = pointed_bars_ornaments, .rim = pointed_bars_rim, .shades = SHADES }
#define SMALL(patch, rows_, columns_)                                                                                          \
    { .rows = rows_, .columns = columns_, .centre = { 0, -1 }, .pen = PEN_POSTS, .blank = true, .width = 3, .scale = 1,        \
      .patches = &patch, .ornaments = pointed_small_ornaments, .rim = pointed_small_rim, .shades = SHADES }
#define MEDIUM(patch, rows_, columns_)                                                                                         \
    { .rows = rows_, .columns = columns_, .centre = { 0, -1 }, .pen = PEN_POSTS, .blank = true, .scale = 1,                    \
      .patches = &patch, .ornaments = pointed_large_ornaments, .rim = pointed_medium_rim, .shades = SHADES }
#define LARGE(patch, rows_, columns_)                                                                                          \
    { .rows = rows_, .columns = columns_, .centre = { 0, -1 }, .pen = PEN_POSTS, .blank = true, .scale = 1,                    \
      .patches = &patch, .ornaments = pointed_large_ornaments, .rim = pointed_large_rim, .shades = SHADES }
#define LINE(patch, rows_, columns_)                                                                                           \
    { .rows = rows_, .columns = columns_, .centre = { 0, -1 }, .pen = PEN_NONE, .scale = 1,                                    \
      .patches = &patch, .ornaments = none, .rim = pointed_bars_rim, .shades = LINE_SHADES }

static const struct patch pointed_91_bars = POINTED_BARS(5, 23), pointed_91_small = POINTED_SMALL(11, 23),
    pointed_91_medium = POINTED_MEDIUM(17, 34), pointed_91_large = POINTED_LARGE(22, 34);
static const struct drawing_size pointed_91_cells[] = {
    SMALL(pointed_91_small, 23, 49), MEDIUM(pointed_91_medium, 36, 72), LARGE(pointed_91_large, 47, 72),
};
static const struct drawing_size pointed_91_lines[] = { LINE(pointed_91_bars, 12, 49) };

static const struct patch devasa_bars = POINTED_BARS(0, 3), devasa_small = POINTED_SMALL(1, 3),
    devasa_medium = POINTED_MEDIUM(2, 4), devasa_large = POINTED_LARGE(2, 4);
static const struct drawing_size devasa_cells[] = {
    SMALL(devasa_small, 20, 57), MEDIUM(devasa_medium, 30, 84), LARGE(devasa_large, 39, 84),
};
static const struct drawing_size devasa_lines[] = { LINE(devasa_bars, 10, 57) };

static const struct patch brusky_bars = POINTED_BARS(0, -3), brusky_small = POINTED_SMALL(1, -3),
    brusky_medium = POINTED_MEDIUM(2, -5), brusky_large = POINTED_LARGE(2, -5);
static const struct drawing_size brusky_cells[] = {
    SMALL(brusky_small, 18, 55), MEDIUM(brusky_medium, 27, 81), LARGE(brusky_large, 35, 81),
};
static const struct drawing_size brusky_lines[] = { LINE(brusky_bars, 9, 55) };

static const struct patch dreierschach_bars = POINTED_BARS(0, -11), dreierschach_small = POINTED_SMALL(1, -11),
    dreierschach_large = POINTED_LARGE(2, -17);
static const struct drawing_size dreierschach_cells[] = {
    BARS(dreierschach_bars, 14, 57), SMALL(dreierschach_small, 28, 57), LARGE(dreierschach_large, 55, 86),
};
static const struct drawing_size dreierschach_lines[] = { LINE(dreierschach_bars, 14, 57) };

/* ---- the lists ---- */

#define DRAWINGS(cells_, lines_, arrows_)                                                                                      \
    {                                                                                                                          \
        { .key = "cells", .sizes = cells_, .nsize = sizeof cells_ / sizeof cells_[0], .where = where, .arrows = arrows_ },     \
        { .key = "line", .sizes = lines_, .nsize = sizeof lines_ / sizeof lines_[0], .where = where, .arrows = arrows_ },      \
        { .key = NULL },                                                                                                       \
    }

const struct drawing drawings_shafran[] = DRAWINGS(shafran_cells, shafran_lines, flat_arrows);
const struct drawing drawings_hex_flat_91[] = DRAWINGS(flat_91_cells, flat_91_lines, flat_arrows);
const struct drawing drawings_hex_pointed_91[] = DRAWINGS(pointed_91_cells, pointed_91_lines, pointed_arrows);
const struct drawing drawings_devasa[] = DRAWINGS(devasa_cells, devasa_lines, pointed_arrows);
const struct drawing drawings_brusky[] = DRAWINGS(brusky_cells, brusky_lines, pointed_arrows);
const struct drawing drawings_dreierschach[] = DRAWINGS(dreierschach_cells, dreierschach_lines, pointed_arrows);
