/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Boards of triangles, for those who draw them. */
#ifndef TRIARCH_BOARD_TRIANGLE_H
#define TRIARCH_BOARD_TRIANGLE_H

#include "board/topology.h"

/* The strips in which a cell lies; their sum is 1 on dark cells, which point up or left, and 2 on light ones. */
void triangle_at(const struct topology *, int cell, int *a, int *b, int *c);

#endif
