/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws the sides of cells.  Sides meet and are shared, so each leaves ink on a sheet first, a few bits a character; what the
   bits of one character make together is decided when all sides are drawn:

       grid      corners lie on characters;     roofs     they lie between them;      Braille     2 x 4 dots
                 arms up, down, left, right               / and \ fill the lines,                a character
                 make + or a box line                     _ stands above a level side;
                                                posts     they lie between lines, on columns

                      +-----+                                    /\
                       \     \                                  /::\                          ⢠⠞⠙⠒⠦⢤⣀⡀⢠⠏
                        \     \                                /____\                        ⣠⠋  ::  ⠉⡟⠒⠦⠤
                         +-----+
*/
#include "board/pens.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { UP = 1, RIGHT = 2, DOWN = 4, LEFT = 8, ARMS = 15, FALLING = 16, RISING = 32, FLOOR = 64, CORNER = 128 };

struct sheet {
    struct point origin;
    int unit;
    uint8_t ink[PICTURE_ROWS][PICTURE_COLUMNS];
};

static void add_ink(struct sheet *s, int column, int line, int bits)
{
    int r = s->origin.line + line, c = s->origin.column + column;
    assert(r >= 0 && r < PICTURE_ROWS && c >= 0 && c < PICTURE_COLUMNS);
    s->ink[r][c] |= (uint8_t)bits;
}

/* A side that runs from its upper end downwards, or from left to right, in whole characters: n of them. */
struct run {
    int column, line, across, down, n;
};

static struct run run_of(const struct sheet *s, struct point a, struct point b)
{
    if (a.line > b.line || (a.line == b.line && a.column > b.column)) {
        struct point swap = a;
        a = b;
        b = swap;
    }
    int columns = (b.column - a.column) / s->unit, lines = (b.line - a.line) / s->unit;
    return (struct run){
        .column = a.column / s->unit, .line = a.line / s->unit, .across = (columns > 0) - (columns < 0), .down = lines > 0,
        .n = lines ? lines : columns,
    };
}

static void grid_side(struct sheet *s, struct point a, struct point b)
{
    struct run run = run_of(s, a, b);
    bool slanting = run.across && run.down;
    int slant = run.across > 0 ? FALLING : RISING;
    int ahead = slanting ? slant : run.down ? DOWN : RIGHT;
    int behind = slanting ? slant : run.down ? UP : LEFT;
    for (int i = 0; i <= run.n; i++) {
        int bits = (i < run.n ? ahead : 0) | (i > 0 ? behind : 0);
        if (slanting && (i == 0 || i == run.n))
            bits = CORNER;
        add_ink(s, run.column + i * run.across, run.line + i * run.down, bits);
    }
}

static void roofs_side(struct sheet *s, struct point a, struct point b)
{
    struct run run = run_of(s, a, b);
    for (int i = 0; i < run.n; i++) {
        if (!run.down)
            add_ink(s, run.column + i, run.line - 1, FLOOR);
        else if (run.across > 0)
            add_ink(s, run.column + i, run.line + i, FALLING);
        else
            add_ink(s, run.column - 1 - i, run.line + i, RISING);
    }
}

/* The corner where slants meet is a blank between them. */
static void posts_side(struct sheet *s, struct point a, struct point b)
{
    struct run run = run_of(s, a, b);
    for (int i = 0; i < run.n; i++) {
        int bits = !run.across ? UP | DOWN : run.across > 0 ? FALLING : RISING;
        add_ink(s, run.column + run.across * (i + 1), run.line + i, bits);
    }
}

