/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef TRIARCH_BOARD_DRAWING_H
#define TRIARCH_BOARD_DRAWING_H

struct drawing {
    const char *key;
};

extern const struct drawing drawings_square[], drawings_three_sided[];

#endif
