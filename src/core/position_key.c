/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys: equal positions have equal ones.  That of the men is kept by make; what else tells positions apart is mixed in when asked for. */
#include "core/movegen.h"

static uint64_t mix(uint64_t x)
{
    x = (x ^ x >> 33) * UINT64_C(0xff51afd7ed558ccd);
    x = (x ^ x >> 33) * UINT64_C(0xc4ceb9fe1a85ec53);
    return x ^ x >> 33;
}

static uint64_t mix_bytes(uint64_t key, const uint8_t *bytes, int n)
{
    for (int i = 0; i < n; i++)
        key = mix(key + bytes[i] + 1);
    return key;
}

static uint64_t ep_key(const struct ep_record *ep)
{
    uint8_t bytes[] = { ep->pawn, ep->crossed[0], ep->crossed[1], ep->pusher };
    return mix_bytes(1, bytes, sizeof bytes);
}

/* Everything but men and en passant. */
static uint64_t state_key(const struct position *p)
{
    const struct realm *realm = &p->realm;
    uint64_t key = mix((uint64_t)p->turn.rights << 8 | p->turn.seat);
    key = mix_bytes(key, realm->owner, sizeof realm->owner);
    key = mix_bytes(key, realm->fate, sizeof realm->fate);
    if (realm->neutral)
        key = mix_bytes(key, p->turn.victim, sizeof p->turn.victim);
    if (p->rules->variant.turn.diplomacy == DIPLOMACY_FULL) {
        uint8_t pact[] = { realm->pact.kind, realm->pact.from, realm->pact.to, realm->pact.rest, p->turn.barred };
        key = mix_bytes(mix_bytes(key, realm->victor, sizeof realm->victor), pact, sizeof pact);
    }
    if (p->rules->variant.pawn.pool)
        key = mix_bytes(key, p->pool[0], sizeof p->pool);
    if (p->rules->variant.pawn.once)
        for (int i = 0; i < CELLS_MAX / 64; i++)
            key = mix(key ^ p->moved[i]);
    if (p->rules->variant.ending.credit == CREDIT_FIRST_CHECK)
        key = mix_bytes(key, p->turn.checker, sizeof p->turn.checker);
    return key;
}

uint64_t position_key(const struct position *p)
{
    uint64_t key = p->key ^ state_key(p);
    for (int i = 0; i < p->turn.nep; i++)
        key ^= ep_key(&p->turn.ep[i]);
    return key;
}

uint64_t position_repetition_key(const struct position *p)
{
    uint64_t key = p->key ^ state_key(p);
    if (!p->turn.nep)
        return key;
    struct move_list moves;
    int n = movegen_legal(p, &moves);
    for (int i = 0; i < p->turn.nep; i++)
        for (int j = 0; j < n; j++)
            if (move_sort(moves.move[j]) == MOVE_EN_PASSANT && move_aux(moves.move[j]) == p->turn.ep[i].pawn) {
                key ^= ep_key(&p->turn.ep[i]);
                break;
            }
    return key;
}
