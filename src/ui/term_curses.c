/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The only file that knows curses.

   Showing: the canvas is compared with the one shown before; in each row one run of characters, from the first to the last that
   changed, goes to curses, then one doupdate writes it all.

   Reading: the signals we handle are blocked except inside pselect(), so that none can come between looking at its flag and
   going to sleep; a handler sets its flag and nothing else.

       flag of SIGTSTP -> leave curses, stop, come back, K_RESIZE        flag of SIGINT, TERM, HUP -> K_GONE
       end of input -> K_GONE                                            else what curses makes of the bytes

   Keys are read through a pad, because reading from a window would refresh it.

   A crash must leave a usable terminal: what has to be written then is made ready at the start, see emergency. */
#if defined HAVE_NCURSESW_CURSES_H
#include <ncursesw/curses.h>
#elif defined HAVE_NCURSES_H
#include <ncurses.h>
#else
#include <curses.h>
#endif
#include <term.h>

/* term.h makes macros of common words. */
#undef bell
#undef columns
#undef lines

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <termios.h>
#include <unistd.h>

#include "base/gettext.h"
#include "base/mem.h"
#include "base/text.h"
#include "ui/term.h"

struct curses {
    struct terminal term;           /* first, so that the one points to the other */
    SCREEN *screen;
    WINDOW *input;
    struct canvas shown;
    bool stale;                 /* what the terminal shows is not known */
    bool own_background;        /* COLOUR_DEFAULT can be had in a pair */
    int visible;                /* as last told to curs_set() */
    int npair;
    short pair[ROLES];          /* 0 = not made yet */
    const struct theme *theme;  /* to which the pairs belong */
    sigset_t outside;           /* signals as they were */
};

/* ---- what handlers touch ---- */

static volatile sig_atomic_t signal_seen, stop_seen;

static struct {
    volatile sig_atomic_t armed;
    struct termios modes;
    size_t length;
    char bytes[256];
} emergency;

static void on_leave(int number)
{
    signal_seen = number;
}

static void on_stop(int number)
{
    (void)number;
    stop_seen = 1;
}

/* Async-signal-safe. */
static void restore_in_emergency(void)
{
    if (!emergency.armed)
        return;
    emergency.armed = 0;
    if (write(STDOUT_FILENO, emergency.bytes, emergency.length) < 0)
        return;
    tcsetattr(STDIN_FILENO, TCSANOW, &emergency.modes);
}

static void on_crash(int number)
{
    restore_in_emergency();
    signal(number, SIG_DFL);
    raise(number);
}

static int emergency_byte(int c)
{
    if (emergency.length < sizeof emergency.bytes)
        emergency.bytes[emergency.length++] = (char)c;
    return c;
}

static void emergency_arm(void)
{
    static const char *const capabilities[] = { "sgr0", "op", "rmkx", "cnorm", "rmcup" };

    emergency.length = 0;
    for (size_t i = 0; i < sizeof capabilities / sizeof *capabilities; i++) {
        const char *bytes = tigetstr(capabilities[i]);
        if (bytes && bytes != (const char *)-1)
            tputs(bytes, 1, emergency_byte);
    }
    emergency.armed = 1;
    mem_on_failure(restore_in_emergency);
}

/* ---- signals ---- */

static const int leaving[] = { SIGINT, SIGTERM, SIGHUP }, crashing[] = { SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL, SIGQUIT };

static void handle(int number, void (*handler)(int))
{
    struct sigaction old, new = { .sa_handler = handler };

    sigemptyset(&new.sa_mask);
    sigaction(number, NULL, &old);
    if (old.sa_handler != SIG_IGN)              /* as nohup and shells without job control leave them */
        sigaction(number, &new, NULL);
}

