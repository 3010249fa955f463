/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Building a position out of pieces of text, and refusing what cannot be.

   The position is filled step by step, men first; each later step looks only at what the earlier ones have put there.  So a
   refusal can always say which word of the text is wrong, and nothing has to be guessed or mended afterwards. */
#include "core/position_draft.h"

#include <ctype.h>
#include <string.h>

/* Refusals */

bool draft_refuse_cells(struct draft *d, int code, struct span where, int man, int cell, int other_cell)
{
    *d->fault = (struct fault){
        .code = (uint8_t)code, .man = (uint8_t)man, .cell = (uint8_t)cell, .other_cell = (uint8_t)other_cell,
        .player = (uint8_t)(man ? code_colour(man) : NOBODY), .at = where.at, .length = where.length,
    };
    return false;
}

bool draft_refuse_player(struct draft *d, int code, struct span where, int player)
{
    draft_refuse_cells(d, code, where, EMPTY, NO_CELL, NO_CELL);
    d->fault->player = (uint8_t)player;
    return false;
}

bool draft_refuse(struct draft *d, int code, struct span where)
{
    return draft_refuse_player(d, code, where, NOBODY);
}

/* Pieces of text */

bool draft_word(const struct draft *d, int *at, struct span *word)
{
    int i = *at;
    while (isspace((unsigned char)d->text[i]))
        i++;
    word->at = i;
    while (d->text[i] && !isspace((unsigned char)d->text[i]))
        i++;
    word->length = i - word->at;
    *at = i;
    return word->length > 0;
}

bool draft_part(const struct draft *d, struct span whole, char mark, int *at, struct span *part)
{
    int end = whole.at + whole.length, i = *at;
    if (i > end)
        return false;
    while (i < end && d->text[i] != mark)
        i++;
    *part = (struct span){ *at, i - *at };
    *at = i + 1;
    return true;
}

bool draft_cell(const struct draft *d, struct span where, int *cell)
{
    return where.length > 0 && cell_parse(d->rules->variant.topology, 0, d->text + where.at, cell) == where.length;
}

int draft_kind(const struct draft *d, char letter)
{
    for (int kind = PAWN; kind < KINDS; kind++) {
        char own = d->rules->variant.set->man[kind].letter;
        if (own && own == toupper((unsigned char)letter))
            return kind;
    }
    return EMPTY;
}

bool draft_number(struct draft *d, struct span where, int least, int most, int *number)
{
    int n = 0;
    for (int i = 0; i < where.length; i++) {
        char c = d->text[where.at + i];
        if (!isdigit((unsigned char)c) || n > most)
            return draft_refuse(d, FAULT_BAD_NUMBER, where);
        n = 10 * n + (c - '0');
    }
    if (!where.length || n < least || n > most)
        return draft_refuse(d, FAULT_BAD_NUMBER, where);
    *number = n;
    return true;
}

/* Players of the game */

bool draft_seated(const struct rules *rules, int player)
{
    const struct turn_rule *turn = &rules->variant.turn;
    for (int i = 0; i < turn->nseat; i++)
        if (turn->seat[i] == player)
            return true;
    return false;
}

int draft_players(const struct rules *rules, uint8_t player[PLAYERS])
{
    const struct turn_rule *turn = &rules->variant.turn;
    int n = 0;
    if (!turn->left_off) {
        memcpy(player, turn->seat, turn->nseat);
        return turn->nseat;
    }
    for (int i = 0; i < PLAYERS; i++)
        if (draft_seated(rules, i) || turn->left_off >> i & 1)
            player[n++] = (uint8_t)i;
    return n;
}

/* Men */

/* A pawn that has arrived where it would have been promoted; on the chess board also one on its first rank. */
static bool pawn_misplaced(const struct rules *r, int colour, int cell)
{
    const struct turn_rule *turn = &r->variant.turn;
    for (int i = 0; r->variant.fen == FEN_CHESS && i < turn->nseat; i++)
        if (r->promotes[turn->seat[i]][cell])
            return true;
    return r->promotes[colour][cell] && !r->variant.pawn.pool;
}

