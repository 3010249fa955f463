/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules of the slow model, as the rule sheet tells them: list what the men could do, make each move on a copy, look whether the
   own king is attacked, and at the start of a seat settle what needs no decision. */
#include "slow_model.h"

#include <string.h>

/* ---- who is who ---- */

static bool playing(const struct slow_position *p, int player)
{
    return p->how[player] == SLOW_PLAYING;
}

static int nplaying(const struct slow_position *p)
{
    return playing(p, 0) + playing(p, 1) + playing(p, 2);
}

static int commander(const struct slow_position *p, int cell)
{
    return p->at[cell].kind ? p->owner[p->at[cell].colour] : SLOW_NONE;
}

static int next_playing(const struct slow_position *p, int player)
{
    for (int i = 1; i <= 3; i++)
        if (playing(p, (player + i) % 3))
            return (player + i) % 3;
    return player;
}

int slow_king(const struct slow_position *p, int player)
{
    for (int cell = 0; cell < slow_ncell(p->rules->board); cell++)
        if (p->at[cell].kind == 'K' && p->at[cell].colour == player)
            return cell;
    return SLOW_NONE;
}

/* ---- attacks ---- */

static void attacked_from(const struct slow_position *p, int cell, bool to[SLOW_CELLS])
{
    bool occupied[SLOW_CELLS];
    for (int i = 0; i < SLOW_CELLS; i++)
        occupied[i] = p->at[i].kind != 0;
    memset(to, 0, SLOW_CELLS * sizeof *to);
    if (p->at[cell].kind == 'P')
        slow_pawn_attacks(p->rules->board, p->at[cell].colour, cell, to);
    else
        slow_reach(p->rules->board, cell, p->at[cell].kind, occupied, to);
}

bool slow_attacks(const struct slow_position *p, int player, int cell)
{
    for (int from = 0; from < slow_ncell(p->rules->board); from++) {
        bool to[SLOW_CELLS];
        if (commander(p, from) != player)
            continue;
        attacked_from(p, from, to);
        if (to[cell])
            return true;
    }
    return false;
}

/* Frozen men attack nothing, but no king may stand beside a frozen king. */
static bool beside_frozen_king(const struct slow_position *p, int cell)
{
    bool to[SLOW_CELLS] = { false };
    slow_reach(p->rules->board, cell, 'K', to, to);
    for (int i = 0; i < SLOW_CELLS; i++)
        if (to[i] && p->at[i].kind == 'K' && commander(p, i) == SLOW_NONE)
            return true;
    return false;
}

static bool unsafe(const struct slow_position *p, int player, int cell)
{
    for (int other = 0; other < 3; other++)
        if (other != player && playing(p, other) && slow_attacks(p, other, cell))
            return true;
    return beside_frozen_king(p, cell);
}

bool slow_check(const struct slow_position *p, int player)
{
    int king = slow_king(p, player);
    return p->rules->mate != SLOW_KINGS && king != SLOW_NONE && playing(p, player) && unsafe(p, player, king);
}

/* ---- moves ---- */

/* F may capture a man of S  <=>  victim[S] = F  or  victim[T] != S  or  S is giving check to F now. */
static bool neutral_rule_allows(const struct slow_position *p, int f, int s)
{
    int t = 3 - f - s, king = slow_king(p, f);
    if (p->victim[s] == f || p->victim[t] != s)
        return true;
    return p->rules->mate != SLOW_KINGS && king != SLOW_NONE && slow_attacks(p, s, king);
}

static bool may_take(const struct slow_position *p, int player, int cell, bool neutral)
{
    int owner = commander(p, cell);
    if (owner == player || (p->at[cell].kind == 'K' && p->rules->mate != SLOW_KINGS))
        return false;
    if (owner == SLOW_NONE || !neutral || !p->rules->neutral || nplaying(p) < 3)
        return true;
    return neutral_rule_allows(p, player, owner);
}

