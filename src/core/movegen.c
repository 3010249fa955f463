/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The generator: one walk over the men of a player, compiled three times, to list moves, to count them, to find one.

   One scan round the king tells how many lines check him and which own men may be pinned.  Without check, every move of an unpinned
   man is legal and is not looked at again; moves of the king, of pinned men, en passant, and all moves in check are tried by looking
   at the king's lines with the move overlaid (attack_exposed).  A move may answer two checks and a man may be pinned on two lines
   where lines fork, so neither check nor pin is used to restrict moves without that test. */
#include "core/movegen.h"

#include <string.h>

#include "core/attack.h"

enum goal { LIST, COUNT, ANY };

struct walk {
    const struct position *p;
    const struct rules *rules;
    uint32_t takes, fears;
    int player, king;           /* NO_CELL = none, or none to fear for */
    bool check;
    struct pins pins;
};

/* The walks below return how many moves they found.  LIST: they are written to out.  ANY: they may stop at the first. */
#define INLINE static inline __attribute__((always_inline))

INLINE bool pinned(const struct walk *w, int cell)
{
    for (int i = 0; i < w->pins.n; i++)
        if (w->pins.cell[i] == cell)
            return true;
    return false;
}

/* Is the king safe when the man on `from` has gone to `to` and what stood on `gone` has vanished? */
static bool safe(const struct walk *w, int from, int to, int gone)
{
    if (w->king == NO_CELL)
        return true;
    if (w->rules->variant.set->pinched)
        return movegen_safe(w->p, gone == NO_CELL ? move_make(from, to, MOVE_PLAIN, 0, 0) : move_make(from, to, MOVE_EN_PASSANT, 0, gone));
    if (from == w->king)        /* a line through him to his new cell would be a check now */
        return w->check ? !attack_exposed(w->p, to, w->fears, from, NO_CELL, NO_CELL) : !attack_any(w->p, to, w->fears);
    return !attack_exposed(w->p, w->king, w->fears, from, to, gone);
}

INLINE int emit(enum goal goal, move_t *out, move_t m)
{
    if (goal == LIST)
        *out = m;
    return 1;
}

/* Taking a king may turn his army round, or end the game, before safety is judged: such a move is made and looked at. */
static bool safe_capture(const struct walk *w, int from, int to, bool test)
{
    if (code_kind(w->p->at[to]) == KING)
        return movegen_safe(w->p, move_make(from, to, MOVE_PLAIN, 0, 0));
    return !test || safe(w, from, to, NO_CELL);
}

/* The next entry that is not a probe, in a set that is pinched. */
static const struct op *ask(const struct op *op, const uint8_t *at)
{
    while (op->does & DOES_PROBE)
        op += at[op->to] && at[op[1].to] ? op->skip : 2;
    return op;
}

/* On a ring: has this cell been met already? */
INLINE bool again(const struct walk *w, bool *seen, int to)
{
    if (!w->rules->rings || to == NO_CELL)
        return false;
    bool met = seen[to];
    seen[to] = true;
    return met;
}

/* A man who is no pawn. */
INLINE int walk_man(const struct walk *w, enum goal goal, move_t *out, const struct op *op, int from, bool test, bool special)
{
    const uint8_t *at = w->p->at;
    uint32_t takes = w->takes;
    bool seen[CELLS_MAX];
    int n = 0;
    if (special && w->rules->rings)
        memset(seen, 0, sizeof seen);
    for (;; op += op->skip) {
        if (special)
            op = ask(op, at);
        for (; !at[op->to]; op = special ? ask(op + 1, at) : op + 1)
            if (!(special && again(w, seen, op->to)) && (!test || safe(w, from, op->to, NO_CELL)))
                n += emit(goal, out + n, move_make(from, op->to, MOVE_PLAIN, 0, 0));
        bool take = takes >> at[op->to] & 1 && !(special && again(w, seen, op->to));
        if (goal == COUNT && !test && !special)
            n += take;
        else if (take && (special ? safe_capture(w, from, op->to, test) : !test || safe(w, from, op->to, NO_CELL)))
            n += emit(goal, out + n, move_make(from, op->to, MOVE_PLAIN, 0, 0));
        if (!op->skip)
            return n;
    }
}

/* Moves of a pawn that arrives, or stands, on a promotion cell while it may become lost men only. */
static int emit_from_pool(const struct walk *w, enum goal goal, move_t *out, int from, int to)
{
    const struct pawn_rule *pawn = &w->rules->variant.pawn;
    int colour = position_pool_colour(w->p, w->p->at[from]), sort = from == to ? MOVE_IN_PLACE : MOVE_PLAIN, n = 0;
    for (int i = 0; i < pawn->npromotion; i++)
        if (w->p->pool[colour][pawn->promotion[i]])
            n += emit(goal, out + n, move_make(from, to, sort, pawn->promotion[i], 0));
    if (!n && from != to && pawn->pool == POOL_WAIT)
        n = emit(goal, out, move_make(from, to, MOVE_PLAIN, 0, 0));
    return n;
}

