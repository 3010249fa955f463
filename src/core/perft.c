/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/perft.h"

#include "core/ending.h"
#include "core/movegen.h"

/* The seat on move cannot move: settle, and count what the next one can do. */
static uint64_t count_settled(struct position *p, int depth)
{
    struct settling s = { .n = 0 };
    uint64_t nodes = ending_settle_stuck(p, &s) ? perft(p, depth) : 0;
    ending_unsettle(p, &s);
    return nodes;
}

uint64_t perft(struct position *p, int depth)
{
    if (depth == 0)
        return 1;
    if (p->realm.captives && p->realm.fate[p->turn.seat] == PRISONER) {
        struct settling s = { .n = 0 };
        ending_settle_prisoners(p, &s);
        uint64_t nodes = perft(p, depth);
        ending_unsettle(p, &s);
        return nodes;
    }
    if (depth == 1) {
        int n = movegen_count(p);
        return n ? (uint64_t)n : count_settled(p, 1);
    }
    struct move_list list;
    struct undo undo;
    if (!movegen_legal(p, &list))
        return count_settled(p, depth);
    uint64_t nodes = 0;
    for (int i = 0; i < list.n; i++) {
        position_make(p, list.move[i], &undo);
        nodes += perft(p, depth - 1);
        position_unmake(p, list.move[i], &undo);
    }
    return nodes;
}
