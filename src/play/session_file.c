/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading a record by playing it through, saving, and the journal. */
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/gettext.h"
#include "base/mem.h"
#include "core/notation.h"
#include "play/session_state.h"
#include "play/wording.h"
#include "variants/registry.h"

/* Reading */

struct loading {
    const char *path;
    bool journal;
    struct text *why;
};

static bool refuse(const struct loading *l, int line, int column, const char *reason)
{
    text_addf(l->why, "%s:%d: %s", l->path, line, reason);
    if (column)
        text_addf(l->why, _(" (column %d)"), column);
    return false;
}

static bool read_option(const struct loading *l, const struct record_tag *tag, struct session_setup *setup)
{
    const struct option *options = setup->variant->options;
    size_t key = strcspn(tag->value, "=");
    int i = option_find(setup->variant, tag->value, key);
    int choice = i >= 0 && tag->value[key] ? option_choice(&options[i], tag->value + key + 1, strlen(tag->value + key + 1)) : -1;
    if (choice < 0)
        return refuse(l, tag->line, 0, _("this game has no such option or choice"));
    setup->choice[i] = (uint8_t)choice;
    return true;
}

static void read_name(struct session_setup *setup, int player, const char *value)
{
    size_t n = strlen(value);
    if (n >= NAME_SIZE)
        n = NAME_SIZE - 1;
    while (n && n < strlen(value) && ((unsigned char)value[n] & 0xc0) == 0x80)
        n--;                                    /* not within a character */
    memset(setup->name[player], 0, NAME_SIZE);
    for (size_t i = 0; i < n; i++)
        setup->name[player][i] = (unsigned char)value[i] < ' ' || value[i] == 127 ? '?' : value[i];
    if (!strcmp(setup->name[player], wording_player(player)))
        setup->name[player][0] = '\0';
}

static bool read_tag(const struct loading *l, const struct record_tag *tag, struct session_setup *setup, struct record *extra)
{
    static const char *const known[] = { "Triarch", "Variant", "Date", "Position", "Result" };
    if (!strcmp(tag->name, "Option"))
        return read_option(l, tag, setup);
    for (int i = 0; i < PLAYERS; i++)
        if (!strcmp(tag->name, wording_player_word(i))) {
            read_name(setup, i, tag->value);
            return true;
        }
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (!strcmp(tag->name, known[i]))
            return true;
    record_add_tag(extra, tag->name, tag->value);
    return true;
}

static int line_of_tag(const struct record *record, const char *name)
{
    for (int i = 0; i < record->ntag; i++)
        if (!strcmp(record->tag[i].name, name))
            return record->tag[i].line;
    return 1;
}

static bool read_setup(const struct loading *l, const struct record *record, struct session_setup *setup, struct record *extra)
{
    const char *format = record_tag(record, "Triarch"), *key = record_tag(record, "Variant");
    if (!format || strcmp(format, "1"))
        return refuse(l, 1, 0, _("this is no record of triarch: [Triarch \"1\"] is missing"));
    setup->variant = key ? registry_find(key) : NULL;
    if (!setup->variant)
        return refuse(l, line_of_tag(record, "Variant"), 0, _("the tag Variant names no game that this program knows"));
    setup->position = record_tag(record, "Position");
    for (int i = 0; i < record->ntag; i++)
        if (!read_tag(l, &record->tag[i], setup, extra))
            return false;
    return true;
}

static bool read_move(const struct loading *l, struct session *s, const struct record_item *item)
{
    struct text reason = { 0 };
    struct fault fault;
    move_t move;
    bool fine = notation_read(&session_now(s)->after, item->text, 0, &move, &fault);
    if (fine) {
        session_play(s, move);
    } else {
        text_addf(&reason, "%.40s: ", item->text);
        wording_fault(&fault, s->rules, 0, NULL, &reason);
        refuse(l, item->line, item->column, text_string(&reason));
    }
    text_free(&reason);
    return fine;
}

/* What settling does is written for people, and the game says it again. */
static bool is_remark(const char *event)
{
    return strstr(event, " mated by ") || strstr(event, " frozen") || strstr(event, " free") || (event[0] && event[1] == '>');
}

/* Did settling do what the remark says, after the latest move? */
static bool remark_holds(const struct node *node, const char *remark)
{
    struct text t = { 0 };
    bool holds = false;
    for (int i = 0; i < node->nstep && !holds; i++) {
        text_clear(&t);
        session_step_words(node, i, &t);
        holds = !strcmp(text_string(&t), remark);
    }
    text_free(&t);
    return holds;
}

static bool read_treaty(const struct loading *l, struct session *s, const struct record_item *item)
{
    struct treaty treaty;
    bool refused;
    if (!session_read_treaty(item->text, &treaty, &refused))
        return refuse(l, item->line, item->column, _("an unknown event"));
    const char *why = session_why_no_treaty(s, &treaty);
    if (why[0])
        return refuse(l, item->line, item->column, why);
    session_do_treaty(s, &treaty, refused);
    return true;
}

static bool read_event(const struct loading *l, struct session *s, const struct record_item *item)
{
    const char *event = item->text;
    const struct position *p = &session_now(s)->after;
    if (is_remark(event))
        return remark_holds(session_now(s), event) || refuse(l, item->line, item->column, _("this is not what happens here"));
    if (!strcmp(event, "undo") || !strcmp(event, "redo")) {
        int at = s->at + (event[0] == 'u' ? -1 : 1);
        if (at < 0 || at >= s->n)
            return refuse(l, item->line, item->column, _("there is nothing to take back or to do again"));
        s->at = at;
        return true;
    }
    if (p->realm.state)
        return refuse(l, item->line, item->column, _("the game is over"));
    if (!strncmp(event, "resign ", 7)) {
        if (event[7] != PLAYER_LETTERS[p->turn.seat])
            return refuse(l, item->line, item->column, _("who resigns is not on move"));
        session_do_act(s, NODE_RESIGN);
    } else if (!strcmp(event, "draw agreed")) {
        session_do_act(s, NODE_AGREED);
    } else if (!strncmp(event, "claim ", 6)) {
        if (!session_claims(s))
            return refuse(l, item->line, item->column, _("there is nothing to claim"));
        session_do_act(s, NODE_CLAIM);
    } else {
        return read_treaty(l, s, item);
    }
    return true;
}

