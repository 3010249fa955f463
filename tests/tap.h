/* SPDX-License-Identifier: GPL-3.0-or-later */
/* TAP for the test programs that cannot use Check because they drive a terminal. */
#ifndef TRIARCH_TESTS_TAP_H
#define TRIARCH_TESTS_TAP_H

#include <stdbool.h>

/* One result; returns `good`. */
bool tap_result(bool good, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* A result that cannot be had on this machine, and why. */
void tap_skip(const char *reason);
/* A line for the log. */
void tap_note(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* The last word: writes the plan, returns the exit status. Without it the program counts as failed. */
int tap_finish(void);

#endif
