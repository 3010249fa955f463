/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who came first, who shares, and what it counts, once the game is over. */
#include "core/ending.h"

/* Those who fell, the latest first: the frozen ones, or the others. */
static int add_fallen(const struct realm *realm, bool frozen, uint8_t *order, int n)
{
    for (int i = realm->nout - 1; i >= 0; i--)
        if ((realm->fate[realm->out[i]] == FROZEN) == frozen)
            order[n++] = realm->out[i];
    return n;
}

/* Players who neither won nor share, best first. */
static int rank_losers(const struct position *p, uint8_t *order)
{
    const struct realm *realm = &p->realm;
    bool frozen_last = p->rules->variant.ending.frozen_last;
    int n = frozen_last ? 0 : add_fallen(realm, true, order, 0);
    if (realm->loser != NOBODY && position_in_play(p, realm->loser))
        order[n++] = realm->loser;
    n = add_fallen(realm, false, order, n);
    return frozen_last ? add_fallen(realm, true, order, n) : n;
}

static void place_win(const struct position *p, struct result *result)
{
    const struct realm *realm = &p->realm;
    const struct ending_rule *rule = &p->rules->variant.ending;
    bool first = realm->reason == END_MATE && rule->army == ARMY_GAME_OVER, alike = first && !rule->mated_third;
    int losers = first && rule->mated_third ? position_nplaying(p) : 2 + (realm->reason == END_OATH);   /* place of the first of them */
    uint8_t order[PLAYERS + 1];
    int n = rank_losers(p, order);
    for (int i = 0; i < PLAYERS; i++)
        if (position_in_play(p, i))
            result->place[i] = 2;               /* who is left over when a first mate or an oath ends the game */
    for (int i = 0; i < n; i++)
        result->place[order[i]] = (uint8_t)(losers + (alike ? 0 : i));
    result->place[realm->winner] = 1;
}

static void place_draw(const struct position *p, struct result *result)
{
    const struct realm *realm = &p->realm;
    bool all = realm->state == STATE_STALEMATE && p->rules->variant.ending.last_shares_all;
    uint8_t order[PLAYERS + 1];
    int sharing = 0;
    for (int i = 0; i < PLAYERS; i++) {
        int fate = realm->fate[i];
        if (fate == IN_PLAY || fate == FROZEN || (all && fate != LEFT_OFF)) {
            result->place[i] = 1;
            sharing++;
        }
    }
    int n = rank_losers(p, order);
    for (int i = 0; i < n; i++)
        if (!result->place[order[i]])
            result->place[order[i]] = (uint8_t)++sharing;
}

/* Who share places share their points; but both who lose by a first mate have lost alike and have nothing. */
static void count_points(const struct position *p, struct result *result)
{
    const struct ending_rule *rule = &p->rules->variant.ending;
    for (int i = 0; i < PLAYERS; i++) {
        int sharing = 0, sum = 0;
        for (int j = 0; j < PLAYERS; j++)
            if (result->place[j] && result->place[j] == result->place[i])
                sum += rule->points[result->place[i] - 1 + sharing++];
        if (result->place[i] == 1 && sharing > 1 && rule->draw_points)
            sum = sharing * rule->draw_points;
        if (result->place[i] > 1 && sharing > 1)
            sum = 0;
        result->points[i] = (uint8_t)(sharing ? sum / sharing : 0);
    }
    if (result->state == STATE_MATE && rule->mated_third)
        result->points[p->realm.loser] = rule->points[PLAYERS - 1];
    if (result->state == STATE_STALEMATE && rule->stalemate_points[0] && position_nplaying(p) == 2) {
        result->points[p->realm.next[p->realm.loser]] = rule->stalemate_points[0];
        result->points[p->realm.loser] = rule->stalemate_points[1];
    }
}

void ending_result(const struct position *p, struct result *result)
{
    *result = (struct result){ .state = p->realm.state, .reason = p->realm.reason };
    result->scored = p->rules->variant.ending.points[0] > 0;
    if (result->state == STATE_PLAYING)
        return;
    if (p->realm.winner != NOBODY)
        place_win(p, result);
    else
        place_draw(p, result);
    count_points(p, result);
}