static void try_move(const struct slow_position *p, int player, struct slow_move m, struct slow_list *list)
{
    struct slow_position after = *p;
    slow_make(&after, &m);
    if (p->rules->mate == SLOW_KINGS || !unsafe(&after, player, slow_king(&after, player)))
        list->move[list->n++] = m;
}

static void try_pawn(const struct slow_position *p, int player, struct slow_move m, struct slow_list *list)
{
    if (!slow_pawn_goal(p->rules->board, p->at[m.from].colour, m.to)) {
        try_move(p, player, m, list);
        return;
    }
    for (const char *kind = "QRBN"; *kind; kind++) {
        m.promotion = *kind;
        try_move(p, player, m, list);
    }
}

static const struct slow_move no_move = {
    .taken = SLOW_NONE, .crossed = SLOW_NONE, .rook_from = SLOW_NONE, .rook_to = SLOW_NONE
};

/* The cell of the pawn that can be taken by going to this crossed cell. */
static int pawn_in_passing(const struct slow_position *p, int player, int cell)
{
    for (int i = 0; i < p->nright; i++)
        if (p->right[i].crossed == cell && p->right[i].pusher != player)
            return p->right[i].pawn;
    return SLOW_NONE;
}

static void pawn_moves(const struct slow_position *p, int player, int from, bool neutral, struct slow_list *list)
{
    enum slow_board board = p->rules->board;
    int colour = p->at[from].colour, one, two;
    bool takes[SLOW_CELLS] = { false };
    struct slow_move m = no_move;
    m.from = from;
    slow_pawn_ahead(board, colour, from, &one, &two);
    if (one != SLOW_NONE && !p->at[one].kind) {
        m.to = one;
        try_pawn(p, player, m, list);
        if (slow_pawn_home(board, colour, from) && !p->at[two].kind) {
            m.to = two;
            m.crossed = one;
            try_pawn(p, player, m, list);
            m.crossed = SLOW_NONE;
        }
    }
    slow_pawn_attacks(board, colour, from, takes);
    for (int to = 0; to < slow_ncell(board); to++) {
        if (!takes[to])
            continue;
        m.to = to;
        m.taken = p->at[to].kind ? to : pawn_in_passing(p, player, to);
        if (m.taken != SLOW_NONE && may_take(p, player, m.taken, neutral))
            try_pawn(p, player, m, list);
    }
}

static void castling(const struct slow_position *p, int player, int column, struct slow_list *list)
{
    enum slow_board board = p->rules->board;
    int king = p->rules->queen_right ? 3 : 4, side = column ? 1 : -1;
    if (!p->castle[player][column ? 1 : 0])
        return;
    for (int c = king + side; c != column; c += side)
        if (p->at[slow_base(board, player, c)].kind)
            return;
    struct slow_position lifted = *p;
    lifted.at[slow_base(board, player, king)].kind = 0;
    for (int i = 0; i <= 2 && p->rules->mate != SLOW_KINGS; i++)
        if (unsafe(&lifted, player, slow_base(board, player, king + i * side)))
            return;
    struct slow_move m = no_move;
    m.from = slow_base(board, player, king);
    m.to = slow_base(board, player, king + 2 * side);
    m.rook_from = slow_base(board, player, column);
    m.rook_to = slow_base(board, player, king + side);
    try_move(p, player, m, list);
}

void slow_moves(const struct slow_position *p, int player, bool neutral, struct slow_list *list)
{
    list->n = 0;
    for (int from = 0; from < slow_ncell(p->rules->board); from++) {
        bool to[SLOW_CELLS];
        if (commander(p, from) != player)
            continue;
        if (p->at[from].kind == 'P') {
            pawn_moves(p, player, from, neutral, list);
            continue;
        }
        attacked_from(p, from, to);
        for (int cell = 0; cell < slow_ncell(p->rules->board); cell++) {
            bool full = p->at[cell].kind != 0;
            if (!to[cell] || (full && !may_take(p, player, cell, neutral)))
                continue;
            struct slow_move m = no_move;
            m.from = from;
            m.to = cell;
            m.taken = full ? cell : SLOW_NONE;
            try_move(p, player, m, list);
        }
    }
    castling(p, player, 0, list);
    castling(p, player, 7, list);
}

