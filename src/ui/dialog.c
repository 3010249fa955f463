/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dialog is a frame in the middle of the screen with a title, a text and either choices, one a line, or a line to type in.

       +- Promotion ----------+
       | The pawn becomes     |
       |                      |
       |  q  queen            |      a letter chooses at once; arrows and Enter do it too
       |  r  rook             |
       +----------------------+
*/
#include "ui/dialog.h"

#include <string.h>

#include "base/gettext.h"
#include "base/mem.h"
#include "ui/edit.h"

struct dialog {
    struct screen screen;
    char *title, *text;
    int nchoice, selected;
    char key[CHOICES_MAX];
    char *label[CHOICES_MAX];
    bool escape;
    bool typing;                /* a line is typed */
    struct edit edit;
    answer_fn *answer;
    line_fn *line;
    void *context;
};

static void dialog_close(struct screen *s)
{
    struct dialog *d = (struct dialog *)s;

    for (int i = 0; i < d->nchoice; i++)
        mem_free(d->label[i]);
    mem_free(d->title);
    mem_free(d->text);
    mem_free(d);
}

static void dialog_least(const struct screen *s, const struct app *app, int *rows, int *columns)
{
    (void)app;
    *rows = ((const struct dialog *)s)->nchoice + 4;
    *columns = 24;
}

/* Columns inside the frame and its margins. */
static int inner_width(const struct dialog *d, int columns)
{
    enum { COMFORT = 56 };
    int most = columns - 6 < COMFORT ? columns - 6 : COMFORT, width = text_columns(d->title) + 2;

    if (text_columns(d->text) > width)
        width = text_columns(d->text);
    if (d->typing && d->edit.columns + 1 > width)
        width = d->edit.columns + 1;
    for (int i = 0; i < d->nchoice; i++)
        if (text_columns(d->label[i]) + 5 > width)
            width = text_columns(d->label[i]) + 5;
    return width < most ? width : most;
}

static void draw_choice(const struct dialog *d, struct canvas *c, int row, int column, int width, int i)
{
    bool selected = i == d->selected && d->nchoice > 1;

    if (selected)
        canvas_fill(c, row, column, 1, width, ' ', ROLE_SELECTED, 0);
    canvas_put(c, row, column + 1, (unsigned char)d->key[i], selected ? ROLE_SELECTED : ROLE_KEY, 0);
    canvas_text(c, row, column + 4, width - 4, selected ? ROLE_SELECTED : ROLE_TEXT, 0, d->label[i]);
    if (selected)
        canvas_cursor(c, row, column + 1);
}

static void draw_notice_hint(struct canvas *c, int row, int column, int width)
{
    int used = canvas_text(c, row, column, width, ROLE_KEY, 0, _("Enter"));

    canvas_text(c, row, column + used + 1, width - used - 1, ROLE_TEXT, 0, _("goes on"));
    canvas_cursor(c, row, column);
}

static void dialog_draw(struct screen *s, struct app *app, struct canvas *c)
{
    struct dialog *d = (struct dialog *)s;
    int width = inner_width(d, c->columns), below = d->nchoice ? d->nchoice : 1;
    int lines = canvas_wrap(c, 0, 0, 0, width, 0, 0, d->text), gap = lines > 0;

    if (lines + gap + below + 4 > c->rows) {
        gap = 0;
        lines = c->rows - below - 4 > 0 ? c->rows - below - 4 : 0;
    }
    int rows = lines + gap + below + 4, row = (c->rows - rows) / 2, column = (c->columns - width - 4) / 2;
    canvas_frame(c, row, column, rows, width + 4, app_lines(app));
    canvas_put(c, row, column + 2, ' ', ROLE_TITLE, 0);
    int used = canvas_text(c, row, column + 3, width, ROLE_TITLE, 0, d->title);
    canvas_put(c, row, column + 3 + used, ' ', ROLE_TITLE, 0);
    canvas_wrap(c, row + 2, column + 2, lines, width, ROLE_TEXT, 0, d->text);
    row += 2 + lines + gap;
    for (int i = 0; i < d->nchoice; i++)
        draw_choice(d, c, row + i, column + 2, width, i);
    if (d->typing)
        edit_draw(&d->edit, c, row, column + 2, width, ROLE_SELECTED);
    else if (!d->nchoice)
        draw_notice_hint(c, row, column + 2, width);
}

