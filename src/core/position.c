/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Putting men on the board, making and unmaking moves.

   Lists of men are kept by swapping: a man who leaves gives his slot to the last of his colour.  Whoever remembers the slot can
   undo that exactly, so unmake restores the position byte for byte without copying it. */
#include "core/position.h"

#include <assert.h>
#include <string.h>

#include "core/ending.h"

/* Men on and off */

static inline void toggle_key(struct position *p, int code, int cell)
{
    p->key ^= p->rules->zobrist[code][cell];
}

void position_put(struct position *p, int cell, int code)
{
    int colour = code_colour(code);
    assert(!p->at[cell] && p->count[colour] < MEN_MAX);
    p->at[cell] = (uint8_t)code;
    p->slot[cell] = p->count[colour];
    p->list[colour][p->count[colour]++] = (uint8_t)cell;
    if (code_kind(code) == KING)
        p->king[colour] = (uint8_t)cell;
    toggle_key(p, code, cell);
}

void position_take(struct position *p, int cell)
{
    int code = p->at[cell], colour = code_colour(code), slot = p->slot[cell];
    int last = p->list[colour][--p->count[colour]];
    p->list[colour][slot] = (uint8_t)last;
    p->slot[last] = (uint8_t)slot;
    p->slot[cell] = 0;
    p->at[cell] = 0;
    if (code_kind(code) == KING)
        p->king[colour] = NO_CELL;
    toggle_key(p, code, cell);
}

/* The reverse of position_take for a man who stood in this slot. */
static void put_back(struct position *p, int cell, int code, int slot)
{
    int colour = code_colour(code), last = p->list[colour][slot], n = p->count[colour]++;
    p->list[colour][n] = (uint8_t)last;
    p->slot[last] = (uint8_t)n;
    p->list[colour][slot] = (uint8_t)cell;
    p->slot[cell] = (uint8_t)slot;
    p->at[cell] = (uint8_t)code;
    if (code_kind(code) == KING)
        p->king[colour] = (uint8_t)cell;
}

/* Moves a man to an empty cell; keys are the caller's affair. */
static inline void shift(struct position *p, int from, int to)
{
    int code = p->at[from], slot = p->slot[from], colour = code_colour(code);
    p->at[from] = 0;
    p->slot[from] = 0;
    p->at[to] = (uint8_t)code;
    p->slot[to] = (uint8_t)slot;
    p->list[colour][slot] = (uint8_t)to;
    if (code_kind(code) == KING)
        p->king[colour] = (uint8_t)to;
}

/* King and rook change places with cells that may be each other's: both leave before either arrives. */
static void shift_two(struct position *p, int a, int a_to, int b, int b_to)
{
    int code_a = p->at[a], code_b = p->at[b], slot_a = p->slot[a], slot_b = p->slot[b], colour = code_colour(code_a);
    p->at[a] = p->at[b] = p->slot[a] = p->slot[b] = 0;
    p->at[a_to] = (uint8_t)code_a;
    p->slot[a_to] = (uint8_t)slot_a;
    p->list[colour][slot_a] = (uint8_t)a_to;
    p->at[b_to] = (uint8_t)code_b;
    p->slot[b_to] = (uint8_t)slot_b;
    p->list[colour][slot_b] = (uint8_t)b_to;
    p->king[colour] = (uint8_t)a_to;
}

void position_clear(struct position *p, const struct rules *rules)
{
    memset(p, 0, sizeof *p);
    p->rules = rules;
    memset(p->king, NO_CELL, sizeof p->king);
    memset(p->realm.owner, NOBODY, sizeof p->realm.owner);
    memset(p->realm.fate, LEFT_OFF, sizeof p->realm.fate);
    memset(p->realm.victor, NOBODY, sizeof p->realm.victor);
    memset(p->realm.out, NOBODY, sizeof p->realm.out);
    p->realm.loser = p->realm.winner = NOBODY;
    p->turn.round = 1;
    memset(p->turn.checker, NOBODY, sizeof p->turn.checker);
    p->at[NO_CELL] = WALL;
}

