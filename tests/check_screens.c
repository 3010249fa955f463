/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Screens under a terminal in memory: a script of keys goes in, what is shown comes out and is compared with readable files under
   tests/screens.  TRIARCH_SCREENS=write rewrites them, to be looked at before they are committed. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/rng.h"
#include "base/text.h"
#include "play/files.h"
#include "play/session.h"
#include "ui/menu.h"
#include "ui/setup.h"
#include "ui/table.h"
#include "ui/term_script.h"
#include "variants/registry.h"

static const struct golden {
    const char *name;
    int rows, columns;
    enum charset charset;
    const char *variant;        /* NULL = the menu */
    const char *position;
    const char *keys;
} goldens[] = {
    { "menu-80x24", 24, 80, CHARSET_ASCII, NULL, NULL, "" },
    { "setup-80x24", 24, 80, CHARSET_ASCII, NULL, NULL, "<Enter><Down>Anna<Down>Ben<Down><Down><Down><Right>" },
    { "start-80x24", 24, 80, CHARSET_ASCII, "three-sided", NULL, "" },
    { "start-80x24-utf8", 24, 80, CHARSET_FULL, "three-sided", NULL, "" },
    { "start-120x40", 40, 120, CHARSET_ASCII, "three-sided", NULL, "" },
    { "start-120x40-utf8", 40, 120, CHARSET_FULL, "three-sided", NULL, "" },
    { "start-200x60-utf8", 60, 200, CHARSET_FULL, "three-sided", NULL, "" },
    { "star-80x24", 24, 80, CHARSET_ASCII, "three-sided", NULL, "%" },
    { "star-120x40-utf8", 40, 120, CHARSET_FULL, "three-sided", NULL, "%" },
    { "hexagon-120x40-utf8", 40, 120, CHARSET_FULL, "three-sided", NULL, "%%" },
    { "orthodox-80x24", 24, 80, CHARSET_ASCII, "orthodox", NULL, "e2-e4<Enter>" },
    { "orthodox-120x40-utf8", 40, 120, CHARSET_FULL, "orthodox", NULL, "e2-e4<Enter>" },
    { "picked-80x24", 24, 80, CHARSET_ASCII, "three-sided", "W:Ke1,Bc3,d2 R:Kd12,Pk9,e5 B:Kk8,Nm6 turn=W", "c3<Enter>" },
    { "typed-80x24", 24, 80, CHARSET_ASCII, "three-sided", NULL, "e2-e" },
    { "refused-80x24", 24, 80, CHARSET_ASCII, "three-sided", "W:Ke1,Rf2 R:Kd12,Bh4 B:Kk8,Rf7 turn=W", "Rf2-a2<Enter>e1d2<Enter>Ke1-f1<Enter>" },
    { "moved-80x24", 24, 80, CHARSET_ASCII, "three-sided", NULL, "e2-e4<Enter>d11-d9<Enter>" },
    { "attackers-80x24", 24, 80, CHARSET_ASCII, "three-sided", NULL, "e3<Enter><Esc>'" },
    { "check-80x24", 24, 80, CHARSET_ASCII, "three-sided", "W:Ke1,Qd1 R:Kd12,Ra12,a11 B:Kk8,Rn8,Qh5 turn=B", "Qh5-e5<Enter>" },
    { "promotion-80x24", 24, 80, CHARSET_ASCII, "three-sided", "W:Ke1,a11 R:Kd12,h4 B:Kk8 turn=W", "a12<Enter>" },
    { "mate-80x24", 24, 80, CHARSET_ASCII, "three-sided", "W:Kd1,Rc1,Re1,c2,e2 R:Kd12,Qd10 B:Kk8,Nd3 turn=B", "Nf4<Enter>" },
    { "captured-army-80x24", 24, 80, CHARSET_ASCII, "three-sided", "W:Kd1,Rc1,Re1,c2,e2 R:Kd12,Qd10 B:Kk8,Nd3 turn=B",
        "Nf4<Enter><Enter>" },
    { "over-80x24", 24, 80, CHARSET_ASCII, "three-sided", "W:Kd1,Rc1,Re1,c2,e2 R:Kd12,Qd10 B:Kk8,Nd3 turn=B",
        "Nf4<Enter><Enter>Kd12-d11<Enter>!y" },
    { "offer-80x24", 24, 80, CHARSET_ASCII, "three-sided", NULL, "=o" },
    { "leave-80x24", 24, 80, CHARSET_ASCII, "three-sided", NULL, "e2-e4<Enter><C-x>" },
    { "moves-80x24", 24, 80, CHARSET_ASCII, "three-sided", NULL, "e2-e4<Enter>d11-d9<Enter>k7-k6<Enter>Nc3<Enter>;" },
    { "shafran-80x24", 24, 80, CHARSET_ASCII, "shafran", NULL, "d2-d5<Enter>" },
    { "glinski-80x24", 24, 80, CHARSET_ASCII, "glinski", NULL, "Nd1-f4<Enter>f11<Enter><Enter>" },
    { "glinski-refused-80x24", 24, 80, CHARSET_ASCII, "glinski", NULL, "e4-e6<Enter>f5-f7<Enter>" },
    { "glinski-200x60-utf8", 60, 200, CHARSET_FULL, "glinski", NULL, "" },
    { "mccooey-line-80x24", 24, 80, CHARSET_FULL, "mccooey", NULL, "%" },
    { "wellisch-80x24", 24, 80, CHARSET_ASCII, "wellisch", "W:Ka4,Rk10,Rl10 R:Ki11,Rg6 B:Kl6,Nf1,e1 turn=R pool=NQ,RR,-", "" },
    { "wellisch-taken-80x24", 24, 80, CHARSET_ASCII, "wellisch", "W:Ka4,Rk10,Rl10 R:Ki11,Rg6 B:Kl6,Nf1,e1 turn=R", "Rg6l6<Enter>" },
    { "wellisch-safe-80x24", 24, 80, CHARSET_ASCII, "wellisch", "W:Ka4,Rl10 R:Ki11,Rg6 B:Kl6,Nf1,e1 turn=R", "Rg6xl6<Enter>" },
    { "wellisch-waiting-80x24", 24, 80, CHARSET_ASCII, "wellisch", "W:Ka4,l6 R:Ki11 B:Kh3 turn=W pool=RQ,-,-", "l6=<Enter>" },
    { "wellisch-120x40-utf8", 40, 120, CHARSET_FULL, "wellisch", NULL, "a4<Enter>" },
    { "wellisch-200x60-utf8", 60, 200, CHARSET_FULL, "wellisch", NULL, "" },
    { "devasa-80x24", 24, 80, CHARSET_ASCII, "devasa", NULL, "f3-f5<Enter>g7-e5<Enter>" },
    { "brusky-80x24", 24, 80, CHARSET_FULL, "brusky", NULL, "" },
    { "echexs-80x24", 24, 80, CHARSET_ASCII, "echexs", NULL, "Bf3xc6<Enter>" },
    { "dreierschach-80x24", 24, 80, CHARSET_ASCII, "dreierschach", NULL, "b2-b4<Enter>b6-d6<Enter>" },
    { "dreierschach-120x40", 40, 120, CHARSET_ASCII, "dreierschach", NULL, "@1" },
    { "tagiev-80x24", 24, 80, CHARSET_ASCII, "tagiev", NULL, "" },
    { "tagiev-names-80x24", 24, 80, CHARSET_ASCII, "tagiev", NULL, "#e5<Enter>" },
    { "tagiev-barred-80x24", 24, 80, CHARSET_ASCII, "tagiev", "W:Kf9,Re3 B:Ka14,c3 R:Kj15,g3 turn=W victim=-RB", "Re3xc3<Enter>" },
    { "tagiev-oath-80x24", 24, 80, CHARSET_ASCII, "tagiev", NULL, "=sb" },
    { "tagiev-truce-80x24", 24, 80, CHARSET_ASCII, "tagiev", NULL, "=tr2<BS>2<Enter>y<Enter>e5-e6<Enter>" },
    { "tagiev-prisoner-80x24", 24, 80, CHARSET_ASCII, "tagiev", "W:Kd15,Qa12,Ra13,Ni14 B:Ka15,h10 R:Kf8,Rb8,Ba10 turn=W",
        "Qa12-a14<Enter><Enter>" },
    { "tagiev-120x40-utf8", 40, 120, CHARSET_FULL, "tagiev", NULL, "Ne2<Enter>" },
    { "tagiev-triangles-80x24", 24, 80, CHARSET_ASCII, "tagiev", NULL, "%" },
    { "tagiev-triangles-120x40", 40, 120, CHARSET_FULL, "tagiev", NULL, "%" },
    { "star-small-80x24", 24, 80, CHARSET_ASCII, "star", NULL, "f4-f6<Enter>" },
    { "star-rows-120x40-utf8", 40, 120, CHARSET_FULL, "star", NULL, "%" },
    { "star-large-200x60-utf8", 60, 200, CHARSET_FULL, "star", NULL, "%%" },
    { "ribbon-80x24", 24, 80, CHARSET_ASCII, "ribbon", NULL, "e8-e10<Enter>" },
    { "ribbon-120x40-utf8", 40, 120, CHARSET_FULL, "ribbon", NULL, "e8-e10<Enter>@m" },
    { "lesson-tagiev-80x24", 24, 80, CHARSET_ASCII, "tagiev", NULL, "<F2><Enter><Enter><Enter>" },
    { "lesson-glinski-80x24", 24, 80, CHARSET_ASCII, "glinski", NULL, "<F2><Enter><Enter><Enter>" },
    { "lesson-dreierschach-120x40", 40, 120, CHARSET_ASCII, "dreierschach", NULL, "<F2><Enter><Enter>" },
    { "small-30x10", 10, 30, CHARSET_ASCII, "three-sided", NULL, "" },
};
enum { NGOLDEN = sizeof goldens / sizeof *goldens };

