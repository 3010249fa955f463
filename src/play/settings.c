/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One table says what the lines are called, where their values live and what they may be. */
#include "play/settings.h"

#include <ctype.h>
#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/gettext.h"
#include "base/mem.h"
#include "base/text.h"
#include "play/files.h"

static const struct setting {
    const char *name;
    size_t offset;
    const char *choices;        /* of an int, "a|b|c"; NULL = text */
    size_t size;                /* of text */
} table[] = {
    { "drawing", offsetof(struct settings, drawing), NULL, SETTING_SIZE },
    { "zoom", offsetof(struct settings, zoom), "auto|1|2|3", 0 },
    { "turn", offsetof(struct settings, turning), "fixed|mover|hand", 0 },
    { "letters", offsetof(struct settings, letters), "first|second|third", 0 },
    { "keys", offsetof(struct settings, vi), "arrows|vi", 0 },
    { "bell", offsetof(struct settings, bell), "no|yes", 0 },
    { "seats", offsetof(struct settings, by_hand), "lot|hand", 0 },
    { "charset", offsetof(struct settings, charset), NULL, SETTING_SIZE },
    { "color", offsetof(struct settings, colour), NULL, SETTING_SIZE },
    { "theme", offsetof(struct settings, theme), NULL, SETTING_SIZE },
    { "white", offsetof(struct settings, name[WHITE]), NULL, NAME_SIZE },
    { "red", offsetof(struct settings, name[RED]), NULL, NAME_SIZE },
    { "black", offsetof(struct settings, name[BLACK]), NULL, NAME_SIZE },
};
enum { NSETTING = sizeof table / sizeof *table, CONFIG_MAX = 64 * 1024 };

void settings_init(struct settings *s)
{
    memset(s, 0, sizeof *s);
}

static const struct setting *find(const char *name, size_t length)
{
    for (int i = 0; i < NSETTING; i++)
        if (strlen(table[i].name) == length && !memcmp(table[i].name, name, length))
            return &table[i];
    return NULL;
}

static bool set(struct settings *s, const struct setting *setting, const char *value, size_t length)
{
    char *place = (char *)s + setting->offset;
    if (setting->choices) {
        const struct option words = { .choices = setting->choices };
        int choice = option_choice(&words, value, length);
        if (choice >= 0)
            *(int *)(void *)place = choice;
        return choice >= 0;
    }
    for (size_t i = 0; i < length; i++)
        if ((unsigned char)value[i] < ' ' || value[i] == 127)
            return false;
    if (length >= setting->size)
        return false;
    memset(place, 0, setting->size);
    memcpy(place, value, length);
    return true;
}

/* The name and the value of a line without the blanks round them; false for comments and empty lines. */
static bool take_apart(const char *line, size_t length, size_t *name, const char **value, size_t *value_length)
{
    const char *equals = memchr(line, '=', length);
    *name = equals ? (size_t)(equals - line) : length;
    while (*name && isspace((unsigned char)line[*name - 1]))
        (*name)--;
    *value = equals ? equals + 1 : line + length;
    *value_length = (size_t)(line + length - *value);
    while (*value_length && isspace((unsigned char)**value)) {
        (*value)++;
        (*value_length)--;
    }
    while (*value_length && isspace((unsigned char)(*value)[*value_length - 1]))
        (*value_length)--;
    return *name && line[0] != '#';
}

bool settings_parse(struct settings *s, const char *text, struct text *why)
{
    bool fine = true;
    for (int number = 1; *text; number++) {
        size_t length = strcspn(text, "\n"), name, value_length;
        const char *value;
        if (take_apart(text, length, &name, &value, &value_length)) {
            const struct setting *setting = find(text, name);
            if (setting && !set(s, setting, value, value_length)) {
                text_addf(why, _("%sline %d: \"%.*s\" is no value of %s"), fine ? "" : "; ", number, (int)value_length, value, setting->name);
                fine = false;
            }
        }
        text += length + (text[length] == '\n');
    }
    return fine;
}

static bool config_path(struct text *path, struct text *why)
{
    if (!files_directory(FILES_CONFIG, path, why))
        return false;
    text_add(path, "/config");
    return true;
}

bool settings_load(struct settings *s, struct text *why)
{
    struct text path = { 0 }, content = { 0 }, reason = { 0 };
    bool fine = true;
    if (config_path(&path, &reason) && access(text_string(&path), F_OK) == 0) {
        fine = files_read(text_string(&path), CONFIG_MAX, &content, why);
        if (fine && !settings_parse(s, text_string(&content), &reason)) {
            text_addf(why, "%s: %s", text_string(&path), text_string(&reason));
            fine = false;
        }
    }
    text_free(&path);
    text_free(&content);
    text_free(&reason);
    return fine;
}

static void write_setting(const struct settings *s, const struct setting *setting, struct text *out)
{
    const char *place = (const char *)s + setting->offset;
    if (setting->choices) {
        const struct option words = { .choices = setting->choices };
        int n;
        const char *word = option_choice_name(&words, *(const int *)(const void *)place, &n);
        text_addf(out, "%s = %.*s\n", setting->name, n, word);
    } else if (*place) {
        text_addf(out, "%s = %s\n", setting->name, place);
    }
}

/* Lines of the old file that are none of ours. */
static void keep_foreign(const char *text, struct text *out)
{
    while (*text) {
        size_t length = strcspn(text, "\n"), name, value_length;
        const char *value;
        if (!take_apart(text, length, &name, &value, &value_length) || !find(text, name))
            text_addf(out, "%.*s\n", (int)length, text);
        text += length + (text[length] == '\n');
    }
}

bool settings_save(const struct settings *s, struct text *why)
{
    struct text path = { 0 }, old = { 0 }, out = { 0 }, none = { 0 };
    bool fine = config_path(&path, why);
    if (fine) {
        if (access(text_string(&path), F_OK) == 0)
            files_read(text_string(&path), CONFIG_MAX, &old, &none);
        keep_foreign(text_string(&old), &out);
        for (int i = 0; i < NSETTING; i++)
            write_setting(s, &table[i], &out);
        fine = files_replace(text_string(&path), text_string(&out), out.length, false, why);
    }
    text_free(&path);
    text_free(&old);
    text_free(&out);
    text_free(&none);
    return fine;
}
