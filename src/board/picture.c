/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes pictures of boards from the tables of their drawings, in layers:

       ground      the characters whose middle lies strictly inside a cell       (these never overlap)
       sides       what the pen makes of the polygons                            (pens.c)
       fields      two characters a cell
       ornaments   separators and edge labels, each beside the field of a cell
       rim         labels beyond the ends of lines                               (labels.c)

   and answers where things are on them.  For distances a line counts as two columns, as characters are about twice as high as
   wide. */
#include "board/picture.h"

#include <assert.h>
#include <ctype.h>
#include <stdlib.h>

#include "base/text.h"
#include "base/utf8.h"
#include "board/labels.h"
#include "board/pens.h"

static const struct drawing_size *size_of(const struct picture *p)
{
    return &p->of.drawing->sizes[p->of.size];
}

static char shade_of(const struct picture *p, int cell)
{
    const char *shades = size_of(p)->shades ? size_of(p)->shades : ".:";
    return shades[p->of.topology->shade(p->of.topology, cell)];
}

static int width_of(const struct picture *p)
{
    return size_of(p)->width ? size_of(p)->width : 2;
}

/* Is a point strictly inside a convex polygon? */
static bool inside(const struct point corner[], int ncorner, struct point at)
{
    int left = 0, right = 0;
    for (int i = 0; i < ncorner; i++) {
        struct point a = corner[i], b = corner[(i + 1) % ncorner];
        int64_t side = (int64_t)(b.column - a.column) * (at.line - a.line) -
                       (int64_t)(b.line - a.line) * (at.column - a.column);
        left += side < 0;
        right += side > 0;
    }
    return left == ncorner || right == ncorner;
}

static void lay_ground(struct picture *p, int cell)
{
    const struct drawing_size *size = size_of(p);
    struct point corner[CELL_CORNERS];
    int ncorner = drawing_outline(size, p->seen[cell], corner);
    int unit = drawing_unit(size), left = p->columns, right = 0, top = p->rows, bottom = 0;
    for (int i = 0; i < ncorner; i++) {
        int column = (size->centre.column * unit / 2 + corner[i].column) / unit;
        int row = (size->centre.line * unit / 2 + corner[i].line) / unit;
        left = column < left ? column : left;
        right = column > right ? column : right;
        top = row < top ? row : top;
        bottom = row > bottom ? row : bottom;
    }
    /* A corner may lie beyond the rim, where a drawing saves a line. */
    for (int r = top > 0 ? top : 0; r <= bottom && r < p->rows; r++) {
        for (int c = left > 0 ? left : 0; c <= right && c < p->columns; c++) {
            struct point middle = { (2 * c - size->centre.column) * unit / 2, (2 * r - size->centre.line) * unit / 2 };
            if (!inside(corner, ncorner, middle))
                continue;
            assert(p->spot[r][c].cell == NO_CELL);
            p->spot[r][c] = (struct spot){ ' ', SPOT_GROUND, (uint8_t)cell };
        }
    }
}

static void put(struct picture *p, int row, int column, uint16_t glyph, enum spot_role role, int cell)
{
    assert(row >= 0 && row < p->rows && column >= 0 && column < p->columns);
    p->spot[row][column] = (struct spot){ glyph, (uint8_t)role, (uint8_t)cell };
}

/* A character on the border between two cells belongs to the right one, at the right rim to the left one: ground without gaps. */
static void close_gaps(struct picture *p)
{
    const bool pen = size_of(p)->pen != PEN_NONE;
    for (int r = 0; r < p->rows; r++) {
        for (int c = 1, left = p->spot[r][0].cell; c + 1 < p->columns; c++) {
            struct spot *s = &p->spot[r][c];
            int right = s[1].cell, old = s->cell;
            if (old == NO_CELL && (pen ? s->role == SPOT_OUTLINE : left != NO_CELL && right != NO_CELL)) {
                s->cell = (uint8_t)(right != NO_CELL ? right : left);
                s->role = pen ? SPOT_OUTLINE : SPOT_GROUND;
            }
            left = old;
        }
    }
}

/* Is a cell that is seen there one of those which the ornament stands beside? */
static bool adorns(const struct ornament *o, struct patch_cell at)
{
    return o->patches >> at.patch & 1 && at.x >= o->x_from && at.x <= o->x_to && at.y >= o->y_from && at.y <= o->y_to;
}

