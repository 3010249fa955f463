/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list form, "W:Ke1,c4 R:Kd12 B:Kk8 turn=R ep=c3/c4/W", and the word form, "wKe1 wPc4 rKd12", which is read only.

   Words are taken apart first and looked at in the order that the draft wants, whatever their order in the text. */
#include "core/position_draft.h"

#include <ctype.h>
#include <string.h>

#include "core/ending.h"

enum field { F_TURN, F_OWNER, F_OUT, F_CASTLE, F_EP, F_VICTIM, F_CAPTOR, F_PACT, F_POOL, F_CHECK, F_MOVED, F_COUNT, F_ROUND, FIELDS };

/* ORDER field */
static const char *const field_names[FIELDS] = { "turn", "owner", "out", "castle", "ep", "victim", "captor", "pact", "pool", "check", "moved",
    "count", "round" };

/* Largest number of `count` and `round`. */
enum { NUMBER_MAX = 9999 };

struct words {
    struct span field[FIELDS];          /* what stands behind the =; length -1 = not said */
};

static bool starts_men(const char *text, struct span word)
{
    return word.length >= 2 && text[word.at + 1] == ':' && player_of_letter(text[word.at]) != NOBODY;
}

/* A man without colour: a kind and a cell, or a cell alone for a pawn.  Cells first, since K, N and B are files too. */
static bool read_man(struct draft *d, int colour, struct span man)
{
    int cell, kind = PAWN;
    if (!draft_cell(d, man, &cell)) {
        struct span rest = { man.at + 1, man.length - 1 };
        kind = man.length ? draft_kind(d, d->text[man.at]) : EMPTY;
        if (kind == EMPTY || !draft_cell(d, rest, &cell))
            return draft_refuse(d, FAULT_NO_CELL, man);
    }
    return draft_man(d, code_make(colour, kind), cell, man);
}

static bool read_men(struct draft *d, struct span word)
{
    struct span list = { word.at + 2, word.length - 2 }, man;
    int colour = player_of_letter(d->text[word.at]), at = list.at;
    if (!list.length)
        return true;
    while (draft_part(d, list, ',', &at, &man))
        if (!read_man(d, colour, man))
            return false;
    return true;
}

/* wKf1 */
static bool read_word_man(struct draft *d, struct span word)
{
    int colour = word.length ? player_of_letter(d->text[word.at]) : NOBODY;
    if (colour == NOBODY || word.length < 4)
        return draft_refuse(d, FAULT_UNKNOWN_WORD, word);
    int kind = draft_kind(d, d->text[word.at + 1]), cell;
    if (kind == EMPTY || !draft_cell(d, (struct span){ word.at + 2, word.length - 2 }, &cell))
        return draft_refuse(d, FAULT_NO_CELL, word);
    return draft_man(d, code_make(colour, kind), cell, word);
}

static bool read_field(struct draft *d, struct span word, struct words *words)
{
    const char *text = d->text + word.at;
    int name = 0;
    while (name < word.length && text[name] != '=')
        name++;
    for (int i = 0; i < FIELDS; i++) {
        if ((int)strlen(field_names[i]) != name || memcmp(text, field_names[i], (size_t)name))
            continue;
        if (words->field[i].length >= 0)
            return draft_refuse(d, FAULT_TWICE, word);
        words->field[i] = (struct span){ word.at + name + 1, word.length - name - 1 };
        return true;
    }
    return draft_refuse(d, FAULT_UNKNOWN_WORD, word);
}

/* One word of the text.  In the word form a seat and the victims may follow the men as bare words. */
static bool read_word(struct draft *d, struct span word, struct words *words)
{
    if (starts_men(d->text, word))
        return read_men(d, word);
    if (memchr(d->text + word.at, '=', (size_t)word.length))
        return read_field(d, word, words);
    if (word.length == 1 && player_of_letter(d->text[word.at]) != NOBODY && words->field[F_TURN].length < 0) {
        words->field[F_TURN] = word;
        return true;
    }
    if (word.length == PLAYERS && words->field[F_VICTIM].length < 0 && strspn(d->text + word.at, "-WRB") >= PLAYERS) {
        words->field[F_VICTIM] = word;
        return true;
    }
    return read_word_man(d, word);
}

/* A letter a player in the order of seats, - for nobody. */
static bool read_letters(struct draft *d, struct span where, int fault, uint8_t said[PLAYERS])
{
    uint8_t player[PLAYERS];
    int n = draft_players(d->rules, player);
    if (where.length != n)
        return draft_refuse(d, fault, where);
    for (int i = 0; i < n; i++) {
        char c = d->text[where.at + i];
        int named = c == '-' ? NOBODY : player_of_letter(c);
        if (c != '-' && (named == NOBODY || !draft_seated(d->rules, named)))
            return draft_refuse(d, fault, (struct span){ where.at + i, 1 });
        said[player[i]] = (uint8_t)named;
    }
    return true;
}

