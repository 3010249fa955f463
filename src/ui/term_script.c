/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys by name, as in the scripts of tests: "e2-e4<Enter><Up><size 120x40>". */
#include "ui/term_script.h"

#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "base/utf8.h"

static const struct { const char *name; int key; } names[] = {
    { "Enter", K_ENTER }, { "Esc", K_ESCAPE }, { "Tab", K_TAB }, { "BS", K_BACKSPACE }, { "Space", ' ' }, { "lt", '<' },
    { "Up", K_UP }, { "Down", K_DOWN }, { "Left", K_LEFT }, { "Right", K_RIGHT }, { "Home", K_HOME }, { "End", K_END },
    { "PgUp", K_PAGE_UP }, { "PgDn", K_PAGE_DOWN }, { "Del", K_DELETE }, { "Ins", K_INSERT }, { "BackTab", K_BACKTAB },
    { "Gone", K_GONE },
};

/* The key that a name in angle brackets stands for; a size changes the terminal. */
static int named_key(struct script *s, const char *name, int length)
{
    char word[32];
    int number;

    snprintf(word, sizeof word, "%.*s", length, name);
    if (sscanf(word, "size %dx%d", &s->columns, &s->rows) == 2)
        return K_RESIZE;
    if (sscanf(word, "F%d", &number) == 1 && number >= 1 && number <= 12)
        return K_F1 + number - 1;
    if (length == 3 && word[0] == 'C' && word[1] == '-')
        return K_CTRL(word[2]);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (!strcmp(names[i].name, word))
            return names[i].key;
    return K_OTHER;
}

static int script_key(struct terminal *t)
{
    struct script *s = (struct script *)t;

    if (s->next)
        return s->next(s, s->context);
    if (!*s->keys)
        return K_GONE;
    const char *end = *s->keys == '<' ? strchr(s->keys, '>') : NULL;
    if (!end)
        return (int)utf8_next(&s->keys);
    const char *name = s->keys + 1;
    s->keys = end + 1;
    return named_key(s, name, (int)(end - name));
}

static void script_size(struct terminal *t, int *rows, int *columns)
{
    *rows = ((struct script *)t)->rows;
    *columns = ((struct script *)t)->columns;
}

static void script_show(struct terminal *t, const struct canvas *c)
{
    struct script *s = (struct script *)t;

    canvas_copy(&s->shown, c);
    s->shows++;
}

static void script_bell(struct terminal *t)
{
    ((struct script *)t)->bells++;
}

static void script_nothing(struct terminal *t)
{
    (void)t;
}

static const struct term_type script_type = {
    .close = script_nothing, .size = script_size, .show = script_show, .key = script_key, .bell = script_bell,
    .redraw = script_nothing,
};

void script_init(struct script *s, int rows, int columns, const char *keys)
{
    *s = (struct script){
        .term = { .type = &script_type, .charset = CHARSET_ASCII, .depth = DEPTH_256, .theme = themes },
        .rows = rows, .columns = columns, .keys = keys,
    };
    canvas_init(&s->shown, 1, 1);
}

void script_free(struct script *s)
{
    canvas_free(&s->shown);
}

/* One character for the attributes of a place: what stands out and how. */
static char mark_of(const struct script *s, const struct spotted *spot)
{
    static const char marks[] = " bu+rrrr";

    return marks[(s->term.theme->looks[DEPTH_MONO][spot->role].attr ^ spot->attr) & 7];
}

static void print_marks(const struct script *s, struct text *out)
{
    for (int row = 0; row < s->shown.rows; row++) {
        size_t length = 0, start = out->length;
        for (int column = 0; column < s->shown.columns; column++) {
            text_add_char(out, mark_of(s, canvas_at(&s->shown, row, column)));
            if (out->data[out->length - 1] != ' ')
                length = out->length - start;
        }
        out->length = start + length;
        text_add_char(out, '\n');
    }
}

void script_print(const struct script *s, struct text *out)
{
    canvas_print(&s->shown, out);
    if (s->term.depth == DEPTH_MONO) {
        text_add(out, "---- b bold, u underlined, + both, r reversed\n");
        print_marks(s, out);
    }
    text_addf(out, "---- cursor: row %d, column %d\n", s->shown.cursor_row, s->shown.cursor_column);
}
