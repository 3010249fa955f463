/* SPDX-License-Identifier: GPL-3.0-or-later */
/* FEN on the square board: ranks from 8 down, turn, castling, the crossed square, half moves, round.  The clocks may be left out. */
#include "core/position_draft.h"

#include <ctype.h>
#include <string.h>

enum { SIDE = 8, NUMBER_MAX = 9999 };

static bool read_row(struct draft *d, struct span row, int rank)
{
    int file = 0;
    for (int i = 0; i < row.length; i++) {
        char c = d->text[row.at + i];
        struct span letter = { row.at + i, 1 };
        if (c >= '1' && c <= '8') {
            file += c - '0';
            continue;
        }
        int kind = draft_kind(d, c);
        if (kind == EMPTY)
            return draft_refuse(d, FAULT_NO_SUCH_MAN, letter);
        if (file < SIDE && !draft_man(d, code_make(isupper((unsigned char)c) ? WHITE : BLACK, kind), SIDE * rank + file, letter))
            return false;
        file++;
    }
    return file == SIDE || draft_refuse(d, FAULT_FEN_ROW, row);
}

static bool read_board(struct draft *d, struct span board)
{
    struct span row;
    int at = board.at, rank = SIDE;
    while (draft_part(d, board, '/', &at, &row)) {
        if (!rank)
            return draft_refuse(d, FAULT_FEN_ROWS, board);
        if (!read_row(d, row, --rank))
            return false;
    }
    return rank == 0 || draft_refuse(d, FAULT_FEN_ROWS, board);
}

/* KQkq: the side of the king on which the rook stands. */
static const struct castle_row *row_of(const struct rules *r, char c)
{
    int colour = isupper((unsigned char)c) ? WHITE : BLACK;
    for (int i = 0; i < r->nrow_of[colour]; i++) {
        const struct castle_row *row = &r->rows_of[colour][i];
        char letter = row->rook_from > row->king_from ? 'K' : 'Q';
        if (toupper((unsigned char)c) == letter)
            return row;
    }
    return NULL;
}

static bool read_rights(struct draft *d, struct span where)
{
    if (where.length == 1 && d->text[where.at] == '-')
        return true;
    for (int i = 0; i < where.length; i++) {
        struct span letter = { where.at + i, 1 };
        const struct castle_row *row = row_of(d->rules, d->text[where.at + i]);
        if (!row)
            return draft_refuse(d, FAULT_BAD_RIGHT, letter);
        if (!draft_right(d, row, letter))
            return false;
    }
    return true;
}

static bool read_crossed(struct draft *d, struct span where)
{
    int crossed, pusher = d->p->realm.next[d->p->turn.seat];
    if (where.length == 1 && d->text[where.at] == '-')
        return true;
    if (!draft_cell(d, where, &crossed))
        return draft_refuse(d, FAULT_NO_CELL, where);
    int pawn = draft_ep_pawn(d->p, pusher, crossed);
    if (pawn == NO_CELL)
        return draft_refuse_cells(d, FAULT_EP_CROSSED, where, code_make(pusher, PAWN), crossed, crossed);
    return draft_ep(d, crossed, pawn, pusher, where);
}

bool position_fen_read(struct draft *d)
{
    struct draft_owners owners = { .said = false };
    struct draft_out out = { .said = false };
    struct span word[6], more;
    int n = 0, at = 0, number;
    while (n < 6 && draft_word(d, &at, &word[n]))
        n++;
    if (n < 2 || draft_word(d, &at, &more))
        return draft_refuse(d, FAULT_FEN_FIELDS, n < 2 ? word[0] : more);
    if (!read_board(d, word[0]) || !draft_realm(d, &owners, &out))
        return false;
    char turn = d->text[word[1].at];
    if (word[1].length != 1 || !strchr("wb", turn))
        return draft_refuse(d, FAULT_BAD_TURN, word[1]);
    if (!draft_turn(d, turn == 'w' ? WHITE : BLACK, word[1]))
        return false;
    if ((n > 2 && !read_rights(d, word[2])) || (n > 3 && !read_crossed(d, word[3])))
        return false;
    if (n > 4) {
        if (!draft_number(d, word[4], 0, NUMBER_MAX, &number))
            return false;
        d->p->turn.quiet = (uint16_t)number;
    }
    if (n > 5) {
        if (!draft_number(d, word[5], 0, NUMBER_MAX, &number))
            return false;
        d->p->turn.round = (uint16_t)(number ? number : 1);
    }
    return draft_finish(d);
}

static void write_board(const struct position *p, struct text *out)
{
    for (int rank = SIDE - 1; rank >= 0; rank--) {
        int empty = 0;
        for (int file = 0; file < SIDE; file++) {
            int code = p->at[SIDE * rank + file];
            if (!code) {
                empty++;
                continue;
            }
            if (empty)
                text_addf(out, "%d", empty);
            empty = 0;
            char letter = p->rules->variant.set->man[code_kind(code)].letter;
            text_add_char(out, code_colour(code) == WHITE ? letter : (char)tolower((unsigned char)letter));
        }
        if (empty)
            text_addf(out, "%d", empty);
        if (rank)
            text_add_char(out, '/');
    }
}

void position_fen_write(const struct position *p, struct text *out)
{
    const struct topology *t = p->rules->variant.topology;
    write_board(p, out);
    text_addf(out, " %c ", p->turn.seat == WHITE ? 'w' : 'b');
    for (const char *c = "KQkq"; *c; c++) {
        const struct castle_row *row = row_of(p->rules, *c);
        if (row && p->turn.rights >> row->right & 1)
            text_add_char(out, *c);
    }
    char name[CELL_NAME_SIZE] = "-";
    if (p->turn.nep)
        t->name(t, p->turn.ep[0].crossed[0], 0, name);
    text_addf(out, "%s %s %d %d", p->turn.rights ? "" : "-", name, p->turn.quiet, p->turn.round);
}
