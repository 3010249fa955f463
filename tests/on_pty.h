/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A program on a pseudo-terminal that counts and times what the program writes. Nothing is drawn: what must be read on a
   screen is tested with tmux. Every failure of the system itself ends the test with a sentence. */
#ifndef TRIARCH_TESTS_ON_PTY_H
#define TRIARCH_TESTS_ON_PTY_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>
#include <termios.h>

#include "base/text.h"

struct pty {
    int fd;                     /* our end; -1 when hung up */
    pid_t pid;
    struct termios at_start;    /* how the line was before the program touched it */
    struct text output;         /* all that it has written; clear it when you like */
    double last;                /* clock_now() at the last byte read */
};

/* Starts argv[0] (found by PATH) with the environment of this process on a terminal of that size. */
void pty_start(struct pty *, int rows, int columns, const char *const argv[]);
void pty_send(struct pty *, const char *keys);
void pty_send_n(struct pty *, const char *keys, size_t n);
void pty_resize(struct pty *, int rows, int columns);
/* Waits for the first byte, for `seconds` at most. */
void pty_first(struct pty *, double seconds);
/* Reads until nothing came for `quiet` seconds or the other side is gone. Returns the number of bytes. */
size_t pty_settle(struct pty *, double quiet);
/* Reads until `marker` has come since the output was cleared last, for `seconds` at most. */
bool pty_expect(struct pty *, const char *marker, double seconds);
/* True while the line is as it was before the program started. */
bool pty_restored(struct pty *);
/* Closes our end, as a terminal window does. */
void pty_hang_up(struct pty *);
/* Reads on and waits for the end of the program, for `seconds` at most. Returns what waitpid said, or -1 if it still runs. */
int pty_wait(struct pty *, double seconds);
/* Kills it if it still runs, and frees all. */
void pty_end(struct pty *);

double clock_now(void);         /* seconds, monotonic */
void pause_for(double seconds);

/* A fresh home: HOME and the XDG directories point into a new empty folder, which home_remove deletes. Locale and colour
   settings of the person who runs the tests are forgotten. */
void home_make(void);
const char *home_path(void);
void home_remove(void);
/* The number of journals in it. */
int home_journals(void);

/* The program under test: $TRIARCH. */
const char *program_path(void);

#endif
