/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/text.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/mem.h"

static void make_room(struct text *t, size_t more)
{
    size_t need = t->length + more + 1;
    if (need <= t->room)
        return;
    size_t room = t->room ? t->room : 64;
    while (room < need)
        room *= 2;
    t->data = mem_resize(t->data, room);
    t->room = room;
}

void text_add_n(struct text *t, const char *bytes, size_t n)
{
    make_room(t, n);
    if (n)
        memcpy(t->data + t->length, bytes, n);
    t->length += n;
    t->data[t->length] = '\0';
}

void text_add(struct text *t, const char *string)
{
    text_add_n(t, string, strlen(string));
}

void text_add_char(struct text *t, char c)
{
    text_add_n(t, &c, 1);
}

void text_addf(struct text *t, const char *format, ...)
{
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    int n = vsnprintf(NULL, 0, format, args);
    va_end(args);
    if (n > 0) {
        make_room(t, (size_t)n);
        vsnprintf(t->data + t->length, (size_t)n + 1, format, again);
        t->length += (size_t)n;
    }
    va_end(again);
}

void text_clear(struct text *t)
{
    t->length = 0;
    if (t->data)
        t->data[0] = '\0';
}

const char *text_string(const struct text *t)
{
    return t->data ? t->data : "";
}

void text_free(struct text *t)
{
    mem_free(t->data);
    *t = (struct text){ 0 };
}
