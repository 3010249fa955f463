/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Memory that is there or the program ends: out of memory calls the hook (which saves and restores the terminal), prints one
   sentence and exits with 1. */
#ifndef TRIARCH_BASE_MEM_H
#define TRIARCH_BASE_MEM_H

#include <stddef.h>

void *mem_alloc(size_t size);                   /* zeroed; size 0 gives a pointer that can be freed */
void *mem_resize(void *, size_t size);          /* new bytes are not zeroed */
char *mem_string(const char *);                 /* a copy */
char *mem_string_n(const char *, size_t n);
void mem_free(void *);
void mem_on_failure(void (*hook)(void));        /* NULL = none */

#endif
