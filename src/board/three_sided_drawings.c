/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawings of the three-sided board.  A patch is one of the six quadrants of 4x4 cells round the centre point.  It lies between
   two of six arms, x along arm q and y along arm q + 1, and a drawing is above all the choice of these arms:

      fan, White below            star, White lower left       hexagon, White below

                                           /\
            |       |                     /  \                     ___4___
            |\     /|              ____4_/ 4  \_5____             /   |   \
          3 | \ 4 / | 5            \     \    /     /          3 / 3  |  4 \ 5
       +----+3 \ / 4+----+          \  3  \  /  5  /            /`-.  |  .-'\
        \    \  |  /    /          3 \_____\/_____/ 0          /    `-|-'    \
         \  2 \ | / 5  /             /     /\     \            \ 2  .-|-.  5 /
          \    \|/    /             /  2  /  \  0  \            \.-'  |  `-./
         2 +----+----+ 0           /_____/    \_____\          2 \ 1  |  0 / 0
           | 1  |  0 |                  2 \ 1  / 1                \___|___/
           +----+----+                     \  /                       1
                1                           \/

   The sides of a quadrant are four cells long.  In fan and star it is a parallelogram; in the hexagon it is bent to reach the
   corner of the board.  The star counts its quadrants from one further on, so that White's army lies on the lower left. */
#include "board/drawing.h"
#include "board/three_sided.h"

static struct patch_cell where_upright(const struct topology *t, int cell)
{
    struct frame f = three_sided_frame(cell);
    (void)t;
    return (struct patch_cell){ (uint8_t)f.q, (uint8_t)f.x, (uint8_t)f.y };
}

static struct patch_cell where_lying(const struct topology *t, int cell)
{
    struct patch_cell at = where_upright(t, cell);
    at.patch = (uint8_t)((at.patch + 1) % 6);
    return at;
}

/* Flat: a patch is a player's half, x counts his columns and y his rows. */
static struct patch_cell where_flat(const struct topology *t, int cell)
{
    (void)t;
    return (struct patch_cell){ (uint8_t)(cell / 32), (uint8_t)(cell % 8 + 1), (uint8_t)(cell / 8 % 4 + 1) };
}

#define ON(q) (1u << (q))
#define ALL 1, 4
#define RIM 4, 4
/* Labels beside the four outer cells of the side x = 4 or y = 4. */
#define X_LABEL(q, line, column, label) { ON(q), RIM, ALL, line, column, label }
#define Y_LABEL(q, line, column, label) { ON(q), ALL, RIM, line, column, label }

/* ---- the fan ---- */

static const struct patch fan_small[6] = {
    { .line = { 0, 1, -1 }, .column = { 4, 0, -3 }, .along_u = { 4, 0 }, .along_v = { 0, 1 } },           /* base, right */
    { .line = { 1, 0, -1 }, .column = { 0, -4, 1 }, .along_u = { 0, 1 }, .along_v = { -4, 0 } },          /* base, left */
    { .line = { 0, -1, 0 }, .column = { -4, -3, 3 }, .along_u = { -4, 0 }, .along_v = { -3, -1 } },       /* left wing */
    { .line = { -1, -2, 1 }, .column = { -3, 0, 1 }, .along_u = { -3, -1 }, .along_v = { 0, -2 } },       /* left horn */
    { .line = { -2, -1, 1 }, .column = { 0, 3, -2 }, .along_u = { 0, -2 }, .along_v = { 3, -1 } },        /* right horn */
    { .line = { -1, 0, 0 }, .column = { 3, 4, -4 }, .along_u = { 3, -1 }, .along_v = { 4, 0 } },          /* right wing */
};

