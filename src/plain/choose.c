/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games and house rules by name, as they are given on the command line. */
#include <stdio.h>
#include <string.h>

#include "base/gettext.h"
#include "core/variant.h"
#include "plain/cli.h"
#include "variants/registry.h"

static bool choose_one(const struct variant *v, const char *rule, uint8_t choice[])
{
    size_t key = strcspn(rule, "=");
    int i = option_find(v, rule, key);
    if (i < 0) {
        fprintf(stderr, _("triarch: %s has no option \"%.*s\"; it has"), v->key, (int)key, rule);
        for (int k = 0; v->options && v->options[k].key; k++)
            fprintf(stderr, " %s", v->options[k].key);
        fputc('\n', stderr);
        return false;
    }
    int n = rule[key] ? option_choice(&v->options[i], rule + key + 1, strlen(rule + key + 1)) : -1;
    if (n < 0) {
        fprintf(stderr, _("triarch: the option %s is one of %s, not \"%s\"\n"), v->options[i].key, v->options[i].choices,
            rule[key] ? rule + key + 1 : "");
        return false;
    }
    choice[i] = (uint8_t)n;
    return true;
}

bool cli_choose(const struct cli *cli, const struct variant *v, uint8_t choice[])
{
    memset(choice, 0, OPTIONS_MAX);
    for (int i = 0; i < cli->nrule; i++)
        if (!choose_one(v, cli->rule[i], choice))
            return false;
    const char *clash = option_clash(v, choice);
    if (clash)
        fprintf(stderr, "triarch: %s\n", _(clash));
    return !clash;
}

const struct variant *cli_variant(const char *key)
{
    const struct variant *v = registry_find(key);
    if (v)
        return v;
    fprintf(stderr, _("triarch: there is no game \"%s\"; the games are"), key);
    for (int i = 0; i < registry_count(); i++)
        fprintf(stderr, " %s", registry_variant(i)->key);
    fputc('\n', stderr);
    return NULL;
}
