/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawings of the square board: one patch, x counts files and y counts ranks. */
#include "board/drawing.h"

static struct patch_cell where(const struct topology *t, int cell)
{
    (void)t;
    return (struct patch_cell){ 0, (uint8_t)(cell % 8 + 1), (uint8_t)(cell / 8 + 1) };
}

#define ALL 1, 8
#define FIRST 1, 1
#define LAST 8, 8

/* Corner (0, 0) is the lower left one; lines count upwards from it. */
static const struct patch small = { .line = { 0, -1, 0 }, .column = { 3, 0, -2 }, .along_u = { 3, 0 }, .along_v = { 0, -1 } };
static const struct patch medium = { .line = { 0, -2, 1 }, .column = { 5, 0, -3 }, .along_u = { 5, 0 }, .along_v = { 0, -2 } };
static const struct patch large = { .line = { 0, -4, 2 }, .column = { 9, 0, -5 }, .along_u = { 9, 0 }, .along_v = { 0, -4 } };

/* Numbers on both sides, letters below: left, right and down are distances from the field. */
#define LABELS(left, right, down)                     \
    { 1, FIRST, ALL, 0, -(left), LABEL_NUMBER },      \
    { 1, LAST, ALL, 0, right, LABEL_NUMBER },         \
    { 1, ALL, FIRST, down, 0, LABEL_LETTER }

static const struct ornament small_ornaments[] = {
    { 1, ALL, ALL, 0, -1, '|' }, { 1, LAST, ALL, 0, 2, '|' }, LABELS(2, 3, 1), { 0 },
};
static const struct ornament medium_ornaments[] = { LABELS(4, 5, 2), { 0 } };
static const struct ornament large_ornaments[] = { LABELS(6, 7, 3), { 0 } };

static const struct drawing_size sizes[] = {
    { .rows = 9, .columns = 27, .centre = { 2, 15 }, .pen = PEN_NONE, .scale = 1,
      .patches = &small, .ornaments = small_ornaments },
    { .rows = 18, .columns = 45, .centre = { 4, 32 }, .pen = PEN_GRID, .scale = 1,
      .patches = &medium, .ornaments = medium_ornaments },
    { .rows = 34, .columns = 77, .centre = { 4, 64 }, .pen = PEN_GRID, .scale = 1,
      .patches = &large, .ornaments = large_ornaments },
};

const struct drawing drawings_square[] = {
    { .key = "board", .sizes = sizes, .nsize = sizeof sizes / sizeof sizes[0], .where = where },
    { .key = NULL },
};
