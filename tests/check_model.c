/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The core and the slow model play the same random games, under every option, from the start and from random sparse positions
   in which mates, stalemates and passes are frequent.  After every move both must hold the same position, at every seat they
   must have settled the same events and list the same moves, and at the end give the same places. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/attack.h"
#include "core/movegen.h"
#include "core/position_text.h"
#include "support.h"

static const struct { const char *variant, *options; } games[] = {
    { "orthodox", "-" },
    { "three-sided", "-" },
    { "three-sided", "mate=inert" },
    { "three-sided", "mate=first" },
    { "three-sided", "mate=kings" },
    { "three-sided", "diplomacy=neutrality" },
    { "three-sided", "castling=no" },
    { "three-sided", "ep=next" },
    { "three-sided", "ep=none" },
    { "three-sided", "stalemate_place=third" },
    { "three-sided", "stalemate_last=three" },
    { "three-sided", "players=no-white" },
    { "three-sided", "players=no-red" },
    { "three-sided", "players=no-black" },
    { "three-sided", "queen=right" },
    { "three-sided", "mate=inert diplomacy=neutrality ep=next" },
    { "three-sided", "mate=first diplomacy=neutrality queen=right" },
    { "three-sided", "mate=kings diplomacy=neutrality" },
    { "three-sided", "mate=kings players=no-red ep=next" },
    { "three-sided", "mate=inert stalemate_place=third stalemate_last=three queen=right" },
};
enum { NGAMES = sizeof games / sizeof *games };

struct pair {
    struct game core;
    struct slow_rules slow_rules;
    struct slow_position slow;
    struct slow_list list;
    struct slow_story story;
    struct rng rng;
    int mates, stalemates, passes, moves[MOVE_CASTLE + 1], promotions;  /* how often each happened */
};

/* ---- comparing ---- */

static uint64_t core_move(const struct position *p, move_t m)
{
    int taken = position_victim_cell(p, m);
    return (uint64_t)move_from(m) | (uint64_t)move_to(m) << 8 | (uint64_t)move_promotion(m) << 16 |
           (uint64_t)(taken == NO_CELL ? 0 : taken + 1) << 24 | (uint64_t)(move_sort(m) == MOVE_CASTLE) << 40;
}

static uint64_t slow_move(const struct slow_move *m)
{
    int promotion = m->promotion ? (int)(strchr("?PNBRQK", m->promotion) - "?PNBRQK") : 0;
    return (uint64_t)m->from | (uint64_t)m->to << 8 | (uint64_t)promotion << 16 | (uint64_t)(m->taken + 1) << 24 |
           (uint64_t)(m->rook_from != SLOW_NONE) << 40;
}

static int compare_moves(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return x < y ? -1 : x > y;
}

static void same_moves(const struct pair *pair)
{
    static uint64_t core[MOVES_MAX], slow[MOVES_MAX];
    const struct position *p = &pair->core.p;
    int ncore = pair->core.list.n, nslow = pair->list.n;
    for (int i = 0; i < ncore; i++)
        core[i] = core_move(p, pair->core.list.move[i]);
    for (int i = 0; i < nslow; i++)
        slow[i] = slow_move(&pair->list.move[i]);
    qsort(core, (size_t)ncore, sizeof *core, compare_moves);
    qsort(slow, (size_t)nslow, sizeof *slow, compare_moves);
    for (int i = 0; i < ncore || i < nslow; i++) {
        uint64_t odd = i < ncore ? core[i] : slow[i];
        HOLD(i < ncore && i < nslow && core[i] == slow[i], "%d moves, the slow model has %d; they differ at %d-%d in %s",
                      ncore, nslow, (int)(odd & 255), (int)(odd >> 8 & 255), support_text(p));
    }
}

