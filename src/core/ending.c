/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The interpreter of the ending rule: who falls and what becomes of his army, and how the game ends.

   What ends the game leaves the board alone: the last one mated keeps his king and men, so that the table can show the mate. */
#include "core/ending.h"

#include <string.h>

#include "core/attack.h"
#include "core/movegen.h"

/* Falling */

/* Men to `heir`, who may be NOBODY; the king off the board, unless he stays as an obstacle. */
static void disband(struct position *p, int player, int heir)
{
    struct realm *realm = &p->realm;
    int fate = realm->fate[player];
    for (int colour = 0; colour < PLAYERS; colour++)
        if (realm->owner[colour] == player)
            realm->owner[colour] = (uint8_t)heir;
    if (fate == FROZEN || fate == PRISONER || (fate == RESIGNED && p->rules->variant.ending.resigned_king))
        return;
    p->turn.rights &= (uint16_t)~p->rules->rights[player];
    if (p->king[player] != NO_CELL)
        position_take(p, p->king[player]);
}

static void end_game(struct position *p, int state, int reason, int loser, int winner)
{
    p->realm.state = (uint8_t)state;
    p->realm.reason = (uint8_t)reason;
    p->realm.loser = (uint8_t)loser;
    p->realm.winner = (uint8_t)winner;
}

static bool holds_prisoner(const struct position *p, int player)
{
    for (int i = 0; i < PLAYERS; i++)
        if (p->realm.fate[i] == PRISONER && p->realm.victor[i] == player)
            return true;
    return false;
}

/* Does this player's fall end the game with the board left as it is?  A king that was taken is gone already. */
static bool final_fall(const struct position *p, int player, int why)
{
    if (why == KING_TAKEN)
        return p->rules->variant.ending.army == ARMY_GAME_OVER;
    if (why == FROZEN && p->rules->variant.ending.stalemate == STALEMATE_DRAW)
        return true;
    if (why == RESIGNED && holds_prisoner(p, player))
        return false;
    return position_nplaying(p) == 2 || (why == MATED && p->rules->variant.ending.army == ARMY_GAME_OVER);
}

/* With a pact between the other two. */
static bool third_party(const struct position *p, int player)
{
    return p->realm.pact.kind && player != p->realm.pact.from && player != p->realm.pact.to;
}

static void remove_army(struct position *p, int player)
{
    for (int colour = 0; colour < PLAYERS; colour++)
        while (p->realm.owner[colour] == player && p->count[colour])
            position_take(p, p->list[colour][0]);
    p->turn.nep = 0;
    memset(p->turn.ep, 0, sizeof p->turn.ep);
}

void position_liberate(struct position *p, int player)
{
    struct realm *realm = &p->realm;
    int n = 0;
    for (int i = 0; i < realm->nout; i++)
        if (realm->out[i] != player)
            realm->out[n++] = realm->out[i];
    realm->nout = (uint8_t)n;
    for (; n < PLAYERS; n++)
        realm->out[n] = NOBODY;
    realm->fate[player] = IN_PLAY;
    realm->victor[player] = NOBODY;
    realm->owner[player] = (uint8_t)player;
    realm->pact = (struct pact){ 0 };
    position_ready(p);
}

void position_eliminate(struct position *p, int player, int why, int by)
{
    struct realm *realm = &p->realm;
    if (final_fall(p, player, why)) {
        if (why == FROZEN)
            end_game(p, STATE_STALEMATE, END_STALEMATE, player, NOBODY);
        else if (why == MATED)
            end_game(p, STATE_MATE, END_MATE, player, by);
        else if (why == KING_TAKEN)
            end_game(p, STATE_OVER, END_KING, player, by);
        else
            end_game(p, STATE_OVER, END_RESIGNATION, player, realm->next[player]);
        return;
    }
    if (realm->pact.kind == PACT_OATH && (why == MATED || why == RESIGNED) && third_party(p, player)) {
        end_game(p, why == MATED ? STATE_MATE : STATE_OVER, END_OATH, player, realm->pact.to);
        return;
    }
    if (why == MATED && p->rules->variant.turn.diplomacy == DIPLOMACY_FULL)
        why = PRISONER;
    realm->fate[player] = (uint8_t)why;
    realm->victor[player] = (uint8_t)by;
    realm->out[realm->nout++] = (uint8_t)player;
    realm->pact = (struct pact){ 0 };
    int army = p->rules->variant.ending.army;
    bool beaten = why == MATED || why == KING_TAKEN;
    if (beaten && army == ARMY_REMOVED)
        remove_army(p, player);
    disband(p, player, why == PRISONER || (beaten && army == ARMY_TAKEN_OVER) ? by : NOBODY);
    p->turn.quiet = 0;
    position_ready(p);
    ending_note_checks(p);
    if (why == KING_TAKEN && position_nplaying(p) == 1)
        end_game(p, STATE_OVER, END_KING, player, realm->next[player]);
}

