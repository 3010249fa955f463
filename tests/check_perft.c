/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Numbers of move sequences against tests/data/perft.tsv, one test a row.  Rows called slow count with TRIARCH_SLOW only. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "core/perft.h"
#include "support.h"

enum { VARIANT, OPTIONS, POSITION, DEPTH, NODES, SPEED, SOURCE, COLUMNS };

static struct table table;

START_TEST(counts)
{
    const char *const *row = table.cell[_i];
    struct game g;
    if (!strcmp(row[SPEED], "slow") && !support_slow())
        return;
    game_open(&g, row[VARIANT], row[OPTIONS], row[POSITION]);
    struct position before = g.p;
    uint64_t nodes = perft(&g.p, atoi(row[DEPTH])), wanted = strtoull(row[NODES], NULL, 10);
    ck_assert_msg(nodes == wanted, "%s %s %s: depth %s has %s sequences (%s), not %llu", row[VARIANT], row[OPTIONS],
                  row[POSITION], row[DEPTH], row[NODES], row[SOURCE], (unsigned long long)nodes);
    ck_assert_msg(!memcmp(&before, &g.p, sizeof before), "%s: perft left another position", row[POSITION]);
    game_close(&g);
}
END_TEST

START_TEST(rows_are_whole)
{
    ck_assert_int_eq(table.columns, COLUMNS);
    for (int i = 0; i < table.rows; i++) {
        const char *speed = table.cell[i][SPEED];
        ck_assert(!strcmp(speed, "quick") || !strcmp(speed, "slow"));
        ck_assert(atoi(table.cell[i][DEPTH]) > 0 && *table.cell[i][SOURCE]);
    }
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("perft");
    TCase *rows = tcase_create("rows");
    table_read(&table, "perft.tsv");
    tcase_set_timeout(rows, 600);
    tcase_add_test(rows, rows_are_whole);
    tcase_add_loop_test(rows, counts, 0, table.rows);
    suite_add_tcase(suite, rows);
    int status = support_run(suite);
    table_free(&table);
    return status;
}