/* ---- making ---- */

static void drop_rights(struct slow_position *p, int pawn, int pusher, bool all)
{
    int n = 0;
    for (int i = 0; i < p->nright; i++)
        if (!all && p->right[i].pawn != pawn && p->right[i].pusher != pusher)
            p->right[n++] = p->right[i];
    p->nright = n;
}

static void start_seat(struct slow_position *p, int player)
{
    p->seat = player;
    drop_rights(p, SLOW_NONE, player, false);
    for (int other = 0; other < 3; other++)
        if (!playing(p, other))
            drop_rights(p, SLOW_NONE, other, false);
}

static void touch_castling(struct slow_position *p, int cell)
{
    for (int player = 0; player < 3; player++) {
        if (!p->rules->plays[player])
            continue;
        int king = slow_base(p->rules->board, player, p->rules->queen_right ? 3 : 4);
        for (int side = 0; side < 2; side++)
            if (cell == king || cell == slow_base(p->rules->board, player, 7 * side))
                p->castle[player][side] = false;
    }
}

/* Takes a player out; his men go to a new owner, or nobody. */
static void fall(struct slow_position *p, int player, enum slow_how how, int heir)
{
    p->how[player] = how;
    p->fallen[p->nfallen++] = player;
    p->count = 0;
    int king = slow_king(p, player);
    if (king != SLOW_NONE && how != SLOW_STALEMATED)
        p->at[king].kind = 0;
    for (int colour = 0; colour < 3; colour++)
        if (p->owner[colour] == player)
            p->owner[colour] = heir;
    p->castle[player][0] = p->castle[player][1] = false;
}

void slow_make(struct slow_position *p, const struct slow_move *m)
{
    int player = p->seat, victim = m->taken == SLOW_NONE ? SLOW_NONE : commander(p, m->taken);
    struct slow_man man = p->at[m->from], taken = m->taken == SLOW_NONE ? (struct slow_man){ 0 } : p->at[m->taken];
    drop_rights(p, m->from, SLOW_NONE, p->rules->ep == SLOW_EP_NEXT);
    if (m->taken != SLOW_NONE) {
        drop_rights(p, m->taken, SLOW_NONE, false);
        p->at[m->taken].kind = 0;
        touch_castling(p, m->taken);
    }
    p->at[m->from].kind = 0;
    p->at[m->to] = man;
    if (m->promotion)
        p->at[m->to].kind = m->promotion;
    touch_castling(p, m->from);
    touch_castling(p, m->to);
    if (m->rook_from != SLOW_NONE) {
        p->at[m->rook_to] = p->at[m->rook_from];
        p->at[m->rook_from].kind = 0;
    }
    if (m->crossed != SLOW_NONE && p->rules->ep != SLOW_EP_NEVER)
        p->right[p->nright++] = (struct slow_right){ m->crossed, m->to, player };
    p->count = man.kind == 'P' || taken.kind ? 0 : p->count + 1;
    p->victim[player] = victim;
    p->passes = 0;
    if (taken.kind == 'K')
        fall(p, taken.colour, SLOW_KING_LOST, SLOW_NONE);
    if (nplaying(p) == 1)
        p->end = SLOW_END_LAST;
    else
        start_seat(p, next_playing(p, player));
}

/* ---- settling ---- */

bool slow_dead(const struct slow_position *p)
{
    for (int cell = 0; cell < slow_ncell(p->rules->board); cell++)
        if (commander(p, cell) != SLOW_NONE && p->at[cell].kind != 'K')
            return false;
    return true;
}

/* All checkers are one player's: he; else the one who moved last, who sits just before the victim. */
static int mate_giver(const struct slow_position *p, int player)
{
    int king = slow_king(p, player), giver = SLOW_NONE;
    for (int other = 0; other < 3; other++) {
        if (other == player || !playing(p, other) || !slow_attacks(p, other, king))
            continue;
        if (giver != SLOW_NONE)
            return (player + 2) % 3;
        giver = other;
    }
    return giver;
}