static void same_story(const struct pair *pair)
{
    static const char what[] = { [SETTLED_MATED] = 'm', [SETTLED_FROZEN] = 's', [SETTLED_PASSED] = 'p', [SETTLED_OVER] = 'o' };
    const struct settling *s = &pair->core.settled;
    int n = s->n && s->step[s->n - 1].what == SETTLED_OVER ? s->n - 1 : s->n;
    HOLD(n == pair->story.n, "%d events, the slow model has %d: %s", n, pair->story.n, support_text(&pair->core.p));
    for (int i = 0; i < n; i++) {
        const struct slow_event *e = &pair->story.event[i];
        int by = s->step[i].by == NOBODY ? SLOW_NONE : s->step[i].by;
        HOLD(what[s->step[i].what] == e->what && s->step[i].player == e->player && by == e->by,
                      "event %d is %c of %d by %d, in the slow model %c of %d by %d: %s", i, what[s->step[i].what],
                      s->step[i].player, by, e->what, e->player, e->by, support_text(&pair->core.p));
    }
}

static bool same_rights(const struct slow_position *a, const struct slow_position *b)
{
    for (int i = 0; i < a->nright; i++) {
        bool found = false;
        for (int j = 0; j < b->nright; j++)
            found = found || !memcmp(&a->right[i], &b->right[j], sizeof a->right[i]);
        if (!found)
            return false;
    }
    return a->nright == b->nright;
}

static void same_position(const struct pair *pair)
{
    const struct slow_position *slow = &pair->slow;
    struct slow_position core;
    support_slow_position(&pair->core.p, &pair->slow_rules, &core);
    const struct position *p = &pair->core.p;
    for (int cell = 0; cell < slow_ncell(pair->slow_rules.board); cell++) {
        bool empty = !core.at[cell].kind && !slow->at[cell].kind;
        HOLD(empty || (core.at[cell].kind == slow->at[cell].kind && core.at[cell].colour == slow->at[cell].colour),
                      "cell %d differs in %s", cell, support_text(p));
    }
    bool three = true;
    for (int i = 0; i < 3; i++)
        three = three && slow->how[i] == SLOW_PLAYING;
    for (int i = 0; i < 3; i++) {
        if (!pair->slow_rules.plays[i])
            continue;
        HOLD(core.owner[i] == slow->owner[i], "owner of %d is %d, not %d: %s", i, core.owner[i], slow->owner[i],
             support_text(p));
        HOLD(core.how[i] == slow->how[i], "fate of %d is %d, not %d: %s", i, core.how[i], slow->how[i], support_text(p));
        HOLD(core.castle[i][0] == slow->castle[i][0] && core.castle[i][1] == slow->castle[i][1], "castling of %d: %s", i,
             support_text(p));
        if (three && pair->slow_rules.neutral)
            HOLD(core.victim[i] == slow->victim[i], "victim of %d is %d, not %d: %s", i, core.victim[i], slow->victim[i],
                 support_text(p));
        HOLD(attack_check(&pair->core.p, i) == slow_check(slow, i), "check of %d: %s", i, support_text(p));
    }
    HOLD(core.nfallen == slow->nfallen, "%d have fallen, not %d: %s", core.nfallen, slow->nfallen, support_text(p));
    for (int i = 0; i < slow->nfallen; i++)
        HOLD(core.fallen[i] == slow->fallen[i], "order of falling: %s", support_text(p));
    HOLD(same_rights(&core, slow), "en passant: %d rights, not %d: %s", core.nright, slow->nright, support_text(p));
    HOLD(core.seat == slow->seat, "seat %d, not %d: %s", core.seat, slow->seat, support_text(p));
    HOLD(core.count == slow->count, "count %d, not %d: %s", core.count, slow->count, support_text(p));
    HOLD(core.passes == slow->passes, "passes %d, not %d: %s", core.passes, slow->passes, support_text(p));
    if (pair->slow_rules.board == SLOW_THREE_SIDED && pair->slow_rules.mate != SLOW_KINGS)
        HOLD(ending_dead(&pair->core.p) == slow_dead(slow), "dead or not: %s", support_text(p));
}

