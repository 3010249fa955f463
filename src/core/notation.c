/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing moves, and reading them whatever way people type them.

   A typed move is taken apart in every way that its letters allow (a reading): perhaps a kind, perhaps where from, where to,
   perhaps a promotion.  Each reading is a filter over the legal moves; what is left of all of them together decides. */
#include "core/notation.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "core/attack.h"
#include "core/ending.h"
#include "core/movegen.h"

/* Writing */

static void add_cell(const struct position *p, int cell, int alphabet, struct text *out)
{
    char name[CELL_NAME_SIZE];
    const struct topology *t = p->rules->variant.topology;
    t->name(t, cell, alphabet, name);
    text_add(out, name);
}

static char kind_letter(const struct position *p, int kind)
{
    return p->rules->variant.set->man[kind].letter;
}

/* Players whom a man attacks now who did not attack them before. */
static int newly_checked(const struct position *before, const struct position *after, int player)
{
    uint8_t was[CELLS_MAX], is[CELLS_MAX];
    if (!position_in_play(after, player) || after->king[player] == NO_CELL)
        return false;
    int nwas = before->king[player] == NO_CELL ? 0 : attack_from(before, before->king[player], before->realm.fears[player], was);
    int nis = attack_from(after, after->king[player], after->realm.fears[player], is);
    for (int i = 0; i < nis; i++)
        if (!memchr(was, is[i], (size_t)nwas))
            return true;
    return false;
}

/* Mate is certain at once when the next seat stands in check and cannot move. */
static bool mated_next(const struct position *after)
{
    int next = after->turn.seat;
    struct move_list list;
    return !after->realm.state && after->rules->variant.ending.royal == ROYAL_MATE && attack_check(after, next)
        && !movegen_legal(after, &list);
}

static void write_marks(const struct position *p, move_t m, struct text *out)
{
    struct position after = *p;
    struct undo undo;
    int checked[PLAYERS], n = 0, three = p->rules->variant.turn.nseat > 2;
    position_make(&after, m, &undo);
    bool mate = mated_next(&after);
    for (int i = 0; i < PLAYERS; i++)
        if (i != p->turn.seat && !(mate && i == after.turn.seat) && newly_checked(p, &after, i))
            checked[n++] = i;
    if (mate)
        text_add_char(out, '#');
    if (mate && three)
        text_add_char(out, PLAYER_LETTERS[after.turn.seat]);
    if (n)
        text_add_char(out, '+');
    for (int i = 0; i < n && three; i++)
        text_add_char(out, PLAYER_LETTERS[checked[i]]);
}

/* As much of the source as a short form needs: nothing, file, rank or all; on hexagons never the rank, with three players all. */
static void write_source(const struct position *p, move_t m, int alphabet, struct text *out)
{
    struct move_list list;
    int from = move_from(m), code = p->at[from], n = movegen_legal(p, &list), rivals = 0, same_file = 0, same_rank = 0;
    char own[CELL_NAME_SIZE], other[CELL_NAME_SIZE];
    const struct topology *t = p->rules->variant.topology;
    t->name(t, from, alphabet, own);
    for (int i = 0; i < n; i++) {
        int rival = move_from(list.move[i]);
        if (rival == from || move_to(list.move[i]) != move_to(m) || code_kind(p->at[rival]) != code_kind(code)
            || move_sort(list.move[i]) == MOVE_CASTLE)
            continue;
        t->name(t, rival, alphabet, other);
        rivals++;
        same_file += other[0] == own[0];
        same_rank += !strcmp(other + 1, own + 1);
    }
    bool takes = position_victim_cell(p, m) != NO_CELL, pawn = code_kind(code) == PAWN;
    bool chess = p->rules->variant.fen == FEN_CHESS, whole = !p->rules->variant.fen || (same_file && (!chess || same_rank));
    if (!rivals && !(pawn && takes))
        return;
    if (whole && !(chess && pawn))
        text_add(out, own);
    else if (same_file && !pawn)
        text_add(out, own + 1);
    else
        text_add_char(out, own[0]);
}

