/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a man may not go somewhere: the questions that a legal move passes, asked one by one. */
#include "core/notation.h"

#include "core/attack.h"
#include "core/movegen.h"

static void set(struct fault *f, int code, int man, int cell, int other, int other_cell)
{
    f->code = (uint8_t)code;
    f->man = (uint8_t)man;
    f->cell = (uint8_t)cell;
    f->other = (uint8_t)other;
    f->other_cell = (uint8_t)other_cell;
}

/* The king of the mover would be attacked after this move: by whom? */
static void king_attacked(const struct position *p, move_t m, struct fault *f)
{
    struct position after = *p;
    struct undo undo;
    uint8_t cells[CELLS_MAX];
    int player = p->turn.seat;
    position_make(&after, m, &undo);
    int king = after.king[player];
    if (king != NO_CELL && attack_from(&after, king, after.realm.fears[player], cells)) {
        set(f, FAULT_KING_ATTACKED, after.at[king], king, after.at[cells[0]], cells[0]);
        f->player = after.realm.owner[code_colour(after.at[cells[0]])];
    }
}

/* Castling that is not possible now: which of its conditions fails? */
static bool castle_fault(const struct position *p, const struct castle_row *row, struct fault *f)
{
    uint8_t cells[CELLS_MAX];
    struct position lifted = *p;
    int player = row->colour;
    if (!(p->turn.rights >> row->right & 1)) {
        set(f, FAULT_CASTLE_RIGHT, p->at[row->king_from], row->king_from, EMPTY, row->rook_from);
        return true;
    }
    for (int i = 0; i < row->nempty; i++)
        if (p->at[row->empty[i]]) {
            set(f, FAULT_CASTLE_BLOCKED, p->at[row->king_from], row->king_from, p->at[row->empty[i]], row->empty[i]);
            return true;
        }
    position_take(&lifted, row->king_from);
    for (int i = 0; i < row->nsafe; i++)
        if (attack_from(&lifted, row->safe[i], p->realm.fears[player], cells)) {
            set(f, FAULT_CASTLE_CHECK, p->at[row->king_from], row->safe[i], p->at[cells[0]], cells[0]);
            f->player = p->realm.owner[code_colour(p->at[cells[0]])];
            return true;
        }
    return false;
}

static bool castling(const struct position *p, int from, int to, struct fault *f)
{
    const struct rules *r = p->rules;
    for (int i = 0; i < r->nrow; i++)
        if (r->row[i].colour == p->turn.seat && r->row[i].king_from == from && r->row[i].king_to == to
            && p->at[from] == code_make(p->turn.seat, KING) && castle_fault(p, &r->row[i], f))
            return true;
    return false;
}

/* Does this program name the cell, and what stands in the way?  blocker = NO_CELL: nothing. */
static bool names(const struct position *p, const struct op *op, int to, int *blocker)
{
    bool named = false;
    for (const struct op *target = op; target->skip; target++) {
        if (target->to != to || target->does & DOES_PROBE)
            continue;
        named = true;
        *blocker = NO_CELL;
        for (const struct op *o = op; o < target; o++)
            if (p->at[o->to] && o + o->skip > target && *blocker == NO_CELL)
                *blocker = o->to;
        if (*blocker == NO_CELL)
            return true;
    }
    return named;
}

/* The part of the man's program that could lead to the cell as it is: a pawn takes and pushes by two programs. */
static const struct op *program_to(const struct position *p, int from, int to)
{
    const struct op *op = p->rules->program[p->at[from]][from];
    if (code_kind(p->at[from]) != PAWN || p->at[to])
        return op;
    while (op->skip)
        op++;
    return op + 1;
}

static void not_even_pseudo(const struct position *p, int from, int to, struct fault *f)
{
    int blocker = NO_CELL, target = p->at[to], player = p->turn.seat;
    if (!names(p, program_to(p, from, to), to, &blocker)) {
        set(f, FAULT_CANNOT_REACH, p->at[from], from, EMPTY, to);
        return;
    }
    if (blocker != NO_CELL) {
        set(f, FAULT_BLOCKED, p->at[from], to, p->at[blocker], blocker);
        return;
    }
    bool king = code_kind(target) == KING, takeable = p->realm.takes[player] >> target & 1;
    set(f, king ? FAULT_KING_SAFE_FROM_CAPTURE : takeable ? FAULT_BARRED : FAULT_CANNOT_REACH, p->at[from], from, target, to);
    f->player = target ? p->realm.owner[code_colour(target)] : NOBODY;
}

void notation_reason(const struct position *p, int from, int to, struct fault *f)
{
    struct move_list list;
    int player = p->turn.seat, man = p->at[from];
    *f = (struct fault){ .cell = NO_CELL, .other_cell = NO_CELL, .player = NOBODY };
    if (p->realm.state) {
        f->code = FAULT_GAME_OVER;
        return;
    }
    if (!man) {
        set(f, FAULT_NO_MAN, EMPTY, from, EMPTY, NO_CELL);
        return;
    }
    if (!(p->realm.moves[player] >> man & 1)) {
        set(f, FAULT_NOT_YOURS, man, from, EMPTY, NO_CELL);
        f->player = p->realm.owner[code_colour(man)];
        return;
    }
    movegen_legal(p, &list);
    for (int i = 0; i < list.n; i++)
        if (move_from(list.move[i]) == from && move_to(list.move[i]) == to)
            return;
    if (castling(p, from, to, f))
        return;
    if (p->realm.moves[player] >> p->at[to] & 1 && from != to) {
        set(f, FAULT_OWN_MAN, man, from, p->at[to], to);
        return;
    }
    movegen_pseudo(p, &list);
    for (int i = 0; i < list.n; i++)
        if (move_from(list.move[i]) == from && move_to(list.move[i]) == to) {
            king_attacked(p, list.move[i], f);
            return;
        }
    not_even_pseudo(p, from, to, f);
}
