/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where files go, how they are replaced, and the settings that are kept in one of them. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/text.h"
#include "play/files.h"
#include "play/settings.h"

static char home[64];
static struct text why;

static void set_up(void)
{
    const char *tmp = getenv("TMPDIR");
    snprintf(home, sizeof home, "%.40s/triarch.XXXXXX", tmp ? tmp : "/tmp");
    ck_assert_ptr_nonnull(mkdtemp(home));
    setenv("HOME", home, 1);
    unsetenv("XDG_DATA_HOME");
    unsetenv("XDG_STATE_HOME");
    unsetenv("XDG_CONFIG_HOME");
    text_clear(&why);
}

static void tear_down(void)
{
    char command[128];
    snprintf(command, sizeof command, "rm -r '%s'", home);
    ck_assert_int_eq(system(command), 0);
}

/* ---- places ---- */

static const char *place(enum files_place where)
{
    static struct text path;
    text_clear(&path);
    return files_directory(where, &path, &why) ? text_string(&path) + strlen(home) : text_string(&why);
}

START_TEST(places_follow_the_environment)
{
    char other[128];
    struct stat st;
    ck_assert_str_eq(place(FILES_SAVES), "/.local/share/triarch");
    ck_assert_str_eq(place(FILES_JOURNALS), "/.local/state/triarch");
    ck_assert_str_eq(place(FILES_CONFIG), "/.config/triarch");
    snprintf(other, sizeof other, "%s/a/b", home);
    setenv("XDG_DATA_HOME", other, 1);
    ck_assert_str_eq(place(FILES_SAVES), "/a/b/triarch");
    setenv("XDG_DATA_HOME", "relative", 1);
    ck_assert_str_eq(place(FILES_SAVES), "/.local/share/triarch");
    setenv("XDG_DATA_HOME", "", 1);
    ck_assert_str_eq(place(FILES_SAVES), "/.local/share/triarch");
    ck_assert(stat(other, &st) == 0 && (st.st_mode & 0777) == 0700);
    unsetenv("HOME");
    unsetenv("XDG_DATA_HOME");
    ck_assert_str_eq(place(FILES_SAVES), "neither XDG_DATA_HOME nor HOME says where files are kept");
}
END_TEST

START_TEST(a_place_that_cannot_be_made)
{
    char other[128];
    snprintf(other, sizeof other, "%s/file", home);
    ck_assert(files_replace(other, "x", 1, false, &why));
    setenv("XDG_DATA_HOME", other, 1);
    struct text path = { 0 };
    ck_assert(!files_directory(FILES_SAVES, &path, &why));
    ck_assert_ptr_nonnull(strstr(text_string(&why), other));
    text_free(&path);
}
END_TEST

