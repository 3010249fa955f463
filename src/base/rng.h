/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random numbers that are the same everywhere for the same seed. */
#ifndef TRIARCH_BASE_RNG_H
#define TRIARCH_BASE_RNG_H

#include <stdint.h>

struct rng { uint64_t state; };

void rng_seed(struct rng *, uint64_t seed);
uint64_t rng_next(struct rng *);
/* Uniform in 0 .. n-1, n > 0, without bias. */
uint32_t rng_below(struct rng *, uint32_t n);

#endif