static void signals_handle(void)
{
    for (size_t i = 0; i < sizeof leaving / sizeof *leaving; i++)
        handle(leaving[i], on_leave);
    for (size_t i = 0; i < sizeof crashing / sizeof *crashing; i++)
        handle(crashing[i], on_crash);
    handle(SIGTSTP, on_stop);
}

static void signals_block(sigset_t *outside)
{
    sigset_t set;

    sigemptyset(&set);
    for (size_t i = 0; i < sizeof leaving / sizeof *leaving; i++)
        sigaddset(&set, leaving[i]);
    sigaddset(&set, SIGTSTP);
    sigaddset(&set, SIGWINCH);
    sigprocmask(SIG_BLOCK, &set, outside);
}

static void signals_default(void)
{
    for (size_t i = 0; i < sizeof leaving / sizeof *leaving; i++)
        handle(leaving[i], SIG_DFL);
    for (size_t i = 0; i < sizeof crashing / sizeof *crashing; i++)
        handle(crashing[i], SIG_DFL);
    handle(SIGTSTP, SIG_DFL);
}

/* ---- showing ---- */

static void curses_size(struct terminal *t, int *rows, int *columns)
{
    (void)t;
    getmaxyx(stdscr, *rows, *columns);
}

static void curses_redraw(struct terminal *t)
{
    ((struct curses *)t)->stale = true;
}

static short pair_of(struct curses *c, int role, const struct look *look)
{
    int fore = look->fore, back = look->back;

    if (c->theme != c->term.theme) {
        memset(c->pair, 0, sizeof c->pair);
        c->npair = 0;
        c->theme = c->term.theme;
    }
    if (c->term.depth == DEPTH_MONO)
        return 0;
    if (fore == COLOUR_DEFAULT && back == COLOUR_DEFAULT)
        role = ROLE_TEXT;                       /* a pair of its own: going back to pair 0 resets the attributes, too */
    if (!c->pair[role]) {
        if (!c->own_background) {
            fore = fore == COLOUR_DEFAULT ? COLOR_WHITE : fore;
            back = back == COLOUR_DEFAULT ? COLOR_BLACK : back;
        }
        c->pair[role] = (short)++c->npair;
        init_pair(c->pair[role], (short)fore, (short)back);
    }
    return c->pair[role];
}

static attr_t attributes_of(int attr)
{
    return (attr & ATTR_BOLD ? A_BOLD : A_NORMAL) | (attr & ATTR_UNDERLINE ? A_UNDERLINE : A_NORMAL)
        | (attr & ATTR_REVERSE ? A_REVERSE : A_NORMAL);
}

static void show_spot(struct curses *c, int row, int column, const struct spotted *s)
{
    const struct look *look = &c->term.theme->looks[c->term.depth][s->role];
    attr_t attributes = attributes_of(look->attr ^ s->attr);
    short pair = pair_of(c, s->role, look);
    uint32_t glyph = s->glyph > 0x7e && c->term.charset == CHARSET_ASCII ? '?' : s->glyph;

#ifdef NCURSES_WIDECHAR
    wchar_t text[2] = { (wchar_t)glyph, 0 };
    cchar_t complex;
    setcchar(&complex, text, attributes, pair, NULL);
    mvadd_wchnstr(row, column, &complex, 1);
#else
    chtype simple = glyph | attributes | COLOR_PAIR(pair);
    mvaddchnstr(row, column, &simple, 1);
#endif
}

static bool same_spot(const struct spotted *a, const struct spotted *b)
{
    return a->glyph == b->glyph && a->role == b->role && a->attr == b->attr;
}

static void show_row(struct curses *c, const struct canvas *canvas, int row, int columns)
{
    const struct spotted *new = canvas_at(canvas, row, 0), *old = canvas_at(&c->shown, row, 0);
    int first = 0, last = columns - 1;

    if (!c->stale) {
        while (first <= last && same_spot(&new[first], &old[first]))
            first++;
        while (last >= first && same_spot(&new[last], &old[last]))
            last--;
        if (first && first <= last && !new[first].glyph)
            first--;                            /* a wide character is written whole */
    }
    for (int column = first; column <= last; column++)
        if (new[column].glyph)
            show_spot(c, row, column, &new[column]);
}

