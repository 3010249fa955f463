/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a terminal game must live through: signals, a closed window, a crash, sizes from 1x1 to 500x200, keys without sense.
 *
 * With TRIARCH_SLOW in the environment the storms are a hundred times as long; TRIARCH_SEED=N repeats a storm. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include "base/rng.h"
#include "on_pty.h"
#include "tap.h"

#define ARRAY_LENGTH(a) (sizeof(a) / sizeof *(a))

enum { KEYS = 10000, RESIZES = 120 };

static const char leave_alternate_screen[] = "\033[?1049l", show_cursor[] = "\033[?25h";

/* Opens the three-sided game, or the menu, and waits for its first frame. */
static void open_program(struct pty *p, bool menu)
{
    const char *const argv[] = { program_path(), menu ? NULL : "three-sided", NULL };
    pty_start(p, 24, 80, argv);
    pty_first(p, 10);
    pty_settle(p, 0.1);
}

/* The last `what` comes after the last `before`, or `before` never came. */
static bool comes_last(const char *output, const char *what, const char *before)
{
    const char *last_what = NULL, *last_before = NULL;
    for (const char *at = output; (at = strstr(at, what)) != NULL; at++)
        last_what = at;
    for (const char *at = output; (at = strstr(at, before)) != NULL; at++)
        last_before = at;
    return !last_before || (last_what && last_what > last_before);
}

static void check_terminal(struct pty *p, const char *after)
{
    const char *output = text_string(&p->output);
    tap_result(pty_restored(p), "the line is as before after %s", after);
    tap_result(comes_last(output, leave_alternate_screen, "\033[?1049h"), "the main screen is back after %s", after);
    tap_result(comes_last(output, show_cursor, "\033[?25l"), "the cursor is visible after %s", after);
}

static void test_signal(int number, const char *name)
{
    struct pty p;
    home_make();
    open_program(&p, false);
    pty_send(&p, "e2-e4\r");
    pty_settle(&p, 0.1);
    kill(p.pid, number);
    int status = pty_wait(&p, 10);
    tap_result(status != -1 && WIFSIGNALED(status) && WTERMSIG(status) == number, "%s ends the program as that signal does",
               name);
    check_terminal(&p, name);
    tap_result(home_journals() == 1, "%s leaves the journal", name);
    pty_end(&p);
    home_remove();
}

static void test_interrupt_key(void)
{
    struct pty p;
    open_program(&p, false);
    pty_send(&p, "\003");
    int status = pty_wait(&p, 10);
    tap_result(status != -1 && WIFSIGNALED(status) && WTERMSIG(status) == SIGINT, "Ctrl-C leaves at once");
    check_terminal(&p, "Ctrl-C");
    pty_end(&p);
}

static void test_hang_up(bool menu)
{
    struct pty p;
    open_program(&p, menu);
    pty_hang_up(&p);
    tap_result(pty_wait(&p, 5) != -1, "the %s goes when its window is closed", menu ? "menu" : "game");
    pty_end(&p);
}

/* Nobody sends SIGHUP, but the input is at its end: leave as well, never spin. */
static void test_end_of_input(void)
{
    struct pty p;
    char command[8192];
    snprintf(command, sizeof command, "trap '' HUP; exec '%s' three-sided", program_path());
    const char *const argv[] = { "sh", "-c", command, NULL };
    pty_start(&p, 24, 80, argv);
    pty_settle(&p, 0.5);
    pty_hang_up(&p);
    tap_result(pty_wait(&p, 5) != -1, "the game goes at the end of its input when SIGHUP is ignored");
    pty_end(&p);
}

static struct rng dice(void)
{
    const char *given = getenv("TRIARCH_SEED");
    struct rng r;
    rng_seed(&r, given ? strtoul(given, NULL, 10) : 1);
    return r;
}

static int times(int n)
{
    return getenv("TRIARCH_SLOW") ? n * 100 : n;
}

static bool is_alive(struct pty *p)
{
    pty_resize(p, 24, 80);
    pty_settle(p, 0.2);
    text_clear(&p->output);
    pty_send(p, "\f");
    pty_first(p, 10);
    return p->output.length > 0;
}

