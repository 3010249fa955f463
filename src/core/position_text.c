/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which form a text has, and the start position. */
#include "core/position_text.h"

#include <assert.h>
#include <string.h>

#include "core/position_draft.h"

/* FEN is told by the slash in its first word; list and word form never have one there. */
static bool looks_like_fen(const struct draft *d, struct span first)
{
    return first.length < 2 || d->text[first.at + 1] != ':' ? memchr(d->text + first.at, '/', (size_t)first.length) != NULL : false;
}

static bool read_form(struct draft *d)
{
    struct span first;
    int at = 0;
    *d->fault = (struct fault){ .cell = NO_CELL, .other_cell = NO_CELL, .player = NOBODY };
    position_clear(d->p, d->rules);
    if (!draft_word(d, &at, &first))
        return draft_refuse(d, FAULT_EMPTY_TEXT, first);
    if (looks_like_fen(d, first)) {
        if (!d->rules->variant.fen)
            return draft_refuse(d, FAULT_NOT_HERE, first);
        return position_fen_read(d);
    }
    return position_list_read(d);
}

bool position_read(struct position *p, const struct rules *rules, const char *text, struct fault *fault)
{
    struct draft d = { .p = p, .rules = rules, .text = text, .fault = fault };
    return read_form(&d);
}

void position_start(struct position *p, const struct rules *rules)
{
    struct fault fault;
    struct draft d = { .p = p, .rules = rules, .text = rules->variant.start, .fault = &fault, .start = true };
    bool fine = read_form(&d);
    assert(fine);
    (void)fine;
    for (int i = 0; i < rules->nrow; i++)
        if (draft_at_home(p, &rules->row[i]))
            p->turn.rights |= (uint16_t)(1 << rules->row[i].right);
}

/* FEN has no word for pawns that may no longer push two cells. */
static bool fen_says_all(const struct position *p)
{
    bool moved = false;
    for (size_t i = 0; i < sizeof p->moved / sizeof p->moved[0]; i++)
        moved |= p->moved[i] != 0;
    return p->rules->variant.fen && !moved;
}

void position_write(const struct position *p, struct text *out)
{
    if (fen_says_all(p))
        position_fen_write(p, out);
    else
        position_list_write(p, out);
}