bool draft_man(struct draft *d, int code, int cell, struct span where)
{
    struct position *p = d->p;
    int colour = code_colour(code), kind = code_kind(code);
    if (!draft_seated(d->rules, colour))
        return d->start || draft_refuse_player(d, FAULT_LEFT_OFF, where, colour);
    if (p->at[cell])
        return draft_refuse_cells(d, FAULT_TWO_MEN, where, p->at[cell], cell, NO_CELL);
    if (kind == KING && p->king[colour] != NO_CELL)
        return draft_refuse_cells(d, FAULT_TWO_KINGS, where, code, cell, p->king[colour]);
    if (p->count[colour] == MEN_MAX)
        return draft_refuse_player(d, FAULT_TOO_MANY_MEN, where, colour);
    if (kind == PAWN && pawn_misplaced(d->rules, colour, cell))
        return draft_refuse_cells(d, FAULT_PAWN_PROMOTED, where, code, cell, NO_CELL);
    position_put(p, cell, code);
    return true;
}

/* Owners and fates */

void draft_default_owners(const struct position *p, uint8_t owner[PLAYERS])
{
    for (int i = 0; i < PLAYERS; i++)
        owner[i] = (uint8_t)(p->king[i] != NO_CELL ? i : NOBODY);
}

/* Has his king and commands his own men. */
static bool plays(const struct position *p, int player)
{
    return p->king[player] != NO_CELL && p->realm.owner[player] == player;
}

void draft_default_out(const struct position *p, uint8_t *n, uint8_t out[PLAYERS])
{
    *n = 0;
    for (int i = 0; i < p->rules->variant.turn.nseat; i++) {
        int player = p->rules->variant.turn.seat[i];
        if ((p->count[player] || p->realm.owner[player] != NOBODY) && !plays(p, player))
            out[(*n)++] = (uint8_t)player;
    }
}

/* A king's army is his own or nobody's; one without king is another player's or nobody's. */
static bool check_owners(struct draft *d, struct span where)
{
    const struct position *p = d->p;
    for (int i = 0; i < PLAYERS; i++) {
        int owner = p->realm.owner[i];
        if (owner == NOBODY || owner == i)
            continue;
        if (p->king[i] != NO_CELL && p->realm.victor[i] != owner)
            return draft_refuse_player(d, FAULT_OWNER_OF_KING, where, i);
        if (!plays(p, owner))
            return draft_refuse_player(d, FAULT_OWNER_OUT, where, owner);
    }
    for (int i = 0; i < PLAYERS; i++)
        if (p->realm.owner[i] == i && p->king[i] == NO_CELL)
            return draft_refuse_player(d, FAULT_OWNER_WITHOUT_KING, where, i);
    return true;
}

static bool in_list(const uint8_t *list, int n, int player)
{
    return n > 0 && memchr(list, player, (size_t)n);
}

static bool check_out(struct draft *d, const struct draft_out *out)
{
    for (int i = 0; i < PLAYERS; i++) {
        bool named = in_list(d->p->realm.out, d->p->realm.nout, i);
        if (named && plays(d->p, i))
            return draft_refuse_player(d, FAULT_OUT_PLAYS, out->span, i);
        if (!named && out->said && d->p->count[i] && !plays(d->p, i))
            return draft_refuse_player(d, FAULT_OUT_MISSES, out->span, i);
        if (!named && d->p->realm.owner[i] != NOBODY && !plays(d->p, i))
            return draft_refuse_player(d, FAULT_OWNER_OF_NONE, out->span, i);
    }
    return true;
}

/* Why somebody is out, as far as his king and the commander of his men tell: a king on the board was stalemated; an army that
   was not taken over where armies are taken over was resigned. */