/* Nothing of the user's is read or written. */
static void scratch(void)
{
    char path[] = "/tmp/triarch-screens-XXXXXX";
    ck_assert_ptr_nonnull(mkdtemp(path));
    setenv("XDG_DATA_HOME", path, 1);
    setenv("XDG_STATE_HOME", path, 1);
    setenv("XDG_CONFIG_HOME", path, 1);
}

static struct session *session_for(const char *variant, const char *position)
{
    struct session_setup setup = { .variant = registry_find(variant), .position = position };
    struct text why = { 0 };
    struct session *s = session_new(&setup, &why);
    ck_assert_msg(s, "%s", text_string(&why));
    text_free(&why);
    return s;
}

static void begin(struct app *app, struct script *script, const char *variant, const char *position)
{
    memset(app, 0, sizeof *app);
    settings_init(&app->settings);
    app->term = &script->term;
    app->term->theme = theme_find("");
    rng_seed(&app->rng, 1);
    canvas_init(&app->canvas, 0, 0);
    if (variant)
        table_open(app, session_for(variant, position));
    else
        menu_open(app);
}

/* What the last screen before the end of the script showed. */
static void play_script(const struct golden *g, struct text *out)
{
    struct script script;
    struct app app;
    script_init(&script, g->rows, g->columns, g->keys);
    script.term.charset = g->charset;
    begin(&app, &script, g->variant, g->position);
    app_loop(&app);
    script_print(&script, out);
    canvas_free(&app.canvas);
    script_free(&script);
}

