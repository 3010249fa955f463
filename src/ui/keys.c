/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tables that keys.def makes. */
#include "ui/keys.h"

#include <stdio.h>
#include <string.h>

#include "base/gettext.h"
#include "base/utf8.h"

const struct binding bindings[ACTIONS] = {
#define ACTION(name, key, brief, sentence) [ACTION_##name] = { key, brief, sentence },
#include "ui/keys.def"
#undef ACTION
};

int key_action(int key)
{
    for (int i = ACTION_NONE + 1; i < ACTIONS; i++)
        if (bindings[i].key == key)
            return i;
    return ACTION_NONE;
}

int key_arrow(int key, bool vi)
{
    static const char letters[] = "kulnjbhy";      /* ORDER arrow */

    if (key >= K_UP && key < K_UP + ARROWS)
        return key - K_UP;
    const char *found = vi && key > 0 && key < 128 ? strchr(letters, key) : NULL;
    return found ? (int)(found - letters) : -1;
}

bool key_types(int key)
{
    bool cyrillic = key >= 0x400 && key < 0x460;        /* other names of cells */
    return (key >= 'a' && key <= 'z') || (key >= 'A' && key <= 'Z') || (key >= '0' && key <= '9') || cyrillic;
}

const char *key_label(int key, char out[KEY_LABEL_SIZE])
{
    static const struct { int key; const char *name; } names[] = {
        { K_ENTER, N_("Enter") }, { K_ESCAPE, N_("Esc") }, { K_TAB, N_("Tab") }, { K_BACKSPACE, N_("Backspace") },
        { ' ', N_("Space") },
    };

    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (names[i].key == key) {
            snprintf(out, KEY_LABEL_SIZE, "%s", _(names[i].name));
            return out;
        }
    if (key >= K_F1 && key <= K_F12)
        snprintf(out, KEY_LABEL_SIZE, "F%d", key - K_F1 + 1);
    else if (key < ' ')
        snprintf(out, KEY_LABEL_SIZE, _("Ctrl-%c"), key + '@');
    else
        out[key < K_UP ? utf8_put((unsigned)key, out) : 0] = 0;
    return out;
}
