/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counting the tree of legal moves. */
#ifndef TRIARCH_CORE_PERFT_H
#define TRIARCH_CORE_PERFT_H

#include "core/position.h"

/* Number of sequences of `depth` moves; settling costs no depth.  The position is left as it was. */
uint64_t perft(struct position *, int depth);

#endif
