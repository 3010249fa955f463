/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The middle end in games of random moves and acts: what was taken back can be redone, what was saved goes on as if nothing had
   happened, and the journal holds at every moment what is on the board. */
#include <check.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/mem.h"
#include "base/rng.h"
#include "base/text.h"
#include "core/ending.h"
#include "core/treaty.h"
#include "play/files.h"
#include "play/journal.h"
#include "play/session.h"
#include "support.h"
#include "variants/registry.h"

/* ---- a home of our own ---- */

static char home[64];

static void set_up(void)
{
    const char *tmp = getenv("TMPDIR");
    snprintf(home, sizeof home, "%.40s/triarch.XXXXXX", tmp ? tmp : "/tmp");
    ck_assert_ptr_nonnull(mkdtemp(home));
    setenv("HOME", home, 1);
    unsetenv("XDG_DATA_HOME");
    unsetenv("XDG_STATE_HOME");
}

static void tear_down(void)
{
    char command[128];
    snprintf(command, sizeof command, "rm -r '%s'", home);
    ck_assert_int_eq(system(command), 0);
}

/* ---- sessions ---- */

static struct text why;

static struct session *begin(const char *key, const char *position)
{
    struct session_setup setup = { .variant = registry_find(key), .position = position };
    text_clear(&why);
    struct session *s = session_new(&setup, &why);
    ck_assert_msg(s != NULL, "%s", text_string(&why));
    return s;
}

static struct session *load(const char *path)
{
    bool dropped;
    text_clear(&why);
    struct session *s = session_load(path, &why, &dropped);
    ck_assert_msg(s != NULL, "%s", text_string(&why));
    return s;
}

static void say(struct session *s, const char *moves)
{
    char *copy = mem_string(moves), *rest = copy, *word;
    move_t move;
    while ((word = strtok_r(rest, " ", &rest)))
        ck_assert_msg(session_say(s, word, 0, &move) == ANSWER_DONE, "%s: %s", word, session_reason(s));
    mem_free(copy);
}

/* What a session says of its game in one text.  Left out: the date, and whether an offer was refused in this turn, which no file
   keeps. */
static char *all_of(const struct session *s)
{
    const struct view *v = session_view(s);
    struct text t = { 0 };
    session_record(s, &t);
    char *date = strstr(t.data, "[Date ");
    if (date)
        memset(date, ' ', strcspn(date, "\n"));
    text_add_char(&t, '\n');
    session_position(s, &t);
    text_addf(&t, "\nmoves %d claims %d over %d result %s\n", v->moves->n, v->claims, v->over, v->result);
    for (int i = 0; i < v->nentry; i++)
        text_addf(&t, "%d %d %s\n", v->entry[i].round, v->entry[i].player, v->entry[i].text);
    return t.data;
}

/* The texts are long: a failure shows the first line in which they differ. */
static void same_text(const char *a, const char *b)
{
    size_t at = 0, line = 0;
    while (a[at] && a[at] == b[at]) {
        at++;
        line = a[at - 1] == '\n' ? at : line;
    }
    ck_assert_msg(a[at] == b[at], "%.200s\ninstead of\n%.200s", b + line, a + line);
}

static void same(const struct session *a, const struct session *b)
{
    char *of_a = all_of(a), *of_b = all_of(b);
    same_text(of_a, of_b);
    mem_free(of_a);
    mem_free(of_b);
}

/* A random move, rarely an act or a step back or forth; false when the game is over. */
static bool act_at_random(struct session *s, struct rng *rng)
{
    const struct view *v = session_view(s);
    int luck = (int)rng_below(rng, 100);
    if (v->asked == NOBODY && luck >= 90 && v->variant->turn.diplomacy == DIPLOMACY_FULL) {
        const struct treaty treaty = { (uint8_t)rng_below(rng, TREATY_ACTS), (uint8_t)rng_below(rng, PLAYERS), (uint8_t)rng_below(rng, 4) };
        if (session_treat(s, &treaty) == ANSWER_DONE)
            return true;
    }
    if (v->over)
        return false;
    if (v->asked != NOBODY)
        return session_act(s, rng_below(rng, 4) ? ACT_NO : ACT_YES) == ANSWER_DONE;
    if (luck < 8 && v->can_undo)
        return session_undo(s);
    if (luck < 12 && v->can_redo)
        return session_redo(s);
    if (luck == 12 && v->can_offer)
        return session_act(s, ACT_OFFER_DRAW) == ANSWER_DONE;
    if (luck == 13 && v->claims)
        return session_act(s, ACT_CLAIM) == ANSWER_DONE;
    if (luck == 14 && !rng_below(rng, 20))
        return session_act(s, ACT_RESIGN) == ANSWER_DONE;
    ck_assert_int_gt(v->moves->n, 0);
    return session_try(s, v->moves->move[rng_below(rng, (uint32_t)v->moves->n)]) == ANSWER_DONE;
}

