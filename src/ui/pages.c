/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pages stand in a column of 78 characters in the middle of the screen.  Lines in capitals are headings. */
#include "ui/pages.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "base/gettext.h"
#include "base/mem.h"
#include "ui/chrome.h"

enum { PAGE_COLUMNS = 78, AROUND = 4 /* rows for bar and hints */ };

struct pages {
    struct screen screen;
    char *title, *text;
    int nline, first;           /* lines, the first one shown */
    int shown;                  /* rows of the last drawing */
};

static int clamp(int value, int most)
{
    return value > most ? (most > 0 ? most : 0) : value < 0 ? 0 : value;
}

static void pages_close(struct screen *s)
{
    struct pages *p = (struct pages *)s;

    mem_free(p->title);
    mem_free(p->text);
    mem_free(p);
}

static void pages_least(const struct screen *s, const struct app *app, int *rows, int *columns)
{
    (void)s, (void)app;
    *rows = AROUND + 4;
    *columns = 30;
}

/* Where line number `line` begins, NULL behind the last. */
static const char *line_at(const char *text, int line)
{
    while (line > 0 && text) {
        text = strchr(text, '\n');
        text = text ? text + 1 : NULL;
        line--;
    }
    return text && *text ? text : NULL;
}

static bool is_heading(const char *line, size_t length)
{
    if (!length || !isupper((unsigned char)line[0]))
        return false;
    for (size_t i = 0; i < length && !(line[i] == ' ' && i + 1 < length && line[i + 1] == ' '); i++)
        if (islower((unsigned char)line[i]))
            return false;
    return length > 3;
}

static void draw_lines(const struct pages *p, struct canvas *c, int row, int column)
{
    const char *line = line_at(p->text, p->first);

    for (int i = 0; i < p->shown && line; i++) {
        const char *end = strchr(line, '\n');
        size_t length = end ? (size_t)(end - line) : strlen(line);
        char *copy = mem_string_n(line, length);
        canvas_text(c, row + i, column, c->columns - column, is_heading(line, length) ? ROLE_TITLE : ROLE_TEXT, 0, copy);
        mem_free(copy);
        line = end && end[1] ? end + 1 : NULL;
    }
}

static void pages_draw(struct screen *s, struct app *app, struct canvas *c)
{
    struct pages *p = (struct pages *)s;
    int column = c->columns > PAGE_COLUMNS ? (c->columns - PAGE_COLUMNS) / 2 : 0;
    char right[32] = "";
    const struct hint hints[] = {
        { _("Up Down Space"), _("read on") }, { _("Home End"), _("first, last") }, { _("Esc"), _("back") }, { NULL, NULL }
    };

    (void)app;
    p->shown = c->rows - AROUND;
    p->first = clamp(p->first, p->nline - p->shown);
    if (p->nline > p->shown)
        snprintf(right, sizeof right, "%d%%", (p->first + p->shown) * 100 / p->nline);
    chrome_bar(c, 0, ROLE_SELECTED, 0, p->title, right);
    draw_lines(p, c, 2, column);
    chrome_hints(c, c->rows - 1, column, c->columns - column, hints);
    canvas_cursor(c, 2, column);
}

static void pages_key(struct screen *s, struct app *app, int key)
{
    struct pages *p = (struct pages *)s;
    int last = p->nline - p->shown, first = p->first;

    switch (key) {
    case K_UP: first--; break;
    case K_DOWN: case K_ENTER: first++; break;
    case K_PAGE_UP: case K_BACKSPACE: first -= p->shown - 1; break;
    case K_PAGE_DOWN: case ' ': first += p->shown - 1; break;
    case K_HOME: first = 0; break;
    case K_END: first = last; break;
    case K_ESCAPE: case 'q': case K_CTRL('X'): app_pop(app); return;
    default: return;
    }
    p->first = clamp(first, last);
}

static const struct screen_type pages_type = {
    .whole = true, .least = pages_least, .draw = pages_draw, .key = pages_key, .close = pages_close,
};

void pages_open(struct app *app, const char *title, const char *text, bool at_end)
{
    struct pages *p = mem_alloc(sizeof *p);

    p->screen.type = &pages_type;
    p->title = mem_string(title);
    p->text = mem_string(text);
    for (const char *line = text; line && *line; line = strchr(line, '\n') ? strchr(line, '\n') + 1 : NULL)
        p->nline++;
    p->first = at_end ? p->nline : 0;
    app_push(app, &p->screen);
}