/* Closes the dialog before the answer is given, so that the answer may open another. */
static void finish(struct dialog *d, struct app *app, int choice, bool escaped)
{
    answer_fn *answer = d->answer;
    line_fn *line = d->line;
    void *context = d->context;
    char *text = mem_string(d->edit.text);

    app_pop(app);
    if (answer)
        answer(context, app, choice);
    if (line)
        line(context, app, escaped ? NULL : text);
    mem_free(text);
}

static void choose_by_key(struct dialog *d, struct app *app, int key)
{
    if (key == K_UP || key == K_LEFT || key == K_BACKTAB)
        d->selected = (d->selected + d->nchoice - 1) % d->nchoice;
    else if (key == K_DOWN || key == K_RIGHT || key == K_TAB)
        d->selected = (d->selected + 1) % d->nchoice;
    else if (key == K_ENTER)
        finish(d, app, d->selected, false);
    else if (key > ' ' && key < 0x7f)
        for (int i = 0; i < d->nchoice; i++)
            if (d->key[i] == (key >= 'A' && key <= 'Z' ? key | 0x20 : key)) {
                finish(d, app, i, false);
                return;
            }
}

static void dialog_key(struct screen *s, struct app *app, int key)
{
    struct dialog *d = (struct dialog *)s;

    if (key == K_ESCAPE) {
        if (d->escape)
            finish(d, app, -1, true);
    } else if (d->typing) {
        if (key == K_ENTER)
            finish(d, app, 0, false);
        else
            edit_key(&d->edit, key);
    } else if (!d->nchoice) {
        if (key == K_ENTER || key == ' ')
            finish(d, app, 0, false);
    } else
        choose_by_key(d, app, key);
}

static const struct screen_type dialog_type = {
    .least = dialog_least, .draw = dialog_draw, .key = dialog_key, .close = dialog_close,
};

static struct dialog *dialog_new(struct app *app, const char *title, const char *text, bool escape, void *context)
{
    struct dialog *d = mem_alloc(sizeof *d);

    d->screen.type = &dialog_type;
    d->title = mem_string(title);
    d->text = mem_string(text);
    d->escape = escape;
    d->context = context;
    app_push(app, &d->screen);
    return d;
}

void dialog_ask(struct app *app, const char *title, const char *text, const struct choice *choices, int nchoice, bool escape,
                answer_fn *answer, void *context)
{
    struct dialog *d = dialog_new(app, title, text, escape, context);

    d->answer = answer;
    d->nchoice = nchoice < CHOICES_MAX ? nchoice : CHOICES_MAX;
    for (int i = 0; i < d->nchoice; i++) {
        d->key[i] = choices[i].key;
        d->label[i] = mem_string(choices[i].label);
    }
}

void dialog_notice(struct app *app, const char *title, const char *text, answer_fn *answer, void *context)
{
    dialog_new(app, title, text, true, context)->answer = answer;
}

void dialog_line(struct app *app, const char *title, const char *text, const char *initial, int columns, line_fn *line,
                 void *context)
{
    struct dialog *d = dialog_new(app, title, text, true, context);

    d->typing = true;
    d->line = line;
    edit_start(&d->edit, initial, columns);
    d->edit.fresh = true;
}

void dialog_confirm(struct app *app, const char *title, const char *text, bool careful, answer_fn *answer, void *context)
{
    const struct choice choices[] = { { 'y', _("yes") }, { 'n', _("no") } };

    dialog_ask(app, title, text, choices, 2, true, answer, context);
    ((struct dialog *)app->top)->selected = careful;
}