/* ---- oath and truce ---- */

static enum answer treat(struct session *s, int act, int other, int turns)
{
    return session_treat(s, &(struct treaty){ (uint8_t)act, (uint8_t)other, (uint8_t)turns });
}

static void refused_with(struct session *s, int act, int other, int turns, const char *words)
{
    ck_assert_int_eq(treat(s, act, other, turns), ANSWER_IMPOSSIBLE);
    ck_assert_msg(strstr(session_reason(s), words) != NULL, "%s", session_reason(s));
}

static void goes_on_as_recorded(struct session *s)
{
    struct text why_not_saved = { 0 };
    char path[256];
    ck_assert(session_save(s, "pact", &why_not_saved));
    char *now = all_of(s);
    snprintf(path, sizeof path, "%s/.local/share/triarch/pact.game", home);
    struct session *again = load(path);
    char *then = all_of(again);
    same_text(now, then);
    mem_free(now);
    mem_free(then);
    session_free(again);
}

START_TEST(offers_are_answered_and_remembered)
{
    struct session *s = begin("tagiev", NULL);
    ck_assert_int_eq(treat(s, TREATY_TRUCE, BLACK, 2), ANSWER_DONE);
    ck_assert_int_eq(session_view(s)->asked, BLACK);
    ck_assert_int_eq(session_view(s)->asked_what, ASKED_TRUCE);
    refused_with(s, TREATY_OATH, RED, 0, "answered");
    ck_assert_int_eq(session_act(s, ACT_NO), ANSWER_DONE);
    ck_assert(!session_view(s)->truce && session_view(s)->mover == WHITE);
    refused_with(s, TREATY_OATH, RED, 0, "one act");            /* one act a turn */
    say(s, "e5-e6 c12-d12 h15-g15");
    for (int turn = 0; turn < 3; turn++) {
        static const char *const quiet[] = { "e6-e7 d12-e12 g15-f15", "e7-e8 e12-d12 f15-g15", "e8-e7 d12-e12 g15-f15" };
        refused_with(s, TREATY_TRUCE, BLACK, 5, "refused");     /* whatever the length */
        ck_assert_str_eq(session_why_no_treaty(s, &(struct treaty){ TREATY_OATH, BLACK, 0 }), "");
        ck_assert_str_eq(session_why_no_treaty(s, &(struct treaty){ TREATY_TRUCE, RED, 3 }), "");
        say(s, quiet[turn]);
    }
    ck_assert_int_eq(treat(s, TREATY_TRUCE, BLACK, 5), ANSWER_DONE);
    ck_assert_int_eq(session_act(s, ACT_YES), ANSWER_DONE);
    ck_assert(session_view(s)->truce && session_view(s)->pact_rest == 5);
    ck_assert(session_undo(s) && !session_view(s)->truce);
    ck_assert(session_redo(s) && session_view(s)->truce);
    goes_on_as_recorded(s);
    session_free(s);
}
END_TEST

START_TEST(an_oath_is_sworn_and_ended)
{
    struct session *s = begin("tagiev", "W:Kf9,Re3 B:Ka14,c3 R:Kj15,g3 turn=W");
    move_t move;
    ck_assert_int_eq(treat(s, TREATY_OATH, BLACK, 0), ANSWER_DONE);
    ck_assert_int_eq(session_act(s, ACT_YES), ANSWER_DONE);
    ck_assert(session_view(s)->oath && session_view(s)->pact_from == WHITE && session_view(s)->pact_to == BLACK);
    ck_assert_int_eq(session_say(s, "Re3xc3", 0, &move), ANSWER_IMPOSSIBLE);
    ck_assert_msg(strstr(session_reason(s), "peace") != NULL, "%s", session_reason(s));
    ck_assert(strstr(session_view(s)->why_barred[BLACK], "peace"));
    say(s, "Kf9-f10");
    refused_with(s, TREATY_RENOUNCE, NOBODY, 0, "vassal");
    ck_assert_int_eq(treat(s, TREATY_RELEASE, NOBODY, 0), ANSWER_DONE);
    ck_assert(!session_view(s)->oath && strstr(session_view(s)->why_barred[WHITE], "only just ended"));
    goes_on_as_recorded(s);
    session_free(s);
}
END_TEST

