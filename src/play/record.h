/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game as text: tags, then moves and events.  The record knows no rules; the session replays it.  See triarch-record(5). */
#ifndef TRIARCH_PLAY_RECORD_H
#define TRIARCH_PLAY_RECORD_H

#include <stdbool.h>
#include <stddef.h>

struct text;

enum { RECORD_BYTES_MAX = 1 << 20 };

struct record_tag {
    char *name, *value;
    int line;
};

enum record_kind { RECORD_MOVE, RECORD_EVENT };

struct record_item {
    int kind;                   /* enum record_kind */
    char *text;                 /* a move as typed, or what stood in the braces */
    int line, column;           /* from 1 */
};

struct record {
    int ntag, nitem, tag_room, item_room;
    struct record_tag *tag;
    struct record_item *item;
};
/* Start with `struct record r = {0}`; end with record_free. */

/* Reads a record.  False: why is "LINE:COLUMN: reason".  Any bytes may be given. */
bool record_read(struct record *, const char *data, size_t length, struct text *why);
/* The value of the first tag of that name, or NULL. */
const char *record_tag(const struct record *, const char *name);
void record_add_tag(struct record *, const char *name, const char *value);
void record_free(struct record *);

/* Writes one tag: [Name "value"], with \" and \\ inside the value. */
void record_write_tag(struct text *, const char *name, const char *value);

/* Moves and events are written word by word; lines are broken at 80 columns. */
struct record_writer {
    struct text *out;
    int column;
};
void record_write_word(struct record_writer *, const char *word);
void record_end_line(struct record_writer *);

#endif
