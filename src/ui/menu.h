/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first screen: the games, games to go on with, leaving. */
#ifndef TRIARCH_UI_MENU_H
#define TRIARCH_UI_MENU_H

#include "ui/screen.h"

void menu_open(struct app *);

#endif
