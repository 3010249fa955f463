/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The reader goes through the bytes once and keeps line and column, so that every complaint can point.

       [Variant "KEY"]                  tags, each on its own line, before anything else
       ; to the end of the line         a comment, anywhere
       1. e2-e4 d11-d10 k7-k6           words: numbers of rounds, moves, -- and pass for seats without a move
       {Black mated by White}           an event */
#include "play/record.h"

#include <ctype.h>
#include <string.h>

#include "base/gettext.h"
#include "base/mem.h"
#include "base/text.h"

struct reader {
    struct record *record;
    const char *data;
    size_t length, at;
    int line, column;
    struct text *why;
};

static bool refuse(struct reader *r, int line, int column, const char *reason)
{
    text_addf(r->why, "%d:%d: %s", line, column, reason);
    return false;
}

static int peek(const struct reader *r)
{
    return r->at < r->length ? (unsigned char)r->data[r->at] : -1;
}

static int next(struct reader *r)
{
    int c = peek(r);
    if (c < 0)
        return c;
    r->at++;
    r->column++;
    if (c == '\n') {
        r->line++;
        r->column = 1;
    }
    return c;
}

static void *room(void *array, int n, int *have, size_t size)
{
    if (n < *have)
        return array;
    *have = *have ? 2 * *have : 32;
    return mem_resize(array, (size_t)*have * size);
}

static void add_tag(struct record *record, char *name, char *value, int line)
{
    record->tag = room(record->tag, record->ntag, &record->tag_room, sizeof *record->tag);
    record->tag[record->ntag++] = (struct record_tag){ name, value, line };
}

void record_add_tag(struct record *record, const char *name, const char *value)
{
    add_tag(record, mem_string(name), mem_string(value), 0);
}

static void add_item(struct record *record, int kind, struct text *text, int line, int column)
{
    record->item = room(record->item, record->nitem, &record->item_room, sizeof *record->item);
    record->item[record->nitem++] = (struct record_item){ kind, mem_string(text_string(text)), line, column };
}

static void skip_line(struct reader *r)
{
    while (peek(r) >= 0 && peek(r) != '\n')
        next(r);
}

/* The rest of a value, up to its closing quote. */
static bool read_value(struct reader *r, struct text *value)
{
    for (;;) {
        int c = next(r);
        if (c < 0 || c == '\n')
            return refuse(r, r->line, r->column, _("the value of the tag has no closing quote"));
        if (c == '"')
            return true;
        if (c == '\\' && (peek(r) == '"' || peek(r) == '\\'))
            c = next(r);
        text_add_char(value, (char)c);
    }
}

static bool read_tag_into(struct reader *r, struct text *name, struct text *value)
{
    while (isalnum(peek(r)) || peek(r) == '_')
        text_add_char(name, (char)next(r));
    while (peek(r) == ' ')
        next(r);
    if (!name->length || peek(r) != '"')
        return refuse(r, r->line, r->column, _("a tag is [Name \"value\"]"));
    next(r);
    if (!read_value(r, value))
        return false;
    if (peek(r) != ']')
        return refuse(r, r->line, r->column, _("the tag is not closed by ]"));
    next(r);
    return true;
}

static bool read_tag(struct reader *r)
{
    struct text name = { 0 }, value = { 0 };
    int line = r->line;
    if (r->record->nitem)
        return refuse(r, r->line, r->column, _("tags stand before the moves"));
    next(r);
    bool fine = read_tag_into(r, &name, &value);
    if (fine)
        add_tag(r->record, mem_string(text_string(&name)), mem_string(text_string(&value)), line);
    text_free(&name);
    text_free(&value);
    return fine;
}

static bool read_event(struct reader *r)
{
    struct text event = { 0 };
    int line = r->line, column = r->column, c;
    next(r);
    while ((c = next(r)) >= 0 && c != '}')
        text_add_char(&event, (char)(c == '\n' ? ' ' : c));
    if (c < 0)
        refuse(r, line, column, _("the brace is not closed"));
    else
        add_item(r->record, RECORD_EVENT, &event, line, column);
    text_free(&event);
    return c >= 0;
}

/* Numbers of rounds, and what seats without a move write, are passed over. */
static bool is_filler(const char *word)
{
    size_t digits = strspn(word, "0123456789");
    return (digits && word[digits] == '.' && !word[digits + 1]) || !strcmp(word, "--") || !strcmp(word, "pass");
}

static bool read_word(struct reader *r)
{
    struct text word = { 0 };
    int line = r->line, column = r->column;
    while (peek(r) > ' ' && !strchr("{;[", peek(r)))
        text_add_char(&word, (char)next(r));
    bool fine = word.length > 0;
    if (!fine)
        refuse(r, line, column, _("a byte that no record has"));
    else if (!is_filler(text_string(&word)))
        add_item(r->record, RECORD_MOVE, &word, line, column);
    text_free(&word);
    return fine;
}

bool record_read(struct record *record, const char *data, size_t length, struct text *why)
{
    struct reader r = { .record = record, .data = data, .length = length, .line = 1, .column = 1, .why = why };
    if (length > RECORD_BYTES_MAX)
        return refuse(&r, 1, 1, _("the file is longer than 1 MiB"));
    if (length >= 3 && !memcmp(data, "\xef\xbb\xbf", 3))
        r.at = 3;                               /* the mark that some editors put before UTF-8 */
    for (int c; (c = peek(&r)) >= 0;) {
        bool fine = true;
        if (c == ' ' || c == '\n' || c == '\r' || c == '\t')
            next(&r);
        else if (c == ';')
            skip_line(&r);
        else if (c == '[')
            fine = read_tag(&r);
        else if (c == '{')
            fine = read_event(&r);
        else
            fine = read_word(&r);
        if (!fine)
            return false;
    }
    return true;
}

const char *record_tag(const struct record *record, const char *name)
{
    for (int i = 0; i < record->ntag; i++)
        if (!strcmp(record->tag[i].name, name))
            return record->tag[i].value;
    return NULL;
}

void record_free(struct record *record)
{
    for (int i = 0; i < record->ntag; i++) {
        mem_free(record->tag[i].name);
        mem_free(record->tag[i].value);
    }
    for (int i = 0; i < record->nitem; i++)
        mem_free(record->item[i].text);
    mem_free(record->tag);
    mem_free(record->item);
    *record = (struct record){ 0 };
}

void record_write_tag(struct text *out, const char *name, const char *value)
{
    text_addf(out, "[%s \"", name);
    for (; *value; value++) {
        if (*value == '"' || *value == '\\')
            text_add_char(out, '\\');
        text_add_char(out, *value == '\n' ? ' ' : *value);
    }
    text_add(out, "\"]\n");
}

void record_write_word(struct record_writer *w, const char *word)
{
    enum { WIDTH = 79 };
    int n = (int)strlen(word);
    if (w->column && w->column + 1 + n > WIDTH)
        record_end_line(w);
    if (w->column) {
        text_add_char(w->out, ' ');
        w->column++;
    }
    text_add(w->out, word);
    w->column += n;
}

void record_end_line(struct record_writer *w)
{
    if (w->column)
        text_add_char(w->out, '\n');
    w->column = 0;
}
