/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing the list form: what differs from what a reader would take for granted. */
#include <string.h>

#include "core/ending.h"
#include "core/position_draft.h"

static void add_cell(const struct position *p, int cell, struct text *out)
{
    char name[CELL_NAME_SIZE];
    p->rules->variant.topology->name(p->rules->variant.topology, cell, 0, name);
    text_add(out, name);
}

/* King first, then pieces, then pawns; men of a kind by the numbers of their cells. */
static void write_men(const struct position *p, int colour, struct text *out)
{
    static const uint8_t order[] = { KING, QUEEN, ROOK, BISHOP, KNIGHT, PAWN };
    const struct variant *v = &p->rules->variant;
    char mark = ':';
    if (!p->count[colour])
        return;
    if (out->length)
        text_add_char(out, ' ');
    text_add_char(out, PLAYER_LETTERS[colour]);
    for (size_t i = 0; i < sizeof order; i++)
        for (int cell = 0; cell < v->topology->ncell; cell++) {
            if (p->at[cell] != code_make(colour, order[i]))
                continue;
            text_add_char(out, mark);
            if (order[i] != PAWN)
                text_add_char(out, v->set->man[order[i]].letter);
            add_cell(p, cell, out);
            mark = ',';
        }
}

static char player_letter(int player)
{
    return player < PLAYERS ? PLAYER_LETTERS[player] : '-';
}

static void write_realm(const struct position *p, struct text *out)
{
    uint8_t player[PLAYERS], owner[PLAYERS], nout, gone[PLAYERS];
    int n = draft_players(p->rules, player);
    draft_default_owners(p, owner);
    if (memcmp(owner, p->realm.owner, sizeof owner)) {
        text_add(out, " owner=");
        for (int i = 0; i < n; i++)
            text_add_char(out, player_letter(p->realm.owner[player[i]]));
    }
    draft_default_out(p, &nout, gone);
    if (nout == p->realm.nout && !memcmp(gone, p->realm.out, nout))
        return;
    text_add(out, " out=");
    for (int i = 0; i < p->realm.nout; i++)
        text_add_char(out, player_letter(p->realm.out[i]));
}

static void write_rights(const struct position *p, struct text *out)
{
    const struct rules *r = p->rules;
    int written = 0;
    for (int i = 0; i < r->nrow; i++) {
        int bit = 1 << r->row[i].right;
        if (!(p->turn.rights & bit & ~written))
            continue;
        text_addf(out, "%s%s", written ? "," : " castle=", r->row[i].token);
        written |= bit;
    }
}

static void write_ep(const struct position *p, struct text *out)
{
    bool any = false;
    for (int i = 0; i < p->turn.nep; i++)
        for (int k = 1; k >= 0; k--) {          /* from the start cell on */
            if (p->turn.ep[i].crossed[k] == NO_CELL)
                continue;
            text_add(out, any ? "," : " ep=");
            any = true;
            add_cell(p, p->turn.ep[i].crossed[k], out);
            text_add_char(out, '/');
            add_cell(p, p->turn.ep[i].pawn, out);
            text_addf(out, "/%c", player_letter(p->turn.ep[i].pusher));
        }
}

static void write_victims(const struct position *p, struct text *out)
{
    uint8_t player[PLAYERS];
    int n = draft_players(p->rules, player);
    if ((!p->realm.neutral && !p->realm.captives) || !(p->turn.victim[0] | p->turn.victim[1] | p->turn.victim[2]))
        return;
    text_add(out, " victim=");
    for (int i = 0; i < n; i++) {
        int mask = p->turn.victim[player[i]], victim = 0;
        while (victim < PLAYERS && !(mask >> victim & 1))
            victim++;
        text_add_char(out, player_letter(victim));
    }
}

/* A letter a player in the order of seats. */
static void write_letters(const struct position *p, const char *field, const uint8_t said[PLAYERS], struct text *out)
{
    uint8_t player[PLAYERS];
    int n = draft_players(p->rules, player);
    text_addf(out, " %s=", field);
    for (int i = 0; i < n; i++)
        text_add_char(out, player_letter(said[player[i]]));
}

static void write_diplomacy(const struct position *p, struct text *out)
{
    static const char *const words[] = { "", "oath", "truce" };
    const struct pact *pact = &p->realm.pact;
    uint8_t captor[PLAYERS];
    for (int i = 0; i < PLAYERS; i++)
        captor[i] = p->realm.fate[i] == PRISONER ? p->realm.victor[i] : NOBODY;
    if (p->realm.captives)
        write_letters(p, "captor", captor, out);
    if (!pact->kind)
        return;
    text_addf(out, " pact=%s/%c/%c", words[pact->kind], player_letter(pact->from), player_letter(pact->to));
    if (pact->kind == PACT_TRUCE)
        text_addf(out, "/%d", pact->rest);
}

static void write_pools(const struct position *p, struct text *out)
{
    static const uint8_t order[] = { QUEEN, ROOK, BISHOP, KNIGHT };
    uint8_t player[PLAYERS];
    struct text pools = { 0 };
    int n = draft_players(p->rules, player), total = 0;
    for (int i = 0; i < n; i++) {
        size_t before = pools.length;
        for (size_t k = 0; k < sizeof order; k++)
            for (int men = 0; men < p->pool[player[i]][order[k]]; men++, total++)
                text_add_char(&pools, p->rules->variant.set->man[order[k]].letter);
        text_addf(&pools, "%s%s", pools.length == before ? "-" : "", i + 1 < n ? "," : "");
    }
    if (total)
        text_addf(out, " pool=%s", text_string(&pools));
    text_free(&pools);
}

static void write_checkers(const struct position *p, struct text *out)
{
    for (int i = 0; i < PLAYERS; i++)
        if (p->turn.checker[i] != NOBODY && p->turn.checker[i] != ending_seen_checker(p, i)) {
            write_letters(p, "check", p->turn.checker, out);
            return;
        }
}

static void write_moved(const struct position *p, struct text *out)
{
    bool any = false;
    for (int cell = 0; cell < p->rules->variant.topology->ncell; cell++) {
        if (!position_moved(p, cell))
            continue;
        text_add(out, any ? "," : " moved=");
        add_cell(p, cell, out);
        any = true;
    }
}

void position_list_write(const struct position *p, struct text *out)
{
    for (int colour = 0; colour < PLAYERS; colour++)
        write_men(p, colour, out);
    text_addf(out, " turn=%c", player_letter(p->turn.seat));
    write_realm(p, out);
    write_rights(p, out);
    write_ep(p, out);
    write_victims(p, out);
    write_diplomacy(p, out);
    if (p->rules->variant.pawn.pool)
        write_pools(p, out);
    if (p->rules->variant.ending.credit == CREDIT_FIRST_CHECK)
        write_checkers(p, out);
    write_moved(p, out);
    if (p->turn.quiet)
        text_addf(out, " count=%d", p->turn.quiet);
    if (p->turn.round > 1)
        text_addf(out, " round=%d", p->turn.round);
}
