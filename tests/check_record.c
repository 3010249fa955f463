/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records as text: what is read, what is refused and where, and that no bytes at all upset the reader. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "base/rng.h"
#include "base/text.h"
#include "play/record.h"

static const char whole[] =
    "; a comment before everything\n"
    "[Triarch \"1\"]\n"
    "[Event \"a \\\"quote\\\" and a \\\\\"]\n"
    "\n"
    "1. e2-e4 d11-d9; behind a move\n"
    "{White frozen} -- pass k7-k6\n"
    "2. a2-a3\n";

static struct record record;
static struct text why;

static bool read(const char *data, size_t length)
{
    record = (struct record){ 0 };
    text_clear(&why);
    return record_read(&record, data, length, &why);
}

START_TEST(reads_tags_moves_events)
{
    ck_assert(read(whole, sizeof whole - 1));
    ck_assert_int_eq(record.ntag, 2);
    ck_assert_str_eq(record_tag(&record, "Triarch"), "1");
    ck_assert_str_eq(record_tag(&record, "Event"), "a \"quote\" and a \\");
    ck_assert_ptr_null(record_tag(&record, "Variant"));
    ck_assert_int_eq(record.tag[1].line, 3);
    static const struct { int kind, line, column; const char *text; } items[] = {
        { RECORD_MOVE, 5, 4, "e2-e4" }, { RECORD_MOVE, 5, 10, "d11-d9" }, { RECORD_EVENT, 6, 1, "White frozen" },
        { RECORD_MOVE, 6, 24, "k7-k6" }, { RECORD_MOVE, 7, 4, "a2-a3" },
    };
    ck_assert_int_eq(record.nitem, 5);
    for (int i = 0; i < record.nitem; i++) {
        ck_assert_str_eq(record.item[i].text, items[i].text);
        ck_assert_int_eq(record.item[i].kind, items[i].kind);
        ck_assert_int_eq(record.item[i].line, items[i].line);
        ck_assert_int_eq(record.item[i].column, items[i].column);
    }
    record_free(&record);
}
END_TEST

/* Files from other systems: a mark before the text, carriage returns, no newline at the end. */
START_TEST(reads_foreign_files)
{
    static const char foreign[] = "\xef\xbb\xbf[Triarch \"1\"]\r\n\r\n1. e2-e4\r\n{draw\r\nagreed}";
    ck_assert(read(foreign, sizeof foreign - 1));
    ck_assert_str_eq(record_tag(&record, "Triarch"), "1");
    ck_assert_int_eq(record.nitem, 2);
    ck_assert_str_eq(record.item[0].text, "e2-e4");
    record_free(&record);
}
END_TEST

static const struct { const char *text, *place; } bad[] = {
    { "[Triarch \"1\n", "2:1: " },
    { "[Triarch 1]\n", "1:10: " },
    { "[Triarch \"1\" x]\n", "1:13: " },
    { "[\"1\"]\n", "1:2: " },
    { "1. e2-e4\n[Triarch \"1\"]\n", "2:1: " },
    { "1. e2-e4 {never closed\n\n", "1:10: " },
    { "1. e2-e4\n  \001\n", "2:3: " },
};

START_TEST(refuses_with_the_place)
{
    size_t place = strlen(bad[_i].place);
    ck_assert_msg(!read(bad[_i].text, strlen(bad[_i].text)), "%s was read", bad[_i].text);
    ck_assert_msg(!strncmp(text_string(&why), bad[_i].place, place), "%s", text_string(&why));
    ck_assert_int_gt((int)why.length, (int)place);
    record_free(&record);
}
END_TEST

START_TEST(refuses_what_is_too_long)
{
    size_t length = RECORD_BYTES_MAX + 1;
    char *blanks = mem_alloc(length);
    memset(blanks, ' ', length);
    ck_assert(!read(blanks, length));
    record_free(&record);
    ck_assert(read(blanks, length - 1));
    record_free(&record);
    mem_free(blanks);
}
END_TEST

START_TEST(tags_are_read_as_they_were_written)
{
    struct rng rng;
    rng_seed(&rng, 4);
    for (int n = 0; n < 1000; n++) {
        char value[20];
        struct text out = { 0 };
        int length = (int)rng_below(&rng, sizeof value);
        for (int i = 0; i < length; i++)
            value[i] = "ab\"\\ ]}[\xc3\xa9"[rng_below(&rng, 9)];
        value[length] = '\0';
        record_write_tag(&out, "Name", value);
        ck_assert_msg(read(out.data, out.length), "%s: %s", out.data, text_string(&why));
        ck_assert_str_eq(record_tag(&record, "Name"), value);
        record_free(&record);
        text_free(&out);
    }
}
END_TEST

START_TEST(lines_are_broken_at_80_columns)
{
    struct text out = { 0 };
    struct record_writer w = { .out = &out };
    for (int i = 0; i < 100; i++)
        record_write_word(&w, "Ne2-d4+RB");
    record_end_line(&w);
    for (const char *line = out.data; *line; line += strcspn(line, "\n") + 1)
        ck_assert_int_lt((int)strcspn(line, "\n"), 80);
    ck_assert(read(out.data, out.length));
    ck_assert_int_eq(record.nitem, 100);
    record_free(&record);
    text_free(&out);
}
END_TEST

/* Whatever it is, it is read or refused with a place and a reason. */
START_TEST(any_bytes)
{
    struct rng rng;
    char data[sizeof whole];
    rng_seed(&rng, 5);
    for (int n = 0; n < 10000; n++) {
        size_t length = rng_below(&rng, sizeof whole);
        memcpy(data, whole, sizeof data);
        for (uint32_t flips = rng_below(&rng, 6); flips && length; flips--)
            data[rng_below(&rng, (uint32_t)length)] = (char)rng_below(&rng, 256);
        if (!read(data, length)) {
            int line, column, used = 0;
            ck_assert_int_eq(sscanf(text_string(&why), "%d:%d: %n", &line, &column, &used), 2);
            ck_assert(line >= 1 && column >= 1 && text_string(&why)[used]);
        }
        record_free(&record);
    }
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("record");
    TCase *tcase = tcase_create("record");
    tcase_add_test(tcase, reads_tags_moves_events);
    tcase_add_test(tcase, reads_foreign_files);
    tcase_add_loop_test(tcase, refuses_with_the_place, 0, (int)(sizeof bad / sizeof *bad));
    tcase_add_test(tcase, refuses_what_is_too_long);
    tcase_add_test(tcase, tags_are_read_as_they_were_written);
    tcase_add_test(tcase, lines_are_broken_at_80_columns);
    tcase_add_test(tcase, any_bytes);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
