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

/* A man who is no pawn. */
INLINE int walk_man(const struct walk *w, enum goal goal, move_t *out, const struct op *op, int from, bool test)
{
    const uint8_t *at = w->p->at;
    uint32_t takes = w->takes;
    int n = 0;
    for (;; op += op->skip) {
        for (; !at[op->to]; op++)
            if (!test || safe(w, from, op->to, NO_CELL))
                n += emit(goal, out + n, move_make(from, op->to, MOVE_PLAIN, 0, 0));
        bool take = takes >> at[op->to] & 1;
        if (goal == COUNT && !test)
            n += take;
        else if (take && (!test || safe(w, from, op->to, NO_CELL)))
            n += emit(goal, out + n, move_make(from, op->to, MOVE_PLAIN, 0, 0));
        if (!op->skip)
            return n;
    }
}

/* One entry of a pawn's program: one move, or one for each promotion. */
INLINE int emit_pawn(const struct walk *w, enum goal goal, move_t *out, int from, const struct op *op)
{
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

INLINE int walk_pawn(const struct walk *w, enum goal goal, move_t *out, const struct op *op, int from, bool test)
{
    const uint8_t *at = w->p->at;
    uint32_t takes = w->takes;
    int n = 0;
    for (; op->skip; op++)
        if (takes >> at[op->to] & 1 && (!test || safe(w, from, op->to, NO_CELL)))
            n += emit_pawn(w, goal, out + n, from, op);
    for (op++;; op += op->skip) {
        for (; !at[op->to]; op++)
            if (!test || safe(w, from, op->to, NO_CELL))
                n += emit_pawn(w, goal, out + n, from, op);
        if (!op->skip)
            return n;
    }
}

/* test: its moves may leave the king in check.  A constant at each call, so that two loops are compiled, one without the question. */
INLINE int walk_one(const struct walk *w, enum goal goal, move_t *out, int from, bool test)
{
    int code = w->p->at[from];
    const struct op *op = w->rules->program[code][from];
    if (code_kind(code) == PAWN)
        return walk_pawn(w, goal, out, op, from, test);
    return walk_man(w, goal, out, op, from, test);
}

/* Apart, so that the common case stays small. */
static __attribute__((noinline)) int walk_tested(const struct walk *w, enum goal goal, move_t *out, int from)
{
    return walk_one(w, goal, out, from, true);
}

/* The men of one colour but the king, when there is neither check nor pin. */
INLINE int walk_calm(const struct walk *w, enum goal goal, move_t *out, int colour)
{
    const struct position *p = w->p;
    const uint8_t *cell = p->list[colour], *end = cell + p->count[colour];
    int n = 0;
    for (; cell < end && !(goal == ANY && n); cell++)
        if (*cell != w->king)
            n += walk_one(w, goal, out + n, *cell, false);
    return n;
}

/* The same with a check or pins. */
static int walk_troubled(const struct walk *w, enum goal goal, move_t *out, int colour)
{
    const struct position *p = w->p;
    int n = 0;
    for (int i = 0; i < p->count[colour]; i++) {
        int from = p->list[colour][i];
        if (from == w->king)
            continue;
        if (w->check || pinned(w, from))
            n += walk_tested(w, goal, out + n, from);
        else
            n += walk_one(w, goal, out + n, from, false);
    }
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
            for (const struct rop *r = w->rules->reverse[to]; r->takers & codes_of_kind(PAWN); r += r->skip)
                if (r->takers & pawns & UINT32_C(1) << p->at[r->from] && safe(w, r->from, to, ep->pawn))
                    n += emit(goal, out + n, move_make(r->from, to, MOVE_EN_PASSANT, 0, ep->pawn));
        }
    }
    return n;
}

static bool can_castle(const struct walk *w, const struct castle_row *row)
{
    const struct position *p = w->p;
    for (int i = 0; i < row->nempty; i++)
        if (p->at[row->empty[i]])
            return false;
    for (int i = 0; i < row->nsafe && w->king != NO_CELL; i++)
        if (attack_exposed(p, row->safe[i], w->fears, row->king_from, NO_CELL, NO_CELL))
            return false;
    return true;
}

INLINE int walk_castling(const struct walk *w, enum goal goal, move_t *out)
{
    const struct castle_row *row = w->rules->castle[w->player], *end = row + w->rules->ncastle[w->player];
    int n = 0;
    for (; row < end; row++)
        if (w->p->turn.rights >> row->right & 1 && (!row->nempty || !w->p->at[row->empty[0]]) && can_castle(w, row))
            n += emit(goal, out + n, move_make(row->king_from, row->king_to, MOVE_CASTLE, 0, (int)(row - w->rules->variant.castle)));
    return n;
}

INLINE int walk_all(const struct walk *w, enum goal goal, move_t *out)
{
    const struct position *p = w->p;
    bool calm = !w->check && !w->pins.n;
    int n = 0;
    for (int colour = 0; colour < PLAYERS; colour++)
        if (p->realm.owner[colour] == w->player)
            n += calm ? walk_calm(w, goal, out + n, colour) : walk_troubled(w, goal, out + n, colour);
    if (w->king != NO_CELL)
        n += walk_tested(w, goal, out + n, w->king);
    if (p->turn.nep)
        n += walk_en_passant(w, goal, out + n);
    if (p->turn.rights & w->rules->rights[w->player])
        n += walk_castling(w, goal, out + n);
    return n;
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
    w->check = w->pins.checks > 0;
}

/* Who may be hit under the neutral rule: see rules of the variant; F on move, S one opponent, T the other. */
static uint32_t neutral_takes(const struct position *p, uint32_t takes)
{
    int f = p->turn.seat;
    for (int s = 0; s < PLAYERS; s++) {
        if (s == f)
            continue;
        int t = WHITE + RED + BLACK - f - s;
        bool hits_me = p->turn.victim[s] >> f & 1, third_hits = p->turn.victim[t] >> s & 1;
        if (third_hits && !hits_me && !attack_any(p, p->king[f], p->realm.moves[s] & p->realm.fears[f]))
            takes &= ~p->realm.moves[s];
    }
    return takes;
}

uint32_t movegen_takes(const struct position *p)
{
    uint32_t takes = p->realm.takes[p->turn.seat];
    return p->realm.neutral ? neutral_takes(p, takes) : takes;
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
    begin(&w, p, p->turn.seat, p->realm.neutral ? movegen_takes(p) : p->realm.takes[p->turn.seat]);
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
            list->n += walk_calm(&w, LIST, list->move + list->n, colour);
    return list->n += walk_en_passant(&w, LIST, list->move + list->n);
}

bool movegen_safe(const struct position *p, move_t m)
{
    struct position after = *p;
    struct undo undo;
    int player = p->turn.seat;
    position_make(&after, m, &undo);
    return !attack_check(&after, player);
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
