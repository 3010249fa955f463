/* SPDX-License-Identifier: GPL-3.0-or-later */
/* splitmix64: one addition and a mix of the sum; passes the usual batteries, and any seed is a good one. */
#include "base/rng.h"

void rng_seed(struct rng *r, uint64_t seed)
{
    r->state = seed;
}

uint64_t rng_next(struct rng *r)
{
    uint64_t z = r->state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

uint32_t rng_below(struct rng *r, uint32_t n)
{
    uint32_t limit = UINT32_MAX - UINT32_MAX % n;
    uint32_t x;
    do
        x = (uint32_t)(rng_next(r) >> 32);
    while (x >= limit);
    return x % n;
}