static void show_cursor(struct curses *c, const struct canvas *canvas)
{
    int visible = canvas->cursor_row >= 0;

    if (visible)
        wmove(stdscr, canvas->cursor_row, canvas->cursor_column);
    if (visible != c->visible)
        curs_set(visible);
    c->visible = visible;
}

static void curses_show(struct terminal *t, const struct canvas *canvas)
{
    struct curses *c = (struct curses *)t;
    int rows, columns;

    curses_size(t, &rows, &columns);
    if (canvas->rows != c->shown.rows || canvas->columns != c->shown.columns)
        c->stale = true;
    if (c->stale) {
        erase();
        clearok(curscr, TRUE);
    }
    for (int row = 0; row < rows && row < canvas->rows; row++)
        show_row(c, canvas, row, columns < canvas->columns ? columns : canvas->columns);
    show_cursor(c, canvas);
    wnoutrefresh(stdscr);
    doupdate();
    canvas_copy(&c->shown, canvas);
    c->stale = false;
}

static void curses_bell(struct terminal *t)
{
    (void)t;
    beep();
}

/* ---- reading ---- */

static const struct { int curses, key; } key_map[] = {
    { KEY_UP, K_UP }, { KEY_DOWN, K_DOWN }, { KEY_LEFT, K_LEFT }, { KEY_RIGHT, K_RIGHT },
    { KEY_HOME, K_HOME }, { KEY_END, K_END }, { KEY_PPAGE, K_PAGE_UP }, { KEY_NPAGE, K_PAGE_DOWN },
    { KEY_A1, K_HOME }, { KEY_A3, K_PAGE_UP }, { KEY_C1, K_END }, { KEY_C3, K_PAGE_DOWN }, { KEY_B2, K_ENTER },
    { KEY_FIND, K_HOME }, { KEY_SELECT, K_END }, { KEY_ENTER, K_ENTER }, { KEY_BACKSPACE, K_BACKSPACE },
    { KEY_DC, K_DELETE }, { KEY_IC, K_INSERT }, { KEY_BTAB, K_BACKTAB }, { KEY_RESIZE, K_RESIZE },
};

/* The keypad as PuTTY and others send it in application mode, whatever terminfo says. */
static const struct { const char *bytes; int curses; } keypad_sequences[] = {
    { "\033Ow", KEY_A1 }, { "\033Ox", KEY_UP }, { "\033Oy", KEY_A3 }, { "\033Ot", KEY_LEFT }, { "\033Ou", KEY_B2 },
    { "\033Ov", KEY_RIGHT }, { "\033Oq", KEY_C1 }, { "\033Or", KEY_DOWN }, { "\033Os", KEY_C3 }, { "\033OM", KEY_ENTER },
    { "\033[1~", KEY_HOME }, { "\033[4~", KEY_END }, { "\033[7~", KEY_HOME }, { "\033[8~", KEY_END },
    { "\033[H", KEY_HOME }, { "\033[F", KEY_END }, { "\033[A", KEY_UP }, { "\033[B", KEY_DOWN }, { "\033[C", KEY_RIGHT },
    { "\033[D", KEY_LEFT },
};

static int key_from_curses(int key)
{
    for (size_t i = 0; i < sizeof key_map / sizeof *key_map; i++)
        if (key_map[i].curses == key)
            return key_map[i].key;
    if (key >= KEY_F(1) && key <= KEY_F(12))
        return K_F1 + key - KEY_F(1);
    return K_OTHER;
}

static int key_from_character(wint_t c)
{
    return c == '\r' ? K_ENTER : c == 0x7f ? K_BACKSPACE : (int)c;
}

