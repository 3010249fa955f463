/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looking up house rules and their choices by name.  Choices are one string, "takeover|inert|first". */
#include <string.h>

#include "base/gettext.h"
#include "core/variant.h"

const char *option_clash(const struct variant *v, const uint8_t *choice)
{
    struct variant mixed = *v;
    for (int i = 0; v->options && v->options[i].key; i++)
        v->options[i].choose(&mixed, choice[i]);
    bool full = mixed.turn.diplomacy == DIPLOMACY_FULL;
    if (full && mixed.ending.royal != ROYAL_MATE)
        return N_("diplomacy=full needs mate; where kings are taken it ends at neutrality");
    if (full && mixed.ending.army != ARMY_TAKEN_OVER && mixed.ending.army != ARMY_GAME_OVER)
        return N_("diplomacy=full makes prisoners of the mated; with it mate is takeover or first");
    return NULL;
}

int option_find(const struct variant *v, const char *key, size_t length)
{
    for (int i = 0; v->options && v->options[i].key; i++)
        if (strlen(v->options[i].key) == length && !memcmp(v->options[i].key, key, length))
            return i;
    return -1;
}

int option_nchoice(const struct option *option)
{
    int n = 1;
    for (const char *s = option->choices; *s; s++)
        n += *s == '|';
    return n;
}

const char *option_choice_name(const struct option *option, int choice, int *length)
{
    const char *s = option->choices;
    while (choice-- > 0)
        s = strchr(s, '|') + 1;
    *length = (int)strcspn(s, "|");
    return s;
}

int option_choice(const struct option *option, const char *name, size_t length)
{
    for (int i = 0; i < option_nchoice(option); i++) {
        int n;
        const char *s = option_choice_name(option, i, &n);
        if ((size_t)n == length && !memcmp(s, name, length))
            return i;
    }
    return -1;
}