void notation_write(const struct position *p, move_t m, int style, int alphabet, struct text *out)
{
    int kind = code_kind(p->at[move_from(m)]);
    bool plain = style == NOTATION_COORDINATE, in_place = move_sort(m) == MOVE_IN_PLACE;
    bool takes = !in_place && position_victim_cell(p, m) != NO_CELL;
    if (move_sort(m) == MOVE_CASTLE && !plain) {
        text_add(out, p->rules->row[move_aux(m)].label);
    } else {
        if (kind != PAWN && !plain)
            text_add_char(out, kind_letter(p, kind));
        bool brief = style == NOTATION_SHORT || (in_place && !plain);
        if (brief && !in_place)
            write_source(p, m, alphabet, out);
        else if (!brief)
            add_cell(p, move_from(m), alphabet, out);
        if (!brief || takes)
            text_add_char(out, takes && !plain ? 'x' : '-');
        add_cell(p, move_to(m), alphabet, out);
        if (move_promotion(m))
            text_addf(out, "=%c", kind_letter(p, move_promotion(m)));
        if (move_sort(m) == MOVE_EN_PASSANT && !plain)
            text_add(out, "ep");
    }
    if (!plain)
        write_marks(p, m, out);
}

/* Reading */

struct reading {
    uint8_t kind;               /* EMPTY = not said */
    uint8_t from, to;           /* NO_CELL = not said */
    char file;                  /* of the source, 0 = not said */
    uint8_t rank;               /* of the source, 0 = not said */
    uint8_t promotion;          /* EMPTY = not said */
    bool cased;                 /* the letters have the case that their meaning has in print */
};

struct reader {
    const struct position *p;
    const struct topology *t;
    int alphabet;
    char text[40];              /* without blanks and marks */
    struct move_list legal;
    struct reading first;       /* for the reason: of those that name a target the first in print, else the first */
    bool any;
    int nmatch;
    move_t match[MOVES_MAX];
    bool cased[MOVES_MAX];
};

/* Copies a typed move without blanks and marks.  False when it is too long for one. */
static bool strip(struct reader *r, const char *typed)
{
    size_t n = 0;
    for (const char *c = typed; *c; c++) {
        if (isspace((unsigned char)*c) || strchr("!?.", *c))
            continue;
        if (*c == '+' || *c == '#')             /* marks and the initials behind them end a move */
            break;
        if (n + 1 >= sizeof r->text)
            return false;
        r->text[n++] = *c;
    }
    if (n > 2 && tolower((unsigned char)r->text[n - 2]) == 'e' && tolower((unsigned char)r->text[n - 1]) == 'p')
        n -= 2;
    r->text[n] = '\0';
    return n > 0;
}

/* Is the cell on the file or rank that was said of the source? */
static bool fits_source(const struct reader *r, const struct reading *reading, int cell)
{
    char name[CELL_NAME_SIZE];
    if (!reading->file && !reading->rank)
        return true;
    r->t->name(r->t, cell, r->alphabet, name);
    return (!reading->file || name[0] == reading->file) && (!reading->rank || (int)strtol(name + 1, NULL, 10) == reading->rank);
}

static bool fits(const struct reader *r, const struct reading *reading, move_t m)
{
    const struct position *p = r->p;
    int kind = code_kind(p->at[move_from(m)]);
    if (move_to(m) != reading->to || (reading->from != NO_CELL && move_from(m) != reading->from))
        return false;
    if (reading->kind != EMPTY ? kind != reading->kind : reading->from == NO_CELL && kind != PAWN)
        return false;
    if (move_sort(m) == MOVE_CASTLE && reading->from == NO_CELL)
        return false;
    if (reading->promotion != EMPTY && move_promotion(m) != reading->promotion)
        return false;
    return fits_source(r, reading, move_from(m));
}

static void add_match(struct reader *r, move_t m, bool cased)
{
    for (int i = 0; i < r->nmatch; i++)
        if (r->match[i] == m) {
            r->cased[i] |= cased;
            return;
        }
    r->match[r->nmatch] = m;
    r->cased[r->nmatch++] = cased;
}

/* The rest of a reading: nothing, or a promotion as =Q, Q or (Q). */
static void read_end(struct reader *r, struct reading reading, const char *s)
{
    char c = *s;
    if (c == '=' || c == '(')
        c = *++s;
    if (c) {
        for (int kind = PAWN; kind < KINDS; kind++)
            if (kind_letter(r->p, kind) && kind_letter(r->p, kind) == toupper((unsigned char)c))
                reading.promotion = (uint8_t)kind;
        s++;
        if (reading.promotion == EMPTY || (*s == ')' ? s[1] : *s))
            return;
    }
    if (!r->any || (reading.cased && !r->first.cased))
        r->first = reading;
    r->any = true;
    for (int i = 0; i < r->legal.n; i++)
        if (fits(r, &reading, r->legal.move[i]))
            add_match(r, r->legal.move[i], reading.cased);
}