/* A game that has ended must have ended as the tag says; in a journal the tag is older than the end. */
static bool result_holds(const struct loading *l, const struct record *record, const struct session *s)
{
    struct text places = { 0 };
    bool holds = true;
    if (l->journal)
        return true;
    wording_places(&session_now(s)->after, &places);
    for (int i = 0; i < record->ntag; i++) {
        const struct record_tag *tag = &record->tag[i];
        if (strcmp(tag->name, "Result") || !strcmp(tag->value, "*") || !session_now(s)->after.realm.state)
            continue;
        if (strcmp(tag->value, text_string(&places)))
            holds = refuse(l, tag->line, 0, _("the game ends otherwise than Result says"));
    }
    text_free(&places);
    return holds;
}

static struct session *replay(const struct loading *l, const struct record *record)
{
    struct session_setup setup = { 0 };
    struct record extra = { 0 };
    struct text why = { 0 };
    struct session *s = NULL;
    if (read_setup(l, record, &setup, &extra) && !(s = session_new(&setup, &why)))
        refuse(l, line_of_tag(record, "Position"), 0, text_string(&why));
    text_free(&why);
    if (!s) {
        record_free(&extra);
        return NULL;
    }
    s->extra = extra;
    const char *date = record_tag(record, "Date");
    s->date = mem_string(date ? date : "");
    bool fine = true;
    for (int i = 0; i < record->nitem && fine; i++) {
        const struct record_item *item = &record->item[i];
        fine = item->kind == RECORD_MOVE ? read_move(l, s, item) : read_event(l, s, item);
    }
    if (fine && result_holds(l, record, s))
        return s;
    session_free(s);
    return NULL;
}

struct session *session_load(const char *path, struct text *why, bool *dropped)
{
    struct text content = { 0 }, fault = { 0 };
    struct record record = { 0 };
    struct session *s = NULL;
    const char *base = strrchr(path, '/');
    bool journal = !strncmp(base ? base + 1 : path, "journal-", 8);
    struct loading l = { path, journal, why };
    *dropped = false;
    if (files_read(path, RECORD_BYTES_MAX, &content, why)) {
        size_t length = content.length;
        while (journal && length && content.data[length - 1] != '\n')
            length--;
        *dropped = length < content.length;
        if (record_read(&record, text_string(&content), length, &fault))
            s = replay(&l, &record);
        else
            text_addf(why, "%s:%s", path, text_string(&fault));
    }
    if (s) {
        struct event event;
        while (session_event(s, &event))
            continue;
        s->saved_once = !journal;
        s->saved_n = s->n;
        s->saved_at = s->at;
        s->old_journal = journal ? mem_string(path) : NULL;
        session_look(s);
    }
    record_free(&record);
    text_free(&content);
    text_free(&fault);
    return s;
}

/* Saving */

static void set_date(struct session *s)
{
    char date[16] = "";
    time_t now = time(NULL);
    struct tm tm;
    if (!s->date && localtime_r(&now, &tm))
        strftime(date, sizeof date, "%Y-%m-%d", &tm);
    if (!s->date)
        s->date = mem_string(date);
}

bool session_save(struct session *s, const char *name, struct text *why)
{
    struct text path = { 0 }, record = { 0 };
    set_date(s);
    session_record(s, &record);
    bool fine = files_save_path(name, &path, why)
        && files_replace(text_string(&path), text_string(&record), record.length, true, why);
    if (fine) {
        s->saved_once = true;
        s->saved_n = s->n;
        s->saved_at = s->at;
    }
    text_free(&path);
    text_free(&record);
    return fine;
}

bool session_saved(const struct session *s)
{
    return (s->saved_once && s->saved_n == s->n && s->saved_at == s->at) || s->n == 1;
}

/* Journal */

static void give_up_journal(struct session *s, const char *why)
{
    struct text t = { 0 };
    text_addf(&t, _("The journal cannot be written (%s); the game goes on without it."), why);
    session_emit(s, EVENT_TROUBLE, NOBODY, text_string(&t));
    journal_close(s->journal, false);
    s->journal = NULL;
    s->keeps_journal = false;
    text_free(&t);
}

/* With the record as it is before the first action that is noted. */
static void open_journal(struct session *s)
{
    struct text head = { 0 }, why = { 0 };
    set_date(s);
    session_record(s, &head);
    s->journal = journal_open(text_string(&head), &why);
    if (!s->journal)
        give_up_journal(s, text_string(&why));
    text_free(&head);
    text_free(&why);
}

void session_note(struct session *s, const char *line)
{
    struct text why = { 0 };
    if (s->keeps_journal && !s->journal)
        open_journal(s);
    if (s->journal && !journal_add(s->journal, line, &why))
        give_up_journal(s, text_string(&why));
    text_free(&why);
}

void session_keep_journal(struct session *s)
{
    s->keeps_journal = true;
    if (!s->old_journal)
        return;
    open_journal(s);
    if (s->journal)
        unlink(s->old_journal);
    mem_free(s->old_journal);
    s->old_journal = NULL;
}
