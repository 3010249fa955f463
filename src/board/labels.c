/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line is here what has one letter, or one number, in its names.  It may bend, and on a turned board it may leave by any side; so
   the ends of lines are looked for on the picture: cells whose neighbour in a direction is missing, while the one in the opposite
   direction has the same letter.

         5 / p \___/                          The line of the number 5 leaves to the upper left, where the label
           \___/   \                          has two places: beside the cell, or, when another cell is there,
             ^   ^                            above that one's roof. */
#include "board/labels.h"

#include <ctype.h>
#include <string.h>

struct names {
    char label[2][CELLS_MAX][CELL_NAME_SIZE];   /* letters and numbers of all cells */
};

void labels_put(struct picture *p, int row, int column, enum label label, int cell)
{
    char name[CELL_NAME_SIZE], *part = name;
    int length = p->of.topology->name(p->of.topology, cell, p->of.topology->synonyms ? 0 : p->of.alphabet, name), letters = 0;
    while (isalpha((unsigned char)name[letters]))
        letters++;
    if (label == LABEL_NUMBER || label == LABEL_NUMBER_END) {
        part += letters;
        length -= letters;
    } else {
        length = letters;
    }
    if (label == LABEL_NUMBER_END)
        column -= length - 1;
    for (int i = 0; i < length; i++) {
        int glyph = label == LABEL_CAPITAL ? toupper((unsigned char)part[i]) : part[i];
        p->spot[row][column + i] = (struct spot){ (uint16_t)glyph, SPOT_LABEL, (uint8_t)cell };
    }
}

static void look(const struct picture *p, struct names *s)
{
    const struct topology *t = p->of.topology;
    for (int cell = 0; cell < t->ncell; cell++) {
        char name[CELL_NAME_SIZE];
        t->name(t, cell, p->of.alphabet, name);
        int letters = (int)strcspn(name, "0123456789");
        memcpy(s->label[0][cell], name, (size_t)letters);
        s->label[0][cell][letters] = '\0';
        strcpy(s->label[1][cell], name + letters);
    }
}

static int beside(const struct picture *p, int cell, int x, int y)
{
    return picture_seen_at(p, p->seen[cell].x + x, p->seen[cell].y + y);
}

/* Outside the board or in the cell itself and on its floor, away from other labels. */
static bool is_free(const struct picture *p, int row, int column, int length, int cell)
{
    if (row < 0 || row >= p->rows || column < 0 || column + length > p->columns)
        return false;
    for (int c = column; c < column + length; c++) {
        const struct spot *s = &p->spot[row][c];
        bool inside = s->cell == cell && (s->role == SPOT_GROUND || s->glyph == '_');
        if (s->role != SPOT_OUTSIDE && !inside)
            return false;
    }
    return (column == 0 || p->spot[row][column - 1].role != SPOT_LABEL)
           && (column + length == p->columns || p->spot[row][column + length].role != SPOT_LABEL);
}

/* Writes the label of a line that leaves the board from a cell, where there is room. */
static bool put_beyond(struct picture *p, int cell, const struct rim *rim, int length, bool number)
{
    for (int i = 0; i < 2; i++) {
        int row = p->field[cell].row + rim->place[i].line, column = p->field[cell].column + rim->place[i].column;
        if (rim->place[i].column < 0)
            column -= length - 1;
        if (is_free(p, row, column, length, cell)) {
            labels_put(p, row, column, number ? LABEL_NUMBER : LABEL_LETTER, cell);
            return true;
        }
    }
    return false;
}

/* Does the line with the label of this cell leave the board from it that way?  A line of a single cell leaves any way. */
static bool leaves(const struct picture *p, const struct names *s, int cell, const struct rim *rim, bool number, int length_of_line)
{
    const char (*label)[CELL_NAME_SIZE] = s->label[number];
    int before = beside(p, cell, -rim->x, -rim->y);
    return beside(p, cell, rim->x, rim->y) == NO_CELL
           && (length_of_line == 1 || (before != NO_CELL && !strcmp(label[before], label[cell])));
}

/* The label of this cell, at the end of its line that the rim names first. */
static void label_line(struct picture *p, const struct names *s, const struct rim *rims, int cell, bool number)
{
    const char (*label)[CELL_NAME_SIZE] = s->label[number];
    int ncell = p->of.topology->ncell, n = 0;
    for (int other = 0; other < ncell; other++)
        n += !strcmp(label[other], label[cell]);
    for (const struct rim *r = rims; r->x || r->y; r++)
        for (int end = 0; end < ncell; end++)
            if (!strcmp(label[end], label[cell]) && leaves(p, s, end, r, number, n)
                && put_beyond(p, end, r, (int)strlen(label[cell]), number))
                return;
}

void labels_round(struct picture *p)
{
    const struct rim *rims = p->of.drawing->sizes[p->of.size].rim;
    struct names names;
    if (!rims)
        return;
    look(p, &names);
    for (int number = 0; number < 2; number++) {
        for (int cell = 0; cell < p->of.topology->ncell; cell++) {
            bool first = true;
            for (int other = 0; other < cell; other++)
                first &= strcmp(names.label[number][other], names.label[number][cell]) != 0;
            if (first)
                label_line(p, &names, rims, cell, number);
        }
    }
}
