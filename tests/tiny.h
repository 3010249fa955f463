/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The small game of the tests: 12 cells, compiled into the tests alone. */
#ifndef TRIARCH_TESTS_TINY_H
#define TRIARCH_TESTS_TINY_H

#include "core/variant.h"

extern const struct topology topology_tiny;
extern const struct variant variant_tiny;

#endif
