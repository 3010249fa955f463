/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lines are walked on the topology, so the card teaches any board: it shows the longest straight lines, the diagonal that reaches
   most cells, and the knight that has most targets. */
#include "ui/lesson.h"

#include <stdio.h>

#include "base/gettext.h"
#include "base/mem.h"
#include "base/text.h"
#include "core/variant.h"
#include "ui/chrome.h"
#include "ui/layout.h"
#include "ui/paint.h"

enum { FOUR_SIDED_STEPS = 5, FOOT = 5, BESIDE = 26 };

struct lesson {
    struct screen screen;
    const struct variant *variant;
    int step;
};

/* Four-sided cells, with files and rows that one can follow. */
static const struct {
    const char *title, *text;
} words[FOUR_SIDED_STEPS] = {
    { N_("The board"), N_("This is the board without men. Every cell has four sides. The marks show where a man on the marked cell could go. "
                          "On boards that bend, lines bend with them: follow the separators.") },
    { N_("A file"), N_("A rook goes straight on: it leaves each cell by the side opposite to the one by which it came in. This is the "
                       "way ahead from one player's home to another's.") },
    { N_("A row"), N_("The same rule to the left and to the right: a row runs across one player's home.") },
    { N_("A long diagonal"), N_("A bishop goes from corner to corner and never changes its shade. Where more than four cells meet in "
                                "one point the line forks: it may go on along any branch.") },
    { N_("A knight"), N_("A knight goes two cells straight and one aside, or one straight and two aside, and jumps over what is between. "
                         "Where lines bend the two ways may end on different cells.") },
};

/* On other cells each man of the set is shown by itself, from the cell where it has most targets. */
static const uint8_t shown_men[] = { ROOK, BISHOP, KNIGHT, QUEEN, KING };

/* The man of a step after the first one, EMPTY behind the last. */
static int man_of_step(const struct variant *v, int step)
{
    for (size_t i = 0; i < sizeof shown_men; i++)
        if (v->set->man[shown_men[i]].letter && --step == 0)
            return shown_men[i];
    return EMPTY;
}

static bool is_last(const struct lesson *l)
{
    return l->variant->topology->sides == 4 ? l->step == FOUR_SIDED_STEPS - 1 : man_of_step(l->variant, l->step + 1) == EMPTY;
}

static int nsteps(const struct variant *v)
{
    int n = 1;
    while (v->topology->sides != 4 && man_of_step(v, n) != EMPTY)
        n++;
    return v->topology->sides == 4 ? FOUR_SIDED_STEPS : n;
}

static const char *board_of(int sides)
{
    return sides == 6 ? _("Every cell has six sides. There are six directions over the sides, and six between them that run along the side "
                          "between two cells to the nearest cell of the same shade. Cells have three shades.")
                      : _("Every cell is a triangle with three sides. A straight line crosses a side and a corner in turn, in six directions; "
                          "between them six slanting ones lead over corners to the nearest triangles of the same shade.");
}

/* How a man moves, in sentences made from his row of the table. */
static void describe(const struct man *m, int sides, struct text *out)
{
    if (m->slide & HEADS_EVEN)
        text_add(out, sides == 6 ? _("Any distance over the sides of cells. ") : _("Any distance straight on, over a side and a corner in turn. "));
    if (m->slide & HEADS_ODD)
        text_add(out, sides == 6 ? _("Any distance along the sides between cells, always on one shade. ")
                                 : _("Any distance aslant over corners, always on one shade. "));
    if (m->step & HEADS_EVEN)
        text_add(out, sides == 6 ? _("One step over a side. ") : _("One step straight on. "));
    if (m->step & HEADS_ODD)
        text_add(out, sides == 6 ? _("One step along a side between two cells, to the nearest cell of its own shade. ")
                                 : _("One step aslant. "));
    if (m->nleap)
        text_add(out, _("One step straight and one aslant beside it, in either order; it jumps over what is between. "));
    text_add(out, _("The marks are its targets on an empty board."));
}

/* Marks what a line from (cell, head) reaches, all branches; the number of cells. */
static int walk(const struct topology *t, int cell, int head, uint8_t *mark)
{
    struct hop hops[2], waiting[CELLS_MAX];
    int n = 0, nwaiting = 1;

    waiting[0] = (struct hop){ (uint8_t)cell, (uint8_t)head };
    while (nwaiting > 0 && n < CELLS_MAX) {
        struct hop at = waiting[--nwaiting];
        int ways = t->step(t, at.to, at.head, hops);
        for (int i = 0; i < ways && nwaiting < CELLS_MAX; i++) {
            n++;
            waiting[nwaiting++] = hops[i];
            if (mark)
                mark[hops[i].to] = MARK_TARGET;
        }
    }
    return n;
}

