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

/* What stands in the way: nothing, a man, or two men who pinch a corner.  NO_CELL = nobody. */
struct obstacle {
    int cell, other;
};

static struct obstacle first_obstacle(const struct position *p, const struct op *op, const struct op *target)
{
    for (const struct op *o = op; o < target; o += o->does & DOES_PROBE ? 2 : 1) {
        bool stops = p->at[o->to] && (!(o->does & DOES_PROBE) || p->at[o[1].to]);
        if (stops && o + o->skip > target)
            return (struct obstacle){ o->to, o->does & DOES_PROBE ? o[1].to : NO_CELL };
    }
    return (struct obstacle){ NO_CELL, NO_CELL };
}

/* Does this program name the cell, and what stands in the way? */
static bool names(const struct position *p, const struct op *op, int to, struct obstacle *obstacle)
{
    bool named = false;
    for (const struct op *target = op; target->skip; target += target->does & DOES_PROBE ? 2 : 1) {
        if (target->to != to || target->does & DOES_PROBE)
            continue;
        named = true;
        *obstacle = first_obstacle(p, op, target);
        if (obstacle->cell == NO_CELL)
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

/* Where pawns of the man's colour take nothing. */
static bool in_own_zone(const struct position *p, int man, int to)
{
    const char *zone = p->rules->variant.pawn.peace[code_colour(man)];
    return zone && cell_among(p->rules->variant.topology, to, zone);
}

static void not_even_pseudo(const struct position *p, int from, int to, struct fault *f)
{
    struct obstacle way = { NO_CELL, NO_CELL };
    int man = p->at[from], target = p->at[to], player = p->turn.seat;
    const struct pawn_rule *pawn = code_kind(man) == PAWN ? &p->rules->variant.pawn : NULL;
    const bool *promotes = p->rules->promotes[code_colour(man)];
    int owner = target ? p->realm.owner[code_colour(target)] : NOBODY;
    bool peace = owner < PLAYERS && (position_at_peace(p, player, owner) || p->turn.barred >> owner & 1);
    const struct op *aslant = p->rules->program[code_make(code_colour(man), BISHOP)][from];     /* as pawns with a zone take */
    if (from == to && pawn && pawn->pool && promotes[from]) {
        set(f, FAULT_POOL, man, to, EMPTY, NO_CELL);
    } else if (pawn && target && in_own_zone(p, man, to) && names(p, aslant, to, &way)) {
        set(f, FAULT_ZONE, man, to, EMPTY, NO_CELL);
    } else if (!names(p, program_to(p, from, to), to, &way)) {
        set(f, FAULT_CANNOT_REACH, man, from, EMPTY, to);
    } else if (way.other != NO_CELL) {
        set(f, FAULT_PINCHED, man, way.cell, EMPTY, way.other);
    } else if (way.cell != NO_CELL) {
        set(f, FAULT_BLOCKED, man, to, p->at[way.cell], way.cell);
    } else if (pawn && pawn->pool && promotes[to]) {
        set(f, FAULT_POOL, man, to, EMPTY, NO_CELL);
    } else if (pawn && pawn->tied && !target) {
        set(f, FAULT_HELD, man, from, EMPTY, NO_CELL);
    } else if (peace) {
        set(f, FAULT_PEACE, man, from, target, to);
    } else if (code_kind(target) == KING && position_kings_fall(p)) {
        set(f, attack_check(p, code_colour(target)) ? FAULT_KING_CHECKED : FAULT_KING_UNCHECKED, man, from, target, to);
    } else if (code_kind(target) == KING) {
        set(f, FAULT_KING_SAFE_FROM_CAPTURE, man, from, target, to);
    } else {
        set(f, p->realm.takes[player] >> target & 1 ? FAULT_BARRED : FAULT_CANNOT_REACH, man, from, target, to);
    }
    f->player = (uint8_t)owner;
    f->third = (uint8_t)(owner < PLAYERS ? WHITE + RED + BLACK - player - owner : NOBODY);
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