/* Leaves the terminal to the shell until we are continued. */
static void suspend(struct curses *c)
{
    struct winsize size;
    sigset_t set;

    stop_seen = 0;
    endwin();
    emergency.armed = 0;
    handle(SIGTSTP, SIG_DFL);
    raise(SIGTSTP);                             /* blocked: it stops us in the next line */
    sigemptyset(&set);
    sigaddset(&set, SIGTSTP);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    sigprocmask(SIG_BLOCK, &set, NULL);
    handle(SIGTSTP, on_stop);
    emergency.armed = 1;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row && size.ws_col)
        resizeterm(size.ws_row, size.ws_col);
    c->stale = true;
    c->visible = -1;
}

/* Sleeps until there is input or a signal.  False: there will never be input again. */
static bool wait_for_input(const struct curses *c, bool *ready)
{
    fd_set set;

    FD_ZERO(&set);
    FD_SET(STDIN_FILENO, &set);
    int n = pselect(STDIN_FILENO + 1, &set, NULL, NULL, NULL, &c->outside);
    if (n < 0)
        return errno == EINTR;
    *ready = true;
    return true;
}

/* Input is said to be ready, but curses got nothing: was it the end? */
static bool input_ended(void)
{
    struct pollfd p = { .fd = STDIN_FILENO, .events = POLLIN };
    int waiting = 0;

    if (poll(&p, 1, 0) <= 0)
        return false;
    return p.revents & (POLLHUP | POLLERR | POLLNVAL) || ioctl(STDIN_FILENO, FIONREAD, &waiting) < 0 || waiting == 0;
}

static int read_key(struct curses *c)
{
#ifdef NCURSES_WIDECHAR
    wint_t character;
    int status = wget_wch(c->input, &character);
    if (status == ERR)
        return -1;
    return status == KEY_CODE_YES ? key_from_curses((int)character) : key_from_character(character);
#else
    int character = wgetch(c->input);
    if (character == ERR)
        return -1;
    return character > 255 ? key_from_curses(character) : key_from_character((wint_t)character);
#endif
}

static int curses_key(struct terminal *t)
{
    struct curses *c = (struct curses *)t;
    bool ready = false;

    for (;;) {
        if (signal_seen)
            return K_GONE;
        if (stop_seen) {
            suspend(c);
            return K_RESIZE;
        }
        int key = read_key(c);
        if (key == K_RESIZE)
            c->stale = true;
        if (key >= 0)
            return key;
        if (ready && input_ended())
            return K_GONE;
        if (!wait_for_input(c, &ready))
            return K_GONE;
    }
}

int term_curses_signal(void)
{
    return signal_seen;
}

/* ---- opening and closing ---- */

static void curses_close(struct terminal *t)
{
    struct curses *c = (struct curses *)t;

    delwin(c->input);
    endwin();
    emergency.armed = 0;
    mem_on_failure(NULL);
    signals_default();
    sigprocmask(SIG_SETMASK, &c->outside, NULL);
    delscreen(c->screen);
    canvas_free(&c->shown);
    mem_free(c);
}

static const struct term_type curses_type = {
    .close = curses_close, .size = curses_size, .show = curses_show, .key = curses_key, .bell = curses_bell,
    .redraw = curses_redraw,
};