/* The longest line from a cell among headings of one kind: parity 0 = straight, 1 = diagonal. */
static int longest(const struct topology *t, int cell, int parity)
{
    int best = parity;

    for (int head = parity; head < t->nhead; head += 2)
        if (walk(t, cell, head, NULL) > walk(t, cell, best, NULL))
            best = head;
    return best;
}

/* Marks where the kind could leap from the cell; their number counts a cell twice that two ways lead to. */
static int leap(const struct topology *t, const struct man *man, int cell, uint8_t *mark)
{
    struct hop first[2], second[2];
    int n = 0;

    for (int i = 0; i < man->nleap; i++)
        for (int head = 0; head < t->nhead; head++) {
            int ways = man->leap[i].heads >> head & 1 ? t->step(t, cell, head, first) : 0;
            for (int a = 0; a < ways; a++) {
                int turned = (first[a].head + man->leap[i].turn + t->nhead) % t->nhead;
                int ends = t->step(t, first[a].to, turned, second);
                for (int b = 0; b < ends; b++, n++)
                    if (mark)
                        mark[second[b].to] = MARK_TARGET;
            }
        }
    return n;
}

static int most_leaps(const struct topology *t, const struct man *man)
{
    int best = 0;

    for (int cell = 1; cell < t->ncell; cell++)
        if (leap(t, man, cell, NULL) > leap(t, man, best, NULL))
            best = cell;
    return best;
}

/* The cell and heading of the longest diagonal. */
static struct hop long_diagonal(const struct topology *t)
{
    struct hop best = { 0, 1 };

    for (int cell = 0; cell < t->ncell; cell++) {
        int head = longest(t, cell, 1);
        if (walk(t, cell, head, NULL) > walk(t, best.to, best.head, NULL))
            best = (struct hop){ (uint8_t)cell, (uint8_t)head };
    }
    return best;
}

/* Marks where a man could go from the cell; their number. */
static int targets(const struct topology *t, const struct man *man, int cell, uint8_t *mark)
{
    struct hop hops[2];
    uint8_t own[CELLS_MAX] = { 0 };
    int n = 0;

    leap(t, man, cell, own);
    for (int head = 0; head < t->nhead; head++) {
        if (man->slide >> head & 1)
            walk(t, cell, head, own);
        for (int i = 0, ways = man->step >> head & 1 ? t->step(t, cell, head, hops) : 0; i < ways; i++)
            own[hops[i].to] = MARK_TARGET;
    }
    for (int i = 0; i < t->ncell; i++) {
        n += own[i] != 0;
        if (mark && own[i])
            mark[i] = own[i];
    }
    return n;
}

static int best_cell(const struct topology *t, const struct man *man)
{
    int best = 0;

    for (int cell = 1; cell < t->ncell; cell++)
        if (targets(t, man, cell, NULL) > targets(t, man, best, NULL))
            best = cell;
    return best;
}

static void put(struct scene *s, int cell, int kind)
{
    s->code[cell] = (uint8_t)code_make(WHITE, kind);
    s->owner[cell] = WHITE;
    s->mark[cell] = MARK_PICKED;
    s->cursor = NO_CELL;
}

/* Cells 4 and 16 lie in White's home on four-sided boards: the king's cell, and the third row's first. */
static void make_scene(const struct lesson *l, struct scene *s)
{
    const struct topology *t = l->variant->topology;
    static const int from[] = { 0, 4, 16 };
    struct hop start;

    *s = (struct scene){ .cursor = NO_CELL };
    if (t->sides != 4) {
        int kind = l->step ? man_of_step(l->variant, l->step) : EMPTY;
        const struct man *man = &l->variant->set->man[kind];
        if (kind != EMPTY) {
            int cell = best_cell(t, man);
            targets(t, man, cell, s->mark);
            put(s, cell, kind);
        }
        return;
    }
    switch (l->step) {
    case 1: case 2:
        walk(t, from[l->step], longest(t, from[l->step], 0), s->mark);
        put(s, from[l->step], ROOK);
        break;
    case 3:
        start = long_diagonal(t);
        walk(t, start.to, start.head, s->mark);
        put(s, start.to, BISHOP);
        break;
    case 4: {
        int cell = most_leaps(t, &l->variant->set->man[KNIGHT]);
        leap(t, &l->variant->set->man[KNIGHT], cell, s->mark);
        put(s, cell, KNIGHT);
        break;
    }
    default:
        break;
    }
}

