/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pages behind ? and F1.  The list of keys is made of keys.def, the rule card is a file. */
#include "ui/pages.h"

#include "base/gettext.h"
#include "base/text.h"
#include "core/variant.h"
#include "play/files.h"

enum { KEY_COLUMN = 12, TEXT_WIDTH = 62, CARD_MAX = 256 * 1024 };

/* A key and a sentence broken into lines of TEXT_WIDTH columns. */
static void add_key(struct text *out, const char *key, const char *sentence)
{
    text_addf(out, "  %s%*s", key, KEY_COLUMN - 2 - text_columns(key), "");
    while (*sentence) {
        int n = text_fit(sentence, TEXT_WIDTH);
        if (sentence[n])
            while (n > 1 && sentence[n] != ' ')
                n--;
        text_add_n(out, sentence, (size_t)n);
        text_add_char(out, '\n');
        sentence += n;
        while (*sentence == ' ')
            sentence++;
        if (*sentence)
            text_addf(out, "%*s", KEY_COLUMN, "");
    }
}

void help_open(struct app *app)
{
    char label[KEY_LABEL_SIZE];
    struct text t = { 0 };

    text_add(&t, _("MOVING\n\n"));
    add_key(&t, _("arrows"), _("move the cursor; Home, End, PgUp, PgDn and the keypad move it aslant"));
    add_key(&t, _("letters"), _("and digits open the entry line, where a move is typed: e2-e4, Ne2-d4, e4, nd4, O-O; or the name of a "
                                "cell to go there"));
    if (app->settings.vi)
        add_key(&t, "hjklyubn", _("move the cursor too (keys = vi); then : opens the entry line"));
    text_add(&t, _("\nALL KEYS\n\n"));
    for (int i = ACTION_NONE + 1; i < ACTIONS; i++)
        add_key(&t, key_label(bindings[i].key, label), _(bindings[i].sentence));
    text_add(&t, _("\nMARKS\n\n"));
    add_key(&t, "wP rP bP", _("a man: who commands him, then what he is; K king, Q queen, R rook, B bishop, N knight, P pawn"));
    add_key(&t, "wp", _("a man that changed sides: a small letter"));
    add_key(&t, "-K", _("a man whom nobody commands"));
    add_key(&t, ":: ..", _("an empty cell, dark or light"));
    add_key(&t, "[wB]", _("picked up"));
    add_key(&t, "() (bP)", _("where he may go, what he may take"));
    add_key(&t, "{wP}", _("moved last; the cell that he left is underlined"));
    add_key(&t, "!wK!", _("in check"));
    pages_open(app, _("Keys and marks"), text_string(&t), false);
    text_free(&t);
}

static void add_file(struct text *out, const char *key)
{
    struct text name = { 0 }, path = { 0 }, why = { 0 };

    text_addf(&name, "help/%s.txt", key);
    files_data(text_string(&name), &path);
    if (!files_read(text_string(&path), CARD_MAX, out, &why))
        text_addf(out, _("The rule card is missing: %s cannot be read.\nThe game can be played without it.\n"), text_string(&path));
    text_free(&name);
    text_free(&path);
    text_free(&why);
}

void card_open(struct app *app, const struct variant *v, const char *in_force)
{
    struct text t = { 0 };

    if (*in_force)
        text_addf(&t, "%s\n%s\n\n", _("IN FORCE"), in_force);
    add_file(&t, v->key);
    pages_open(app, _("Rules"), text_string(&t), false);
    text_free(&t);
}
