/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A drawn board: a grid of characters, each with its role and the cell it belongs to.  A picture knows the board but no
   position; picture_fill() puts men and marks on it.  Screens and line mode use the same pictures.

   Typical use:

       struct picture bare, board;                          // no pointers to own; about 30 KB each
       picture_make(&bare, (struct picture_of){ .topology = t, .drawing = t->drawings, .turn = seat });
       picture_fill(&board, &bare, fields);                 // fields[cell]: two characters and a mark
       picture_print(&board, &text);                        // or walk board.spot[row][column]
*/
#ifndef TRIARCH_BOARD_PICTURE_H
#define TRIARCH_BOARD_PICTURE_H

#include "board/drawing.h"

struct text;

enum { PICTURE_ROWS = 60, PICTURE_COLUMNS = 120 };

enum spot_role {
    SPOT_OUTSIDE,               /* blank, belongs to no cell */
    SPOT_GROUND,                /* blank, inside a cell */
    SPOT_FIELD,                 /* one of the two characters of a cell's field */
    SPOT_OUTLINE,               /* a side of cells, or a separator */
    SPOT_LABEL,                 /* a letter or number at the edge */
    SPOT_MARK                   /* a bracket beside a field; only after picture_fill() */
};

struct spot {
    uint16_t glyph;             /* code point, one column wide */
    uint8_t role;               /* enum spot_role */
    uint8_t cell;               /* GROUND, FIELD, MARK: its cell.  OUTLINE: the cell on whose ground it lies, as separators,
                                   _ and Braille do, so that colour has no gaps.  LABEL: the outermost cell of the line that
                                   it names.  Else NO_CELL. */
};

struct place {
    uint8_t row, column;
};

/* What a picture shows; size is an index into drawing->sizes, see drawing_fit(). */
struct picture_of {
    const struct topology *topology;
    const struct drawing *drawing;
    uint8_t size, turn, alphabet, charset;
};

struct picture {
    struct picture_of of;
    uint8_t rows, columns;              /* the same for all turns and alphabets, and so is the place of the centre */
    struct patch_cell seen[CELLS_MAX];  /* where the drawing sees each cell after the turn */
    struct place field[CELLS_MAX];      /* where the field of each cell begins; brackets have room on both sides */
    struct spot spot[PICTURE_ROWS][PICTURE_COLUMNS];
};

/* Bare fields show their shade, `::` dark, `..` light, unless the size leaves them blank.  A charset below the size's own gives the
   size without outlines. */
void picture_make(struct picture *, struct picture_of);

/* The cell to which this place belongs: its ground, its field, its brackets; else the nearest field not further than 4, a
   line counted as two columns; else NO_CELL.  Any row and column may be asked. */
int picture_hit(const struct picture *, int row, int column);

/* Where the hardware cursor stands for a cell: on the letter of the kind. */
static inline struct place picture_anchor(const struct picture *p, int cell)
{
    return (struct place){ p->field[cell].row, (uint8_t)(p->field[cell].column + 1) };
}

/* The cell that is seen at (x, y) of the drawing, whatever its patch, or NO_CELL. */
int picture_seen_at(const struct picture *, int x, int y);

/* The cell that an arrow key leads to when it has been pressed so many times before without another one, `cell` itself where there
   is none. */
int picture_neighbour(const struct picture *, int cell, enum arrow, int presses);

/* Marks without colour, the stronger one last: where several fit one cell, the caller takes the largest. */
enum mark {
    MARK_NONE,
    MARK_LAST,                  /* {wP} just moved */
    MARK_CHECK,                 /* !wK! */
    MARK_TARGET,                /* (bP) may be taken, () or ( ) may be entered */
    MARK_PICKED                 /* [wB] */
};

struct field {
    uint16_t glyph[2];          /* owner and kind; glyph[0] = 0: empty, shown as its shade or as () */
    uint8_t mark;               /* enum mark */
};

/* A copy of `bare` with men and marks, fields[cell] for each cell.  Where two brackets need one column the later in reading
   order wins. */
void picture_fill(struct picture *, const struct picture *bare, const struct field fields[]);

/* Appends the picture as lines of UTF-8 without blanks at their ends. */
void picture_print(const struct picture *, struct text *);

#endif