/* Resizes in quick sequence while `keys` have opened something. */
static void test_resizes(bool menu, const char *keys, const char *what)
{
    struct pty p;
    struct rng r = dice();
    open_program(&p, menu);
    pty_send(&p, keys);
    pty_settle(&p, 0.1);
    for (int i = 0; i < times(RESIZES); i++) {
        static const int extremes[][2] = { { 1, 1 }, { 200, 500 }, { 1, 500 }, { 200, 1 }, { 23, 79 }, { 3, 10 } };
        uint32_t n = rng_below(&r, 3 * ARRAY_LENGTH(extremes));
        if (n < ARRAY_LENGTH(extremes))
            pty_resize(&p, extremes[n][0], extremes[n][1]);
        else
            pty_resize(&p, 1 + (int)rng_below(&r, 60), 1 + (int)rng_below(&r, 200));
        pty_settle(&p, 0.001 * rng_below(&r, 8));
        text_clear(&p.output);
    }
    tap_result(is_alive(&p), "%s lives through a storm of resizes", what);
    kill(p.pid, SIGTERM);
    int status = pty_wait(&p, 10);
    tap_result(status != -1 && WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM, "%s ends well after the storm", what);
    pty_end(&p);
}

/* Most keys are those that games use. Left out are those that the terminal itself takes: Ctrl-C, Z, \, S, Q, O, V. */
static const char *random_key(struct rng *r, char out[2])
{
    static const char *const special[] = { "\033OA", "\033OB", "\033OC", "\033OD", "\033OH", "\033OF", "\033[5~", "\033[6~",
                                           "\033OP", "\033",   "\r",     "\r",     "\r",     "\t",     "\177",   "\f",
                                           "\030",   "\033[Z", "\033[3~", "\033[200~", "\303\251", "\377", "\033OM" };
    static const char commands[] = "?<>@+%#=!&\":;'";
    out[1] = '\0';
    switch (rng_below(r, 4)) {
    case 0:
        return special[rng_below(r, ARRAY_LENGTH(special))];
    case 1:
        out[0] = commands[rng_below(r, sizeof commands - 1)];
        return out;
    case 2:
        out[0] = "abcdefghijkl"[rng_below(r, 12)];
        return out;
    default:
        out[0] = (char)(' ' + rng_below(r, 95));
        return out;
    }
}

/* Keys may leave the program, with status 0; then it is opened again. */
static void test_random_keys(void)
{
    struct pty p;
    struct rng r = dice();
    int status = -1, starts = 1;
    open_program(&p, false);
    for (int i = 1; i <= times(KEYS) && status <= 0; i++) {
        char one[2];
        pty_send(&p, random_key(&r, one));
        if (i % 50)
            continue;
        pty_settle(&p, 0.002);
        text_clear(&p.output);
        status = pty_wait(&p, i < times(KEYS) ? 0 : 0.3);
        if (status == 0) {
            pty_end(&p);
            open_program(&p, rng_below(&r, 2));
            starts++;
        }
    }
    tap_note("%d starts", starts);
    if (tap_result(status <= 0, "%d random keys do no harm (status %d)", times(KEYS), status))
        tap_result(is_alive(&p), "the program answers after the random keys");
    pty_end(&p);
}

int main(void)
{
    static const struct { int number; const char *name; } signals[] = {
        { SIGINT, "SIGINT" }, { SIGTERM, "SIGTERM" }, { SIGHUP, "SIGHUP" }, { SIGABRT, "SIGABRT" }, { SIGSEGV, "SIGSEGV" },
    };
    setrlimit(RLIMIT_CORE, &(struct rlimit){ 0 });
    for (size_t i = 0; i < ARRAY_LENGTH(signals); i++)
        test_signal(signals[i].number, signals[i].name);
    home_make();
    test_interrupt_key();
    test_hang_up(false);
    test_hang_up(true);
    test_end_of_input();
    test_resizes(false, "", "the board");
    test_resizes(false, "!", "the question whether to resign");
    test_resizes(false, "?", "the help");
    test_resizes(false, "&", "the saving dialog");
    test_resizes(true, "", "the menu");
    test_random_keys();
    home_remove();
    return tap_finish();
}
