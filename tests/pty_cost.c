/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a screen costs: time to the first frame, bytes of a step of the cursor and of a move, processor while nothing happens.
 *
 * A frame is complete when the program has been silent for a while; its time is that of the last byte before. The time of
 * `echo` on the same terminal is taken away, in turns with the program, so that the load of the machine falls on both. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "on_pty.h"
#include "tap.h"

#define ARRAY_LENGTH(a) (sizeof(a) / sizeof *(a))

/* Seconds of silence that end a frame, and those that end a small change of it: one write, as a rule. */
static const double quiet = 0.1, short_quiet = 0.02;

enum { RUNS = 11, FRAME_MS = 30, ATTEMPTS = 3, MOVE_BYTES = 500 };

static void close_game(struct pty *p)
{
    pty_end(p);
    home_remove();
}

static double first_frame(const char *const argv[])
{
    struct pty p;
    home_make();
    double start = clock_now();
    pty_start(&p, 24, 80, argv);
    pty_first(&p, 10);
    pty_settle(&p, quiet);
    double took = p.last - start;
    close_game(&p);
    return took;
}

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Medians in milliseconds. */
static double frame_beyond_echo(const char *const game[])
{
    const char *const echo[] = { "echo", "a frame", NULL };
    double of_game[RUNS], of_echo[RUNS];
    for (int i = 0; i < RUNS; i++) {
        of_echo[i] = first_frame(echo);
        of_game[i] = first_frame(game);
    }
    qsort(of_echo, RUNS, sizeof *of_echo, compare);
    qsort(of_game, RUNS, sizeof *of_game, compare);
    tap_note("%s %s: first frame %.1f ms, echo %.1f ms", game[0], game[1], of_game[RUNS / 2] * 1e3, of_echo[RUNS / 2] * 1e3);
    return (of_game[RUNS / 2] - of_echo[RUNS / 2]) * 1e3;
}

/* A busy machine can spoil one measurement, but not three. */
static void test_first_frame(const char *game)
{
    const char *const argv[] = { program_path(), game, NULL };
    double ms = FRAME_MS;
    for (int i = 0; i < ATTEMPTS && ms >= FRAME_MS; i++)
        ms = frame_beyond_echo(argv);
    tap_result(ms < FRAME_MS, "the first frame of %s comes within %d ms of echo", game, FRAME_MS);
}

/* Starts a game in a fresh home, where no journal waits, and waits for its first frame. */
static void open_game(struct pty *p, int rows, int columns, const char *game, const char *color)
{
    home_make();
    const char *const argv[] = { program_path(), color, game, NULL };
    pty_start(p, rows, columns, argv);
    pty_first(p, 10);
    pty_settle(p, quiet);
}

/* Sends a key and returns the number of bytes that it brings; a key may bring none. */
static size_t key_bytes(struct pty *p, const char *key)
{
    size_t before = p->output.length;
    pty_send(p, key);
    pty_first(p, quiet);
    pty_settle(p, short_quiet);
    return p->output.length - before;
}

/* A walk of the cursor with turns, to meet cells of all sorts. Returns the dearest step. */
static size_t dearest_step(struct pty *p)
{
    static const char walk[] = "ACCACABBBBCDADDDDABAACCC";
    size_t most = 0;
    for (const char *step = walk; *step; step++) {
        char key[] = { '\033', 'O', *step, '\0' };
        size_t bytes = key_bytes(p, key);
        most = bytes > most ? bytes : most;
    }
    return most;
}

static void test_step(const char *game, int rows, int columns, const char *color, size_t bound)
{
    struct pty p;
    open_game(&p, rows, columns, game, color);
    size_t most = dearest_step(&p);
    tap_result(most > 0 && most <= bound, "%s, %dx%d, %s: a step of the cursor takes %zu bytes, at most %zu", game,
               columns, rows, color, most, bound);
    close_game(&p);
}

/* The first move of a game: what the key that plays it brings, to the board of the next player. */
static void test_move(const char *game, int rows, int columns, const char *color, const char *move)
{
    struct pty p;
    open_game(&p, rows, columns, game, color);
    key_bytes(&p, move);
    size_t bytes = key_bytes(&p, "\r");
    tap_result(bytes > 0 && bytes < MOVE_BYTES, "%s, %dx%d, %s: the move %s takes %zu bytes, below %d", game, columns, rows,
               color, move, bytes, MOVE_BYTES);
    close_game(&p);
}

/* Reads FIELD of /proc/PID/NAME into a number; -1 where there is no such thing. */
static long process_figure(pid_t pid, const char *name, const char *field)
{
    char path[64], text[4096];
    snprintf(path, sizeof path, "/proc/%ld/%s", (long)pid, name);
    int fd = open(path, O_RDONLY);
    if (fd < 0)
        return -1;
    ssize_t n = read(fd, text, sizeof text - 1);
    close(fd);
    text[n > 0 ? n : 0] = '\0';
    const char *at = strstr(text, field);
    return at ? strtol(at + strlen(field), NULL, 10) : -1;
}

/* Nothing happens, so nothing runs: the kernel does not even wake the program up. */
static void test_idle(const char *game)
{
    struct pty p;
    open_game(&p, 24, 80, game, "--color=auto");
    pause_for(0.3);
    long before = process_figure(p.pid, "status", "\nvoluntary_ctxt_switches:");
    pause_for(1.5);
    long after = process_figure(p.pid, "status", "\nvoluntary_ctxt_switches:");
    if (before < 0 || after < 0)
        tap_skip("this system has no /proc");
    else
        tap_result(before == after, "%s sleeps while nothing happens (woken %ld times)", game, after - before);
    close_game(&p);
}

/* True if the output sets a colour: an SGR sequence with a parameter that is one (39 and 49, the defaults, are none). */
static bool sets_colour(const char *output)
{
    for (const char *at = output; (at = strstr(at, "\033[")) != NULL;) {
        at += 2;
        const char *end = at + strspn(at, "0123456789;:");
        for (; *end == 'm' && at < end; at += strspn(at, "0123456789"), at += at < end) {
            long code = strtol(at, NULL, 10);
            if ((code >= 30 && code <= 48 && code != 39) || (code >= 90 && code <= 107))
                return true;
        }
    }
    return false;
}

static void test_no_colour(const char *game)
{
    struct pty p;
    open_game(&p, 24, 80, game, "--color=auto");
    tap_result(sets_colour(text_string(&p.output)), "%s has colours on a terminal of 256", game);
    close_game(&p);
    setenv("NO_COLOR", "1", 1);
    open_game(&p, 24, 80, game, "--color=auto");
    pty_send(&p, "\033OA\033OC?");
    pty_settle(&p, quiet);
    tap_result(!sets_colour(text_string(&p.output)), "%s honours NO_COLOR", game);
    close_game(&p);
    unsetenv("NO_COLOR");
}

int main(void)
{
    static const char *const games[] = { "three-sided", "orthodox" };
    static const int sizes[][2] = { { 24, 80 }, { 60, 200 } };
    for (size_t g = 0; g < ARRAY_LENGTH(games); g++) {
#ifndef TRIARCH_HOSTILE
        test_first_frame(games[g]);
#endif
        for (size_t s = 0; s < ARRAY_LENGTH(sizes); s++) {
            test_step(games[g], sizes[s][0], sizes[s][1], "--color=always", 120);
            test_step(games[g], sizes[s][0], sizes[s][1], "--color=never", 90);
            test_move(games[g], sizes[s][0], sizes[s][1], "--color=always", "e2-e4");
        }
        test_idle(games[g]);
        test_no_colour(games[g]);
    }
    return tap_finish();
}
