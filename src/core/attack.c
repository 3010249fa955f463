/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/attack.h"

bool attack_any(const struct position *p, int cell, uint32_t mask)
{
    for (const struct rop *r = p->rules->reverse[cell]; r->from != NO_CELL;) {
        int c = p->at[r->from];
        if (!c) {
            r++;
            continue;
        }
        if (r->takers & mask & UINT32_C(1) << c)
            return true;
        r += r->skip;
    }
    return false;
}

int attack_from(const struct position *p, int cell, uint32_t mask, uint8_t *out)
{
    bool seen[CELLS_MAX] = { false };
    int n = 0;
    for (const struct rop *r = p->rules->reverse[cell]; r->from != NO_CELL;) {
        int c = p->at[r->from];
        if (!c) {
            r++;
            continue;
        }
        if (r->takers & mask & UINT32_C(1) << c && !seen[r->from]) {
            seen[r->from] = true;
            out[n++] = r->from;
        }
        r += r->skip;
    }
    return n;
}

bool attack_check(const struct position *p, int player)
{
    uint32_t fears = p->realm.fears[player];
    return fears && p->king[player] != NO_CELL && attack_any(p, p->king[player], fears);
}

bool attack_exposed(const struct position *p, int cell, uint32_t fears, int left, int stands, int gone)
{
    for (const struct rop *r = p->rules->reverse[cell]; r->from != NO_CELL;) {
        int from = r->from, c = p->at[from];
        if (from == stands) {
            r += r->skip;
            continue;
        }
        if (!c || from == left || from == gone) {
            r++;
            continue;
        }
        if (r->takers & fears & UINT32_C(1) << c)
            return true;
        r += r->skip;
    }
    return false;
}

void attack_pins(const struct position *p, int player, struct pins *pins)
{
    uint32_t fears = p->realm.fears[player], own = p->realm.moves[player];
    int candidate = NO_CELL;
    pins->checks = pins->n = 0;
    if (!fears || p->king[player] == NO_CELL)
        return;
    const struct rop *r = p->rules->reverse[p->king[player]];
    const struct rop *until = r;                /* where what lies behind the candidate ends */
    while (r->from != NO_CELL) {
        int c = p->at[r->from];
        if (!c) {
            r++;
            continue;
        }
        bool behind = r < until;
        if (own >> c & 1 && !behind) {
            candidate = r->from;
            until = r + r->skip;
            r++;
            continue;
        }
        if (r->takers & fears & UINT32_C(1) << c) {
            if (behind)
                pins->cell[pins->n++] = (uint8_t)candidate;
            else
                pins->checks++;
        }
        r += r->skip;
    }
}