static const char *skip_separator(const char *s)
{
    return *s && strchr("-x:X", *s) ? s + 1 : s;
}

/* Are the letters of a cell's name as in print: e1, and bC5 of names with two letters?  A man's letter is a capital: Bc5. */
static bool cell_cased(const struct reader *r, const char *s)
{
    if (r->t->synonyms && isalpha((unsigned char)s[1]))
        return islower((unsigned char)s[0]) && isupper((unsigned char)s[1]);
    return !isupper((unsigned char)*s);
}

static void read_target(struct reader *r, struct reading reading, const char *s)
{
    int cell, n;
    s = skip_separator(s);
    if ((n = cell_parse_any(r->t, r->alphabet, s, &cell)) > 0) {
        reading.to = (uint8_t)cell;
        reading.cased &= cell_cased(r, s);
        read_end(r, reading, s + n);
    }
}

/* Behind the kind: source and target, target alone, or a file or rank of the source and the target. */
static void read_cells(struct reader *r, struct reading reading, const char *s)
{
    int cell, n;
    struct reading more = reading;
    if ((n = cell_parse_any(r->t, r->alphabet, s, &cell)) > 0) {
        more.from = (uint8_t)cell;
        more.cased &= cell_cased(r, s);
        read_target(r, more, s + n);
    }
    read_target(r, reading, s);
    if (isalpha((unsigned char)*s)) {
        more = reading;
        more.file = (char)tolower((unsigned char)*s);
        more.cased &= islower((unsigned char)*s) != 0;
        if (more.kind == EMPTY)
            more.kind = PAWN;
        read_target(r, more, s + 1);
    }
    for (n = 1; n <= 2 && reading.kind != EMPTY && isdigit((unsigned char)s[n - 1]); n++) {
        more = reading;
        more.rank = (uint8_t)(n == 1 ? s[0] - '0' : 10 * (s[0] - '0') + (s[1] - '0'));
        read_target(r, more, s + n);
    }
}

static void read_all(struct reader *r)
{
    struct reading plain = { .from = NO_CELL, .to = NO_CELL, .cased = true };
    read_cells(r, plain, r->text);
    for (int kind = PAWN; kind < KINDS; kind++) {
        char letter = kind_letter(r->p, kind);
        if (!letter || toupper((unsigned char)r->text[0]) != letter)
            continue;
        struct reading named = plain;
        named.kind = (uint8_t)kind;
        named.cased = isupper((unsigned char)r->text[0]) != 0;
        read_cells(r, named, r->text + 1);
    }
}

/* Castling labels: O, o and 0 are one. */
static bool same_label(const char *typed, const char *label)
{
    for (; *label; typed++, label++) {
        char c = (char)toupper((unsigned char)*typed);
        if ((c == '0' ? 'O' : c) != (*label == '0' ? 'O' : *label))
            return false;
    }
    return !*typed;
}

/* Is it the label of a way to castle?  The legal one is found; else the fault says what is missing. */
static bool read_castle(struct reader *r, struct fault *fault)
{
    const struct rules *rules = r->p->rules;
    bool label = false;
    for (int i = 0; i < rules->nrow; i++) {
        const struct castle_row *row = &rules->row[i];
        if (row->colour != r->p->turn.seat || !same_label(r->text, row->label))
            continue;
        label = true;
        for (int j = 0; j < r->legal.n; j++)
            if (move_sort(r->legal.move[j]) == MOVE_CASTLE && move_aux(r->legal.move[j]) == i)
                add_match(r, r->legal.move[j], true);
        if (!r->nmatch)
            notation_reason(r->p, row->king_from, row->king_to, fault);
    }
    return label;
}

/* Several moves left that differ in nothing but what the pawn becomes. */
static bool only_promotions(const struct reader *r)
{
    for (int i = 0; i < r->nmatch; i++)
        if (!move_promotion(r->match[i]) || move_from(r->match[i]) != move_from(r->match[0]) || move_to(r->match[i]) != move_to(r->match[0]))
            return false;
    return r->nmatch > 1;
}

