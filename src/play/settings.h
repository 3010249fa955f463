/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people like, kept from one time to the next in $XDG_CONFIG_HOME/triarch/config, lines `name = value`. */
#ifndef TRIARCH_PLAY_SETTINGS_H
#define TRIARCH_PLAY_SETTINGS_H

#include "play/view.h"

struct text;

enum { SETTING_SIZE = 16 };

/* ORDER turning */
enum turning { TURNING_FIXED, TURNING_MOVER, TURNING_HAND, TURNINGS };

struct settings {
    char drawing[SETTING_SIZE]; /* key of a drawing, "" = the board's first */
    int zoom;                   /* 0 = the largest that fits, else 1 the smallest, 2 ... */
    int turning;                /* enum turning */
    int letters;                /* alphabet of cell names */
    int vi, bell;               /* 0 or 1 */
    int by_hand;                /* seats as the names are written; else by lot */
    char charset[SETTING_SIZE], colour[SETTING_SIZE], theme[SETTING_SIZE];
    char name[PLAYERS][NAME_SIZE];      /* of White, Red, Black */
};

/* What to do without a file. */
void settings_init(struct settings *);
/* Reads a text over what is there already; a line that cannot be read is left out and named in `why`, "line 3: ...".  False then. */
bool settings_parse(struct settings *, const char *text, struct text *why);
/* Reads the file, if there is one. */
bool settings_load(struct settings *, struct text *why);
/* Writes the file anew; lines it does not know are kept. */
bool settings_save(const struct settings *, struct text *why);

#endif
