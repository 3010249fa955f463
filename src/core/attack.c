/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every walk here is the loop of rules.h over a reverse program. */
#include "core/attack.h"

/* The next entry that is not a probe, in a set that is pinched. */
static const struct rop *ask(const struct rop *r, const uint8_t *at)
{
    while (r->does & DOES_PROBE)
        r += at[r->from] && at[r[1].from] ? r->skip : 2;
    return r;
}

static bool any_pinched(const struct position *p, int cell, uint32_t mask)
{
    const uint8_t *at = p->at;
    for (const struct rop *r = ask(p->rules->reverse[cell], at); r->skip; r = ask(r + (at[r->from] ? r->skip : 1), at))
        if (r->takers & mask & UINT32_C(1) << at[r->from])
            return true;
    return false;
}

bool attack_any(const struct position *p, int cell, uint32_t mask)
{
    const uint8_t *at = p->at;
    if (p->rules->variant.set->pinched)
        return any_pinched(p, cell, mask);
    for (const struct rop *r = p->rules->reverse[cell];; r += r->skip) {
        while (!at[r->from])
            r++;
        if (r->takers & mask & UINT32_C(1) << at[r->from])
            return true;
        if (!r->skip)
            return false;
    }
}

int attack_from(const struct position *p, int cell, uint32_t mask, uint8_t *out)
{
    const uint8_t *at = p->at;
    bool seen[CELLS_MAX] = { false };
    int n = 0;
    for (const struct rop *r = ask(p->rules->reverse[cell], at); r->skip; r = ask(r + (at[r->from] ? r->skip : 1), at))
        if (r->takers & mask & UINT32_C(1) << at[r->from] && !seen[r->from]) {
            seen[r->from] = true;
            out[n++] = r->from;
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
    const uint8_t *at = p->at;
    for (const struct rop *r = p->rules->reverse[cell];;) {
        int from = r->from, c = at[from];
        if (from != stands && (!c || from == left || from == gone) && r->skip) {
            r++;
            continue;
        }
        if (from != stands && r->takers & fears & UINT32_C(1) << c)
            return true;
        if (!r->skip)
            return false;
        r += r->skip;
    }
}

void attack_pins(const struct position *p, int player, struct pins *pins)
{
    const uint8_t *at = p->at;
    uint32_t fears = p->realm.fears[player], own = p->realm.moves[player];
    int candidate = NO_CELL;
    pins->checks = pins->n = 0;
    if (!fears || p->king[player] == NO_CELL)
        return;
    const struct rop *r = p->rules->reverse[p->king[player]];
    const struct rop *until = r;                /* where what lies behind the candidate ends */
    for (;; r += r->skip) {
        while (!at[r->from])
            r++;
        if (!r->skip)
            return;
        int c = at[r->from];
        bool behind = r < until;
        while (own >> c & 1 && !behind) {
            candidate = r->from;
            until = r + r->skip;
            do
                r++;
            while (!at[r->from]);
            c = at[r->from];
            behind = r < until;
        }
        if (!r->skip)
            return;
        if (!(r->takers & fears & UINT32_C(1) << c))
            continue;
        if (behind)
            pins->cell[pins->n++] = (uint8_t)candidate;
        else
            pins->checks++;
    }
}
