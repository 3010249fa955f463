/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A board for three leaves four corners of the screen free, and each player's plate goes into the corner where he sits:

       left player   /\/\   right player           where the corners are too small, plates and record
                   __|  |__                         stand in a column at the right of the board
                   \  \/  /
       own plate     |__|   record
       -------------------------------
       foot: message, entry line, keys             a foot of one line leaves the message to the record's place

   A board that is as wide as the screen has them in a row below it.  What is free is measured on the picture itself, row by row, so
   that every drawing and size finds its layout. */
#include "ui/layout.h"

enum {
    FOOT_LEAST = 1, FOOT_GOOD = 2, FOOT_MOST = 6, MESSAGE_LEAST = 3, MESSAGE_MOST = 5, COLUMNS_LEAST = 40,
    PLATE_ROWS = 5, PLATE_COLUMNS = 19, CORNER_MOST = 44,
    COLUMN_LEAST = 20, COLUMN_MOST = 44
};

void layout_least(const struct drawing *d, int *rows, int *columns)
{
    *rows = d->sizes[0].rows + FOOT_LEAST;
    *columns = d->sizes[0].columns > COLUMNS_LEAST ? d->sizes[0].columns : COLUMNS_LEAST;
}

int layout_size(const struct drawing *d, enum charset charset, int zoom, int rows, int columns)
{
    int size = drawing_fit(d, charset, rows - FOOT_GOOD, columns);

    if (size < 0)
        size = drawing_fit(d, charset, rows - FOOT_LEAST, columns);
    return zoom && size > zoom - 1 ? zoom - 1 : size;
}

/* Free columns at the left (or right) of a row of the picture. */
static int free_columns(const struct picture *p, int row, bool right)
{
    int n = 0;

    while (n < p->columns && p->spot[row][right ? p->columns - 1 - n : n].role == SPOT_OUTSIDE)
        n++;
    return n;
}

/* The best area in a corner: at least PLATE_ROWS high, as wide as it gets.  Rows are counted from the top or from the bottom. */
static struct area corner(const struct picture *p, const struct layout *l, bool bottom, bool right, int columns)
{
    int margin = right ? columns - l->board.column - l->board.columns : l->board.column, high = 0, wide = CORNER_MOST;

    for (; high < (p->rows + 1) / 2; high++) {
        int n = margin + free_columns(p, bottom ? p->rows - 1 - high : high, right) - 2;
        if (n < PLATE_COLUMNS || (high >= PLATE_ROWS && n < wide - 4))
            break;
        wide = n < wide ? n : wide;
    }
    struct area a = { l->board.row, 1, high >= PLATE_ROWS ? high : 0, wide };
    if (bottom)
        a.row = l->board.row + p->rows - high;
    if (right)
        a.column = columns - wide - 1;
    return a;
}

/* Plates in the corners of a board in the middle of the screen.  False: a corner is too small. */
static bool place_around(struct layout *l, const struct picture *p, bool two, int columns)
{
    l->board.column = (columns - p->columns) / 2;
    l->plate[SIDE_BOTTOM] = corner(p, l, true, false, columns);
    l->plate[SIDE_LEFT] = corner(p, l, false, false, columns);
    l->plate[SIDE_RIGHT] = corner(p, l, false, true, columns);
    l->record = corner(p, l, true, true, columns);
    if (two)
        l->record = l->plate[SIDE_RIGHT];
    return l->plate[SIDE_BOTTOM].rows && l->plate[SIDE_LEFT].rows && l->record.rows && l->plate[SIDE_RIGHT].rows;
}

/* Plates in a column at the right: those of the others at the top, the own one at the bottom, the record between. */
static bool place_beside(struct layout *l, const struct picture *p, bool two, int columns)
{
    int wide = columns - p->columns - 3, high = p->rows, others = two ? 1 : 2;
    struct area a = { l->board.row, 0, PLATE_ROWS, wide > COLUMN_MOST ? COLUMN_MOST : wide };

    for (int side = 0; side < SIDES; side++)
        l->plate[side].rows = 0;
    l->record.rows = 0;
    if (wide < COLUMN_LEAST)
        return false;
    l->board.column = (columns - p->columns - a.columns - 3) / 2;
    a.column = l->board.column + p->columns + 2;
    if (high < (others + 1) * (PLATE_ROWS + 1) - 1)
        a.rows = (high + 1) / (others + 1) - 1;
    for (int i = 0; i < others; i++, a.row += a.rows + 1)
        l->plate[SIDE_LEFT + i] = a;
    l->record = a;
    l->record.rows = l->board.row + high - a.rows - 1 - a.row;
    a.row = l->board.row + high - a.rows;
    l->plate[SIDE_BOTTOM] = a;
    if (l->record.rows < 2)
        l->record.rows = 0;
    return true;
}

/* Plates side by side below the board, and the record at their right. */
static bool place_below(struct layout *l, const struct picture *p, bool two, int columns)
{
    int row = l->bar + p->rows, spare = l->foot.row + l->foot.rows - row, n = two ? 3 : 4, wide = (columns - 2) / n;

    if (spare < PLATE_ROWS + FOOT_LEAST || wide < PLATE_COLUMNS)
        return false;
    if (l->foot.rows > spare - PLATE_ROWS) {
        l->foot.row += l->foot.rows - (spare - PLATE_ROWS);
        l->foot.rows = spare - PLATE_ROWS;
    }
    int high = l->foot.row - row;
    l->board.row = l->bar + (high > PLATE_ROWS + 1);
    row += 1 + (high > PLATE_ROWS + 1) - (high == PLATE_ROWS);
    l->board.column = (columns - p->columns) / 2;
    for (int side = 0; side < SIDES; side++)
        l->plate[side] = (struct area){ row, 1 + side * wide, l->foot.row - row, wide - 1 };
    l->record = l->plate[SIDE_RIGHT];
    l->record.column = 1 + (n - 1) * wide;
    return true;
}

static void place_message(struct layout *l)
{
    int lines = l->foot.rows - 2;

    l->message = l->foot;
    l->message.row += l->foot.rows > 4;
    l->message.rows = lines < 1 ? 0 : lines < 2 ? 1 : 2;
    if (l->foot.rows == 1 && l->record.rows > MESSAGE_LEAST) {
        int rows = l->record.rows - 2;
        rows = rows > MESSAGE_MOST ? MESSAGE_MOST : rows < MESSAGE_LEAST ? MESSAGE_LEAST : rows;
        l->record.rows -= rows;
        l->message = l->record;
        l->message.row += l->record.rows;
        l->message.rows = rows;
        l->message.column++;
        l->message.columns--;
    }
}

void layout_make(struct layout *l, const struct picture *p, bool two, int rows, int columns)
{
    int spare = rows - p->rows;

    l->size = p->of.size;
    l->bar = spare > FOOT_GOOD + 1;
    l->foot.rows = spare - l->bar < FOOT_MOST ? spare - l->bar : FOOT_MOST;
    l->foot.row = rows - l->foot.rows;
    l->foot.column = 1;
    l->foot.columns = columns - 2;
    l->board = (struct area){ l->bar + (spare - l->bar - l->foot.rows) / 2, 0, p->rows, p->columns };
    if (!place_around(l, p, two, columns) && !place_beside(l, p, two, columns) && !place_below(l, p, two, columns)) {
        for (int side = 0; side < SIDES; side++)
            l->plate[side].rows = 0;
        l->record.rows = 0;
    }
    place_message(l);
}