static void tell(struct slow_story *story, char what, int player, int by)
{
    story->event[story->n++] = (struct slow_event){ what, player, by };
}

static void mated(struct slow_position *p, struct slow_story *story)
{
    int player = p->seat, giver = mate_giver(p, player);
    tell(story, 'm', player, giver);
    if (nplaying(p) == 3 && p->rules->mate != SLOW_FIRST) {
        fall(p, player, SLOW_MATED, p->rules->mate == SLOW_TAKEOVER ? giver : SLOW_NONE);
        start_seat(p, next_playing(p, player));
        return;
    }
    p->end = SLOW_END_MATE;
    p->giver = giver;
    p->loser = player;
}

static void stalemated(struct slow_position *p, struct slow_story *story)
{
    int player = p->seat;
    tell(story, 's', player, SLOW_NONE);
    if (nplaying(p) == 3) {
        fall(p, player, SLOW_STALEMATED, SLOW_NONE);
        start_seat(p, next_playing(p, player));
    } else {
        p->end = SLOW_END_STALEMATE;
    }
}

static void passed(struct slow_position *p, struct slow_story *story)
{
    tell(story, 'p', p->seat, SLOW_NONE);
    p->victim[p->seat] = SLOW_NONE;
    if (++p->passes >= nplaying(p))
        p->end = SLOW_END_PASSES;
    else
        start_seat(p, next_playing(p, p->seat));
}

void slow_settle(struct slow_position *p, struct slow_list *list, struct slow_story *story)
{
    story->n = 0;
    for (;;) {
        list->n = 0;
        if (p->end)
            return;
        slow_moves(p, p->seat, true, list);
        if (list->n)
            return;
        struct slow_list free;
        slow_moves(p, p->seat, false, &free);
        if (slow_check(p, p->seat))
            mated(p, story);
        else if (free.n || p->rules->mate == SLOW_KINGS)
            passed(p, story);
        else
            stalemated(p, story);
    }
}

uint64_t slow_perft(const struct slow_position *before, int depth)
{
    struct slow_position p = *before;
    struct slow_list list;
    struct slow_story story;
    uint64_t sum = 0;
    slow_settle(&p, &list, &story);
    if (depth <= 1)
        return (uint64_t)list.n;
    for (int i = 0; i < list.n; i++) {
        struct slow_position after = p;
        slow_make(&after, &list.move[i]);
        sum += slow_perft(&after, depth - 1);
    }
    return sum;
}

/* ---- places ---- */

/* The table of 6.5, from the last place upwards. */
void slow_places(const struct slow_position *p, int place[3])
{
    int n = p->rules->plays[0] + p->rules->plays[1] + p->rules->plays[2];
    bool beaten = p->end == SLOW_END_MATE || p->end == SLOW_END_LAST;
    memset(place, 0, 3 * sizeof *place);
    for (int i = 0; i < p->nfallen; i++)
        if (p->how[p->fallen[i]] != SLOW_STALEMATED)
            place[p->fallen[i]] = n--;
    if (p->end == SLOW_END_STALEMATE && p->rules->last_three)
        memset(place, 0, 3 * sizeof *place);
    bool frozen_low = beaten && p->rules->stalemate_third;
    for (int i = 0; i < p->nfallen && frozen_low; i++)
        if (p->how[p->fallen[i]] == SLOW_STALEMATED)
            place[p->fallen[i]] = n--;
    if (p->end == SLOW_END_MATE)
        place[p->loser] = n--;
    for (int i = 0; i < p->nfallen && beaten; i++)
        if (!place[p->fallen[i]])
            place[p->fallen[i]] = n--;
    if (p->end == SLOW_END_MATE && p->rules->mate == SLOW_FIRST)
        for (int player = 0; player < 3; player++)
            if (p->rules->plays[player] && playing(p, player) && player != p->giver)
                place[player] = 2;
    for (int player = 0; player < 3; player++)
        if (p->rules->plays[player] && !place[player])
            place[player] = 1;
}
