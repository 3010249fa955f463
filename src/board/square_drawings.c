/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawings of the square board. */
#include "board/drawing.h"

const struct drawing drawings_square[] = { { .key = NULL } };
