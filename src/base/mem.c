/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/mem.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void (*failure_hook)(void);

void mem_on_failure(void (*hook)(void))
{
    failure_hook = hook;
}

static void *or_die(void *memory)
{
    if (memory)
        return memory;
    if (failure_hook)
        failure_hook();
    fputs("triarch: out of memory\n", stderr);
    exit(1);
}

void *mem_alloc(size_t size)
{
    return or_die(calloc(1, size ? size : 1));
}

void *mem_resize(void *old, size_t size)
{
    return or_die(realloc(old, size ? size : 1));
}

char *mem_string_n(const char *string, size_t n)
{
    char *copy = mem_alloc(n + 1);
    memcpy(copy, string, n);
    return copy;
}

char *mem_string(const char *string)
{
    return mem_string_n(string, strlen(string));
}

void mem_free(void *memory)
{
    free(memory);
}