/* What follows from owners and fates */

int position_nplaying(const struct position *p)
{
    int n = 0;
    for (int i = 0; i < PLAYERS; i++)
        n += position_in_play(p, i);
    return n;
}

bool position_at_peace(const struct position *p, int player, int other)
{
    const struct pact *pact = &p->realm.pact;
    return pact->kind && ((pact->from == player && pact->to == other) || (pact->to == player && pact->from == other));
}

static void ready_masks(struct position *p, int player)
{
    struct realm *realm = &p->realm;
    bool mate = p->rules->variant.ending.royal != ROYAL_CAPTURE;
    for (int colour = 0; colour < COLOURS; colour++) {
        uint32_t codes = codes_of_colour(colour), king = UINT32_C(1) << code_make(colour, KING);
        int owner = realm->owner[colour];
        if (colour < PLAYERS && realm->fate[colour] == PRISONER)
            codes &= ~king;     /* he stands there, and that is all */
        if (owner == player) {
            realm->moves[player] |= codes;
            continue;
        }
        if (position_at_peace(p, player, owner))
            continue;
        bool safe = mate && (colour == NOBODY || realm->fate[colour] != RESIGNED);
        realm->takes[player] |= safe ? codes & ~king : codes;
        if (mate && owner != NOBODY)
            realm->fears[player] |= codes;
        if (mate && colour < PLAYERS && realm->fate[colour] == FROZEN)
            realm->fears[player] |= king;
    }
}

void position_ready(struct position *p)
{
    struct realm *realm = &p->realm;
    const struct turn_rule *rule = &p->rules->variant.turn;
    memset(realm->moves, 0, sizeof realm->moves);
    memset(realm->takes, 0, sizeof realm->takes);
    memset(realm->fears, 0, sizeof realm->fears);
    realm->wraps = 0;
    for (int i = 0; i < rule->nseat; i++) {
        int player = rule->seat[i], next = player, j = i;
        do {
            j = (j + 1) % rule->nseat;
            next = rule->seat[j];
        } while (!position_in_play(p, next) && realm->fate[next] != PRISONER && j != i);
        realm->next[player] = (uint8_t)next;
        if (j <= i)
            realm->wraps |= (uint8_t)(1 << player);
        if (position_in_play(p, player))
            ready_masks(p, player);
    }
    realm->neutral = rule->diplomacy != DIPLOMACY_NONE && position_nplaying(p) == PLAYERS;
    realm->captives = 0;
    for (int i = 0; i < PLAYERS; i++)
        realm->captives |= realm->fate[i] == PRISONER;
}

/* En passant */

static void drop_ep(struct turn *turn, int i)
{
    turn->nep--;
    memmove(&turn->ep[i], &turn->ep[i + 1], (size_t)(turn->nep - i) * sizeof *turn->ep);
    turn->ep[turn->nep] = (struct ep_record){ 0 };
}

/* Rights end when their pawn is gone or has moved, and with EP_NEXT as soon as anybody has moved. */
static void update_ep(struct position *p, int from, int taken)
{
    bool all = p->rules->variant.turn.ep == EP_NEXT;
    for (int i = p->turn.nep - 1; i >= 0; i--)
        if (all || p->turn.ep[i].pawn == from || p->turn.ep[i].pawn == taken)
            drop_ep(&p->turn, i);
}

static void add_ep(struct position *p, int code, move_t m)
{
    struct turn *turn = &p->turn;
    if (p->rules->variant.turn.ep == EP_NONE || turn->nep == EP_MAX)
        return;
    const struct op *op = p->rules->program[code][move_from(m)];
    while (op->to != move_to(m) || (op->does & DOES_CROSS) != move_aux(m))
        op++;
    turn->ep[turn->nep++] = (struct ep_record){
        .pawn = (uint8_t)move_to(m), .pusher = turn->seat,
        .crossed = { op[-1].to, move_aux(m) > 1 && !p->rules->variant.turn.ep_last ? op[-2].to : NO_CELL },
    };
}

/* Making moves */

