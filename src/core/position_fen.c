/* SPDX-License-Identifier: GPL-3.0-or-later */
/* FEN for two players: the board line by line, turn, castling, crossed cells, half moves, round.  The clocks may be left out, and a
   game without castling has no field for it.

   Lines follow from the names of cells.  By rows: cells of equal number, the largest number first, letters from a (the square board,
   pointed hexagons).  By files: cells of equal letter, from a, numbers from 1 up (flat-top hexagons).  On the 91 cells, whose files
   are written, rows are read as well: their first line has one cell in place of six. */
#include "core/position_draft.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { NUMBER_MAX = 9999, LINES_MAX = 24, LINE_MAX = 24, ONE_DIGIT = 9 };

struct lines {
    int n, length[LINES_MAX];
    uint8_t cell[LINES_MAX][LINE_MAX];
};

static void name_of(const struct topology *t, int cell, int *letter, int *number)
{
    char name[CELL_NAME_SIZE];
    t->name(t, cell, 0, name);
    *letter = name[0];
    *number = (int)strtol(name + 1, NULL, 10);
}

/* The cells whose line has this key, in the order of their place in it. */
static void add_line(struct lines *lines, const struct topology *t, bool rows, int key)
{
    int n = 0, place[LINE_MAX];
    uint8_t *line = lines->cell[lines->n];
    for (int cell = 0; cell < t->ncell; cell++) {
        int letter, number, i;
        name_of(t, cell, &letter, &number);
        if ((rows ? number : letter) != key || n == LINE_MAX)
            continue;
        for (i = n++; i > 0 && place[i - 1] > (rows ? letter : number); i--) {
            place[i] = place[i - 1];
            line[i] = line[i - 1];
        }
        place[i] = rows ? letter : number;
        line[i] = (uint8_t)cell;
    }
    if (n)
        lines->length[lines->n++] = n;
}

static void make_lines(struct lines *lines, const struct topology *t, bool rows)
{
    lines->n = 0;
    for (int number = LINES_MAX; rows && number > 0; number--)
        add_line(lines, t, true, number);
    for (int letter = 'a'; !rows && letter <= 'z'; letter++)
        add_line(lines, t, false, letter);
}

/* A run of empty cells; where lines are longer than nine it may have two digits. */
static int read_run(const struct draft *d, struct span line, int *i, bool two_digits)
{
    int run = d->text[line.at + (*i)++] - '0';
    if (two_digits && *i < line.length && isdigit((unsigned char)d->text[line.at + *i]))
        run = 10 * run + d->text[line.at + (*i)++] - '0';
    return run;
}

static bool read_line(struct draft *d, struct span line, const struct lines *lines, int which)
{
    int length = lines->length[which], place = 0;
    for (int i = 0; i < line.length;) {
        char c = d->text[line.at + i];
        struct span letter = { line.at + i, 1 };
        if (isdigit((unsigned char)c)) {
            int run = read_run(d, line, &i, length > ONE_DIGIT);
            if (run < 1)
                return draft_refuse(d, FAULT_FEN_ROW, line);
            place += run;
            continue;
        }
        int kind = draft_kind(d, c), code = code_make(isupper((unsigned char)c) ? WHITE : BLACK, kind);
        if (kind == EMPTY)
            return draft_refuse(d, FAULT_NO_SUCH_MAN, letter);
        if (place < length && !draft_man(d, code, lines->cell[which][place], letter))
            return false;
        place++;
        i++;
    }
    return place == length || draft_refuse(d, FAULT_FEN_ROW, line);
}

/* How many cells the first line of the text speaks of. */
static int first_length(const struct draft *d, struct span board)
{
    struct span line;
    int at = board.at, length = 0;
    if (!draft_part(d, board, '/', &at, &line))
        return 0;
    for (int i = 0; i < line.length;)
        if (isdigit((unsigned char)d->text[line.at + i]))
            length += read_run(d, line, &i, true);
        else
            length++, i++;
    return length;
}

static bool read_board(struct draft *d, struct span board)
{
    struct lines lines;
    struct span line;
    const struct variant *v = &d->rules->variant;
    int at = board.at, n = 0;
    make_lines(&lines, v->topology, v->fen != FEN_FILES);
    if (v->fen == FEN_FILES && lines.length[0] != 1 && first_length(d, board) == 1)
        make_lines(&lines, v->topology, true);
    while (draft_part(d, board, '/', &at, &line)) {
        if (n == lines.n)
            return draft_refuse(d, FAULT_FEN_ROWS, board);
        if (!read_line(d, line, &lines, n++))
            return false;
    }
    return n == lines.n || draft_refuse(d, FAULT_FEN_ROWS, board);
}

/* Castling: KQkq by the side of the king on the square board, else the file of the rook; capitals are White's. */
static char right_letter(const struct rules *r, const struct castle_row *row)
{
    int letter, number;
    name_of(r->variant.topology, row->rook_from, &letter, &number);
    if (r->variant.fen == FEN_CHESS)
        letter = row->rook_from > row->king_from ? 'k' : 'q';
    return (char)(row->colour == WHITE ? toupper(letter) : letter);
}

static bool read_rights(struct draft *d, struct span where)
{
    if (where.length == 1 && d->text[where.at] == '-')
        return true;
    for (int i = 0; i < where.length; i++) {
        struct span letter = { where.at + i, 1 };
        const struct castle_row *row = d->rules->row, *end = row + d->rules->nrow;
        while (row < end && right_letter(d->rules, row) != d->text[where.at + i])
            row++;
        if (row == end)
            return draft_refuse(d, FAULT_BAD_RIGHT, letter);
        if (!draft_right(d, row, letter))
            return false;
    }
    return true;
}

