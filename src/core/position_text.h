/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions as one line of text: the list form on every board, the word form (read only), FEN on square boards. */
#ifndef TRIARCH_CORE_POSITION_TEXT_H
#define TRIARCH_CORE_POSITION_TEXT_H

#include "base/text.h"
#include "core/fault.h"
#include "core/position.h"

/* Reads any of the forms.  False: the fault says what is wrong and where, and the position is not to be used.  The position is as
   written, not settled. */
bool position_read(struct position *, const struct rules *, const char *text, struct fault *);
/* The start position under these rules, with sets left off as they say. */
void position_start(struct position *, const struct rules *);
/* Writes FEN where the variant says so, else the list form; what is written reads back as the same position. */
void position_write(const struct position *, struct text *);

#endif