START_TEST(a_prisoner_comes_and_goes)
{
    struct session *s = begin("tagiev", "W:Kd15,Qa12,Ra13,Ni14 B:Ka15,h10 R:Kf8,Rb8,Ba10 turn=W");
    say(s, "Qa12-a14");
    ck_assert_int_eq(session_view(s)->captor[BLACK], WHITE);
    ck_assert_int_eq(session_view(s)->nguard[BLACK], 1);
    refused_with(s, TREATY_OATH, WHITE, 0, "three free");
    say(s, "Ba10xa14");
    ck_assert_int_eq(session_view(s)->nguard[BLACK], 0);
    say(s, "h10-h9");                           /* Black's own pawn, moved by White: the watch lapses */
    ck_assert_int_eq(session_view(s)->captor[BLACK], NOBODY);
    ck_assert_int_eq(session_view(s)->mover, BLACK);
    goes_on_as_recorded(s);
    session_free(s);
}
END_TEST

/* A refused offer is no second occurrence of the position. */
START_TEST(offers_do_not_repeat_positions)
{
    struct session *s = begin("tagiev", "W:Kf9,Ne3 B:Ka14,c3 R:Kj15,g3 turn=W");
    ck_assert_int_eq(treat(s, TREATY_OATH, BLACK, 0), ANSWER_DONE);
    ck_assert_int_eq(session_act(s, ACT_NO), ANSWER_DONE);
    say(s, "Kf9-f10 Ka14-a15 Kj15-j14 Kf10-f9 Ka15-a14 Kj14-j15");
    ck_assert_int_eq(session_view(s)->claims, 0);
    say(s, "Kf9-f10 Ka14-a15 Kj15-j14 Kf10-f9 Ka15-a14 Kj14-j15");
    ck_assert_int_ne(session_view(s)->claims, 0);
    session_free(s);
}
END_TEST

/* ---- undo and redo ---- */

START_TEST(undo_and_redo_restore)
{
    enum { PLIES = 200 };
    const struct variant *v = registry_variant(_i);
    struct session *s = begin(v->key, NULL);
    char *after[PLIES + 1];
    struct rng rng;
    int n = 0;
    rng_seed(&rng, 11);
    after[0] = all_of(s);
    while (n < PLIES && !session_view(s)->over) {
        const struct move_list *moves = session_view(s)->moves;
        ck_assert_int_eq(session_try(s, moves->move[rng_below(&rng, (uint32_t)moves->n)]), ANSWER_DONE);
        after[++n] = all_of(s);
    }
    for (int i = n; i >= 0; i--) {
        char *now = all_of(s);
        same_text(after[i], now);
        mem_free(now);
        ck_assert_int_eq(session_undo(s), i > 0);
    }
    for (int i = 0; i <= n; i++) {
        char *now = all_of(s);
        same_text(after[i], now);
        mem_free(now);
        ck_assert_int_eq(session_redo(s), i < n);
        mem_free(after[i]);
    }
    session_free(s);
}
END_TEST

START_TEST(a_new_move_ends_redo)
{
    struct session *s = begin("three-sided", NULL);
    say(s, "e4 k9");
    ck_assert(session_undo(s) && session_undo(s));
    say(s, "d4");
    ck_assert(!session_redo(s));
    ck_assert(session_undo(s) && session_redo(s));
    session_free(s);
}
END_TEST

/* ---- answers ---- */

START_TEST(answers)
{
    struct session *s = begin("three-sided", "W:Ke1,a11,Rd1 R:Kd12 B:Kk8 turn=W");
    move_t move;
    ck_assert_int_eq(session_say(s, "a11-a12", 0, &move), ANSWER_PROMOTION);
    ck_assert_int_eq(session_say(s, "e1-e8", 0, &move), ANSWER_IMPOSSIBLE);
    ck_assert_int_gt((int)strlen(session_reason(s)), 0);
    ck_assert_int_eq(session_try(s, move_make(0, 1, MOVE_PLAIN, 0, 0)), ANSWER_IMPOSSIBLE);
    ck_assert_int_eq(session_act(s, ACT_YES), ANSWER_IMPOSSIBLE);
    ck_assert_int_eq(session_act(s, ACT_CLAIM), ANSWER_IMPOSSIBLE);
    say(s, "a12=N");
    ck_assert_int_eq(session_view(s)->lost[WHITE][PAWN], 0);
    ck_assert_int_eq(session_act(s, ACT_RESIGN), ANSWER_DONE);
    ck_assert_int_eq(session_act(s, ACT_RESIGN), ANSWER_DONE);
    ck_assert(session_view(s)->over);
    ck_assert_int_eq(session_say(s, "e1-e2", 0, &move), ANSWER_OVER);
    ck_assert_int_eq(session_act(s, ACT_RESIGN), ANSWER_OVER);
    session_free(s);
}
END_TEST