static void put_ornament(struct picture *p, const struct ornament *o)
{
    const struct topology *t = p->of.topology;
    if (p->of.turn && p->of.drawing->upright && o->glyph < LABEL_SHADE)
        return;
    for (int cell = 0; cell < t->ncell; cell++) {
        if (!adorns(o, o->patches & ORNAMENT_OWN ? p->of.drawing->where(t, cell) : p->seen[cell]))
            continue;
        int row = p->field[cell].row + o->line, column = p->field[cell].column + o->column;
        if (o->glyph == LABEL_SHADE) {
            if (shade_of(p, cell) != ' ')
                p->spot[row][column].glyph = (uint8_t)shade_of(p, cell);
        } else if (o->glyph < LABEL_SHADE)
            labels_put(p, row, column, (enum label)o->glyph, cell);
        else
            put(p, row, column, pens_glyph(o->glyph, p->of.charset), SPOT_OUTLINE, p->spot[row][column].cell);
    }
}

/* The first two letters of the name of a cell, as capitals. */
static void zone_of(const struct picture *p, int cell, uint16_t glyph[2])
{
    char name[CELL_NAME_SIZE];
    const char *at = name;
    p->of.topology->name(p->of.topology, cell, p->of.charset == CHARSET_ASCII ? 1 : p->of.alphabet, name);
    glyph[0] = (uint16_t)(utf8_next(&at) - 0x20);
    glyph[1] = (uint16_t)utf8_next(&at);
}

void picture_make(struct picture *p, struct picture_of of)
{
    const struct drawing_size *size = &of.drawing->sizes[of.size];
    const struct point origin = drawing_origin(size);
    const int ncell = of.topology->ncell;
    p->of = of;
    p->rows = size->rows;
    p->columns = size->columns;
    for (int r = 0; r < PICTURE_ROWS; r++)
        for (int c = 0; c < PICTURE_COLUMNS; c++)
            p->spot[r][c] = (struct spot){ ' ', SPOT_OUTSIDE, NO_CELL };

    for (int cell = 0; cell < ncell; cell++) {
        p->seen[cell] = of.drawing->where(of.topology, of.topology->turned(of.topology, cell, of.turn));
        struct point f = drawing_field(size, p->seen[cell]);
        p->field[cell] = (struct place){ (uint8_t)(origin.line + f.line), (uint8_t)(origin.column + f.column) };
    }
    if (size->scale) {
        for (int cell = 0; cell < ncell; cell++)
            lay_ground(p, cell);
        pens_draw_sides(p);
    }
    for (int cell = 0; cell < ncell; cell++) {
        uint16_t shade = size->blank ? ' ' : (uint8_t)shade_of(p, cell), glyph[2] = { shade, shade };
        if (of.topology->synonyms && of.alphabet)
            zone_of(p, cell, glyph);
        for (int i = 0; i < 2; i++)
            put(p, p->field[cell].row, p->field[cell].column + i, glyph[i], SPOT_FIELD, cell);
    }
    if (size->pen == PEN_NONE || size->pen == PEN_ROOFS || size->pen == PEN_POSTS)
        close_gaps(p);
    for (const struct ornament *o = size->ornaments; o->patches; o++)
        put_ornament(p, o);
    labels_round(p);
}

int picture_hit(const struct picture *p, int row, int column)
{
    enum { FAR = 4 };
    if (row >= 0 && row < p->rows && column >= 0 && column < p->columns) {
        const struct spot *s = &p->spot[row][column];
        if (s->role != SPOT_LABEL && s->cell != NO_CELL)
            return s->cell;
    }
    int best = FAR + 1, hit = NO_CELL;
    for (int cell = 0; cell < p->of.topology->ncell; cell++) {
        int left = p->field[cell].column - column, right = column - (p->field[cell].column + 1);
        int across = left > 0 ? left : right > 0 ? right : 0;
        int distance = across + 2 * abs(p->field[cell].row - row);
        if (distance < best) {
            best = distance;
            hit = cell;
        }
    }
    return hit;
}

int picture_seen_at(const struct picture *p, int x, int y)
{
    for (int cell = 0; cell < p->of.topology->ncell; cell++) {
        if (p->seen[cell].x == x && p->seen[cell].y == y)
            return cell;
    }
    return NO_CELL;
}

/* The next cell that way, over holes. */
static int next_cell(const struct picture *p, int cell, int x, int y)
{
    enum { FAR = 24 };          /* no board is wider */
    struct patch_cell at = p->seen[cell];
    int ring = p->of.drawing->ring;
    for (int far = 1; far < FAR; far++) {
        int to_x = at.x + far * x, to = picture_seen_at(p, ring ? (to_x - 1 + ring) % ring + 1 : to_x, at.y + far * y);
        if (to != NO_CELL)
            return to;
    }
    return NO_CELL;
}

