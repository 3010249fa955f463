/* SPDX-License-Identifier: GPL-3.0-or-later */
/* UTF-8, one code point at a time. */
#ifndef TRIARCH_BASE_UTF8_H
#define TRIARCH_BASE_UTF8_H

#include <stdint.h>

enum { UTF8_MAX = 4, UTF8_BAD = 0xfffd };

/* The code point at *text, which moves behind it; 0 at the end, where it stays.  A byte that fits nowhere counts as UTF8_BAD. */
uint32_t utf8_next(const char **text);
/* Writes a code point, without NUL; the number of bytes. */
int utf8_put(uint32_t point, char out[UTF8_MAX]);

#endif
