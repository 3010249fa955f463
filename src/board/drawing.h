/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a board looks like as text, as plain data.  A topology has several drawings (fan, star, ...), a drawing several sizes,
   small ones first.  One renderer (picture.h) makes pictures of all of them.

   A drawing sees the board as a few *patches*: in each of them cells have numbers (x, y), counted from 1, and a cell is the
   quadrilateral x-1 <= u <= x, y-1 <= v <= y.  A size says how the plane (u, v) of each patch is laid on the screen:

       corner (u, v) = (u * along_u + v * along_v + u * v * bend) / scale      in columns and lines from the centre

   and where the field of a cell is, the two characters that name its man.  What stands beside the fields (separators of
   drawings without outlines, edge labels) is a table of *ornaments*. */
#ifndef TRIARCH_BOARD_DRAWING_H
#define TRIARCH_BOARD_DRAWING_H

#include <stdbool.h>
#include <stdint.h>

#include "board/topology.h"

/* What the terminal can show. */
enum charset {
    CHARSET_ASCII,
    CHARSET_LINES,              /* UTF-8, box lines; slants stay ASCII and there is no Braille: TERM=linux */
    CHARSET_FULL                /* UTF-8, box lines, slanting lines, Braille */
};

struct point {                  /* columns to the right, lines downwards */
    int column, line;
};

struct patch_cell {             /* where a drawing sees a cell */
    uint8_t patch, x, y;
};

/* How the sides of cells are drawn. */
enum pen {
    PEN_NONE,                   /* not at all; ornaments separate the fields */
    PEN_GRID,                   /* corners lie on characters: + - | and slants between them */
    PEN_ROOFS,                  /* corners lie between characters: a level side is _ on the line above it */
    PEN_BRAILLE                 /* dots, 2 x 4 to a character */
};

/* Ornaments that are made of the cell's name. */
enum label {
    LABEL_LETTER = 1,           /* the letter as names have it */
    LABEL_CAPITAL,
    LABEL_NUMBER,               /* begins here */
    LABEL_NUMBER_END            /* ends here */
};

struct ornament {               /* one character, or a label, beside the fields of these cells */
    uint8_t patches;            /* bit mask */
    uint8_t x_from, x_to, y_from, y_to;
    int8_t line, column;        /* relative to the field */
    char glyph;                 /* ASCII, of which the charset may make a box line; or an enum label */
};

struct patch {
    int8_t line[3], column[3];  /* field = (line[0] * x + line[1] * y + line[2], the same for column) from the origin */
    struct point along_u, along_v, bend;
};

struct drawing_size {
    uint8_t rows, columns;      /* room for every turn and alphabet, labels included */
    struct point centre;        /* the place of corner (0, 0), in *halves* of characters from the middle of the first one */
    uint8_t pen;                /* enum pen */
    uint8_t charset;            /* the least charset for which it is offered */
    bool middle;                /* the field is in the middle of the cell; the formulas are not used */
    int scale;                  /* of the three vectors of the patches; 0 = no polygons, fields only */
    const struct patch *patches;
    const struct ornament *ornaments;   /* a later one covers an earlier one; ends with patches = 0 */
};

struct drawing {
    const char *key;
    bool schematic;             /* cells may touch where the board does not */
    uint8_t nsize;
    const struct drawing_size *sizes;
    struct patch_cell (*where)(const struct topology *, int cell);
};

/* Lists end with an entry whose key is NULL; the first one is the default. */
extern const struct drawing drawings_square[], drawings_three_sided[];

/* The drawing of that name, or NULL. */
const struct drawing *drawing_find(const struct topology *, const char *key);
/* The largest size that fits into so many rows and columns and is offered for this charset, or -1. */
int drawing_fit(const struct drawing *, enum charset, int rows, int columns);

/* The character from which fields count: under the centre, or the first one right of it and below it. */
struct point drawing_origin(const struct drawing_size *);
/* Where the field of a cell begins, counted from the origin. */
struct point drawing_field(const struct drawing_size *, struct patch_cell);

enum { CELL_CORNERS = 4 };

/* Corners are exact points, counted from the centre in units of which so many make a character. */
static inline int drawing_unit(const struct drawing_size *s)
{
    return 4 * s->scale;
}

/* The corners of a cell, in order round it.  The size must have polygons. */
void drawing_outline(const struct drawing_size *, struct patch_cell, struct point corner[CELL_CORNERS]);

#endif