/* One of two steps in turn; where it leads off the board, the other one. */
static int stepped(const struct picture *p, int cell, const struct arrow_steps *a, int presses)
{
    bool again = presses % 2;
    int to = next_cell(p, cell, again ? a->again_x : a->x, again ? a->again_y : a->y);
    if (to == NO_CELL)
        to = next_cell(p, cell, again ? a->x : a->again_x, again ? a->y : a->again_y);
    return to == NO_CELL ? cell : to;
}

/* The nearest field in the direction of the key: the least of along and across, which is not more than along. */
static int nearest(const struct picture *p, int cell, enum arrow arrow)
{
    static const struct { int8_t column, line; } way[ARROWS] = {
        [ARROW_UP] = { 0, -1 }, [ARROW_PAGE_UP] = { 1, -1 }, [ARROW_RIGHT] = { 1, 0 }, [ARROW_PAGE_DOWN] = { 1, 1 },
        [ARROW_DOWN] = { 0, 1 }, [ARROW_END] = { -1, 1 }, [ARROW_LEFT] = { -1, 0 }, [ARROW_HOME] = { -1, -1 },
    };
    const bool slanting = way[arrow].column && way[arrow].line;
    int best = cell, best_sum = 0;
    for (int other = 0; other < p->of.topology->ncell; other++) {
        struct place from = p->field[cell], to = p->field[other], kept = p->field[best];
        int columns = to.column - from.column, lines = 2 * (to.row - from.row);
        int along = columns * way[arrow].column + lines * way[arrow].line;
        int across = abs(columns * way[arrow].line - lines * way[arrow].column);
        if (along <= 0 || across > along || (slanting && across == along))
            continue;
        int sum = along + across;
        bool left_or_up = to.column < kept.column || (to.column == kept.column && to.row < kept.row);
        if (best == cell || sum < best_sum || (sum == best_sum && left_or_up)) {
            best = other;
            best_sum = sum;
        }
    }
    return best;
}

int picture_neighbour(const struct picture *p, int cell, enum arrow arrow, int presses)
{
    const struct arrow_steps *steps = p->of.drawing->arrows;
    return steps ? stepped(p, cell, &steps[arrow], presses) : nearest(p, cell, arrow);
}

static void fill_field(struct picture *p, int cell, struct field f)
{
    static const char brackets[][2] = {
        [MARK_LAST] = { '{', '}' }, [MARK_CHECK] = { '!', '!' }, [MARK_TARGET] = { '(', ')' }, [MARK_PICKED] = { '[', ']' },
    };
    struct place at = p->field[cell];
    struct spot *s = &p->spot[at.row][at.column];
    if (f.glyph[0]) {
        s[0].glyph = f.glyph[0];
        s[1].glyph = f.glyph[1];
    } else if (f.mark == MARK_TARGET) {
        s[0].glyph = '(';
        s[width_of(p) - 1].glyph = ')';
        return;
    }
    if (f.mark != MARK_NONE) {
        put(p, at.row, at.column - 1, (uint8_t)brackets[f.mark][0], SPOT_MARK, cell);
        put(p, at.row, at.column + width_of(p), (uint8_t)brackets[f.mark][1], SPOT_MARK, cell);
    }
}

void picture_fill(struct picture *p, const struct picture *bare, const struct field fields[])
{
    *p = *bare;
    for (int r = 0; r < bare->rows; r++) {
        for (int c = 0; c < bare->columns; c++) {
            const struct spot *s = &bare->spot[r][c];
            if (s->role == SPOT_FIELD && bare->field[s->cell].column == c)
                fill_field(p, s->cell, fields[s->cell]);
        }
    }
}

static void add_glyph(struct text *out, int glyph)
{
    if (glyph < 0x80) {
        text_add_char(out, (char)glyph);
    } else if (glyph < 0x800) {
        text_add_char(out, (char)(0xc0 | glyph >> 6));
        text_add_char(out, (char)(0x80 | (glyph & 0x3f)));
    } else {
        text_add_char(out, (char)(0xe0 | glyph >> 12));
        text_add_char(out, (char)(0x80 | (glyph >> 6 & 0x3f)));
        text_add_char(out, (char)(0x80 | (glyph & 0x3f)));
    }
}

void picture_print(const struct picture *p, struct text *out)
{
    for (int r = 0; r < p->rows; r++) {
        int end = p->columns;
        while (end > 0 && p->spot[r][end - 1].glyph == ' ')
            end--;
        for (int c = 0; c < end; c++)
            add_glyph(out, p->spot[r][c].glyph);
        text_add_char(out, '\n');
    }
}