/* One entry of a pawn's program: one move, or one for each promotion. */
INLINE int emit_pawn(const struct walk *w, enum goal goal, move_t *out, int from, const struct op *op, bool special)
{
    if (special && w->rules->variant.pawn.pool && op->does & DOES_PROMOTE)
        return emit_from_pool(w, goal, out, from, op->to);
    if (goal == COUNT)
        return op->does >> DOES_COUNT_SHIFT;
    int crossed = op->does & DOES_CROSS;
    if (!(op->does & DOES_PROMOTE))
        return emit(goal, out, move_make(from, op->to, crossed ? MOVE_DOUBLE : MOVE_PLAIN, 0, crossed));
    const struct pawn_rule *pawn = &w->rules->variant.pawn;
    for (int i = 0; i < pawn->npromotion; i++)
        emit(goal, out + i, move_make(from, op->to, MOVE_PLAIN, pawn->promotion[i], 0));
    return pawn->npromotion;
}

/* Is a pawn kept from pushing by who stands before it?  op: its pushes. */
static bool tied(const struct walk *w, const struct op *op)
{
    int rule = w->rules->variant.pawn.tied;
    for (; rule != TIED_NEVER && op->skip; op++) {
        int c = w->p->at[op->to];
        if (!(op->does & DOES_CROSS) && c && (rule == TIED_BY_ANY || !(w->p->realm.moves[w->player] >> c & 1)))
            return true;
    }
    return false;
}

/* Long pushes of pawns that came to a start cell by a move may be ruled out. */
static bool may_cross(const struct walk *w, int from, const struct op *op)
{
    return !(op->does & DOES_CROSS) || !w->rules->variant.pawn.once || !position_moved(w->p, from);
}

INLINE int walk_pawn(const struct walk *w, enum goal goal, move_t *out, const struct op *op, int from, bool test, bool special)
{
    const uint8_t *at = w->p->at;
    uint32_t takes = w->takes;
    int n = 0;
    if (special)
        op = ask(op, at);
    for (; op->skip; op = special ? ask(op + 1, at) : op + 1)
        if (takes >> at[op->to] & 1 && (special ? safe_capture(w, from, op->to, test) : !test || safe(w, from, op->to, NO_CELL)))
            n += emit_pawn(w, goal, out + n, from, op, special);
    op++;
    if (special && w->rules->variant.pawn.pool && w->rules->promotes[code_colour(at[from])][from] && (!test || safe(w, from, from, NO_CELL)))
        n += emit_from_pool(w, goal, out + n, from, from);
    if (special && tied(w, op))
        return n;
    for (;; op += op->skip) {
        for (; !at[op->to]; op++)
            if ((!special || may_cross(w, from, op)) && (!test || safe(w, from, op->to, NO_CELL)))
                n += emit_pawn(w, goal, out + n, from, op, special);
        if (!op->skip)
            return n;
    }
}

/* test: its moves may leave the king in check.  A constant at each call, so that two loops are compiled, one without the question. */
INLINE int walk_one(const struct walk *w, enum goal goal, move_t *out, int from, bool test, bool special)
{
    int code = w->p->at[from];
    const struct op *op = w->rules->program[code][from];
    if (code_kind(code) == PAWN)
        return walk_pawn(w, goal, out, op, from, test, special);
    return walk_man(w, goal, out, op, from, test, special);
}

/* Apart, so that the common case stays small. */
static __attribute__((noinline)) int walk_tested(const struct walk *w, enum goal goal, move_t *out, int from)
{
    return walk_one(w, goal, out, from, true, true);
}

/* A prisoner's king stands among the men of his captor. */
static bool captive(const struct walk *w, int cell)
{
    return !(w->p->realm.moves[w->player] >> w->p->at[cell] & 1);
}

/* The men of one colour but the king, when there is neither check nor pin. */
INLINE int walk_calm(const struct walk *w, enum goal goal, move_t *out, int colour, bool special)
{
    const struct position *p = w->p;
    const uint8_t *cell = p->list[colour], *end = cell + p->count[colour];
    int n = 0;
    for (; cell < end && !(goal == ANY && n); cell++)
        if (*cell != w->king && !(special && captive(w, *cell)))
            n += walk_one(w, goal, out + n, *cell, false, special);
    return n;
}