/* Pawns that have come to a cell whence others of their colour may push further, where that takes long pushes from them. */
static void note_moved(struct position *p, int code, int from, int to, int taken)
{
    p->moved[from / 64] &= ~(UINT64_C(1) << from % 64);
    p->moved[taken / 64] &= ~(UINT64_C(1) << taken % 64);
    if (code_kind(code) == PAWN && cell_among(p->rules->variant.topology, to, p->rules->variant.pawn.twice[code_colour(code)]))
        p->moved[to / 64] |= UINT64_C(1) << to % 64;
}

bool position_moved(const struct position *p, int cell)
{
    return p->moved[cell / 64] >> cell % 64 & 1;
}

void position_advance(struct position *p)
{
    struct turn *turn = &p->turn;
    turn->round = (uint16_t)(turn->round + (p->realm.wraps >> turn->seat & 1));
    turn->seat = p->realm.next[turn->seat];
    turn->barred = 0;
    if (p->realm.pact.kind == PACT_TRUCE && p->realm.pact.to == turn->seat && !p->realm.pact.rest--) {
        p->realm.pact = (struct pact){ 0 };
        position_ready(p);
    }
    for (int i = turn->nep - 1; i >= 0; i--)
        if (turn->ep[i].pusher == turn->seat || !position_in_play(p, turn->ep[i].pusher))
            drop_ep(turn, i);
}

int position_victim_cell(const struct position *p, move_t m)
{
    if (move_sort(m) == MOVE_EN_PASSANT)
        return move_aux(m);
    return move_sort(m) != MOVE_CASTLE && p->at[move_to(m)] ? move_to(m) : NO_CELL;
}

static void make_castle(struct position *p, move_t m)
{
    const struct castle_row *row = &p->rules->row[move_aux(m)];
    int king = p->at[row->king_from], rook = p->at[row->rook_from];
    toggle_key(p, king, row->king_from);
    toggle_key(p, rook, row->rook_from);
    shift_two(p, row->king_from, row->king_to, row->rook_from, row->rook_to);
    toggle_key(p, king, row->king_to);
    toggle_key(p, rook, row->rook_to);
}

/* Takes the man on a cell; a king's fall changes the realm. */
static void make_capture(struct position *p, int cell, struct undo *u)
{
    struct turn *turn = &p->turn;
    int code = p->at[cell], owner = p->realm.owner[code_colour(code)];
    u->captured = (uint8_t)code;
    u->captured_cell = (uint8_t)cell;
    u->captured_slot = p->slot[cell];
    position_take(p, cell);
    if (p->rules->variant.pawn.pool)
        p->pool[code_colour(code)][code_kind(code)]++;
    turn->quiet = 0;
    if (p->rules->variant.turn.diplomacy != DIPLOMACY_NONE && owner != NOBODY)
        turn->victim[turn->seat] = (uint8_t)(1 << owner);
    if (code_kind(code) == KING && position_in_play(p, code_colour(code))) {
        u->fell = 1;
        u->realm = p->realm;
        position_eliminate(p, code_colour(code), KING_TAKEN, turn->seat);
    }
}

int position_pool_colour(const struct position *p, int code)
{
    return p->rules->variant.pawn.pool_of_commander ? p->realm.owner[code_colour(code)] : code_colour(code);
}

static void from_pool(struct position *p, int pawn, int kind, int change)
{
    if (p->rules->variant.pawn.pool)
        p->pool[position_pool_colour(p, pawn)][kind] = (uint8_t)(p->pool[position_pool_colour(p, pawn)][kind] + change);
}