static void same_result(const struct pair *pair)
{
    static const int states[] = { [SLOW_GOES_ON] = STATE_PLAYING, [SLOW_END_MATE] = STATE_MATE,
        [SLOW_END_STALEMATE] = STATE_STALEMATE, [SLOW_END_LAST] = STATE_OVER, [SLOW_END_PASSES] = STATE_DRAW };
    struct result result;
    int place[3];
    ending_result(&pair->core.p, &result);
    HOLD(result.state == states[pair->slow.end], "state %d, the slow model has %d: %s", result.state, pair->slow.end,
                  support_text(&pair->core.p));
    if (!pair->slow.end)
        return;
    slow_places(&pair->slow, place);
    for (int i = 0; i < 3; i++)
        HOLD(place[i] == result.place[i], "place of %d is %d, not %d: %s", i, result.place[i], place[i],
                      support_text(&pair->core.p));
}

/* ---- playing ---- */

static void settle(struct pair *pair)
{
    game_settle(&pair->core);
    slow_settle(&pair->slow, &pair->list, &pair->story);
    for (int i = 0; i < pair->story.n; i++) {
        pair->mates += pair->story.event[i].what == 'm';
        pair->stalemates += pair->story.event[i].what == 's';
        pair->passes += pair->story.event[i].what == 'p';
    }
    same_story(pair);
    same_position(pair);
    same_moves(pair);
    HOLD(!pair->list.n || movegen_count(&pair->core.p) == pair->list.n, "count differs: %s", support_text(&pair->core.p));
}

/* The move that leaves the next seat the fewest answers. */
static move_t tightest(const struct pair *pair)
{
    const struct move_list *list = &pair->core.list;
    move_t best = list->move[0];
    int fewest = MOVES_MAX + 1;
    for (int i = 0; i < list->n && fewest > 0; i++) {
        struct position after = pair->core.p;
        struct undo undo;
        position_make(&after, list->move[i], &undo);
        int answers = movegen_count(&after);
        if (answers < fewest) {
            fewest = answers;
            best = list->move[i];
        }
    }
    return best;
}

/* Rare moves more often than their share, and now and then one that drives somebody into a corner. */
static move_t pick(struct pair *pair)
{
    const struct move_list *list = &pair->core.list;
    move_t m = 0;
    for (int i = 0; i < list->n; i++)
        if (move_sort(list->move[i]) >= MOVE_EN_PASSANT && rng_below(&pair->rng, 2))
            return list->move[i];
    if (!rng_below(&pair->rng, 3))
        return tightest(pair);
    for (int tries = 1 + (int)rng_below(&pair->rng, 8); tries > 0; tries--) {
        m = list->move[rng_below(&pair->rng, (uint32_t)list->n)];
        if (move_sort(m) != MOVE_PLAIN || move_promotion(m) || position_victim_cell(&pair->core.p, m) != NO_CELL)
            break;
    }
    return m;
}

/* One move in both; false when the game is over. */
static bool play(struct pair *pair)
{
    struct undo undo;
    if (!pair->core.list.n)
        return false;
    move_t m = pick(pair);
    int i = 0;
    while (i < pair->list.n && slow_move(&pair->list.move[i]) != core_move(&pair->core.p, m))
        i++;
    pair->moves[move_sort(m)]++;
    pair->promotions += move_promotion(m) > 0;
    position_make(&pair->core.p, m, &undo);
    slow_make(&pair->slow, &pair->list.move[i]);
    same_position(pair);
    settle(pair);
    return true;
}

static void begin(struct pair *pair)
{
    support_slow_position(&pair->core.p, &pair->slow_rules, &pair->slow);
    settle(pair);
}

static int play_game(struct pair *pair, int most)
{
    int plies = 0;
    while (plies < most && play(pair))
        plies++;
    same_result(pair);
    return plies;
}