/* The same with a check or pins. */
static int walk_troubled(const struct walk *w, enum goal goal, move_t *out, int colour)
{
    const struct position *p = w->p;
    int n = 0;
    for (int i = 0; i < p->count[colour]; i++) {
        int from = p->list[colour][i];
        if (from == w->king || captive(w, from))
            continue;
        if (w->check || pinned(w, from))
            n += walk_tested(w, goal, out + n, from);
        else
            n += walk_one(w, goal, out + n, from, false, true);
    }
    return n;
}

/* Where pawns of these codes stand that capture on a cell.  But for probes they come first in its program, and nothing lies between. */
static int pawns_that_take(const struct position *p, int cell, uint32_t pawns, uint8_t *from)
{
    if (p->rules->variant.set->pinched)
        return attack_from(p, cell, pawns, from);
    int n = 0;
    for (const struct rop *r = p->rules->reverse[cell]; r->takers & codes_of_kind(PAWN); r += r->skip)
        if (r->takers & pawns & UINT32_C(1) << p->at[r->from])
            from[n++] = r->from;
    return n;
}

/* Captures of pawns that have just crossed a cell: found backwards from the crossed cell. */
static int walk_en_passant(const struct walk *w, enum goal goal, move_t *out)
{
    const struct position *p = w->p;
    uint32_t pawns = p->realm.moves[w->player] & codes_of_kind(PAWN);
    int n = 0;
    for (const struct ep_record *ep = p->turn.ep; ep < p->turn.ep + p->turn.nep; ep++) {
        if (ep->pusher == w->player || !(w->takes >> p->at[ep->pawn] & 1))
            continue;
        for (int k = 0; k < 2; k++) {
            int to = ep->crossed[k];
            if (to == NO_CELL || p->at[to])
                continue;
            uint8_t from[CELLS_MAX];
            int takers = pawns_that_take(p, to, pawns, from);
            for (int i = 0; i < takers; i++)
                if (safe(w, from[i], to, ep->pawn))
                    n += emit(goal, out + n, move_make(from[i], to, MOVE_EN_PASSANT, 0, ep->pawn));
        }
    }
    return n;
}

/* With the king off the board, and once more when both have gone: he or the rook may be one of two men who pinch a line. */
static bool safe_unpinched(const struct walk *w, const struct castle_row *row)
{
    struct position after = *w->p;
    int king = after.at[row->king_from], rook = after.at[row->rook_from];
    position_take(&after, row->king_from);
    for (int i = 0; i < row->nsafe; i++)
        if (attack_any(&after, row->safe[i], w->fears))
            return false;
    position_take(&after, row->rook_from);
    position_put(&after, row->king_to, king);
    position_put(&after, row->rook_to, rook);
    return !attack_any(&after, row->king_to, w->fears);
}

static bool can_castle(const struct walk *w, const struct castle_row *row)
{
    const struct position *p = w->p;
    for (int i = 0; i < row->nempty; i++)
        if (p->at[row->empty[i]])
            return false;
    if (w->king == NO_CELL)
        return true;
    if (w->rules->variant.set->pinched)
        return safe_unpinched(w, row);
    for (int i = 0; i < row->nsafe; i++)
        if (attack_exposed(p, row->safe[i], w->fears, row->king_from, NO_CELL, NO_CELL))
            return false;
    return true;
}

INLINE int walk_castling(const struct walk *w, enum goal goal, move_t *out)
{
    const struct castle_row *row = w->rules->rows_of[w->player], *end = row + w->rules->nrow_of[w->player];
    int n = 0;
    for (; row < end; row++)
        if (w->p->turn.rights >> row->right & 1 && (!row->nempty || !w->p->at[row->empty[0]]) && can_castle(w, row))
            n += emit(goal, out + n, move_make(row->king_from, row->king_to, MOVE_CASTLE, 0, (int)(row - w->rules->row)));
    return n;
}

INLINE int walk_with(const struct walk *w, enum goal goal, move_t *out, bool special)
{
    const struct position *p = w->p;
    bool calm = !w->check && !w->pins.n;
    int n = 0;
    for (int colour = 0; colour < PLAYERS; colour++)
        if (p->realm.owner[colour] == w->player)
            n += calm ? walk_calm(w, goal, out + n, colour, special) : walk_troubled(w, goal, out + n, colour);
    if (w->king != NO_CELL)
        n += walk_tested(w, goal, out + n, w->king);
    if (p->turn.nep)
        n += walk_en_passant(w, goal, out + n);
    if (p->turn.rights & w->rules->rights[w->player])
        n += walk_castling(w, goal, out + n);
    return n;
}

