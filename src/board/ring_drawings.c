/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ribbon lies on its side: x counts ranks to the right, so that the three ranks of who sits at the bottom are in the middle, and y
   counts files downwards.  | (# on the grid) is the edge where rank 24 is glued to rank 1, ~ says that the ribbon goes on. */
#include "board/drawing.h"

enum { FILES = 8, RANKS = 24, FIRST = 20 /* the rank at the left end before White */ };

static struct patch_cell where(const struct topology *t, int cell)
{
    (void)t;
    return (struct patch_cell){ 0, (int8_t)((cell / FILES + 1 + RANKS - FIRST) % RANKS + 1), (int8_t)(cell % FILES + 1) };
}

enum { SEAM = (1 + RANKS - FIRST) % RANKS + 1, SEAMED = 1 | ORNAMENT_OWN };  /* x of rank 1 */

/* The corner (0, 0) lies left of the first rank and above the first file. */
static const struct patch small = { .line = { 0, 1, -1 }, .column = { 3, 0, -2 }, .along_u = { 3, 0 }, .along_v = { 0, 1 } };
static const struct ornament small_ornaments[] = {
    { 1, 1, RANKS, 1, 1, -1, 1, LABEL_NUMBER_END }, { 1, 1, RANKS, FILES, FILES, 1, 1, LABEL_NUMBER_END },
    { 1, 1, 1, 1, FILES, 0, -2, '~' }, { 1, RANKS, RANKS, 1, FILES, 0, 2, '~' },
    { 1, 1, 1, 1, FILES, 0, -4, LABEL_LETTER }, { 1, RANKS, RANKS, 1, FILES, 0, 4, LABEL_LETTER },
    { SEAMED, SEAM, SEAM, 1, FILES, 0, -1, '|' }, { 0 },
};

static const struct patch large = { .line = { 0, 2, -1 }, .column = { 4, 0, -2 }, .along_u = { 4, 0 }, .along_v = { 0, 2 } };
static const struct ornament large_ornaments[] = {
    { 1, 1, RANKS, 1, 1, -2, 0, LABEL_NUMBER_END }, { 1, 1, RANKS, FILES, FILES, 2, 0, LABEL_NUMBER_END },
    { 1, 1, 1, 1, FILES, 0, -3, '~' }, { 1, RANKS, RANKS, 1, FILES, 0, 3, '~' },
    { 1, 1, 1, 1, FILES, 0, -5, LABEL_LETTER }, { 1, RANKS, RANKS, 1, FILES, 0, 5, LABEL_LETTER },
    { SEAMED, SEAM, SEAM, 1, FILES, 0, -2, '#' }, { SEAMED, SEAM, SEAM, 1, FILES, -1, -2, '#' },
    { SEAMED, SEAM, SEAM, FILES, FILES, 1, -2, '#' }, { 0 },
};

static const struct drawing_size sizes[] = {
    { .rows = 10, .columns = 78, .centre = { 5, 1 }, .pen = PEN_NONE, .scale = 1, .patches = &small, .ornaments = small_ornaments,
      .shades = " :" },
    { .rows = 19, .columns = 103, .centre = { 6, 2 }, .pen = PEN_GRID, .scale = 1, .patches = &large, .ornaments = large_ornaments,
      .shades = " :" },
};

const struct drawing drawings_ribbon[] = {
    { .key = "ribbon", .sizes = sizes, .nsize = 2, .where = where, .arrows = arrows_to_eight, .ring = RANKS },
    { .key = NULL },
};