static int fate_of(const struct position *p, int player)
{
    const struct ending_rule *rule = &p->rules->variant.ending;
    if (plays(p, player))
        return IN_PLAY;
    if (!in_list(p->realm.out, p->realm.nout, player))
        return LEFT_OFF;
    if (p->realm.victor[player] != NOBODY)
        return PRISONER;
    if (p->king[player] != NO_CELL)
        return rule->resigned_king && rule->stalemate != STALEMATE_FREEZE ? RESIGNED : FROZEN;
    if (p->realm.owner[player] != NOBODY || rule->army == ARMY_INERT)
        return rule->royal == ROYAL_CAPTURE ? KING_TAKEN : MATED;
    return RESIGNED;
}

/* A prisoner's king stands, and his captor, or nobody any more, commands his men. */
static bool read_captors(struct draft *d, const struct draft_captors *captors)
{
    struct position *p = d->p;
    for (int i = 0; captors->said && i < PLAYERS; i++) {
        int captor = captors->captor[i];
        if (captor == NOBODY)
            continue;
        if (captor == i || p->king[i] == NO_CELL || p->realm.owner[i] == i)
            return draft_refuse_player(d, FAULT_BAD_CAPTOR, captors->span, i);
        p->realm.victor[i] = (uint8_t)captor;
    }
    return true;
}

bool draft_realm(struct draft *d, const struct draft_owners *owners, const struct draft_captors *captors, const struct draft_out *out)
{
    struct position *p = d->p;
    struct realm *realm = &p->realm;
    struct span where = { 0, 0 };
    if (owners->said)
        memcpy(realm->owner, owners->owner, PLAYERS);
    else
        draft_default_owners(p, realm->owner);
    if (!read_captors(d, captors) || !check_owners(d, owners->said ? owners->span : where))
        return false;
    if (out->said) {
        realm->nout = (uint8_t)out->n;
        memcpy(realm->out, out->player, (size_t)out->n);
    } else {
        draft_default_out(p, &realm->nout, realm->out);
    }
    if (!check_out(d, out))
        return false;
    for (int i = 0; i < PLAYERS; i++) {
        realm->fate[i] = (uint8_t)fate_of(p, i);
        if (realm->fate[i] != IN_PLAY && realm->fate[i] != PRISONER && realm->owner[i] != NOBODY)
            realm->victor[i] = realm->owner[i];
    }
    position_ready(p);
    return true;
}

/* Whose turn, and the rights */

bool draft_turn(struct draft *d, int player, struct span where)
{
    struct position *p = d->p;
    const struct turn_rule *rule = &d->rules->variant.turn;
    for (int i = 0; rule->nseat == 2 && !rule->left_off && i < 2; i++)
        if (p->king[rule->seat[i]] == NO_CELL)
            return draft_refuse_player(d, FAULT_NO_KING, (struct span){ 0, 0 }, rule->seat[i]);
    if (position_nplaying(p) == 0)
        return draft_refuse(d, FAULT_NOBODY, (struct span){ 0, 0 });
    for (int i = 0; player == NOBODY && i < rule->nseat; i++)
        if (position_in_play(p, rule->seat[i]))
            player = rule->seat[i];
    if (!position_in_play(p, player))
        return draft_refuse_player(d, FAULT_NOT_IN_PLAY, where, player);
    p->turn.seat = (uint8_t)player;
    return true;
}

bool draft_at_home(const struct position *p, const struct castle_row *row)
{
    return p->at[row->king_from] == code_make(row->colour, KING) && p->at[row->rook_from] == code_make(row->colour, ROOK);
}

bool draft_right(struct draft *d, const struct castle_row *row, struct span where)
{
    struct position *p = d->p;
    if (!draft_at_home(p, row))
        return draft_refuse_cells(d, FAULT_RIGHT_NOT_HOME, where, code_make(row->colour, ROOK), row->king_from, row->rook_from);
    if (p->turn.rights >> row->right & 1)
        return draft_refuse(d, FAULT_TWICE, where);
    p->turn.rights |= (uint16_t)(1 << row->right);
    return true;
}

/* Could a pawn have come from somewhere to `pawn` over `crossed`?  0 = no, else as how manieth cell before the last.  Fresh: nobody
   has moved since, so its way is still empty. */