START_TEST(a_draw_needs_everybody)
{
    struct session *s = begin("three-sided", NULL);
    move_t move;
    say(s, "e4");
    ck_assert_int_eq(session_act(s, ACT_OFFER_DRAW), ANSWER_DONE);
    ck_assert_int_eq(session_view(s)->asked, BLACK);
    ck_assert_int_eq(session_say(s, "k9", 0, &move), ANSWER_IMPOSSIBLE);
    ck_assert_int_eq(session_act(s, ACT_YES), ANSWER_DONE);
    ck_assert_int_eq(session_view(s)->asked, WHITE);
    ck_assert_int_eq(session_act(s, ACT_NO), ANSWER_DONE);
    ck_assert_int_eq(session_view(s)->asked, NOBODY);
    ck_assert_int_eq(session_act(s, ACT_OFFER_DRAW), ANSWER_IMPOSSIBLE);     /* not again in this turn */
    say(s, "k9");
    ck_assert(session_act(s, ACT_OFFER_DRAW) == ANSWER_DONE && session_act(s, ACT_YES) == ANSWER_DONE);
    ck_assert_int_eq(session_act(s, ACT_YES), ANSWER_DONE);
    ck_assert(session_view(s)->over);
    ck_assert_int_eq(session_view(s)->place[RED], 1);
    session_free(s);
}
END_TEST

/* The frozen are not asked. */
START_TEST(a_frozen_player_shares_without_being_asked)
{
    struct session *s = begin("three-sided", "W:Ka1,h2 R:Kd12,Qb3,Rh3 B:Kk8,Rh8 turn=W");
    ck_assert_str_eq(session_view(s)->fate[WHITE], "frozen");
    ck_assert_int_eq(session_act(s, ACT_OFFER_DRAW), ANSWER_DONE);
    ck_assert_int_eq(session_view(s)->asked, BLACK);
    ck_assert_int_eq(session_act(s, ACT_YES), ANSWER_DONE);
    ck_assert(session_view(s)->over);
    for (int i = 0; i < PLAYERS; i++)
        ck_assert_int_eq(session_view(s)->place[i], 1);
    session_free(s);
}
END_TEST

START_TEST(events_are_given_out_once)
{
    struct session *s = begin("three-sided", "W:Ka1,h2 R:Kd12,Qe3,Rh3,Bn9 B:Kk8,Rn5,e7,k7,l7 turn=R");
    static const struct { int kind, player; } expected[] = {
        { EVENT_MOVE, RED }, { EVENT_MOVE, BLACK }, { EVENT_NOTICE, WHITE }, { EVENT_MOVE, RED }, { EVENT_NOTICE, BLACK },
        { EVENT_OVER, RED },
    };
    struct event event;
    say(s, "e3-b3 n5xn9 h3-h8");
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
        ck_assert(session_event(s, &event));
        ck_assert_msg(event.kind == expected[i].kind && event.player == expected[i].player, "%zu: %s", i, event.text);
    }
    ck_assert(!session_event(s, &event));
    session_free(s);
}
END_TEST

START_TEST(colours_move_on)
{
    struct session_setup setup = { .variant = registry_find("three-sided"), .choice = { [1] = 1 } }, next;
    strcpy(setup.name[WHITE], "Ann");
    strcpy(setup.name[RED], "Ben");
    strcpy(setup.name[BLACK], "Cem");
    struct session *s = session_new(&setup, &why);
    session_next_setup(s, &next);
    ck_assert_str_eq(next.name[RED], "Ann");
    ck_assert_str_eq(next.name[BLACK], "Ben");
    ck_assert_str_eq(next.name[WHITE], "Cem");
    ck_assert_int_eq(next.choice[1], 1);
    session_free(s);
}
END_TEST

/* ---- saves ---- */