static void golden_path(const struct golden *g, struct text *path)
{
    text_addf(path, "%s/screens/%s.txt", getenv("TRIARCH_TESTS"), g->name);
}

START_TEST(screen_is_as_stored)
{
    const struct golden *g = &goldens[_i];
    struct text shown = { 0 }, path = { 0 }, stored = { 0 }, why = { 0 };
    scratch();
    play_script(g, &shown);
    golden_path(g, &path);
    if (getenv("TRIARCH_SCREENS")) {
        FILE *f = fopen(text_string(&path), "w");
        ck_assert_ptr_nonnull(f);
        fputs(text_string(&shown), f);
        fclose(f);
    } else {
        ck_assert_msg(files_read(text_string(&path), 1 << 20, &stored, &why), "%s", text_string(&why));
        ck_assert_msg(!strcmp(text_string(&stored), text_string(&shown)), "%s: stored\n%s\nshown\n%s", g->name, text_string(&stored),
            text_string(&shown));
    }
    text_free(&shown);
    text_free(&path);
    text_free(&stored);
    text_free(&why);
}
END_TEST

/* Random keys and sizes: nothing breaks, whatever is open. */
struct monkey {
    struct rng rng;
    int left;
};

static int monkey_key(struct script *script, void *context)
{
    static const int special[] = {
        K_ENTER, K_ENTER, K_ENTER, K_ESCAPE, K_UP, K_DOWN, K_LEFT, K_RIGHT, K_HOME, K_END, K_PAGE_UP, K_PAGE_DOWN, K_TAB, K_BACKTAB,
        K_BACKSPACE, K_F1, K_F2, K_OTHER, K_CTRL('L'), K_DELETE,
    };
    struct monkey *m = context;
    if (m->left-- <= 0)
        return K_GONE;
    switch (rng_below(&m->rng, 12)) {
    case 0:
        script->rows = 1 + (int)rng_below(&m->rng, 70);
        script->columns = 1 + (int)rng_below(&m->rng, 220);
        return K_RESIZE;
    case 1: case 2: case 3:
        return ' ' + (int)rng_below(&m->rng, 95);
    case 4:
        return "abcdefgh"[rng_below(&m->rng, 8)];
    case 5:
        return '1' + (int)rng_below(&m->rng, 9);
    default:
        return special[rng_below(&m->rng, sizeof special / sizeof *special)];
    }
}

START_TEST(random_keys_break_nothing)
{
    struct monkey monkey = { .left = 3000 };
    struct script script;
    struct app app;
    scratch();
    rng_seed(&monkey.rng, (uint64_t)_i);
    script_init(&script, 24, 80, "");
    script.next = monkey_key;
    script.context = &monkey;
    script.term.charset = _i % 2 ? CHARSET_FULL : CHARSET_ASCII;
    while (monkey.left > 0) {
        const struct variant *v = registry_variant((int)rng_below(&monkey.rng, (uint32_t)registry_count()));
        begin(&app, &script, _i % 4 == 3 ? NULL : v->key, NULL);
        app_loop(&app);
        canvas_free(&app.canvas);
    }
    script_free(&script);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("screens");
    TCase *stored = tcase_create("stored"), *random = tcase_create("random");
    tcase_add_loop_test(stored, screen_is_as_stored, 0, NGOLDEN);
    tcase_add_loop_test(random, random_keys_break_nothing, 0, 8);
    suite_add_tcase(suite, stored);
    suite_add_tcase(suite, random);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