void ending_resign(struct position *p)
{
    position_eliminate(p, p->turn.seat, RESIGNED, NOBODY);
    if (!p->realm.state)
        position_advance(p);
}

void ending_draw(struct position *p, int reason)
{
    end_game(p, STATE_DRAW, reason, NOBODY, NOBODY);
}

/* Which players attack this player's king: true for each of them; returns whether anybody does. */
static bool checkers(const struct position *p, int player, bool checks[COLOURS])
{
    uint8_t cells[CELLS_MAX];
    int n = p->king[player] == NO_CELL ? 0 : attack_from(p, p->king[player], p->realm.fears[player], cells);
    memset(checks, 0, COLOURS * sizeof *checks);
    for (int i = 0; i < n; i++)
        checks[p->realm.owner[code_colour(p->at[cells[i]])]] = true;
    return n > 0;
}

/* Who gave mate to this player who stands in check, by the rule of credit. */
static int credit_for(const struct position *p, int player)
{
    int rule = p->rules->variant.ending.credit, credit = NOBODY;
    bool checks[COLOURS];
    checkers(p, player, checks);
    if (rule == CREDIT_FIRST_CHECK && p->turn.checker[player] != NOBODY)
        return p->turn.checker[player];
    /* In the order of turn from the victim on: the first one met is next to move, the last one moved last. */
    for (int other = p->realm.next[player]; other != player; other = p->realm.next[other])
        if (checks[other] && (rule != CREDIT_NEXT || credit == NOBODY))
            credit = other;
    return credit;
}

int ending_seen_checker(const struct position *p, int player)
{
    bool checks[COLOURS];
    int seen = NOBODY, other = p->turn.seat;
    if (!checkers(p, player, checks))
        return NOBODY;
    for (int i = 0; i < PLAYERS; i++, other = p->realm.next[other])
        if (checks[other])
            seen = other;
    return seen;
}

void ending_note_checks(struct position *p)
{
    struct turn *turn = &p->turn;
    if (p->rules->variant.ending.credit != CREDIT_FIRST_CHECK)
        return;
    for (int player = 0; player < PLAYERS; player++) {
        bool checks[COLOURS];
        if (!position_in_play(p, player) || !checkers(p, player, checks)) {
            turn->checker[player] = NOBODY;
            continue;
        }
        if (turn->checker[player] != NOBODY && position_in_play(p, turn->checker[player]))
            continue;
        turn->checker[player] = NOBODY;
        for (int other = 0; other < PLAYERS; other++)
            if (checks[other] && (turn->checker[player] == NOBODY || other == turn->seat))
                turn->checker[player] = (uint8_t)other;
    }
}

/* Draws */

static bool only_kings(const struct position *p)
{
    for (int colour = 0; colour < COLOURS; colour++)
        if (p->realm.owner[colour] != NOBODY && p->count[colour] > (p->king[colour] != NO_CELL))
            return false;
    return true;
}

/* Two kings and one rook, bishop, knight or pawn on the board: no mate exists. */
static bool single_man(const struct position *p)
{
    int men = 0, kings = 0, queens = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        men += p->count[colour];
        kings += p->king[colour] != NO_CELL;
        for (int i = 0; i < p->count[colour]; i++)
            queens += code_kind(p->at[p->list[colour][i]]) == QUEEN;
    }
    return men == 3 && kings == 2 && !queens;
}

/* Bare kings, one bishop or knight beside them, or bishops of one shade only, one on each side. */
static bool dead_material(const struct position *p)
{
    const struct topology *t = p->rules->variant.topology;
    int minors = 0, bishops = 0, shades = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        if (p->count[colour] > 2)
            return false;
        for (int i = 0; i < p->count[colour]; i++) {
            int cell = p->list[colour][i], kind = code_kind(p->at[cell]);
            if (kind == KING)
                continue;
            if (kind != KNIGHT && kind != BISHOP)
                return false;
            minors++;
            if (kind == BISHOP) {
                bishops++;
                shades |= 1 << t->shade(t, cell);
            }
        }
    }
    return minors <= 1 || (minors == bishops && shades != 3);
}

bool ending_dead(const struct position *p)
{
    switch (p->rules->variant.ending.dead) {
    case DEAD_MATERIAL:
        return dead_material(p);
    case DEAD_BARE:
        return only_kings(p);
    case DEAD_SINGLE:
        return only_kings(p) || single_man(p);
    default:
        return false;
    }
}