static void braille_side(struct sheet *s, struct point a, struct point b)
{
    static const uint8_t dot[4][2] = { { 0x01, 0x08 }, { 0x02, 0x10 }, { 0x04, 0x20 }, { 0x40, 0x80 } };
    enum { STEPS = 100 };       /* fixed, not fitted to the length: a side looks the same wherever it is drawn from */
    const int64_t unit = (int64_t)STEPS * s->unit;
    for (int i = 0; i <= STEPS; i++) {
        /* The nearest dots, counted from the corner of the picture. */
        int64_t column = s->origin.column * unit + (int64_t)a.column * (STEPS - i) + (int64_t)b.column * i;
        int64_t line = s->origin.line * unit + (int64_t)a.line * (STEPS - i) + (int64_t)b.line * i;
        int x = (int)((2 * 2 * column + unit) / (2 * unit)), y = (int)((2 * 4 * line + unit) / (2 * unit));
        add_ink(s, x / 2 - s->origin.column, y / 4 - s->origin.line, dot[y % 4][x % 2]);
    }
}

static uint16_t box_glyph(int arms)
{
    /* A lone arm is drawn whole: half lines are missing in many fonts. */
    static const uint16_t box[16] = {
        [UP] = 0x2502, [DOWN] = 0x2502, [UP | DOWN] = 0x2502,
        [LEFT] = 0x2500, [RIGHT] = 0x2500, [LEFT | RIGHT] = 0x2500,
        [RIGHT | DOWN] = 0x250c, [LEFT | DOWN] = 0x2510, [UP | RIGHT] = 0x2514, [UP | LEFT] = 0x2518,
        [UP | DOWN | RIGHT] = 0x251c, [UP | DOWN | LEFT] = 0x2524,
        [LEFT | RIGHT | DOWN] = 0x252c, [LEFT | RIGHT | UP] = 0x2534, [ARMS] = 0x253c,
    };
    return box[arms];
}

static uint16_t ink_glyph(int ink, enum charset charset)
{
    int arms = ink & ARMS;
    if (arms && charset > CHARSET_ASCII)
        return box_glyph(arms);
    if (arms == (UP | DOWN))
        return '|';
    if (ink == (LEFT | RIGHT))
        return '-';
    if (arms || ink & CORNER)
        return '+';
    if (ink & (FALLING | RISING))
        return pens_glyph(ink & FALLING ? '\\' : '/', charset);
    return '_';
}

uint16_t pens_glyph(char ascii, enum charset charset)
{
    static const struct { char ascii; uint8_t charset; uint16_t glyph; } better[] = {
        { '|', CHARSET_LINES, 0x2502 }, { '+', CHARSET_LINES, 0x253c },
        { '/', CHARSET_FULL, 0x2571 }, { '\\', CHARSET_FULL, 0x2572 },
    };
    for (size_t i = 0; i < sizeof better / sizeof better[0]; i++)
        if (better[i].ascii == ascii && charset >= better[i].charset)
            return better[i].glyph;
    return (uint8_t)ascii;
}

void pens_draw_sides(struct picture *p)
{
    static void (*const draw_side[])(struct sheet *, struct point, struct point) = {
        [PEN_NONE] = NULL, [PEN_GRID] = grid_side, [PEN_ROOFS] = roofs_side, [PEN_POSTS] = posts_side,
        [PEN_BRAILLE] = braille_side,
    };
    const struct drawing *d = p->of.drawing;
    const struct drawing_size *size = &d->sizes[p->of.size];
    if (!draw_side[size->pen] || (size->pen == PEN_BRAILLE && p->of.charset < CHARSET_FULL))
        return;

    struct sheet sheet = { .origin = drawing_origin(size), .unit = drawing_unit(size) };
    for (int cell = 0; cell < p->of.topology->ncell; cell++) {
        struct point corner[CELL_CORNERS];
        int n = drawing_outline(size, d->where(p->of.topology, cell), corner);
        for (int i = 0; i < n; i++)
            draw_side[size->pen](&sheet, corner[i], corner[(i + 1) % n]);
    }
    for (int r = 0; r < PICTURE_ROWS; r++) {
        for (int c = 0; c < PICTURE_COLUMNS; c++) {
            int ink = sheet.ink[r][c];
            if (!ink)
                continue;
            p->spot[r][c].role = SPOT_OUTLINE;
            p->spot[r][c].glyph = size->pen == PEN_BRAILLE ? (uint16_t)(0x2800 | ink) : ink_glyph(ink, p->of.charset);
        }
    }
}
