/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Boards of hexagons, for those who draw them. */
#ifndef TRIARCH_BOARD_HEX_H
#define TRIARCH_BOARD_HEX_H

#include "board/topology.h"

/* The axial coordinates of a cell. */
void hex_at(const struct topology *, int cell, int *q, int *r);

#endif
