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
    struct move_list *list;     /* LIST */
    uint64_t count;             /* COUNT, ANY */
    uint32_t takes, fears;
    int player, king;           /* NO_CELL = none, or none to fear for */
    bool check;
    struct pins pins;
};

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
    if (from == w->king)
        return !attack_exposed(w->p, to, w->fears, from, NO_CELL, NO_CELL);
    return !attack_exposed(w->p, w->king, w->fears, from, to, gone);
}

INLINE void emit(struct walk *w, enum goal goal, move_t m)
{
    if (goal == LIST)
        w->list->move[w->list->n++] = m;
    else
        w->count++;
}

/* All moves of a man who is no pawn. */
INLINE void walk_man(struct walk *w, enum goal goal, const struct op *op, int from, bool test)
{
    const uint8_t *at = w->p->at;
    uint32_t open = w->takes | 1;
    while (op->to != NO_CELL) {
        int to = op->to, c = at[to];
        if (goal == COUNT && !test)
            w->count += open >> c & 1;
        else if (open >> c & 1 && (!test || safe(w, from, to, NO_CELL)))
            emit(w, goal, move_make(from, to, MOVE_PLAIN, 0, 0));
        op += c ? op->skip : 1;
    }
}

/* One entry of a pawn's program: one move, or one for each promotion. */
INLINE void emit_pawn(struct walk *w, enum goal goal, int from, const struct op *op)
{
    if (goal == COUNT) {
        w->count += op->does >> DOES_COUNT_SHIFT;
        return;
    }
    int crossed = op->does & DOES_CROSS;
    if (!(op->does & DOES_PROMOTE)) {
        emit(w, goal, move_make(from, op->to, crossed ? MOVE_DOUBLE : MOVE_PLAIN, 0, crossed));
        return;
    }
    const struct pawn_rule *pawn = &w->rules->variant.pawn;
    for (int i = 0; i < pawn->npromotion; i++)
        emit(w, goal, move_make(from, op->to, MOVE_PLAIN, pawn->promotion[i], 0));
}

INLINE void walk_pawn(struct walk *w, enum goal goal, int colour, int from, bool test)
{
    const uint8_t *at = w->p->at;
    for (const struct op *op = w->rules->push[colour][from]; op->to != NO_CELL;) {
        if (at[op->to]) {
            op += op->skip;
            continue;
        }
        if (!test || safe(w, from, op->to, NO_CELL))
            emit_pawn(w, goal, from, op);
        op++;
    }
    for (const struct op *op = w->rules->take[colour][from]; op->to != NO_CELL; op++)
        if (w->takes >> at[op->to] & 1 && (!test || safe(w, from, op->to, NO_CELL)))
            emit_pawn(w, goal, from, op);
}

/* The men of one colour; `all` = every move is to be tested. */
INLINE void walk_colour(struct walk *w, enum goal goal, int colour, bool all)
{
    const struct position *p = w->p;
    for (int i = 0; i < p->count[colour]; i++) {
        int from = p->list[colour][i], kind = code_kind(p->at[from]);
        bool test = all && (w->check || from == w->king || pinned(w, from));
        if (kind == PAWN)
            walk_pawn(w, goal, colour, from, test);
        else
            walk_man(w, goal, w->rules->program[kind][from], from, test || (!all && from == w->king));
        if (goal == ANY && w->count)
            return;
    }
}

/* Captures of pawns that have just crossed a cell: found backwards from the crossed cell. */
static void walk_en_passant(struct walk *w, enum goal goal)
{
    const struct position *p = w->p;
    uint32_t pawns = p->realm.moves[w->player] & codes_of_kind(PAWN);
    for (int i = 0; i < p->turn.nep; i++) {
        const struct ep_record *ep = &p->turn.ep[i];
        if (ep->pusher == w->player || !(w->takes >> p->at[ep->pawn] & 1))
            continue;
        for (int k = 0; k < 2; k++) {
            int to = ep->crossed[k];
            if (to == NO_CELL || p->at[to])
                continue;
            for (const struct rop *r = w->rules->reverse[to]; r->from != NO_CELL; r += r->skip)
                if (r->takers & pawns & UINT32_C(1) << p->at[r->from] && safe(w, r->from, to, ep->pawn))
                    emit(w, goal, move_make(r->from, to, MOVE_EN_PASSANT, 0, ep->pawn));
        }
    }
}

static bool can_castle(const struct walk *w, const struct castle_row *row)
{
    const struct position *p = w->p;
    if (!(p->turn.rights >> row->right & 1) || row->colour != w->player)
        return false;
    for (int i = 0; i < row->nempty; i++)
        if (p->at[row->empty[i]])
            return false;
    for (int i = 0; i < row->nsafe && w->king != NO_CELL; i++)
        if (attack_exposed(p, row->safe[i], w->fears, row->king_from, NO_CELL, NO_CELL))
            return false;
    return true;
}

static void walk_castling(struct walk *w, enum goal goal)
{
    const struct variant *v = &w->rules->variant;
    for (int i = 0; i < v->ncastle; i++)
        if (can_castle(w, &v->castle[i]))
            emit(w, goal, move_make(v->castle[i].king_from, v->castle[i].king_to, MOVE_CASTLE, 0, i));
}

INLINE void walk_all(struct walk *w, enum goal goal)
{
    const struct position *p = w->p;
    for (int colour = 0; colour < PLAYERS; colour++) {
        if (p->realm.owner[colour] != w->player)
            continue;
        if (w->check || w->pins.n)
            walk_colour(w, goal, colour, true);
        else
            walk_colour(w, goal, colour, false);
    }
    if (p->turn.nep)
        walk_en_passant(w, goal);
    if (p->turn.rights & w->rules->rights[w->player])
        walk_castling(w, goal);
}

/* takes: what the player may capture. */
INLINE void begin(struct walk *w, const struct position *p, int player, uint32_t takes)
{
    w->p = p;
    w->rules = p->rules;
    w->list = NULL;
    w->count = 0;
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
    w.list = list;
    walk_all(&w, LIST);
    return list->n;
}

uint64_t movegen_count(const struct position *p)
{
    if (p->realm.state)
        return 0;
    struct walk w;
    begin(&w, p, p->turn.seat, movegen_takes(p));
    walk_all(&w, COUNT);
    return w.count;
}

bool movegen_any(const struct position *p, int player, uint32_t takes)
{
    struct walk w;
    begin(&w, p, player, takes);
    walk_all(&w, ANY);
    return w.count > 0;
}

int movegen_pseudo(const struct position *p, struct move_list *list)
{
    list->n = 0;
    if (p->realm.state)
        return 0;
    struct walk w;
    begin(&w, p, p->turn.seat, movegen_takes(p));
    w.list = list;
    w.check = false;
    w.pins.n = 0;
    int king = w.king;
    w.king = NO_CELL;           /* fear nothing but for castling */
    uint16_t rights = p->turn.rights & w.rules->rights[w.player];
    for (int colour = 0; colour < PLAYERS; colour++)
        if (p->realm.owner[colour] == w.player)
            walk_colour(&w, LIST, colour, false);
    walk_en_passant(&w, LIST);
    w.king = king;
    if (rights)
        walk_castling(&w, LIST);
    return list->n;
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