START_TEST(a_saved_game_goes_on)
{
    const struct variant *v = registry_variant(_i);
    struct rng rng;
    struct text path = { 0 };
    rng_seed(&rng, 21);
    ck_assert(files_save_path("game", &path, &why));
    for (int game = 0; game < 3; game++) {
        struct session *s = begin(v->key, NULL);
        for (int i = 0; i < 120 && act_at_random(s, &rng); i++)
            continue;
        while (session_view(s)->asked != NOBODY)
            session_act(s, ACT_NO);
        ck_assert_msg(session_save(s, "game", &why), "%s", text_string(&why));
        ck_assert(session_saved(s));
        struct session *loaded = load(text_string(&path));
        ck_assert(session_saved(loaded));
        same(s, loaded);
        for (int i = 0; i < 20 && !session_view(s)->over; i++) {
            move_t m = session_view(s)->moves->move[rng_below(&rng, (uint32_t)session_view(s)->moves->n)];
            ck_assert_int_eq(session_try(s, m), ANSWER_DONE);
            ck_assert_int_eq(session_try(loaded, m), ANSWER_DONE);
            same(s, loaded);
        }
        session_free(s);
        session_free(loaded);
    }
    text_free(&path);
}
END_TEST

/* A file with a few bytes changed is read or refused, and refused with a sentence. */
START_TEST(damaged_files)
{
    const struct variant *v = registry_variant(_i);
    struct rng rng;
    struct text record = { 0 };
    char path[128];
    struct session *s = begin(v->key, NULL);
    rng_seed(&rng, 31);
    snprintf(path, sizeof path, "%s/damaged.game", home);
    for (int i = 0; i < 60 && act_at_random(s, &rng); i++)
        continue;
    session_record(s, &record);
    session_free(s);
    for (int n = 0; n < (support_slow() ? 5000 : 120); n++) {
        struct text bytes = { 0 };
        bool dropped;
        text_add_n(&bytes, record.data, rng_below(&rng, 4) ? record.length : rng_below(&rng, (uint32_t)record.length));
        for (uint32_t flips = 1 + rng_below(&rng, 4); flips && bytes.length; flips--)
            bytes.data[rng_below(&rng, (uint32_t)bytes.length)] = (char)(rng_below(&rng, 2) ? rng_below(&rng, 256) : 'a' + rng_below(&rng, 14));
        ck_assert(files_replace(path, bytes.length ? bytes.data : "", bytes.length, false, &why));
        text_clear(&why);
        s = session_load(path, &why, &dropped);
        ck_assert(s != NULL || why.length > strlen(path));
        session_free(s);
        text_free(&bytes);
    }
    text_free(&record);
}
END_TEST

/* ---- journals ---- */

/* The one journal there is, as a copy that nobody holds; false when there is none. */
static bool copy_journal(const char *copy)
{
    struct files_list list;
    struct text path = { 0 }, content = { 0 };
    files_find(FILES_JOURNALS, ".game", &list);
    ck_assert_int_le(list.n, 1);
    if (list.n) {
        ck_assert(files_directory(FILES_JOURNALS, &path, &why));
        text_addf(&path, "/%s.game", list.name[0]);
        ck_assert(files_read(text_string(&path), 1 << 20, &content, &why));
        ck_assert(files_replace(copy, content.data, content.length, false, &why));
    }
    bool any = list.n > 0;
    text_free(&path);
    text_free(&content);
    files_list_free(&list);
    return any;
}

static void journal_holds(const struct session *s, const char *copy)
{
    if (session_view(s)->asked != NOBODY || !copy_journal(copy))
        return;                         /* an offer is no event until it was answered */
    struct session *loaded = load(copy);
    same(s, loaded);
    ck_assert_int_eq(session_view(s)->can_redo, session_view(loaded)->can_redo);
    session_free(loaded);
}

