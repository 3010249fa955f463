/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a board looks like as text, as plain data.  A topology has several drawings (fan, star, ...), a drawing several sizes,
   small ones first.  One renderer (picture.h) makes pictures of all of them.

   A drawing sees the board as a few *patches*: in each of them cells have numbers (x, y).  A size says where the field of a cell
   is, the characters that name its man, and what its outline is: a polygon round the field, the same for all cells of a patch,
   or, where cells are bent, the quadrilateral x-1 <= u <= x, y-1 <= v <= y of a plane that is laid on the screen:

       corner (u, v) = (u * along_u + v * along_v + u * v * bend) / scale      in columns and lines from the centre

   What stands beside the fields (separators of drawings without outlines, edge labels) is a table of *ornaments*; where lines of
   cells leave the board in several directions, their labels find their places by a *rim*. */
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
    uint8_t patch;
    int8_t x, y;
};

/* How the sides of cells are drawn. */
enum pen {
    PEN_NONE,                   /* not at all; ornaments separate the fields */
    PEN_GRID,                   /* corners lie on characters: + - | and slants between them */
    PEN_ROOFS,                  /* corners lie between characters: a level side is _ on the line above it */
    PEN_POSTS,                  /* corners lie on columns, between lines: slants of n lines lead n + 1 columns aside to | */
    PEN_BRAILLE                 /* dots, 2 x 4 to a character */
};

/* Ornaments that are made of the cell's name. */
enum label {
    LABEL_LETTER = 1,           /* the letter as names have it */
    LABEL_CAPITAL,
    LABEL_NUMBER,               /* begins here */
    LABEL_NUMBER_END,           /* ends here */
    LABEL_SHADE                 /* the shade of the cell; a blank one leaves what is there */
};

enum { ORNAMENT_OWN = 128 };

struct ornament {               /* one character, or a label, beside the fields of these cells */
    uint8_t patches;            /* bit mask; ORNAMENT_OWN: x and y are those of the board without a turn, so that it goes with its cell */
    int8_t x_from, x_to, y_from, y_to;
    int8_t line, column;        /* relative to the field */
    char glyph;                 /* ASCII, of which the charset may make a box line; or an enum label */
};

struct rim {                    /* labels of the lines that leave the board in the direction (x, y); the earlier one is preferred */
    int8_t x, y;
    struct {
        int8_t line, column;    /* relative to the field of the last cell; numbers at the left end there */
    } place[2];                 /* the first one that is free; if none is there is no label */
};

enum { CELL_CORNERS = 6 };      /* at most */

struct patch {
    int8_t line[3], column[3];  /* field = (line[0] * x + line[1] * y + line[2], the same for column) from the origin */
    struct point along_u, along_v, bend;
    uint8_t ncorner;            /* 0 = the quadrilateral of u and v */
    struct point corner[CELL_CORNERS];  /* in order round it, in halves of characters from the middle of the field's first one */
};

struct drawing_size {
    uint8_t rows, columns;      /* room for every turn and alphabet, labels included */
    struct point centre;        /* the place of corner (0, 0), in *halves* of characters from the middle of the first one */
    uint8_t pen;                /* enum pen */
    uint8_t charset;            /* the least charset for which it is offered */
    bool middle;                /* the field is in the middle of the cell; the formulas are not used */
    bool blank;                 /* fields of empty cells are blank, ornaments show their shades */
    uint8_t width;              /* of a field between its brackets: 2, or 3 with a free character behind the man; 0 = 2 */
    int scale;                  /* of the three vectors of the patches; 0 = no polygons, fields only */
    const struct patch *patches;
    const struct ornament *ornaments;   /* a later one covers an earlier one; ends with patches = 0 */
    const struct rim *rim;      /* ends with x = y = 0; NULL = none */
    const char *shades;         /* characters of light, dark and middle cells, NULL = ".:" */
};

/* Keys that move the cursor.  ORDER arrow: clockwise, as on the keypad 8 9 6 3 2 1 4 7 */
enum arrow { ARROW_UP, ARROW_PAGE_UP, ARROW_RIGHT, ARROW_PAGE_DOWN, ARROW_DOWN, ARROW_END, ARROW_LEFT, ARROW_HOME, ARROWS };

struct arrow_steps {            /* what a key adds to the x and y of a cell, again and again over holes; pressed again, the second step, and
                                   so on in turn */
    int8_t x, y, again_x, again_y;
};

#define ARROW_STEP(x, y) { x, y, x, y }
/* To the eight cells round about, where x counts columns and y lines. */
extern const struct arrow_steps arrows_to_eight[ARROWS];

struct drawing {
    const char *key;
    bool schematic;             /* cells may touch where the board does not */
    uint8_t nsize;
    const struct drawing_size *sizes;
    struct patch_cell (*where)(const struct topology *, int cell);
    const struct arrow_steps *arrows;   /* indexed by enum arrow; NULL = to the nearest field in the direction of the key */
    uint8_t ring;               /* x runs from 1 to here and round again; 0 = it does not */
    bool upright;               /* only the board that is not turned has labels: its lines bend when it is turned */
};

/* Lists end with an entry whose key is NULL; the first one is the default. */
extern const struct drawing drawings_square[], drawings_three_sided[];
extern const struct drawing drawings_shafran[], drawings_hex_flat_91[];                         /* flat-top hexagons */
extern const struct drawing drawings_tagiev[], drawings_star_108[], drawings_star_192[], drawings_ribbon[];
extern const struct drawing drawings_hex_pointed_91[], drawings_devasa[], drawings_brusky[], drawings_dreierschach[];

/* The drawing of that name, or NULL. */
const struct drawing *drawing_find(const struct topology *, const char *key);
/* The largest size that fits into so many rows and columns and is offered for this charset, or -1. */
int drawing_fit(const struct drawing *, enum charset, int rows, int columns);

/* The character from which fields count: under the centre, or the first one right of it and below it. */
struct point drawing_origin(const struct drawing_size *);
/* Where the field of a cell begins, counted from the origin. */
struct point drawing_field(const struct drawing_size *, struct patch_cell);

/* Corners are exact points, counted from the centre in units of which so many make a character. */
static inline int drawing_unit(const struct drawing_size *s)
{
    return 4 * s->scale;
}

/* The corners of a cell, in order round it, and their number.  The size must have polygons. */
int drawing_outline(const struct drawing_size *, struct patch_cell, struct point corner[CELL_CORNERS]);

#endif