static enum charset find_charset(enum wish_charset wish)
{
    const char *name = getenv("TERM");

#ifndef NCURSES_WIDECHAR
    return CHARSET_ASCII;
#endif
    if (wish == WISH_CHARSET_UTF8 && strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
        setlocale(LC_CTYPE, "C.UTF-8");
    if (wish == WISH_CHARSET_ASCII || strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
        return CHARSET_ASCII;
    return name && !strncmp(name, "linux", 5) ? CHARSET_LINES : CHARSET_FULL;
}

static bool wants_colour(enum wish_colour wish)
{
    const char *no = getenv("NO_COLOR");

    return wish == WISH_COLOUR_ALWAYS || (wish == WISH_COLOUR_AUTO && !(no && *no));
}

static enum depth depth_of(int colours)
{
    return colours >= 256 ? DEPTH_256 : colours >= 16 ? DEPTH_16 : colours >= 8 ? DEPTH_8 : DEPTH_MONO;
}

/* A sentence why there is no terminal to play on, NULL if there is one. */
static const char *refusal(void)
{
    const char *name = getenv("TERM");
    int error;

    if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO))
        return _("standard input and output are not a terminal; --plain plays without one");
    if (!name || !*name || !strcmp(name, "dumb"))
        return _("this terminal (TERM) can only show lines; --plain plays on it");
    if (setupterm(NULL, STDOUT_FILENO, &error) != OK)
        return _("this kind of terminal (TERM) is not known here; --plain plays on any");
    const char *move = tigetstr("cup");
    if (!move || move == (const char *)-1)
        return _("this terminal (TERM) cannot place its cursor; --plain plays on any");
    return NULL;
}

static void start_colours(struct curses *c, enum wish_colour wish)
{
    c->term.depth = DEPTH_MONO;
    if (!wants_colour(wish) || !has_colors() || start_color() != OK)
        return;
    c->own_background = use_default_colors() == OK;
    if (COLOR_PAIRS >= ROLES)
        c->term.depth = depth_of(COLORS);
}

static void start_keys(struct curses *c)
{
    cbreak();
    noecho();
    c->input = newpad(1, 1);
    keypad(c->input, TRUE);
    nodelay(c->input, TRUE);
    for (size_t i = 0; i < sizeof keypad_sequences / sizeof *keypad_sequences; i++)
        if (!key_defined(keypad_sequences[i].bytes))
            define_key(keypad_sequences[i].bytes, keypad_sequences[i].curses);
}

struct terminal *term_curses_open(enum wish_charset charset, enum wish_colour colour, const char **why)
{
    setlocale(LC_ALL, "");
    *why = refusal();
    if (*why)
        return NULL;
    struct curses *c = mem_alloc(sizeof *c);
    c->term = (struct terminal){ .type = &curses_type, .charset = find_charset(charset), .theme = themes };
    c->stale = true;
    c->visible = -1;
    tcgetattr(STDIN_FILENO, &emergency.modes);
    signals_block(&c->outside);
    c->screen = newterm(NULL, stdout, stdin);
    if (!c->screen) {
        sigprocmask(SIG_SETMASK, &c->outside, NULL);
        mem_free(c);
        *why = _("curses cannot use this terminal; --plain plays on any");
        return NULL;
    }
    emergency_arm();
    signals_handle();
    if (!getenv("ESCDELAY"))
        set_escdelay(25);
    start_colours(c, colour);
    start_keys(c);
    return &c->term;
}

void term_curses_diagnose(enum wish_charset charset, enum wish_colour colour, struct text *out)
{
    static const char *const charsets[] = { "ascii", "utf-8, lines", "utf-8" };
    struct winsize size = { 0 };
    const char *name = getenv("TERM"), *why;

    setlocale(LC_ALL, "");
    why = refusal();
    ioctl(STDOUT_FILENO, TIOCGWINSZ, &size);
    text_addf(out, "TERM     %s\n", name ? name : "-");
    text_addf(out, "terminal %s\n", why ? why : _("usable"));
    if (!why)
        text_addf(out, "colours  %d, %s\n", tigetnum("colors"), wants_colour(colour) ? _("wanted") : _("not wanted"));
    text_addf(out, "size     %d columns, %d rows\n", size.ws_col, size.ws_row);
    text_addf(out, "locale   %s\n", setlocale(LC_CTYPE, NULL));
    text_addf(out, "codeset  %s\n", nl_langinfo(CODESET));
    text_addf(out, "charset  %s\n", charsets[find_charset(charset)]);
}
