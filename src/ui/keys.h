/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys as numbers, and what they do at the board. */
#ifndef TRIARCH_UI_KEYS_H
#define TRIARCH_UI_KEYS_H

#include <stdbool.h>

#include "board/picture.h"

/* A key is a code point or one of these. */
#define K_CTRL(letter) ((letter) & 31)
enum {
    K_ENTER = '\n', K_ESCAPE = 27, K_TAB = '\t', K_BACKSPACE = '\b',
    K_UP = 0x110000, K_PAGE_UP, K_RIGHT, K_PAGE_DOWN, K_DOWN, K_END, K_LEFT, K_HOME,    /* ORDER arrow */
    K_DELETE, K_INSERT, K_BACKTAB,
    K_F1, K_F2, K_F3, K_F4, K_F5, K_F6, K_F7, K_F8, K_F9, K_F10, K_F11, K_F12,
    K_RESIZE,                   /* the terminal has another size, or must be drawn anew */
    K_GONE,                     /* a signal or a hang-up: leave */
    K_OTHER                     /* a key that means nothing */
};

enum action {
    ACTION_NONE,
#define ACTION(name, key, brief, sentence) ACTION_##name,
#include "ui/keys.def"
#undef ACTION
    ACTIONS
};

struct binding {
    int key;
    const char *brief, *sentence;       /* not yet translated */
};

/* Indexed by enum action. */
extern const struct binding bindings[ACTIONS];

/* The action of a key, ACTION_NONE for others. */
int key_action(int key);
/* The arrow that a key stands for, or -1; vi: h j k l y u b n too. */
int key_arrow(int key, bool vi);
/* Is it a letter or a digit?  They open the entry line. */
bool key_types(int key);
/* "Ctrl-X", "F1", "Enter", "?"; in out, which is returned. */
enum { KEY_LABEL_SIZE = 16 };
const char *key_label(int key, char out[KEY_LABEL_SIZE]);

#endif