static const struct ornament fan_small_ornaments[] = {
    { ON(0) | ON(1), ALL, ALL, 0, -1, '|' }, { ON(0), RIM, ALL, 0, 3, '|' },
    { ON(2), ALL, ALL, 0, 2, '\\' }, { ON(2), RIM, ALL, 0, -2, '\\' },
    { ON(5), ALL, ALL, 0, -1, '/' }, { ON(5), ALL, RIM, 0, 3, '/' },
    { ON(3), ALL, ALL, 0, -1, '|' }, { ON(3), ALL, 1, 3, -1, 0, '\\' },
    { ON(3), 1, 1, ALL, 0, 2, '|' }, { ON(3), 1, 1, ALL, -1, 2, '|' },
    { ON(4), ALL, ALL, 0, 2, '|' }, { ON(4), 1, 3, ALL, -1, 1, '/' },
    X_LABEL(0, 0, 4, LABEL_NUMBER), Y_LABEL(0, 1, 0, LABEL_CAPITAL),
    X_LABEL(1, 1, 0, LABEL_CAPITAL), Y_LABEL(1, 0, -2, LABEL_NUMBER_END),
    X_LABEL(2, 0, -3, LABEL_NUMBER_END), Y_LABEL(2, -1, -3, LABEL_CAPITAL),
    X_LABEL(3, 0, -3, LABEL_CAPITAL), Y_LABEL(3, -1, 0, LABEL_NUMBER),
    X_LABEL(4, -1, 1, LABEL_NUMBER_END), Y_LABEL(4, 0, 4, LABEL_CAPITAL),
    X_LABEL(5, -1, 4, LABEL_CAPITAL), Y_LABEL(5, 0, 4, LABEL_NUMBER),
    { 0 },
};

static const struct patch fan_large[6] = {
    { .line = { 0, 2, -1 }, .column = { 6, 0, -4 }, .along_u = { 6, 0 }, .along_v = { 0, 2 } },
    { .line = { 2, 0, -1 }, .column = { 0, -6, 2 }, .along_u = { 0, 2 }, .along_v = { -6, 0 } },
    { .line = { 0, -4, 2 }, .column = { -6, -4, 4 }, .along_u = { -6, 0 }, .along_v = { -4, -4 } },
    { .line = { -4, -3, 3 }, .column = { -4, 0, 1 }, .along_u = { -4, -4 }, .along_v = { 0, -3 } },
    { .line = { -3, -4, 3 }, .column = { 0, 4, -2 }, .along_u = { 0, -3 }, .along_v = { 4, -4 } },
    { .line = { -4, 0, 2 }, .column = { 4, 6, -5 }, .along_u = { 4, -4 }, .along_v = { 6, 0 } },
};

static const struct ornament fan_large_ornaments[] = {
    X_LABEL(0, 0, 6, LABEL_NUMBER), Y_LABEL(0, 2, 0, LABEL_CAPITAL),
    X_LABEL(1, 2, 0, LABEL_CAPITAL), Y_LABEL(1, 0, -4, LABEL_NUMBER_END),
    X_LABEL(2, 0, -4, LABEL_NUMBER_END), Y_LABEL(2, -3, -3, LABEL_CAPITAL),
    X_LABEL(3, -1, -3, LABEL_CAPITAL), Y_LABEL(3, -3, 1, LABEL_NUMBER),
    X_LABEL(4, -3, 0, LABEL_NUMBER_END), Y_LABEL(4, -1, 4, LABEL_CAPITAL),
    X_LABEL(5, -3, 4, LABEL_CAPITAL), Y_LABEL(5, 0, 5, LABEL_NUMBER),
    { 0 },
};

static const struct drawing_size fan_sizes[] = {
    { .rows = 17, .columns = 59, .centre = { 58, 23 }, .pen = PEN_NONE, .scale = 1,
      .patches = fan_small, .ornaments = fan_small_ornaments },
    { .rows = 38, .columns = 83, .centre = { 82, 56 }, .pen = PEN_GRID, .scale = 1,
      .patches = fan_large, .ornaments = fan_large_ornaments },
};

/* ---- the lying star ---- */

static const struct patch star_small[6] = {
    { .line = { 0, 1, -1 }, .column = { 4, 2, -4 }, .along_u = { 4, 0 }, .along_v = { 2, 1 } },           /* right, low */
    { .line = { 1, 1, -2 }, .column = { 2, -2, -1 }, .along_u = { 2, 1 }, .along_v = { -2, 1 } },         /* bottom */
    { .line = { 1, 0, -1 }, .column = { -2, -4, 2 }, .along_u = { -2, 1 }, .along_v = { -4, 0 } },        /* left, low */
    { .line = { 0, -1, 0 }, .column = { -4, -2, 2 }, .along_u = { -4, 0 }, .along_v = { -2, -1 } },       /* left, high */
    { .line = { -1, -1, 1 }, .column = { -2, 2, -1 }, .along_u = { -2, -1 }, .along_v = { 2, -1 } },      /* top */
    { .line = { -1, 0, 0 }, .column = { 2, 4, -4 }, .along_u = { 2, -1 }, .along_v = { 4, 0 } },          /* right, high */
};