int ending_claims(const struct position *p, const uint64_t *keys, int n)
{
    enum { QUIET_TURNS = 50, TIMES = 3 };
    int claims = 0, times = 0;
    for (int i = 0; i < n; i++)
        times += keys[i] == keys[n - 1];
    if (times >= TIMES)
        claims |= CLAIM_REPETITION;
    if (p->turn.quiet >= QUIET_TURNS * position_nplaying(p))
        claims |= CLAIM_MOVES;
    return claims;
}

/* Settling */

static void note(struct settling *s, int what, int player, int by)
{
    s->step[s->n++] = (struct settled_step){ (uint8_t)what, (uint8_t)player, (uint8_t)by };
}

static void before_change(struct position *p, struct settling *s)
{
    if (!s->changed)
        s->before = *p;
    s->changed = true;
}

/* What a player could take if there were neither neutrality nor peace. */
static uint32_t hostile_codes(const struct position *p, int player)
{
    uint32_t codes = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        if (p->realm.owner[colour] != player)
            codes |= codes_of_colour(colour);
    return p->rules->variant.ending.royal == ROYAL_CAPTURE ? codes : codes & ~codes_of_kind(KING);
}

/* Who had the seat before this player. */
static int last_mover(const struct position *p, int player)
{
    int other = player;
    while (p->realm.next[other] != player)
        other = p->realm.next[other];
    return other;
}

static bool passes_when_blocked(const struct position *p)
{
    int rule = p->rules->variant.ending.stalemate;
    return rule == STALEMATE_PASS || (rule == STALEMATE_PASS_OF_THREE && position_nplaying(p) == PLAYERS);
}

/* The seat on move cannot move and is not mated; checked = he waits for his king to be taken. */
static void settle_blocked(struct position *p, struct settling *s, bool checked)
{
    int player = p->turn.seat;
    bool barred = (p->realm.neutral || p->realm.pact.kind || p->turn.barred) && movegen_any(p, player, hostile_codes(p, player));
    if (!barred && !checked && p->rules->variant.ending.stalemate == STALEMATE_AS_MATE && position_nplaying(p) == PLAYERS) {
        int by = last_mover(p, player);
        note(s, SETTLED_MATED, player, by);
        position_eliminate(p, player, MATED, by);
        return;
    }
    if (!barred && !checked && !passes_when_blocked(p)) {
        note(s, SETTLED_FROZEN, player, NOBODY);
        position_eliminate(p, player, FROZEN, NOBODY);
        return;
    }
    note(s, SETTLED_PASSED, player, NOBODY);
    p->turn.victim[player] = 0;
    if (++p->turn.passes >= position_nplaying(p))
        ending_draw(p, END_PASSES);
}

bool ending_settle_prisoners(struct position *p, struct settling *s)
{
    bool moved = false;
    for (int seat; !p->realm.state && p->realm.fate[seat = p->turn.seat] == PRISONER; moved = true) {
        before_change(p, s);
        int captor = p->realm.victor[seat];
        uint32_t guards = position_in_play(p, captor) ? p->realm.moves[captor] & ~codes_of_colour(seat) : 0;
        if (attack_any(p, p->king[seat], guards)) {
            position_advance(p);
            continue;
        }
        note(s, SETTLED_FREED, seat, captor);
        position_liberate(p, seat);
    }
    return moved;
}

bool ending_settle_stuck(struct position *p, struct settling *s)
{
    if (p->realm.state)
        return false;
    before_change(p, s);
    bool checked = attack_check(p, p->turn.seat);
    if (checked && !position_kings_fall(p)) {
        int by = credit_for(p, p->turn.seat);
        note(s, SETTLED_MATED, p->turn.seat, by);
        position_eliminate(p, p->turn.seat, MATED, by);
    } else {
        settle_blocked(p, s, checked);
    }
    if (p->realm.state) {
        note(s, SETTLED_OVER, NOBODY, NOBODY);
        return false;
    }
    position_advance(p);
    return true;
}

int ending_settle(struct position *p, struct move_list *list, struct settling *s, int flags)
{
    s->n = 0;
    s->changed = false;
    list->n = 0;
    if (p->realm.state)
        return 0;
    do {
        ending_settle_prisoners(p, s);
        if (flags & SETTLE_DEAD && ending_dead(p)) {
            before_change(p, s);
            ending_draw(p, END_DEAD);
            note(s, SETTLED_OVER, NOBODY, NOBODY);
            return 0;
        }
        if (movegen_legal(p, list))
            return list->n;
    } while (ending_settle_stuck(p, s));
    return 0;
}

void ending_unsettle(struct position *p, const struct settling *s)
{
    if (s->changed)
        *p = s->before;
}