/* Kings apart from each other and a few men: on so empty a board games end soon, in every way. */
static void sparse(struct pair *pair)
{
    struct position *p = &pair->core.p;
    const struct rules *rules = pair->core.rules;
    int ncell = rules->variant.topology->ncell, nseat = rules->variant.turn.nseat;
    position_clear(p, rules);
    for (int i = 0; i < nseat;) {
        int cell = (int)rng_below(&pair->rng, (uint32_t)ncell), colour = rules->variant.turn.seat[i];
        if (p->at[cell] || attack_any(p, cell, codes_of_kind(KING)))
            continue;
        position_put(p, cell, code_make(colour, KING));
        p->realm.owner[colour] = (uint8_t)colour;
        p->realm.fate[colour] = IN_PLAY;
        i++;
    }
    for (int men = 1 + (int)rng_below(&pair->rng, 12); men > 0; men--) {
        int cell = (int)rng_below(&pair->rng, (uint32_t)ncell), kind = 1 + (int)rng_below(&pair->rng, 5);
        int colour = rules->variant.turn.seat[rng_below(&pair->rng, (uint32_t)nseat)];
        if (p->at[cell] || (kind == PAWN && slow_pawn_goal(pair->slow_rules.board, colour, cell)))
            continue;
        if (kind == PAWN && pair->slow_rules.board == SLOW_SQUARE && (cell < 8 || cell >= 56))
            continue;
        position_put(p, cell, code_make(colour, kind));
    }
    p->turn.seat = rules->variant.turn.seat[rng_below(&pair->rng, (uint32_t)nseat)];
    p->turn.round = 1;
    for (int player = 0; player < PLAYERS && pair->slow_rules.neutral; player++)
        if (rng_below(&pair->rng, 2))
            p->turn.victim[player] = (uint8_t)(1 << (player + 1 + rng_below(&pair->rng, 2)) % PLAYERS);
    position_ready(p);
}

/* The start without many of its men, so that kings can castle and pawns meet. */
static void thinned(struct pair *pair)
{
    struct position *p = &pair->core.p;
    position_start(p, pair->core.rules);
    for (int cell = 0; cell < pair->core.rules->variant.topology->ncell; cell++) {
        int kind = code_kind(p->at[cell]);
        uint32_t of_three = kind == PAWN ? 1 : kind == KING || kind == ROOK ? 0 : 2;    /* how many of three go */
        if (kind != EMPTY && rng_below(&pair->rng, 3) < of_three)
            position_take(p, cell);
    }
    position_ready(p);
}

/* White may soon find nothing to do but what the neutral rule forbids. */
static const char pressed[] = "W:Ka1,a2 R:Kd12,Qb3,a3,n11 B:Kk8,Rn8 turn=B victim=B--";

START_TEST(same_games)
{
    static struct pair pair;
    const char *variant = games[_i].variant, *options = games[_i].options;
    rng_seed(&pair.rng, (uint64_t)_i + 1);
    ck_assert(slow_rules_set(&pair.slow_rules, variant, options));
    game_open(&pair.core, variant, options, NULL);
    int plies = 0;
    for (int number = 0; plies < 3 * support_plies(); number++) {
        struct fault fault;
        if (number == 0)
            position_start(&pair.core.p, pair.core.rules);
        else if (pair.slow_rules.neutral && number % 8 == 7)
            ck_assert(position_read(&pair.core.p, pair.core.rules, pressed, &fault));
        else if (number % 4 == 0)
            thinned(&pair);
        else
            sparse(&pair);
        begin(&pair);
        plies += 1 + play_game(&pair, 60);
    }
    bool kings = pair.slow_rules.mate == SLOW_KINGS;
    ck_assert_msg(kings || (pair.mates > 0 && pair.stalemates > 0), "no mate or no stalemate: the games are poor");
    ck_assert_msg(pair.slow_rules.ep == SLOW_EP_NEVER || pair.moves[MOVE_EN_PASSANT] > 0, "nobody took en passant");
    ck_assert_msg(pair.slow_rules.no_castling || pair.moves[MOVE_CASTLE] > 0, "nobody castled");
    ck_assert_msg(pair.moves[MOVE_DOUBLE] > 0 && pair.promotions > 0, "no pawn went two cells, or none promoted");
    ck_assert_msg(!pair.slow_rules.neutral || kings || pair.passes > 0, "nobody passed");
    game_close(&pair.core);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("model");
    TCase *all = tcase_create("all");
    tcase_set_timeout(all, 600);
    tcase_add_loop_test(all, same_games, 0, NGAMES);
    suite_add_tcase(suite, all);
    return support_run(suite);
}
