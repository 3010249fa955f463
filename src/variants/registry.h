/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of games. */
#ifndef TRIARCH_VARIANTS_REGISTRY_H
#define TRIARCH_VARIANTS_REGISTRY_H

#include <stddef.h>

struct variant;

int registry_count(void);
const struct variant *registry_variant(int index);
/* The variant of exactly this key, or NULL. */
const struct variant *registry_find(const char *key);

#endif
