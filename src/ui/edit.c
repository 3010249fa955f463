/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One line editor serves the entry line, names, file names.  The text is UTF-8; the cursor stands between code points. */
#include "ui/edit.h"

#include <stdio.h>
#include <string.h>

#include "base/utf8.h"
#include "ui/keys.h"

void edit_start(struct edit *e, const char *text, int columns)
{
    *e = (struct edit){ .columns = columns };
    snprintf(e->text, sizeof e->text, "%.*s", text_fit(text, columns), text);
    e->at = (int)strlen(e->text);
}

static int before(const struct edit *e)
{
    int at = e->at;

    while (at > 0 && (e->text[--at] & 0xc0) == 0x80)
        continue;
    return at;
}

static int after(const struct edit *e)
{
    const char *p = e->text + e->at;

    utf8_next(&p);
    return (int)(p - e->text);
}

static void cut(struct edit *e, int from, int to)
{
    memmove(e->text + from, e->text + to, strlen(e->text + to) + 1);
    e->at = from;
}

static void insert(struct edit *e, int key)
{
    char bytes[UTF8_MAX];
    int n = utf8_put((uint32_t)key, bytes), length;

    if (e->fresh)
        cut(e, 0, (int)strlen(e->text));
    length = (int)strlen(e->text);
    if (length + n >= EDIT_SIZE)
        return;
    memmove(e->text + e->at + n, e->text + e->at, (size_t)(length - e->at + 1));
    memcpy(e->text + e->at, bytes, (size_t)n);
    e->at += n;
    if (text_columns(e->text) > e->columns)
        cut(e, e->at - n, e->at);
}

bool edit_key(struct edit *e, int key)
{
    switch (key) {
    case K_BACKSPACE:
        cut(e, before(e), e->at);
        break;
    case K_DELETE:
        cut(e, e->at, after(e));
        break;
    case K_LEFT:
        e->at = before(e);
        break;
    case K_RIGHT:
        e->at = after(e);
        break;
    case K_HOME:
        e->at = 0;
        break;
    case K_END:
        e->at = (int)strlen(e->text);
        break;
    case K_CTRL('U'):
        cut(e, 0, e->at);
        break;
    default:
        if (key < ' ' || key >= K_UP)
            return false;
        insert(e, key);
    }
    e->fresh = false;
    return true;
}

void edit_draw(const struct edit *e, struct canvas *c, int row, int column, int width, int role)
{
    char head[EDIT_SIZE];
    int skip = 0;

    snprintf(head, sizeof head, "%.*s", e->at, e->text);
    while (text_columns(head + skip) >= width && head[skip])
        skip += text_fit(head + skip, 2) ? text_fit(head + skip, 2) : 1;
    canvas_fill(c, row, column, 1, width, ' ', role, 0);
    canvas_text(c, row, column, width, role, 0, e->text + skip);
    canvas_cursor(c, row, column + text_columns(head + skip));
}