static bool read_realm(struct draft *d, const struct words *words)
{
    struct draft_owners owners = { .said = words->field[F_OWNER].length >= 0, .span = words->field[F_OWNER] };
    struct draft_captors captors = { .said = words->field[F_CAPTOR].length >= 0, .span = words->field[F_CAPTOR] };
    struct draft_out out = { .said = words->field[F_OUT].length >= 0, .span = words->field[F_OUT] };
    memset(owners.owner, NOBODY, sizeof owners.owner);
    memset(captors.captor, NOBODY, sizeof captors.captor);
    if (captors.said && d->rules->variant.turn.diplomacy != DIPLOMACY_FULL)
        return draft_refuse(d, FAULT_NOT_HERE, captors.span);
    if (captors.said && !read_letters(d, captors.span, FAULT_BAD_CAPTOR, captors.captor))
        return false;
    if (owners.said && !read_letters(d, owners.span, FAULT_BAD_OWNER, owners.owner))
        return false;
    for (int i = 0; i < out.span.length; i++) {
        int player = player_of_letter(d->text[out.span.at + i]);
        struct span letter = { out.span.at + i, 1 };
        if (player == NOBODY || !draft_seated(d->rules, player) || out.n == PLAYERS)
            return draft_refuse(d, FAULT_BAD_OUT, letter);
        for (int j = 0; j < out.n; j++)
            if (out.player[j] == player)
                return draft_refuse(d, FAULT_TWICE, letter);
        out.player[out.n++] = (uint8_t)player;
    }
    return draft_realm(d, &owners, &captors, &out);
}

static bool read_turn(struct draft *d, struct span where)
{
    int player = NOBODY;
    if (where.length >= 0) {
        player = where.length == 1 ? player_of_letter(d->text[where.at]) : NOBODY;
        if (player == NOBODY)
            return draft_refuse(d, FAULT_BAD_TURN, where);
    }
    return draft_turn(d, player, where);
}

static bool same_token(const struct draft *d, struct span where, const char *token)
{
    if ((int)strlen(token) != where.length)
        return false;
    for (int i = 0; i < where.length; i++)
        if (toupper((unsigned char)token[i]) != toupper((unsigned char)d->text[where.at + i]))
            return false;
    return true;
}

/* A token or the home cell of the rook.  Rows that share a right are named once. */
static bool read_right(struct draft *d, struct span where)
{
    const struct rules *r = d->rules;
    int cell;
    bool named = draft_cell(d, where, &cell);
    for (int i = 0; i < r->nrow; i++)
        if (same_token(d, where, r->row[i].token) || (named && r->row[i].rook_from == cell))
            return draft_right(d, &r->row[i], where);
    return draft_refuse(d, FAULT_BAD_RIGHT, where);
}

/* crossed/pawn/pusher */
static bool read_ep(struct draft *d, struct span where)
{
    struct span part[3];
    int at = where.at, n = 0, crossed, pawn;
    while (n < 3 && draft_part(d, where, '/', &at, &part[n]))
        n++;
    if (n != 3 || at <= where.at + where.length || !draft_cell(d, part[0], &crossed) || !draft_cell(d, part[1], &pawn))
        return draft_refuse(d, FAULT_BAD_EP, where);
    int pusher = part[2].length == 1 ? player_of_letter(d->text[part[2].at]) : NOBODY;
    if (pusher == NOBODY)
        return draft_refuse(d, FAULT_BAD_EP, where);
    return draft_ep(d, crossed, pawn, pusher, where);
}

static bool read_list(struct draft *d, struct span list, bool (*read)(struct draft *, struct span))
{
    struct span part;
    int at = list.at;
    if (list.length < 0)
        return true;
    while (draft_part(d, list, ',', &at, &part))
        if (!read(d, part))
            return false;
    return true;
}

static bool read_victims(struct draft *d, struct span where)
{
    uint8_t victim[PLAYERS] = { NOBODY, NOBODY, NOBODY };
    if (where.length < 0)
        return true;
    if (d->rules->variant.turn.diplomacy == DIPLOMACY_NONE)
        return draft_refuse(d, FAULT_NOT_HERE, where);
    if (!read_letters(d, where, FAULT_BAD_VICTIM, victim))
        return false;
    for (int i = 0; i < PLAYERS; i++) {
        if (victim[i] == i)
            return draft_refuse(d, FAULT_BAD_VICTIM, where);
        d->p->turn.victim[i] = (uint8_t)(victim[i] != NOBODY ? 1 << victim[i] : 0);
    }
    return true;
}