/* Of several matches those whose letters are as in print, if there are any. */
static void prefer_cased(struct reader *r)
{
    int n = 0;
    for (int i = 0; i < r->nmatch; i++)
        if (r->cased[i])
            r->match[n++] = r->match[i];
    if (n)
        r->nmatch = n;
}

static bool choose(struct reader *r, move_t *move, struct fault *fault)
{
    if (r->nmatch > 1)
        prefer_cased(r);
    if (r->nmatch == 1) {
        *move = r->match[0];
        return true;
    }
    if (only_promotions(r)) {
        *move = move_make(move_from(r->match[0]), move_to(r->match[0]), MOVE_PLAIN, 0, 0);
        fault->code = FAULT_PROMOTION;
        return false;
    }
    fault->code = FAULT_AMBIGUOUS;
    fault->cell = (uint8_t)move_to(r->match[0]);
    for (int i = 1; i < r->nmatch && r->t->synonyms; i++)
        if (move_to(r->match[i]) != fault->cell) {
            fault->code = FAULT_TWO_CELLS;
            fault->other_cell = (uint8_t)move_to(r->match[i]);
        }
    for (int i = 0; i < r->nmatch && fault->ncell < MEN_MAX; i++)
        if (!memchr(fault->cells, move_from(r->match[i]), (size_t)fault->ncell))
            fault->cells[fault->ncell++] = (uint8_t)move_from(r->match[i]);
    return false;
}

/* Why this man may not do what was typed.  If he may go there, it is about what he becomes. */
static void explain_man(const struct reader *r, int from, struct fault *fault)
{
    const struct position *p = r->p;
    notation_reason(p, from, r->first.to, fault);
    if (fault->code != FAULT_NONE)
        return;
    bool pool = p->rules->variant.pawn.pool && p->rules->promotes[code_colour(p->at[from])][r->first.to];
    fault->code = r->first.promotion == EMPTY ? FAULT_PROMOTION : pool ? FAULT_POOL : FAULT_NO_PROMOTION;
    fault->man = p->at[from];
    fault->other = (uint8_t)code_make(p->turn.seat, r->first.promotion);
    fault->cell = r->first.to;
}

/* No legal move fits: the reason of the man that was meant, if only one can have been. */
static void explain(const struct reader *r, struct fault *fault)
{
    const struct position *p = r->p;
    const struct reading *reading = &r->first;
    int kind = reading->kind == EMPTY ? PAWN : reading->kind, meant = NO_CELL, n = 0;
    if (reading->from != NO_CELL) {
        explain_man(r, reading->from, fault);
        return;
    }
    for (int cell = 0; cell < r->t->ncell; cell++) {
        struct fault why;
        bool own = p->realm.moves[p->turn.seat] >> p->at[cell] & 1;
        if (!own || code_kind(p->at[cell]) != kind || !fits_source(r, reading, cell))
            continue;
        notation_reason(p, cell, reading->to, &why);
        if (why.code == FAULT_CANNOT_REACH)
            continue;
        meant = cell;
        n++;
    }
    if (n == 1) {
        explain_man(r, meant, fault);
    } else {
        fault->code = FAULT_NONE_REACHES;
        fault->man = (uint8_t)code_make(p->turn.seat, kind);
        fault->cell = reading->to;
    }
}

bool notation_read(const struct position *p, const char *text, int alphabet, move_t *move, struct fault *fault)
{
    struct reader r = { .p = p, .t = p->rules->variant.topology, .alphabet = alphabet };
    *fault = (struct fault){ .cell = NO_CELL, .other_cell = NO_CELL, .player = NOBODY };
    *move = MOVE_NONE;
    if (p->realm.state) {
        fault->code = FAULT_GAME_OVER;
        return false;
    }
    if (!strip(&r, text)) {
        fault->code = FAULT_NOT_A_MOVE;
        return false;
    }
    movegen_legal(p, &r.legal);
    if (!read_castle(&r, fault))
        read_all(&r);
    if (r.nmatch)
        return choose(&r, move, fault);
    if (r.any)
        explain(&r, fault);
    else if (fault->code == FAULT_NONE)
        fault->code = FAULT_NOT_A_MOVE;
    return false;
}
