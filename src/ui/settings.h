/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people like, kept from one time to the next. */
#ifndef TRIARCH_UI_SETTINGS_H
#define TRIARCH_UI_SETTINGS_H

#include <stdbool.h>

enum { NAME_COLUMNS = 12, NAME_SIZE = 4 * NAME_COLUMNS * 4 + 1, SETTING_SIZE = 16 };

/* ORDER turning */
enum turning { TURNING_FIXED, TURNING_MOVER, TURNING_HAND, TURNINGS };

struct settings {
    char drawing[SETTING_SIZE]; /* key of a drawing, "" = the board's first */
    int zoom;                   /* 0 = the largest that fits, else 1 the smallest, 2 ... */
    int turning;                /* enum turning */
    int letters;                /* alphabet of cell names */
    bool vi;
    bool bell;
    bool by_hand;               /* seats as the names are written; else by lot */
    char charset[SETTING_SIZE], colour[SETTING_SIZE], theme[SETTING_SIZE];
    char name[3][NAME_SIZE];    /* of White, Red, Black */
};

#endif
