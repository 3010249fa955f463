/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A terminal in memory for tests: keys come from a script or a function, what is shown can be read. */
#ifndef TRIARCH_UI_TERM_SCRIPT_H
#define TRIARCH_UI_TERM_SCRIPT_H

#include "ui/term.h"

struct script {
    struct terminal term;       /* first, so that the one points to the other */
    int rows, columns;
    struct canvas shown;
    const char *keys;           /* what is left: characters, <Enter> <Esc> <Up> <F1> <C-x> ..., <size 120x40>, <lt> */
    int (*next)(struct script *, void *);       /* instead of keys */
    void *context;
    int shows, bells;
};

/* At the end of the script the terminal hangs up. */
void script_init(struct script *, int rows, int columns, const char *keys);
void script_free(struct script *);
/* Appends what is shown: the text, and below it in monochrome where bold, underlined and reversed characters are. */
void script_print(const struct script *, struct text *);

#endif
