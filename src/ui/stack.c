/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The stack of screens and the loop: draw, show, wait for a key, give it to the top screen.  Nothing happens without a key. */
#include "ui/screen.h"

#include "base/gettext.h"

void app_push(struct app *app, struct screen *s)
{
    s->below = app->top;
    app->top = s;
}

void app_pop(struct app *app)
{
    struct screen *s = app->top;

    app->top = s->below;
    s->type->close(s);
}

void app_leave(struct app *app)
{
    while (app->top)
        app_pop(app);
}

/* The least size for all screens that are seen. */
static void least_of_all(const struct app *app, int *rows, int *columns)
{
    *rows = *columns = 0;
    for (const struct screen *s = app->top; s; s = s->type->whole ? NULL : s->below) {
        int r, c;
        s->type->least(s, app, &r, &c);
        *rows = r > *rows ? r : *rows;
        *columns = c > *columns ? c : *columns;
    }
}

static bool too_small(const struct app *app, int *rows, int *columns)
{
    least_of_all(app, rows, columns);
    return app->canvas.rows < *rows || app->canvas.columns < *columns;
}

static void draw_from(struct screen *s, struct app *app)
{
    if (!s->type->whole && s->below)
        draw_from(s->below, app);
    s->type->draw(s, app, &app->canvas);
}

void app_draw(struct app *app)
{
    int rows, columns;

    term_size(app->term, &rows, &columns);
    canvas_resize(&app->canvas, rows, columns);
    if (too_small(app, &rows, &columns)) {
        canvas_textf(&app->canvas, 0, 0, app->canvas.columns, ROLE_TEXT, 0, _("%dx%d needed, %dx%d here: enlarge the window"),
                     columns, rows, app->canvas.columns, app->canvas.rows);
        canvas_cursor(&app->canvas, 0, 0);
    } else
        draw_from(app->top, app);
    term_show(app->term, &app->canvas);
}

void app_loop(struct app *app)
{
    int rows, columns;

    while (app->top) {
        app_draw(app);
        int key = term_key(app->term);
        if (key == K_GONE) {
            app->gone = true;
            app_leave(app);
        } else if (key == K_CTRL('L'))
            term_redraw(app->term);
        else if (key != K_RESIZE && !too_small(app, &rows, &columns))
            app->top->type->key(app->top, app, key);
    }
}
