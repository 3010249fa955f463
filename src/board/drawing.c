/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the tables of a drawing: where the corners of a cell are, and where its field is.

   Corners are wanted exactly, so everything is counted in fine units: halves of u and v and the scale of the size together make
   quarters of 1/scale. */
#include "board/drawing.h"

#include <string.h>

const struct arrow_steps arrows_to_eight[ARROWS] = {
    [ARROW_UP] = ARROW_STEP(0, -1), [ARROW_PAGE_UP] = ARROW_STEP(1, -1), [ARROW_RIGHT] = ARROW_STEP(1, 0),
    [ARROW_PAGE_DOWN] = ARROW_STEP(1, 1), [ARROW_DOWN] = ARROW_STEP(0, 1), [ARROW_END] = ARROW_STEP(-1, 1),
    [ARROW_LEFT] = ARROW_STEP(-1, 0), [ARROW_HOME] = ARROW_STEP(-1, -1),
};

const struct drawing *drawing_find(const struct topology *t, const char *key)
{
    for (const struct drawing *d = t->drawings; d->key; d++)
        if (strcmp(d->key, key) == 0)
            return d;
    return NULL;
}

int drawing_fit(const struct drawing *d, enum charset charset, int rows, int columns)
{
    for (int i = d->nsize - 1; i >= 0; i--) {
        const struct drawing_size *s = &d->sizes[i];
        if (s->charset <= charset && s->rows <= rows && s->columns <= columns)
            return i;
    }
    return -1;
}

/* The corner (u, v), both given in halves. */
static struct point corner_at(const struct patch *p, int u, int v)
{
    return (struct point){
        2 * u * p->along_u.column + 2 * v * p->along_v.column + u * v * p->bend.column,
        2 * u * p->along_u.line + 2 * v * p->along_v.line + u * v * p->bend.line,
    };
}

static int floor_div(int a, int b)
{
    return a >= 0 ? a / b : -((b - 1 - a) / b);
}

struct point drawing_origin(const struct drawing_size *s)
{
    return (struct point){ floor_div(s->centre.column + 1, 2), floor_div(s->centre.line + 1, 2) };
}

struct point drawing_field(const struct drawing_size *s, struct patch_cell c)
{
    const struct patch *p = &s->patches[c.patch];
    if (s->middle) {
        struct point m = corner_at(p, 2 * c.x - 1, 2 * c.y - 1);
        int unit = drawing_unit(s);
        return (struct point){ floor_div(m.column - unit / 2, unit), floor_div(m.line, unit) };
    }
    return (struct point){
        p->column[0] * c.x + p->column[1] * c.y + p->column[2],
        p->line[0] * c.x + p->line[1] * c.y + p->line[2],
    };
}

/* A polygon round the field.  Halves of characters are counted from the middle of the origin's character; the centre may lie half a
   character before it. */
static int outline_round(const struct drawing_size *s, struct patch_cell c, struct point corner[CELL_CORNERS])
{
    const struct patch *p = &s->patches[c.patch];
    struct point field = drawing_field(s, c), origin = drawing_origin(s);
    int half = drawing_unit(s) / 2;
    for (int i = 0; i < p->ncorner; i++)
        corner[i] = (struct point){
            half * (2 * (origin.column + field.column) - s->centre.column + p->corner[i].column),
            half * (2 * (origin.line + field.line) - s->centre.line + p->corner[i].line),
        };
    return p->ncorner;
}

int drawing_outline(const struct drawing_size *s, struct patch_cell c, struct point corner[CELL_CORNERS])
{
    const struct patch *p = &s->patches[c.patch];
    if (p->ncorner)
        return outline_round(s, c, corner);
    int u = 2 * c.x, v = 2 * c.y;
    corner[0] = corner_at(p, u - 2, v - 2);
    corner[1] = corner_at(p, u, v - 2);
    corner[2] = corner_at(p, u, v);
    corner[3] = corner_at(p, u - 2, v);
    return 4;
}