static const struct ornament star_small_ornaments[] = {
    { ON(1) | ON(4), ALL, ALL, 0, -1, '<' }, { ON(1) | ON(4), ALL, ALL, 0, 2, '>' },
    { ON(0), ALL, ALL, 0, -1, '\\' }, { ON(0), RIM, ALL, 0, 3, '\\' },
    { ON(2), ALL, ALL, 0, 2, '/' }, { ON(2), ALL, RIM, 0, -2, '/' },
    { ON(3), ALL, ALL, 0, 2, '\\' }, { ON(3), RIM, ALL, 0, -2, '\\' },
    { ON(5), ALL, ALL, 0, -1, '/' }, { ON(5), ALL, RIM, 0, 3, '/' },
    X_LABEL(0, 0, 4, LABEL_CAPITAL), Y_LABEL(0, 1, 2, LABEL_NUMBER),
    X_LABEL(1, 1, 2, LABEL_NUMBER), Y_LABEL(1, 1, -1, LABEL_CAPITAL),
    X_LABEL(2, 1, -1, LABEL_CAPITAL), Y_LABEL(2, 0, -3, LABEL_NUMBER_END),
    X_LABEL(3, 0, -3, LABEL_NUMBER_END), Y_LABEL(3, -1, -1, LABEL_CAPITAL),
    X_LABEL(4, -1, -1, LABEL_CAPITAL), Y_LABEL(4, -1, 2, LABEL_NUMBER),
    X_LABEL(5, -1, 2, LABEL_NUMBER), Y_LABEL(5, 0, 4, LABEL_CAPITAL),
    { 0 },
};

static const struct patch star_large[6] = {
    { .line = { 0, 2, -2 }, .column = { 4, 2, -4 }, .along_u = { 4, 0 }, .along_v = { 2, 2 } },
    { .line = { 2, 2, -3 }, .column = { 2, -2, -1 }, .along_u = { 2, 2 }, .along_v = { -2, 2 } },
    { .line = { 2, 0, -2 }, .column = { -2, -4, 3 }, .along_u = { -2, 2 }, .along_v = { -4, 0 } },
    { .line = { 0, -2, 0 }, .column = { -4, -2, 2 }, .along_u = { -4, 0 }, .along_v = { -2, -2 } },
    { .line = { -2, -2, 1 }, .column = { -2, 2, -1 }, .along_u = { -2, -2 }, .along_v = { 2, -2 } },
    { .line = { -2, 0, 0 }, .column = { 2, 4, -3 }, .along_u = { 2, -2 }, .along_v = { 4, 0 } },
};

static const struct ornament star_large_ornaments[] = {
    X_LABEL(0, 0, 4, LABEL_CAPITAL), Y_LABEL(0, 2, 2, LABEL_NUMBER),
    X_LABEL(1, 1, 2, LABEL_NUMBER), Y_LABEL(1, 1, -1, LABEL_CAPITAL),
    X_LABEL(2, 2, -1, LABEL_CAPITAL), Y_LABEL(2, 0, -3, LABEL_NUMBER_END),
    X_LABEL(3, 0, -3, LABEL_NUMBER_END), Y_LABEL(3, -2, -1, LABEL_CAPITAL),
    X_LABEL(4, -1, -1, LABEL_CAPITAL), Y_LABEL(4, -1, 2, LABEL_NUMBER),
    X_LABEL(5, -2, 2, LABEL_NUMBER), Y_LABEL(5, 0, 4, LABEL_CAPITAL),
    { 0 },
};

static const struct drawing_size star_sizes[] = {
    { .rows = 16, .columns = 51, .centre = { 51, 15 }, .pen = PEN_NONE, .scale = 1,
      .patches = star_small, .ornaments = star_small_ornaments },
    { .rows = 32, .columns = 52, .centre = { 51, 31 }, .pen = PEN_ROOFS, .scale = 1,
      .patches = star_large, .ornaments = star_large_ornaments },
};