START_TEST(names_of_saves)
{
    static const struct { const char *name; bool good; } names[] = {
        { "game", true }, { "a b", true }, { "J\xc3\xbcrgen", true }, { "", false }, { ".hidden", false }, { "..", false }, { "a/b", false },
        { "a\nb", false }, { "a\177", false },
        { "0123456789012345678901234567890123456789012345678901234567890123", true },
        { "01234567890123456789012345678901234567890123456789012345678901234", false },
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        ck_assert_msg(files_good_name(names[i].name) == names[i].good, "%s", names[i].name);
}
END_TEST

/* ---- replacing ---- */

static void holds(const char *path, const char *expected)
{
    struct text content = { 0 };
    ck_assert_msg(files_read(path, 100, &content, &why), "%s", text_string(&why));
    ck_assert_str_eq(text_string(&content), expected);
    text_free(&content);
}

START_TEST(a_file_is_replaced_and_the_old_one_kept)
{
    char path[128], old[160];
    struct files_list list;
    struct text directory = { 0 };
    ck_assert(files_directory(FILES_SAVES, &directory, &why));
    snprintf(path, sizeof path, "%.60s/one.game", text_string(&directory));
    snprintf(old, sizeof old, "%s~", path);
    ck_assert(files_replace(path, "first", 5, true, &why));
    ck_assert(access(old, F_OK) != 0);
    ck_assert(files_replace(path, "second", 6, true, &why));
    ck_assert(files_replace(path, "third", 5, true, &why));
    holds(path, "third");
    holds(old, "second");
    files_find(FILES_SAVES, ".game", &list);            /* nothing else is left lying about */
    ck_assert_int_eq(list.n, 1);
    ck_assert_str_eq(list.name[0], "one");
    files_list_free(&list);
    files_find(FILES_SAVES, ".tmp", &list);
    ck_assert_int_eq(list.n, 0);
    files_list_free(&list);
    text_free(&directory);
}
END_TEST

START_TEST(a_file_that_cannot_be_written_stays)
{
    char path[128];
    snprintf(path, sizeof path, "%s/absent/one.game", home);
    ck_assert(!files_replace(path, "x", 1, true, &why));
    ck_assert_ptr_nonnull(strstr(text_string(&why), "No such file"));
}
END_TEST

START_TEST(reading_has_a_limit)
{
    char path[128];
    struct text content = { 0 };
    snprintf(path, sizeof path, "%s/long", home);
    ck_assert(files_replace(path, "0123456789", 10, false, &why));
    ck_assert(files_read(path, 10, &content, &why));
    text_clear(&content);
    ck_assert(!files_read(path, 9, &content, &why));
    text_clear(&why);
    ck_assert(!files_read(home, 9, &content, &why));
    ck_assert_ptr_nonnull(strstr(text_string(&why), "Is a directory"));
    text_free(&content);
}
END_TEST

START_TEST(lists_are_sorted)
{
    static const char *const names[] = { "b", "a", "c" };
    struct files_list list;
    for (int i = 0; i < 3; i++) {
        struct text path = { 0 };
        ck_assert(files_save_path(names[i], &path, &why));
        ck_assert(files_replace(text_string(&path), "", 0, false, &why));
        text_free(&path);
    }
    files_find(FILES_SAVES, ".game", &list);
    ck_assert_int_eq(list.n, 3);
    ck_assert(!strcmp(list.name[0], "a") && !strcmp(list.name[1], "b") && !strcmp(list.name[2], "c"));
    files_list_free(&list);
}
END_TEST

/* ---- settings ---- */

START_TEST(settings_come_back)
{
    struct settings s, again;
    settings_init(&s);
    ck_assert(settings_load(&s, &why));                 /* no file is no trouble */
    ck_assert(settings_parse(&s, "drawing = star\nzoom=2\nturn =mover \nkeys = vi\nseats = hand\nwhite = J\xc3\xbcrgen K\n# letters = third\n",
                             &why));
    ck_assert_str_eq(s.drawing, "star");
    ck_assert_int_eq(s.zoom, 2);
    ck_assert_int_eq(s.turning, TURNING_MOVER);
    ck_assert_int_eq(s.vi, 1);
    ck_assert_int_eq(s.by_hand, 1);
    ck_assert_int_eq(s.letters, 0);
    ck_assert_str_eq(s.name[WHITE], "J\xc3\xbcrgen K");
    ck_assert_msg(settings_save(&s, &why), "%s", text_string(&why));
    settings_init(&again);
    ck_assert_msg(settings_load(&again, &why), "%s", text_string(&why));
    ck_assert_mem_eq(&s, &again, sizeof s);
}
END_TEST

START_TEST(bad_settings_are_named_and_left_out)
{
    struct settings s;
    settings_init(&s);
    ck_assert(!settings_parse(&s, "zoom = 2\nturn = round\nwhite = 0123456789012345678901234567890123456789012345678901\nbell = yes\n", &why));
    ck_assert_int_eq(s.zoom, 2);
    ck_assert_int_eq(s.turning, TURNING_FIXED);
    ck_assert_str_eq(s.name[WHITE], "");
    ck_assert_int_eq(s.bell, 1);
    ck_assert_ptr_nonnull(strstr(text_string(&why), "line 2: \"round\" is no value of turn"));
    ck_assert_ptr_nonnull(strstr(text_string(&why), "line 3: "));
}
END_TEST

START_TEST(foreign_lines_are_kept)
{
    struct settings s;
    struct text path = { 0 }, content = { 0 };
    ck_assert(files_directory(FILES_CONFIG, &path, &why));
    text_add(&path, "/config");
    ck_assert(files_replace(text_string(&path), "# mine\nfuture = 1\nzoom = 2\n", 26, false, &why));
    settings_init(&s);
    ck_assert(settings_load(&s, &why));
    s.zoom = 1;
    ck_assert(settings_save(&s, &why) && settings_save(&s, &why));
    ck_assert(files_read(text_string(&path), 4096, &content, &why));
    ck_assert_ptr_nonnull(strstr(content.data, "# mine\nfuture = 1\n"));
    ck_assert_ptr_nonnull(strstr(content.data, "zoom = 1\n"));
    ck_assert_ptr_null(strstr(content.data, "zoom = 2\n"));
    ck_assert_ptr_null(strstr(strstr(content.data, "future") + 1, "future"));
    text_free(&path);
    text_free(&content);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("files");
    TCase *all = tcase_create("all");
    tcase_add_checked_fixture(all, set_up, tear_down);
    tcase_add_test(all, places_follow_the_environment);
    tcase_add_test(all, a_place_that_cannot_be_made);
    tcase_add_test(all, names_of_saves);
    tcase_add_test(all, a_file_is_replaced_and_the_old_one_kept);
    tcase_add_test(all, a_file_that_cannot_be_written_stays);
    tcase_add_test(all, reading_has_a_limit);
    tcase_add_test(all, lists_are_sorted);
    tcase_add_test(all, settings_come_back);
    tcase_add_test(all, bad_settings_are_named_and_left_out);
    tcase_add_test(all, foreign_lines_are_kept);
    suite_add_tcase(suite, all);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
