/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The full screen: the one way into it. */
#ifndef TRIARCH_UI_APP_H
#define TRIARCH_UI_APP_H

#include <stdbool.h>
#include <stdint.h>

struct session;
struct text;

struct app_setup {
    struct session *session;    /* a game to begin with, owned from here on; NULL = the menu */
    bool new_game;              /* it is a new one: a game that was cut off is offered first */
    uint8_t charset;            /* 0 find out, 1 ASCII, 2 UTF-8: as enum wish_charset of term.h */
    uint8_t color;              /* 0 find out, 1 always, 2 never: as enum wish_colour */
    bool seeded;                /* the seed was given; else the clock gives one */
    uint64_t seed;
};

/* Runs until the player leaves; returns the exit status.  Without a terminal that can do it: one sentence on standard error that
   names --plain, status 1. */
int app_run(const struct app_setup *);
/* What was found out about the terminal, locale and paths, a line each. */
void app_diagnose(int charset, int color, struct text *);

#endif
