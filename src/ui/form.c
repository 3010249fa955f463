/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Menu, setup and settings are forms.

       > White     Anna_______         text: type
         mate      < takeover >        choice: Left, Right; Enter goes on to the next one
         Start the game                button: Enter
*/
#include "ui/form.h"

#include <stddef.h>

#include "ui/keys.h"

void form_start(struct form *f, int selected, int label_columns, int columns)
{
    *f = (struct form){ .selected = selected, .label_columns = label_columns, .columns = columns, .editing = -1 };
}

/* The text of the selected row is taken into the editor when the user comes to it. */
static void sync_edit(struct form *f, const struct form_row *rows)
{
    if (rows[f->selected].kind != FORM_TEXT)
        f->editing = -1;
    else if (f->editing != f->selected) {
        edit_start(&f->edit, rows[f->selected].value, f->columns);
        f->edit.fresh = true;
        f->editing = f->selected;
    }
}

static void scroll(struct form *f, int rows, int nrow)
{
    if (f->selected < f->first)
        f->first = f->selected;
    if (f->selected >= f->first + rows)
        f->first = f->selected - rows + 1;
    if (f->selected < rows && nrow <= rows)
        f->first = 0;
    while (f->first > 0 && f->first + rows > nrow)
        f->first--;
}

static void draw_value(const struct form *f, struct canvas *c, int row, int column, int width, const struct form_row *r,
                       bool selected)
{
    if (r->kind == FORM_TEXT && selected)
        edit_draw(&f->edit, c, row, column, f->columns + 1 < width ? f->columns + 1 : width, ROLE_SELECTED);
    else if (r->kind != FORM_CHOICE)
        canvas_text(c, row, column, width, ROLE_TEXT, 0, *r->value ? r->value : "-");
    else
        canvas_textf(c, row, column - 2, width + 2, selected ? ROLE_TITLE : ROLE_TEXT, 0, selected ? "< %s >" : "  %s", r->value);
}

static void draw_row(const struct form *f, struct canvas *c, int row, struct area a, const struct form_row *r, bool selected)
{
    int column = a.column + 2, value = column + f->label_columns + 2;

    if (r->kind == FORM_HEADING) {
        canvas_text(c, row, a.column, a.columns, ROLE_TITLE, 0, r->label);
        return;
    }
    if (selected) {
        canvas_put(c, row, a.column, '>', ROLE_TITLE, 0);
        canvas_cursor(c, row, column);
    }
    if (r->role)
        canvas_textf(c, row, column, a.columns - 2, r->role, 0, " %s ", r->label);
    else
        canvas_text(c, row, column, a.columns - 2, selected && r->kind == FORM_BUTTON ? ROLE_SELECTED : ROLE_TEXT, 0, r->label);
    if (r->value)
        draw_value(f, c, row, value, a.column + a.columns - value, r, selected);
}

void form_draw(struct form *f, struct canvas *c, struct area a, const struct form_row *rows, int nrow)
{
    sync_edit(f, rows);
    scroll(f, a.rows, nrow);
    for (int i = 0; i < a.rows && f->first + i < nrow; i++)
        draw_row(f, c, a.row + i, a, &rows[f->first + i], f->first + i == f->selected);
    if (f->first > 0)
        canvas_put(c, a.row, a.column + a.columns - 1, '^', ROLE_KEY, 0);
    if (f->first + a.rows < nrow)
        canvas_put(c, a.row + a.rows - 1, a.column + a.columns - 1, 'v', ROLE_KEY, 0);
}

static void move(struct form *f, int by, const struct form_row *rows, int nrow)
{
    int at = f->selected;

    do
        at += by;
    while (at >= 0 && at < nrow && rows[at].kind == FORM_HEADING);
    if (at >= 0 && at < nrow)
        f->selected = at;
    sync_edit(f, rows);
}

static enum form_event change(struct form *f, int key, const struct form_row *rows, int nrow)
{
    switch (rows[f->selected].kind) {
    case FORM_TEXT:
        if (key == K_ENTER)
            move(f, 1, rows, nrow);
        return edit_key(&f->edit, key) ? FORM_TYPED : FORM_NOTHING;
    case FORM_CHOICE:
        return key == K_RIGHT || key == K_ENTER || key == ' ' ? FORM_NEXT : key == K_LEFT ? FORM_BEFORE : FORM_NOTHING;
    case FORM_BUTTON:
        return key == K_ENTER || key == ' ' ? FORM_PRESSED : FORM_NOTHING;
    default:
        return FORM_NOTHING;
    }
}

enum form_event form_key(struct form *f, int key, const struct form_row *rows, int nrow)
{
    enum { LEAP = 8 };

    sync_edit(f, rows);
    switch (key) {
    case K_UP: case K_BACKTAB:
        move(f, -1, rows, nrow);
        return FORM_NOTHING;
    case K_DOWN: case K_TAB:
        move(f, 1, rows, nrow);
        return FORM_NOTHING;
    case K_PAGE_UP: case K_PAGE_DOWN:
        for (int i = 0; i < LEAP; i++)
            move(f, key == K_PAGE_UP ? -1 : 1, rows, nrow);
        return FORM_NOTHING;
    default:
        return change(f, key, rows, nrow);
    }
}