/* Killed after any action, the game is in the journal: from the start, and from a save that begins with steps back. */
START_TEST(the_journal_holds_the_game)
{
    const struct variant *v = registry_variant(_i);
    struct rng rng;
    char copy[128];
    struct text saved = { 0 };
    rng_seed(&rng, 41);
    snprintf(copy, sizeof copy, "%s/journal-copy.game", home);
    ck_assert(files_save_path("begun", &saved, &why));
    for (int game = 0; game < 2; game++) {
        struct session *s = game % 2 ? load(text_string(&saved)) : begin(v->key, NULL);
        session_keep_journal(s);
        if (game % 2) {
            ck_assert(session_undo(s) && session_undo(s));
            journal_holds(s, copy);
            ck_assert(session_redo(s));
            journal_holds(s, copy);
        }
        for (int i = 0; i < 40 && act_at_random(s, &rng); i++)
            journal_holds(s, copy);
        while (session_view(s)->asked != NOBODY)
            session_act(s, ACT_NO);
        if (game % 2 == 0) {
            for (int i = 0; i < 4 && !session_view(s)->over; i++)
                ck_assert_int_eq(session_try(s, session_view(s)->moves->move[0]), ANSWER_DONE);
            ck_assert(session_save(s, "begun", &why));
        }
        session_leave(s);
        session_free(s);
        ck_assert(!copy_journal(copy));
    }
    text_free(&saved);
}
END_TEST

/* A last line without an end was being written when the power went. */
START_TEST(a_torn_line_is_dropped)
{
    char path[128];
    bool dropped = false;
    static const char torn[] = "[Triarch \"1\"]\n[Variant \"three-sided\"]\n\ne2-e4\nk11-k";
    snprintf(path, sizeof path, "%s/journal-7.game", home);
    ck_assert(files_replace(path, torn, sizeof torn - 1, false, &why));
    struct session *s = session_load(path, &why, &dropped);
    ck_assert_msg(s != NULL, "%s", text_string(&why));
    ck_assert(dropped);
    ck_assert_int_eq(session_view(s)->nentry, 1);
    session_free(s);
}
END_TEST

/* A game that lives holds its journal; one that was killed leaves it; one that is over leaves none. */
START_TEST(abandoned_journals)
{
    struct files_list list;
    int ready[2], end[2];
    char byte = 0;
    ck_assert(pipe(ready) == 0 && pipe(end) == 0);
    pid_t child = fork();
    if (!child) {
        struct session *s = begin("orthodox", NULL);
        session_keep_journal(s);
        say(s, "e4 e5");
        _exit(write(ready[1], &byte, 1) != 1 || read(end[0], &byte, 1) != 1);
    }
    ck_assert_int_eq((int)read(ready[0], &byte, 1), 1);
    journal_abandoned(&list);
    ck_assert_int_eq(list.n, 0);
    files_list_free(&list);
    ck_assert_int_eq((int)write(end[1], &byte, 1), 1);
    waitpid(child, NULL, 0);
    journal_abandoned(&list);
    ck_assert_int_eq(list.n, 1);
    struct stat st;
    ck_assert(stat(list.name[0], &st) == 0 && (st.st_mode & 0777) == 0600);
    struct session *s = load(list.name[0]);
    files_list_free(&list);
    session_keep_journal(s);                            /* takes the place of the old one */
    say(s, "f4 Qh4 g3 Bc5 gxh4 Bf2");
    files_find(FILES_JOURNALS, ".game", &list);
    ck_assert_int_eq(list.n, 1);
    files_list_free(&list);
    ck_assert_int_eq(session_act(s, ACT_RESIGN), ANSWER_DONE);
    session_free(s);
    files_find(FILES_JOURNALS, ".game", &list);
    ck_assert_int_eq(list.n, 0);
    files_list_free(&list);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("session");
    TCase *all = tcase_create("all");
    tcase_add_checked_fixture(all, set_up, tear_down);
    tcase_add_test(all, offers_are_answered_and_remembered);
    tcase_add_test(all, an_oath_is_sworn_and_ended);
    tcase_add_test(all, a_prisoner_comes_and_goes);
    tcase_add_test(all, offers_do_not_repeat_positions);
    tcase_add_loop_test(all, undo_and_redo_restore, 0, registry_count());
    tcase_add_test(all, a_new_move_ends_redo);
    tcase_add_test(all, answers);
    tcase_add_test(all, a_draw_needs_everybody);
    tcase_add_test(all, a_frozen_player_shares_without_being_asked);
    tcase_add_test(all, events_are_given_out_once);
    tcase_add_test(all, colours_move_on);
    tcase_add_loop_test(all, a_saved_game_goes_on, 0, registry_count());
    tcase_add_loop_test(all, damaged_files, 0, registry_count());
    tcase_add_loop_test(all, the_journal_holds_the_game, 0, registry_count());
    tcase_add_test(all, a_torn_line_is_dropped);
    tcase_add_test(all, abandoned_journals);
    suite_add_tcase(suite, all);
    return support_run(suite);
}
