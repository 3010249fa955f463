/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Screens write roles and characters here; a terminal compares the grid with the one it showed before.  Text is measured as
   terminals measure it: most characters one column, East Asian ones two, accents that combine none (those are dropped, a place
   holds one code point). */
#include "ui/canvas.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <wchar.h>

#include "base/mem.h"
#include "base/text.h"
#include "base/utf8.h"

void canvas_init(struct canvas *c, int rows, int columns)
{
    *c = (struct canvas){ 0 };
    canvas_resize(c, rows, columns);
}

void canvas_free(struct canvas *c)
{
    mem_free(c->spot);
    *c = (struct canvas){ 0 };
}

void canvas_resize(struct canvas *c, int rows, int columns)
{
    if (rows != c->rows || columns != c->columns) {
        mem_free(c->spot);
        c->rows = rows;
        c->columns = columns;
        c->spot = mem_alloc((size_t)rows * (size_t)columns * sizeof *c->spot);
    }
    canvas_clear(c);
}

void canvas_clear(struct canvas *c)
{
    for (int i = 0; i < c->rows * c->columns; i++)
        c->spot[i] = (struct spotted){ .glyph = ' ' };
    c->cursor_row = -1;
}

void canvas_copy(struct canvas *to, const struct canvas *from)
{
    canvas_resize(to, from->rows, from->columns);
    memcpy(to->spot, from->spot, (size_t)from->rows * (size_t)from->columns * sizeof *from->spot);
    to->cursor_row = from->cursor_row;
    to->cursor_column = from->cursor_column;
}

struct spotted *canvas_at(const struct canvas *c, int row, int column)
{
    if (row < 0 || column < 0 || row >= c->rows || column >= c->columns)
        return NULL;
    return &c->spot[row * c->columns + column];
}

void canvas_put(struct canvas *c, int row, int column, uint32_t glyph, int role, int attr)
{
    struct spotted *s = canvas_at(c, row, column);

    if (s)
        *s = (struct spotted){ .glyph = glyph, .role = (uint8_t)role, .attr = (uint8_t)attr };
}

void canvas_fill(struct canvas *c, int row, int column, int rows, int columns, uint32_t glyph, int role, int attr)
{
    for (int y = 0; y < rows; y++)
        for (int x = 0; x < columns; x++)
            canvas_put(c, row + y, column + x, glyph, role, attr);
}

/* The next character that takes room: its columns, and the character to show; 0 at the end. */
static int next_glyph(const char **text, uint32_t *glyph)
{
    while ((*glyph = utf8_next(text)) != 0) {
        int width = *glyph < 0x20 || *glyph == 0x7f ? -1 : *glyph < 0x7f ? 1 : wcwidth((wchar_t)*glyph);
        if (width > 0)
            return width;
        if (width < 0) {
            *glyph = '?';
            return 1;
        }
    }
    return 0;
}

int text_columns(const char *text)
{
    int columns = 0;
    uint32_t glyph;

    for (int width; (width = next_glyph(&text, &glyph)) != 0; )
        columns += width;
    return columns;
}

int text_fit(const char *text, int columns)
{
    const char *end = text, *p = text;
    uint32_t glyph;

    for (int width; (width = next_glyph(&p, &glyph)) != 0 && width <= columns; end = p)
        columns -= width;
    return (int)(end - text);
}

/* canvas_text for the first n bytes. */
static int text_n(struct canvas *c, int row, int column, int width, int role, int attr, const char *text, const char *end)
{
    int used = 0;
    uint32_t glyph;

    while (text < end) {
        int w = next_glyph(&text, &glyph);
        if (!w || used + w > width)
            break;
        canvas_put(c, row, column + used, glyph, role, attr);
        if (w == 2)
            canvas_put(c, row, column + used + 1, 0, role, attr);
        used += w;
    }
    return used;
}

int canvas_text(struct canvas *c, int row, int column, int width, int role, int attr, const char *text)
{
    return text_n(c, row, column, width, role, attr, text, text + strlen(text));
}

int canvas_textf(struct canvas *c, int row, int column, int width, int role, int attr, const char *format, ...)
{
    char line[512];
    va_list args;

    va_start(args, format);
    vsnprintf(line, sizeof line, format, args);
    va_end(args);
    return canvas_text(c, row, column, width, role, attr, line);
}

/* Where the line that begins at text ends, and where the next one begins. */
static const char *line_end(const char *text, int width, const char **next)
{
    const char *fits = text + text_fit(text, width), *newline = memchr(text, '\n', (size_t)(fits - text));

    if (newline || *fits == '\n') {
        const char *end = newline ? newline : fits;
        *next = end + 1;
        return end;
    }
    *next = fits;
    if (!*fits)
        return fits;
    const char *blank = fits;
    while (blank > text && *blank != ' ')
        blank--;
    if (blank == text) {                    /* a word longer than the line; a first glyph that does not fit is skipped */
        uint32_t glyph;
        if (fits == text)
            next_glyph(next, &glyph);
        return fits;
    }
    *next = blank + 1;
    return blank;
}

int canvas_wrap(struct canvas *c, int row, int column, int rows, int width, int role, int attr, const char *text)
{
    int lines = 0;

    if (width <= 0)
        return 0;
    while (*text) {
        const char *next, *end = line_end(text, width, &next);
        if (lines < rows)
            text_n(c, row + lines, column, width, role, attr, text, end);
        lines++;
        text = next;
    }
    return lines;
}

void canvas_frame(struct canvas *c, int row, int column, int rows, int columns, bool lines)
{
    static const uint32_t art[2][6] = { { '-', '|', '+', '+', '+', '+' }, { 0x2500, 0x2502, 0x250c, 0x2510, 0x2514, 0x2518 } };
    const uint32_t *a = art[lines];
    int bottom = row + rows - 1, right = column + columns - 1;

    canvas_fill(c, row, column, rows, columns, ' ', ROLE_TEXT, 0);
    canvas_fill(c, row, column, 1, columns, a[0], ROLE_FRAME, 0);
    canvas_fill(c, bottom, column, 1, columns, a[0], ROLE_FRAME, 0);
    canvas_fill(c, row, column, rows, 1, a[1], ROLE_FRAME, 0);
    canvas_fill(c, row, right, rows, 1, a[1], ROLE_FRAME, 0);
    canvas_put(c, row, column, a[2], ROLE_FRAME, 0);
    canvas_put(c, row, right, a[3], ROLE_FRAME, 0);
    canvas_put(c, bottom, column, a[4], ROLE_FRAME, 0);
    canvas_put(c, bottom, right, a[5], ROLE_FRAME, 0);
}

void canvas_cursor(struct canvas *c, int row, int column)
{
    bool inside = canvas_at(c, row, column) != NULL;

    c->cursor_row = inside ? row : -1;
    c->cursor_column = inside ? column : 0;
}

void canvas_print(const struct canvas *c, struct text *out)
{
    char bytes[UTF8_MAX];

    for (int row = 0; row < c->rows; row++) {
        const struct spotted *line = canvas_at(c, row, 0);
        int last = c->columns;
        while (last > 0 && line[last - 1].glyph == ' ')
            last--;
        for (int i = 0; i < last; i++)
            if (line[i].glyph)
                text_add_n(out, bytes, (size_t)utf8_put(line[i].glyph, bytes));
        text_add_char(out, '\n');
    }
}
