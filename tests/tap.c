/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tap.h"

#include <stdarg.h>
#include <stdio.h>

static int count, bad;

bool tap_result(bool good, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    printf("%sok %d - ", good ? "" : "not ", ++count);
    vprintf(format, args);
    puts("");
    fflush(stdout);
    va_end(args);
    bad += !good;
    return good;
}

void tap_skip(const char *reason)
{
    printf("ok %d # SKIP %s\n", ++count, reason);
    fflush(stdout);
}

void tap_note(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    printf("# ");
    vprintf(format, args);
    puts("");
    fflush(stdout);
    va_end(args);
}

int tap_finish(void)
{
    printf("1..%d\n", count);
    return bad > 0;
}
