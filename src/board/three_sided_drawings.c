/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawings of the three-sided board. */
#include "board/drawing.h"

const struct drawing drawings_three_sided[] = { { .key = NULL } };
