/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What holds on every board, and in the move programs compiled for it: each property is a loop test over the boards of all
   games of the registry and of the small game of the tests. */
#include <check.h>
#include <ctype.h>
#include <string.h>

#include "support.h"

/* ---- boards ---- */

/* Whoever turns round comes back the way he came. */
START_TEST(steps_come_back)
{
    const struct topology *t = support_variant(_i)->topology;
    for (int cell = 0; cell < t->ncell; cell++)
        for (int head = 0; head < t->nhead; head++) {
            struct hop out[2], back[2];
            for (int i = 0, n = t->step(t, cell, head, out); i < n; i++) {
                int round = t->nhead / 2, found = 0;
                for (int j = 0, m = t->step(t, out[i].to, (out[i].head + round) % t->nhead, back); j < m; j++)
                    found += back[j].to == cell && back[j].head == (head + round) % t->nhead;
                HOLD(found == 1, "%s: from cell %d heading %d there is no way back", t->key, cell, head);
                bool same = t->shade(t, cell) == t->shade(t, out[i].to);
                HOLD(t->nhead != 8 || same == (head % 2 != 0), "%s: shade at cell %d heading %d", t->key, cell, head);
            }
        }
}
END_TEST

START_TEST(names_parse_back)
{
    const struct topology *t = support_variant(_i)->topology;
    for (int alphabet = 0; alphabet < t->nalphabet; alphabet++)
        for (int cell = 0; cell < t->ncell; cell++) {
            char name[CELL_NAME_SIZE];
            int read = NO_CELL, n = t->name(t, cell, alphabet, name);
            HOLD(n == (int)strlen(name) && n > 0, "%s: length of %s", t->key, name);
            HOLD(cell_parse(t, alphabet, name, &read) == n && read == cell, "%s: %s is read as cell %d", t->key, name, read);
            for (char *c = name; *c; c++)
                *c = (char)toupper((unsigned char)*c);
            HOLD(cell_parse(t, alphabet, name, &read) == n && read == cell, "%s: %s is read as cell %d", t->key, name, read);
        }
}
END_TEST

/* A turn of the board is one to one and keeps what lies beside what. */
START_TEST(turns_keep_neighbours)
{
    const struct topology *t = support_variant(_i)->topology;
    for (int turn = 0; turn < t->turns; turn++) {
        bool seen[CELLS_MAX] = { false };
        for (int cell = 0; cell < t->ncell; cell++) {
            int place = t->turned(t, cell, turn);
            HOLD(place >= 0 && place < t->ncell && !seen[place], "%s: turn %d puts two on cell %d", t->key, turn, place);
            HOLD(turn || place == cell, "%s: no turn moves cell %d", t->key, cell);
            seen[place] = true;
            bool beside[CELLS_MAX] = { false }, turned[CELLS_MAX] = { false };
            struct hop out[2];
            for (int head = 0; head < t->nhead; head += 2) {
                for (int i = 0, n = t->step(t, cell, head, out); i < n; i++)
                    beside[t->turned(t, out[i].to, turn)] = true;
                for (int i = 0, n = t->step(t, place, head, out); i < n; i++)
                    turned[out[i].to] = true;
            }
            HOLD(!memcmp(beside, turned, sizeof beside), "%s: neighbours of cell %d after turn %d", t->key, cell, turn);
        }
    }
}
END_TEST

/* ---- programs ---- */

static void walk_forward(const struct op *op, const bool *full, bool *to)
{
    while (op->skip) {
        if (op->does & DOES_PROBE) {
            op += full[op->to] && full[op[1].to] ? op->skip : 2;
            continue;
        }
        to[op->to] = true;
        op += full[op->to] ? op->skip : 1;
    }
}

static void walk_reverse(const struct rop *r, const bool *full, uint32_t *takers)
{
    while (r->skip) {
        if (r->does & DOES_PROBE) {
            r += full[r->from] && full[r[1].from] ? r->skip : 2;
            continue;
        }
        takers[r->from] |= r->takers;
        r += full[r->from] ? r->skip : 1;
    }
}

/* Whatever stands where, "the man here takes there" and "there is taken from here" are one relation. */
START_TEST(programs_agree)
{
    struct rules *rules = support_rules(support_variant(_i)->key, "");
    int ncell = rules->variant.topology->ncell;
    static uint32_t takers[CELLS_MAX][CELLS_MAX];       /* by target, by origin */
    struct rng rng;
    rng_seed(&rng, 1);
    for (int round = 0; round < (support_slow() ? 1000 : 40); round++) {
        bool full[CELLS_MAX];
        uint32_t of_nine = rng_below(&rng, 9);
        for (int cell = 0; cell < ncell; cell++)
            full[cell] = rng_below(&rng, 9) < of_nine;
        memset(takers, 0, sizeof takers);
        for (int cell = 0; cell < ncell; cell++)
            walk_reverse(rules->reverse[cell], full, takers[cell]);
        for (int code = 1; code < CODES; code++)
            for (int from = 0; from < ncell; from++) {
                bool to[CELLS_MAX] = { false };
                if (!rules->program[code][from])
                    continue;
                walk_forward(rules->program[code][from], full, to);
                for (int cell = 0; cell < ncell; cell++)
                    HOLD(to[cell] == (takers[cell][from] >> code & 1), "%s: code %d from %d to %d", rules->variant.key, code,
                         from, cell);
            }
    }
    rules_free(rules);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("boards");
    TCase *all = tcase_create("all");
    tcase_add_loop_test(all, steps_come_back, 0, support_variants());
    tcase_add_loop_test(all, names_parse_back, 0, support_variants());
    tcase_add_loop_test(all, turns_keep_neighbours, 0, support_variants());
    tcase_add_loop_test(all, programs_agree, 0, support_variants());
    suite_add_tcase(suite, all);
    return support_run(suite);
}
