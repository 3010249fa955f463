/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A text that grows. */
#ifndef TRIARCH_BASE_TEXT_H
#define TRIARCH_BASE_TEXT_H

#include <stddef.h>

struct text {
    char *data;                 /* NUL-terminated once anything was added; NULL before */
    size_t length, room;
};
/* Start with `struct text t = {0}`; end with text_free. */

void text_add(struct text *, const char *string);
void text_add_n(struct text *, const char *bytes, size_t n);
void text_add_char(struct text *, char);
void text_addf(struct text *, const char *format, ...) __attribute__((format(printf, 2, 3)));
void text_clear(struct text *);         /* keeps the room */
const char *text_string(const struct text *);   /* never NULL */
void text_free(struct text *);

#endif