INLINE int walk_all(const struct walk *w, enum goal goal, move_t *out)
{
    return w->rules->special || w->p->realm.captives ? walk_with(w, goal, out, true) : walk_with(w, goal, out, false);
}

/* takes: what the player may capture. */
INLINE void begin(struct walk *w, const struct position *p, int player, uint32_t takes)
{
    w->p = p;
    w->rules = p->rules;
    w->player = player;
    w->takes = takes;
    w->fears = p->realm.fears[player];
    w->king = w->fears ? p->king[player] : NO_CELL;
    attack_pins(p, player, &w->pins);
    w->check = w->pins.checks > 0 || p->rules->variant.set->pinched;
}

/* What a player may hit under the neutral rule, were he on move; F he, S one opponent, T the other. */
static uint32_t neutral_takes(const struct position *p, int f, uint32_t takes)
{
    for (int s = 0; s < PLAYERS; s++) {
        if (s == f)
            continue;
        int t = WHITE + RED + BLACK - f - s;
        bool hits_me = p->turn.victim[s] >> f & 1, third_hits = p->turn.victim[t] >> s & 1;
        bool checks = !p->rules->variant.turn.checker_barred && attack_any(p, p->king[f], p->realm.moves[s] & p->realm.fears[f]);
        if (third_hits && !hits_me && !checks)
            takes &= ~p->realm.moves[s];
    }
    return takes;
}

bool movegen_mated(const struct position *p, int player)
{
    uint32_t takes = p->realm.takes[player];
    if (!attack_check(p, player))
        return false;
    return !movegen_any(p, player, p->realm.neutral ? neutral_takes(p, player, takes) : takes);
}

/* The kings that may be taken because their owners stand mated. */
static uint32_t mated_kings(const struct position *p)
{
    uint32_t kings = 0;
    for (int i = 0; i < PLAYERS; i++)
        if (i != p->turn.seat && movegen_mated(p, i))
            kings |= UINT32_C(1) << code_make(i, KING);
    return kings;
}

uint32_t movegen_takes(const struct position *p)
{
    uint32_t takes = p->realm.takes[p->turn.seat];
    if (p->realm.neutral)
        takes = neutral_takes(p, p->turn.seat, takes);
    for (int i = 0; i < PLAYERS; i++)
        if (p->turn.barred >> i & 1)
            takes &= ~p->realm.moves[i];
    if (position_kings_fall(p))
        takes |= mated_kings(p);
    return takes;
}

int movegen_legal(const struct position *p, struct move_list *list)
{
    list->n = 0;
    if (p->realm.state)
        return 0;
    struct walk w;
    begin(&w, p, p->turn.seat, movegen_takes(p));
    return list->n = walk_all(&w, LIST, list->move);
}

int movegen_count(const struct position *p)
{
    if (p->realm.state)
        return 0;
    struct walk w;
    begin(&w, p, p->turn.seat, p->realm.neutral || p->turn.barred || p->rules->special ? movegen_takes(p) : p->realm.takes[p->turn.seat]);
    return walk_all(&w, COUNT, NULL);
}

bool movegen_any(const struct position *p, int player, uint32_t takes)
{
    struct walk w;
    begin(&w, p, player, takes);
    return walk_all(&w, ANY, NULL);
}

int movegen_pseudo(const struct position *p, struct move_list *list)
{
    list->n = 0;
    if (p->realm.state)
        return 0;
    struct walk w;
    begin(&w, p, p->turn.seat, movegen_takes(p));
    if (p->turn.rights & w.rules->rights[w.player])
        list->n = walk_castling(&w, LIST, list->move);
    w.king = NO_CELL;           /* nothing to fear for from here on */
    for (int colour = 0; colour < PLAYERS; colour++)
        if (p->realm.owner[colour] == w.player)
            list->n += walk_calm(&w, LIST, list->move + list->n, colour, true);
    return list->n += walk_en_passant(&w, LIST, list->move + list->n);
}

bool movegen_safe(const struct position *p, move_t m)
{
    struct position after = *p;
    struct undo undo;
    int player = p->turn.seat;
    position_make(&after, m, &undo);
    return after.realm.state || !attack_check(&after, player);
}

int movegen_from(const struct position *p, int cell, struct move_list *list)
{
    list->n = 0;
    int player = p->at[cell] ? p->realm.owner[code_colour(p->at[cell])] : NOBODY;
    if (player == NOBODY || p->realm.state)
        return 0;
    struct position turned = *p;
    turned.turn.seat = (uint8_t)player;
    movegen_legal(&turned, list);
    int n = 0;
    for (int i = 0; i < list->n; i++)
        if (move_from(list->move[i]) == cell)
            list->move[n++] = list->move[i];
    return list->n = n;
}
