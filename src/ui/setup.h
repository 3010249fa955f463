/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Before a game: who plays, by which house rules. */
#ifndef TRIARCH_UI_SETUP_H
#define TRIARCH_UI_SETUP_H

#include "ui/screen.h"

struct variant;
void setup_open(struct app *, const struct variant *);

#endif