/* oath/W/B, or truce/W/B/2 */
static bool read_pact(struct draft *d, struct span where)
{
    struct span part[4];
    struct position *p = d->p;
    int at = where.at, n = 0, rest = 0, from, to;
    if (where.length < 0)
        return true;
    if (d->rules->variant.turn.diplomacy != DIPLOMACY_FULL)
        return draft_refuse(d, FAULT_NOT_HERE, where);
    while (n < 4 && draft_part(d, where, '/', &at, &part[n]))
        n++;
    bool oath = n == 3 && part[0].length == 4 && !memcmp(d->text + part[0].at, "oath", 4);
    bool truce = n == 4 && part[0].length == 5 && !memcmp(d->text + part[0].at, "truce", 5);
    if ((!oath && !truce) || at <= where.at + where.length || part[1].length != 1 || part[2].length != 1)
        return draft_refuse(d, FAULT_BAD_PACT, where);
    from = player_of_letter(d->text[part[1].at]);
    to = player_of_letter(d->text[part[2].at]);
    if (from == NOBODY || to == NOBODY || from == to || position_nplaying(p) != PLAYERS)
        return draft_refuse(d, FAULT_BAD_PACT, where);
    if (truce && !draft_number(d, part[3], 0, 9, &rest))
        return false;
    p->realm.pact = (struct pact){ oath ? PACT_OATH : PACT_TRUCE, (uint8_t)from, (uint8_t)to, (uint8_t)rest };
    position_ready(p);
    return true;
}

/* NQ,-,R: lost men, a group a player in the order of seats. */
static bool read_pool(struct draft *d, struct span where)
{
    uint8_t player[PLAYERS];
    struct span group;
    int n = draft_players(d->rules, player), at = where.at, i = 0;
    if (where.length < 0)
        return true;
    if (!d->rules->variant.pawn.pool)
        return draft_refuse(d, FAULT_NOT_HERE, where);
    for (; draft_part(d, where, ',', &at, &group); i++)
        for (int k = 0; k < group.length; k++) {
            char c = d->text[group.at + k];
            int kind = draft_kind(d, c);
            if (i >= n || (c == '-' && group.length > 1) || (c != '-' && (kind == EMPTY || kind == KING || kind == PAWN)))
                return draft_refuse(d, FAULT_BAD_POOL, group);
            if (c != '-' && d->p->pool[player[i]][kind]++ == MEN_MAX)
                return draft_refuse(d, FAULT_BAD_POOL, group);
        }
    return i == n || draft_refuse(d, FAULT_BAD_POOL, where);
}

/* Who gave the checks that stand; what is not said is seen from the men. */
static bool read_checkers(struct draft *d, struct span where)
{
    struct turn *turn = &d->p->turn;
    bool kept = d->rules->variant.ending.credit == CREDIT_FIRST_CHECK;
    if (where.length >= 0 && !kept)
        return draft_refuse(d, FAULT_NOT_HERE, where);
    if (!kept)
        return true;
    memset(turn->checker, NOBODY, sizeof turn->checker);
    if (where.length >= 0 && !read_letters(d, where, FAULT_BAD_CHECKER, turn->checker))
        return false;
    for (int i = 0; i < PLAYERS; i++) {
        int seen = position_in_play(d->p, i) ? ending_seen_checker(d->p, i) : NOBODY, said = turn->checker[i];
        if (said != NOBODY && (seen == NOBODY || said == i || !position_in_play(d->p, said)))
            return draft_refuse(d, FAULT_BAD_CHECKER, where);
        if (said == NOBODY)
            turn->checker[i] = (uint8_t)seen;
    }
    return true;
}

static bool read_moved(struct draft *d, struct span where)
{
    int cell;
    if (!d->rules->variant.pawn.once)
        return draft_refuse(d, FAULT_NOT_HERE, where);
    if (!draft_cell(d, where, &cell) || code_kind(d->p->at[cell]) != PAWN)
        return draft_refuse(d, FAULT_BAD_MOVED, where);
    d->p->moved[cell / 64] |= UINT64_C(1) << cell % 64;
    return true;
}

static bool read_number(struct draft *d, struct span where, int least, uint16_t *number)
{
    int n;
    if (where.length < 0)
        return true;
    if (!draft_number(d, where, least, NUMBER_MAX, &n))
        return false;
    *number = (uint16_t)n;
    return true;
}

bool position_list_read(struct draft *d)
{
    struct words words;
    struct span word;
    int at = 0;
    for (int i = 0; i < FIELDS; i++)
        words.field[i] = (struct span){ 0, -1 };
    while (draft_word(d, &at, &word))
        if (!read_word(d, word, &words))
            return false;
    return read_realm(d, &words) && read_turn(d, words.field[F_TURN]) && read_list(d, words.field[F_CASTLE], read_right)
        && read_list(d, words.field[F_EP], read_ep) && read_victims(d, words.field[F_VICTIM])
        && read_pact(d, words.field[F_PACT]) && read_pool(d, words.field[F_POOL]) && read_checkers(d, words.field[F_CHECK])
        && read_list(d, words.field[F_MOVED], read_moved)
        && read_number(d, words.field[F_COUNT], 0, &d->p->turn.quiet) && read_number(d, words.field[F_ROUND], 1, &d->p->turn.round)
        && draft_finish(d);
}