void position_make(struct position *p, move_t m, struct undo *u)
{
    struct turn *turn = &p->turn;
    const struct rules *r = p->rules;
    int from = move_from(m), to = move_to(m), sort = move_sort(m), code = p->at[from];
    u->key = p->key;
    u->turn = *turn;
    u->captured = u->fell = 0;
    if (p->realm.pact.kind == PACT_TRUCE) {     /* its clock may tick */
        u->fell = 1;
        u->realm = p->realm;
    }
    turn->rights &= (uint16_t)~(r->spoils[from] | r->spoils[to]);
    turn->quiet++;
    turn->victim[turn->seat] = 0;
    turn->passes = 0;
    int taken = sort == MOVE_EN_PASSANT ? move_aux(m) : to;
    if (turn->nep)
        update_ep(p, from, taken);
    if (sort == MOVE_CASTLE) {
        make_castle(p, m);
    } else {
        if (sort != MOVE_IN_PLACE && p->at[taken])
            make_capture(p, taken, u);
        toggle_key(p, code, from);
        if (sort != MOVE_IN_PLACE)
            shift(p, from, to);
        if (move_promotion(m)) {
            from_pool(p, code, move_promotion(m), -1);
            code = code_make(code_colour(code), move_promotion(m));
            p->at[to] = (uint8_t)code;
            turn->quiet = 0;
        } else if (code_kind(code) == PAWN && !r->variant.ending.quiet_pawns) {
            turn->quiet = 0;
        }
        toggle_key(p, code, to);
        if (sort == MOVE_DOUBLE)
            add_ep(p, code, m);
    }
    if (r->variant.pawn.once) {
        memcpy(u->moved, p->moved, sizeof u->moved);
        note_moved(p, code, from, to, taken);
    }
    ending_note_checks(p);
    if (!p->realm.state)
        position_advance(p);
#ifdef TRIARCH_HOSTILE
    position_check(p);
#endif
}

void position_unmake(struct position *p, move_t m, const struct undo *u)
{
    int from = move_from(m), to = move_to(m);
    if (u->fell)
        p->realm = u->realm;
    if (move_sort(m) == MOVE_CASTLE) {
        const struct castle_row *row = &p->rules->row[move_aux(m)];
        shift_two(p, row->king_to, row->king_from, row->rook_to, row->rook_from);
    } else {
        if (move_promotion(m)) {
            from_pool(p, p->at[to], move_promotion(m), 1);
            p->at[to] = (uint8_t)code_make(code_colour(p->at[to]), PAWN);
        }
        if (move_sort(m) != MOVE_IN_PLACE)
            shift(p, to, from);
        if (u->captured)
            put_back(p, u->captured_cell, u->captured, u->captured_slot);
        if (u->captured && p->rules->variant.pawn.pool)
            p->pool[code_colour(u->captured)][code_kind(u->captured)]--;
    }
    if (p->rules->variant.pawn.once)
        memcpy(p->moved, u->moved, sizeof p->moved);
    p->turn = u->turn;
    p->key = u->key;
#ifdef TRIARCH_HOSTILE
    position_check(p);
#endif
}

void position_check(const struct position *p)
{
    uint64_t key = 0;
    int men = 0, ncell = p->rules->variant.topology->ncell;
    for (int colour = 0; colour < COLOURS; colour++) {
        assert(p->count[colour] <= MEN_MAX);
        for (int i = 0; i < p->count[colour]; i++) {
            int cell = p->list[colour][i];
            assert(cell < ncell && p->slot[cell] == i && p->at[cell] && code_colour(p->at[cell]) == colour);
            assert(code_kind(p->at[cell]) != KING || p->king[colour] == cell);
            key ^= p->rules->zobrist[p->at[cell]][cell];
        }
        men += p->count[colour];
        assert(p->king[colour] == NO_CELL || p->at[p->king[colour]] == code_make(colour, KING));
    }
    for (int cell = 0; cell < ncell; cell++)
        men -= p->at[cell] != 0;
    assert(men == 0 && key == p->key);
    struct position again = *p;
    position_ready(&again);
    assert(!memcmp(&again.realm, &p->realm, sizeof p->realm));
    assert(p->turn.nep <= EP_MAX && p->realm.nout <= PLAYERS);
    assert(p->realm.state || position_in_play(p, p->turn.seat) || p->realm.fate[p->turn.seat] == PRISONER);
    for (int i = 0; i < p->turn.nep; i++)
        assert(code_kind(p->at[p->turn.ep[i].pawn]) == PAWN && p->turn.ep[i].pusher != p->turn.seat);
}