static const struct drawing *drawing_of(const struct app *app, const struct variant *v)
{
    const struct drawing *d = drawing_find(v->topology, app->settings.drawing);

    return d ? d : v->topology->drawings;
}

/* The words stand below the board, or where that is too high for the screen, beside it. */
static void lesson_least(const struct screen *s, const struct app *app, int *rows, int *columns)
{
    const struct drawing *d = drawing_of(app, ((const struct lesson *)s)->variant);
    layout_least(d, rows, columns);
    *rows += FOOT - 1;
    if (d->sizes[0].columns + BESIDE <= 80) {
        *rows = d->sizes[0].rows + 1;
        *columns = d->sizes[0].columns + BESIDE;
    }
}

static void draw_words(const struct lesson *l, struct canvas *c, struct area a, bool beside)
{
    const struct variant *v = l->variant;
    const struct hint hints[] = {
        { _("Enter"), _("next") }, { _("Left"), beside ? _("back") : _("the one before") }, { _("Esc"), _("leave") }, { NULL, NULL },
    };
    int sides = v->topology->sides, kind = sides == 4 || !l->step ? EMPTY : man_of_step(v, l->step);
    struct text title = { 0 }, text = { 0 };
    char right[16];
    text_add(&title, kind ? _(v->set->man[kind].name) : _(words[sides == 4 ? l->step : 0].title));
    if (kind)
        describe(&v->set->man[kind], sides, &text);
    else
        text_add(&text, sides == 4 ? _(words[l->step].text) : board_of(sides));
    snprintf(right, sizeof right, "%u/%u", (unsigned char)(l->step + 1), (unsigned char)nsteps(v));
    chrome_bar(c, 0, ROLE_SELECTED, 0, text_string(&title), right);
    canvas_wrap(c, a.row, a.column, a.rows - 1, a.columns, ROLE_TEXT, 0, text_string(&text));
    chrome_hints(c, a.row + a.rows - 1, a.column, a.columns, hints);
    canvas_cursor(c, a.row + a.rows - 1, a.column);
    text_free(&title);
    text_free(&text);
}

static void lesson_draw(struct screen *s, struct app *app, struct canvas *c)
{
    struct lesson *l = (struct lesson *)s;
    const struct drawing *d = drawing_of(app, l->variant);
    struct picture bare;
    struct scene scene;
    int size = layout_size(d, app->term->charset, app->settings.zoom, c->rows - FOOT + 1, c->columns);

    picture_make(&bare, (struct picture_of){
        .topology = l->variant->topology, .drawing = d, .size = (uint8_t)(size < 0 ? 0 : size),
        .alphabet = (uint8_t)app->settings.letters, .charset = (uint8_t)app->term->charset });
    make_scene(l, &scene);
    bool beside = c->rows - 1 - FOOT < bare.rows;
    int spare = c->rows - 1 - (beside ? 0 : FOOT) - bare.rows, margin = c->columns > 76 ? (c->columns - 72) / 2 : 2;
    struct area a = { c->rows - FOOT + 1, margin, FOOT - 1, c->columns - 2 * margin };
    if (beside)
        a = (struct area){ 2, bare.columns + 2, c->rows - 3, c->columns - bare.columns - 3 };
    paint_board(c, 1 + (spare > 0 ? spare / 2 : 0), beside ? 1 : (c->columns - bare.columns) / 2, &bare, l->variant->set, &scene);
    draw_words(l, c, a, beside);
}

static void lesson_key(struct screen *s, struct app *app, int key)
{
    struct lesson *l = (struct lesson *)s;
    bool forward = key == K_ENTER || key == ' ' || key == K_RIGHT || key == K_DOWN || key == K_PAGE_DOWN;

    if (key == K_ESCAPE || key == 'q' || key == K_CTRL('X') || (forward && is_last(l)))
        app_pop(app);
    else if (forward)
        l->step++;
    else if ((key == K_LEFT || key == K_UP || key == K_PAGE_UP || key == K_BACKSPACE) && l->step > 0)
        l->step--;
}

static void lesson_close(struct screen *s)
{
    mem_free(s);
}

static const struct screen_type lesson_type = {
    .whole = true, .least = lesson_least, .draw = lesson_draw, .key = lesson_key, .close = lesson_close,
};

void lesson_open(struct app *app, const struct variant *v)
{
    struct lesson *l = mem_alloc(sizeof *l);

    l->screen.type = &lesson_type;
    l->variant = v;
    app_push(app, &l->screen);
}