/* One record: crossed cells one behind the other, and where it could be several pawns @ and the pawn. */
static bool read_record(struct draft *d, struct span where)
{
    const struct topology *t = d->rules->variant.topology;
    const char *text = d->text;
    int pusher = d->p->realm.next[d->p->turn.seat], end = where.at + where.length, pawn = NO_CELL, n;
    for (int i = where.at; i < end; i++)
        if (text[i] == '@' && !draft_cell(d, (struct span){ i + 1, end - i - 1 }, &pawn))
            return draft_refuse(d, FAULT_NO_CELL, where);
    for (int at = where.at, crossed; at < end && text[at] != '@'; at += n) {
        n = cell_parse(t, 0, text + at, &crossed);
        if (!n || at + n > end)
            return draft_refuse(d, FAULT_NO_CELL, where);
        if (pawn == NO_CELL && (pawn = draft_ep_pawn(d->p, pusher, crossed)) == NO_CELL)
            return draft_refuse_cells(d, FAULT_EP_CROSSED, where, code_make(pusher, PAWN), crossed, crossed);
        if (!draft_ep(d, crossed, pawn, pusher, where))
            return false;
    }
    return true;
}

static bool read_crossed(struct draft *d, struct span where)
{
    struct span record;
    int at = where.at;
    if (where.length == 1 && d->text[where.at] == '-')
        return true;
    while (draft_part(d, where, ',', &at, &record))
        if (!read_record(d, record))
            return false;
    return true;
}

static bool read_clock(struct draft *d, struct span where, int least, uint16_t *clock)
{
    int number;
    if (!draft_number(d, where, 0, NUMBER_MAX, &number))
        return false;
    *clock = (uint16_t)(number < least ? least : number);
    return true;
}

bool position_fen_read(struct draft *d)
{
    struct draft_owners owners = { .said = false };
    struct draft_captors captors = { .said = false };
    struct draft_out out = { .said = false };
    struct span word[6], more;
    int n = 0, at = 0, fields = d->rules->nrow ? 6 : 5, next = 2;
    while (n < fields && draft_word(d, &at, &word[n]))
        n++;
    if (n < 2 || draft_word(d, &at, &more))
        return draft_refuse(d, FAULT_FEN_FIELDS, n < 2 ? word[0] : more);
    if (!read_board(d, word[0]) || !draft_realm(d, &owners, &captors, &out))
        return false;
    char turn = d->text[word[1].at];
    if (word[1].length != 1 || !strchr("wb", turn))
        return draft_refuse(d, FAULT_BAD_TURN, word[1]);
    if (!draft_turn(d, turn == 'w' ? WHITE : BLACK, word[1]))
        return false;
    if (d->rules->nrow && n > next && !read_rights(d, word[next++]))
        return false;
    if (n > next && !read_crossed(d, word[next++]))
        return false;
    if (n > next && !read_clock(d, word[next++], 0, &d->p->turn.quiet))
        return false;
    if (n > next && !read_clock(d, word[next++], 1, &d->p->turn.round))
        return false;
    return draft_finish(d);
}

/* Writing */

static void write_board(const struct position *p, struct text *out)
{
    struct lines lines;
    make_lines(&lines, p->rules->variant.topology, p->rules->variant.fen != FEN_FILES);
    for (int i = 0; i < lines.n; i++) {
        int empty = 0;
        for (int k = 0; k <= lines.length[i]; k++) {
            int code = k < lines.length[i] ? p->at[lines.cell[i][k]] : WALL;
            if (!code) {
                empty++;
                continue;
            }
            if (empty)
                text_addf(out, "%d", empty);
            empty = 0;
            if (code == WALL)
                break;
            char letter = p->rules->variant.set->man[code_kind(code)].letter;
            text_add_char(out, code_colour(code) == WHITE ? letter : (char)tolower((unsigned char)letter));
        }
        text_add(out, i + 1 < lines.n ? "/" : "");
    }
}

static void write_rights(const struct position *p, struct text *out)
{
    for (char letter = 'A'; letter <= 'z'; letter++)
        for (int i = 0; i < p->rules->nrow; i++) {
            const struct castle_row *row = &p->rules->row[i];
            if (p->turn.rights >> row->right & 1 && right_letter(p->rules, row) == letter) {
                text_add_char(out, letter);
                break;
            }
        }
    text_add(out, p->turn.rights ? " " : "- ");
}

static void write_crossed(const struct position *p, struct text *out)
{
    const struct topology *t = p->rules->variant.topology;
    char name[CELL_NAME_SIZE];
    for (int i = 0; i < p->turn.nep; i++) {
        const struct ep_record *ep = &p->turn.ep[i];
        text_add(out, i ? "," : "");
        for (int k = 1; k >= 0; k--)
            if (ep->crossed[k] != NO_CELL) {
                t->name(t, ep->crossed[k], 0, name);
                text_add(out, name);
            }
        if (p->rules->variant.pawn.npush > 1) {
            t->name(t, ep->pawn, 0, name);
            text_addf(out, "@%s", name);
        }
    }
    if (!p->turn.nep)
        text_add_char(out, '-');
}

void position_fen_write(const struct position *p, struct text *out)
{
    write_board(p, out);
    text_addf(out, " %c ", p->turn.seat == WHITE ? 'w' : 'b');
    if (p->rules->nrow)
        write_rights(p, out);
    write_crossed(p, out);
    text_addf(out, " %d %d", p->turn.quiet, p->turn.round);
}
