/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The frame in which the three-sided board is simplest; for its topology and its drawings alone. */
#ifndef TRIARCH_BOARD_THREE_SIDED_H
#define TRIARCH_BOARD_THREE_SIDED_H

struct frame {
    int q;                      /* quadrant, 0 .. 5, clockwise: 2 * sector is its player's right half */
    int x, y;                   /* 1 .. 4, distance from the border with quadrant q + 1 and with q - 1 */
};

struct frame three_sided_frame(int cell);

#endif