static int has_crossed(const struct position *p, int colour, int crossed, int pawn, bool fresh)
{
    for (int start = 0; start < p->rules->variant.topology->ncell; start++) {
        if (fresh && (p->at[start] || p->at[crossed]))
            continue;
        const struct op *op = p->rules->program[code_make(colour, PAWN)][start];
        while (op->skip)                        /* captures */
            op++;
        for (op++; op->skip; op++)
            for (int i = 1; op->to == pawn && i <= (op->does & DOES_CROSS); i++)
                if (op[-i].to == crossed)
                    return i;
    }
    return 0;
}

int draft_ep_pawn(const struct position *p, int colour, int crossed)
{
    for (int i = 0; i < p->count[colour]; i++) {
        int cell = p->list[colour][i];
        if (code_kind(p->at[cell]) == PAWN && has_crossed(p, colour, crossed, cell, true))
            return cell;
    }
    return NO_CELL;
}

bool draft_ep(struct draft *d, int crossed, int pawn, int pusher, struct span where)
{
    struct position *p = d->p;
    struct turn *turn = &p->turn;
    bool in_play = position_in_play(p, pusher), fresh = in_play && p->realm.next[pusher] == turn->seat;
    if (d->rules->variant.turn.ep == EP_NONE)
        return draft_refuse(d, FAULT_NOT_HERE, where);
    if (!in_play || pusher == turn->seat || (d->rules->variant.turn.ep == EP_NEXT && !fresh && !p->realm.neutral))
        return draft_refuse_player(d, FAULT_EP_PUSHER, where, pusher);
    int code = p->at[pawn];
    if (code_kind(code) != PAWN || p->realm.owner[code_colour(code)] != pusher) {
        draft_refuse_cells(d, FAULT_EP_PAWN, where, EMPTY, pawn, NO_CELL);
        d->fault->player = (uint8_t)pusher;
        return false;
    }
    int place = has_crossed(p, code_colour(code), crossed, pawn, fresh);
    if (!place)
        return draft_refuse_cells(d, FAULT_EP_CROSSED, where, code, pawn, crossed);
    struct ep_record *ep = turn->ep;
    while (ep < turn->ep + turn->nep && ep->pawn != pawn)
        ep++;
    if (ep == turn->ep + EP_MAX)
        return draft_refuse(d, FAULT_BAD_EP, where);
    if (ep == turn->ep + turn->nep) {
        *ep = (struct ep_record){ .pawn = (uint8_t)pawn, .crossed = { NO_CELL, NO_CELL }, .pusher = (uint8_t)pusher };
        turn->nep++;
    }
    if (ep->crossed[place - 1] != NO_CELL)
        return draft_refuse(d, FAULT_TWICE, where);
    ep->crossed[place - 1] = (uint8_t)crossed;
    return true;
}

/* The whole */

/* May these two kings not stand side by side?  Prisoners' kings attack nothing, and a pact is peace. */
static bool kings_mind(const struct position *p, int a, int b)
{
    return p->realm.fate[a] != PRISONER && p->realm.fate[b] != PRISONER && !position_at_peace(p, a, b);
}

static bool check_kings(struct draft *d)
{
    const struct position *p = d->p;
    if (d->rules->variant.ending.royal != ROYAL_MATE)
        return true;
    for (int colour = 0; colour < PLAYERS; colour++) {
        int king = p->king[colour];
        if (king == NO_CELL)
            continue;
        for (const struct op *op = d->rules->program[KING][king]; op->skip; op++)
            if (code_kind(p->at[op->to]) == KING && kings_mind(p, colour, code_colour(p->at[op->to]))) {
                draft_refuse_cells(d, FAULT_KINGS_TOUCH, (struct span){ 0, 0 }, p->at[king], king, op->to);
                d->fault->other = p->at[op->to];
                return false;
            }
    }
    return true;
}

bool draft_finish(struct draft *d)
{
    struct position *p = d->p;
    if (!check_kings(d))
        return false;
    if (position_nplaying(p) == 1) {
        p->realm.state = STATE_OVER;
        p->realm.reason = END_LAST;
        p->realm.winner = p->turn.seat;
    }
    return true;
}