/* ---- the hexagon ---- */

/* A regular hexagon of radius 12 lines, stretched by 2.3 to columns, and one of 20 by 2.2; four cells to an arm.  The last
   digits of the lines tip the arms beside the level diagonal: they decide which of its cells are seen above it and which below. */
enum { FINE = 8000 };

static const struct patch hexagon_small[6] = {
    { .along_u = { 41400, 10392 }, .along_v = { 0, 20785 }, .bend = { -3450, -2598 } },
    { .along_u = { 0, 20785 }, .along_v = { -41400, 10392 }, .bend = { 3450, -2598 } },
    { .along_u = { -41400, 10392 }, .along_v = { -41400, -10394 }, .bend = { 6900, 1 } },
    { .along_u = { -41400, -10394 }, .along_v = { 0, -20785 }, .bend = { 3450, 2598 } },
    { .along_u = { 0, -20785 }, .along_v = { 41400, -10393 }, .bend = { -3450, 2598 } },
    { .along_u = { 41400, -10393 }, .along_v = { 41400, 10392 }, .bend = { -6900, 0 } },
};

static const struct patch hexagon_large[6] = {
    { .along_u = { 66000, 17321 }, .along_v = { 0, 34641 }, .bend = { -5500, -4330 } },
    { .along_u = { 0, 34641 }, .along_v = { -66000, 17321 }, .bend = { 5500, -4330 } },
    { .along_u = { -66000, 17321 }, .along_v = { -66000, -17323 }, .bend = { 11000, 1 } },
    { .along_u = { -66000, -17323 }, .along_v = { 0, -34641 }, .bend = { 5500, 4330 } },
    { .along_u = { 0, -34641 }, .along_v = { 66000, -17322 }, .bend = { -5500, 4330 } },
    { .along_u = { 66000, -17322 }, .along_v = { 66000, 17321 }, .bend = { -11000, 0 } },
};

/* Round the slanting rim each label has its own place: (line, column) beside the cells 1 to 4 of a side. */
#define X_LABELS(q, label, l1, c1, l2, c2, l3, c3, l4, c4)                                                  \
    { ON(q), RIM, 1, 1, l1, c1, label }, { ON(q), RIM, 2, 2, l2, c2, label }, { ON(q), RIM, 3, 3, l3, c3, label }, \
    { ON(q), RIM, 4, 4, l4, c4, label }
#define Y_LABELS(q, label, l1, c1, l2, c2, l3, c3, l4, c4)                                                  \
    { ON(q), 1, 1, RIM, l1, c1, label }, { ON(q), 2, 2, RIM, l2, c2, label }, { ON(q), 3, 3, RIM, l3, c3, label }, \
    { ON(q), 4, 4, RIM, l4, c4, label }

static const struct ornament hexagon_small_ornaments[] = {
    X_LABELS(0, LABEL_NUMBER, 1, 6, 1, 5, 0, 5, 0, 4),
    Y_LABELS(0, LABEL_CAPITAL, 1, 0, 1, 0, 1, 0, 1, -1),
    X_LABELS(1, LABEL_CAPITAL, 1, 1, 1, 1, 1, 1, 1, 2),
    Y_LABELS(1, LABEL_NUMBER, 1, -5, 1, -4, 0, -4, 0, -3),
    X_LABELS(2, LABEL_NUMBER, 2, -5, 1, -4, 1, -3, 1, -2),
    Y_LABELS(2, LABEL_CAPITAL, -2, -5, -1, -4, -1, -2, -2, -1),
    X_LABELS(3, LABEL_CAPITAL, -1, -5, -1, -4, 0, -4, 0, -3),
    Y_LABELS(3, LABEL_NUMBER, -1, 1, -1, 0, -1, 1, -1, 2),
    X_LABELS(4, LABEL_NUMBER, -1, 0, -1, 0, -1, 0, -1, -1),
    Y_LABELS(4, LABEL_CAPITAL, -1, 6, -1, 5, 0, 5, 0, 4),
    X_LABELS(5, LABEL_CAPITAL, -2, 6, -1, 5, -1, 3, -1, 2),
    Y_LABELS(5, LABEL_NUMBER, 2, 6, 1, 5, 1, 3, 2, 2),
    { 0 },
};

static const struct ornament hexagon_large_ornaments[] = {
    X_LABELS(0, LABEL_NUMBER, 2, 8, 1, 8, 1, 7, 0, 7),
    Y_LABELS(0, LABEL_CAPITAL, 3, 0, 3, -1, 3, -2, 2, -1),
    X_LABELS(1, LABEL_CAPITAL, 3, 1, 3, 2, 3, 3, 2, 2),
    Y_LABELS(1, LABEL_NUMBER, 2, -7, 1, -7, 1, -6, 0, -6),
    X_LABELS(2, LABEL_NUMBER, 2, -6, 2, -6, 2, -5, 2, -3),
    Y_LABELS(2, LABEL_CAPITAL, -2, -6, -2, -5, -2, -5, -3, -3),
    X_LABELS(3, LABEL_CAPITAL, -2, -7, -1, -7, -1, -6, 0, -6),
    Y_LABELS(3, LABEL_NUMBER, -3, 1, -3, 1, -3, 2, -2, 2),
    X_LABELS(4, LABEL_NUMBER, -3, 0, -3, -1, -3, -2, -2, -1),
    Y_LABELS(4, LABEL_CAPITAL, -2, 8, -1, 8, -1, 7, 0, 7),
    X_LABELS(5, LABEL_CAPITAL, -2, 7, -2, 6, -2, 6, -2, 4),
    Y_LABELS(5, LABEL_NUMBER, 2, 7, 2, 6, 2, 6, 3, 4),
    { 0 },
};

static const struct drawing_size hexagon_sizes[] = {
    { .rows = 22, .columns = 58, .centre = { 57, 21 }, .pen = PEN_NONE, .middle = true, .scale = FINE,
      .patches = hexagon_small, .ornaments = hexagon_small_ornaments },
    { .rows = 38, .columns = 91, .centre = { 89, 37 }, .pen = PEN_BRAILLE, .middle = true, .scale = FINE,
      .charset = CHARSET_FULL, .patches = hexagon_large, .ornaments = hexagon_large_ornaments },
};

/* ---- three flat halves ---- */

static const struct patch flat_halves[3] = {
    { .line = { 0, -1, 10 }, .column = { 3, 0, 12 } },
    { .line = { 0, 1, -1 }, .column = { -3, 0, 25 } },
    { .line = { 0, 1, -1 }, .column = { -3, 0, 54 } },
};

static const struct ornament flat_ornaments[] = {
    { ON(0) | ON(1) | ON(2), 1, 8, ALL, 0, -1, '|' }, { ON(0) | ON(1) | ON(2), 1, 8, ALL, 0, 2, '|' },
    { ON(0), 1, 8, RIM, -1, 0, LABEL_CAPITAL }, { ON(1) | ON(2), 1, 8, RIM, 1, 0, LABEL_CAPITAL },
    { ON(0), 1, 1, ALL, 0, -3, LABEL_NUMBER_END }, { ON(0), 8, 8, ALL, 0, 4, LABEL_NUMBER },
    { ON(1), 8, 8, ALL, 0, -3, LABEL_NUMBER_END }, { ON(2), 1, 1, ALL, 0, 4, LABEL_NUMBER },
    { 0 },
};

static const struct drawing_size flat_sizes[] = {
    { .rows = 10, .columns = 60, .centre = { 5, -1 }, .pen = PEN_NONE, .patches = flat_halves, .ornaments = flat_ornaments },
};

#define SIZES(table) .sizes = (table), .nsize = sizeof (table) / sizeof (table)[0]

const struct drawing drawings_three_sided[] = {
    { .key = "fan", SIZES(fan_sizes), .where = where_upright },
    { .key = "star", SIZES(star_sizes), .where = where_lying },
    { .key = "hexagon", SIZES(hexagon_sizes), .where = where_upright },
    { .key = "flat", .schematic = true, SIZES(flat_sizes), .where = where_flat },
    { .key = NULL },
};
