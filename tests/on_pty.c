/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "on_pty.h"

#include <errno.h>
#include <glob.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#if defined HAVE_PTY_H
#include <pty.h>
#elif defined HAVE_LIBUTIL_H
#include <libutil.h>
#else
#include <util.h>
#endif

static void die(const char *what)
{
    printf("Bail out! %s: %s\n", what, strerror(errno));
    exit(1);
}

double clock_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

void pause_for(double seconds)
{
    struct timespec t = { .tv_sec = (time_t)seconds, .tv_nsec = (long)((seconds - (double)(time_t)seconds) * 1e9) };
    nanosleep(&t, NULL);
}

/* The child's last act: execvp wants words that may be written to. */
static void become(const char *const argv[])
{
    char *words[16] = { NULL };
    for (size_t i = 0; argv[i] && i < sizeof words / sizeof *words - 1; i++)
        words[i] = strdup(argv[i]);
    execvp(words[0], words);
    _exit(127);
}

void pty_start(struct pty *p, int rows, int columns, const char *const argv[])
{
    struct winsize size = { .ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns };
    int slave;
    *p = (struct pty){ .fd = -1 };
    if (openpty(&p->fd, &slave, NULL, NULL, &size))
        die("openpty");
    if (tcgetattr(p->fd, &p->at_start))
        die("tcgetattr");
    p->pid = fork();
    if (p->pid < 0)
        die("fork");
    if (!p->pid) {
        close(p->fd);
        setsid();
        ioctl(slave, TIOCSCTTY, 0);
        for (int fd = 0; fd < 3; fd++)
            dup2(slave, fd);
        become(argv);
    }
    close(slave);
}

/* Reads what is there, waiting at most `seconds`. Returns the number of bytes, 0 for silence, -1 when nobody is there. */
static long read_some(struct pty *p, double seconds)
{
    struct pollfd wait = { .fd = p->fd, .events = POLLIN };
    char buffer[65536];
    if (p->fd < 0)
        return -1;
    if (poll(&wait, 1, seconds < 0 ? 0 : (int)(seconds * 1000)) <= 0)
        return 0;
    ssize_t n = read(p->fd, buffer, sizeof buffer);
    if (n <= 0)
        return errno == EINTR ? 0 : -1;
    p->last = clock_now();
    text_add_n(&p->output, buffer, (size_t)n);
    return n;
}

void pty_send_n(struct pty *p, const char *keys, size_t n)
{
    /* The program may be writing while we are: read meanwhile, or both wait for ever. */
    while (n > 0 && p->fd >= 0) {
        struct pollfd wait = { .fd = p->fd, .events = POLLOUT };
        if (poll(&wait, 1, 10) == 1 && wait.revents & POLLOUT) {
            ssize_t done = write(p->fd, keys, n > 256 ? 256 : n);
            if (done < 0)
                return;
            keys += done;
            n -= (size_t)done;
        }
        if (read_some(p, 0) < 0)
            return;
    }
}

void pty_send(struct pty *p, const char *keys)
{
    pty_send_n(p, keys, strlen(keys));
}

void pty_resize(struct pty *p, int rows, int columns)
{
    struct winsize size = { .ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns };
    if (ioctl(p->fd, TIOCSWINSZ, &size))
        die("TIOCSWINSZ");
}

void pty_first(struct pty *p, double seconds)
{
    size_t before = p->output.length;
    for (double end = clock_now() + seconds; p->output.length == before && clock_now() < end;)
        if (read_some(p, end - clock_now()) < 0)
            return;
}

size_t pty_settle(struct pty *p, double quiet)
{
    size_t before = p->output.length;
    while (read_some(p, quiet) > 0)
        ;
    return p->output.length - before;
}

bool pty_expect(struct pty *p, const char *marker, double seconds)
{
    double end = clock_now() + seconds;
    while (!strstr(text_string(&p->output), marker))
        if (clock_now() > end || read_some(p, 0.05) < 0)
            return false;
    return true;
}

bool pty_restored(struct pty *p)
{
    struct termios now;
    return !tcgetattr(p->fd, &now) && now.c_iflag == p->at_start.c_iflag && now.c_oflag == p->at_start.c_oflag &&
           now.c_lflag == p->at_start.c_lflag && now.c_cflag == p->at_start.c_cflag;
}

void pty_hang_up(struct pty *p)
{
    close(p->fd);
    p->fd = -1;
}

int pty_wait(struct pty *p, double seconds)
{
    double end = clock_now() + seconds;
    int status;
    for (;;) {
        pid_t done = waitpid(p->pid, &status, WNOHANG);
        if (done == p->pid) {
            while (read_some(p, 0) > 0)
                ;
            p->pid = 0;
            return status;
        }
        if (clock_now() > end)
            return -1;
        if (read_some(p, 0.01) < 0)
            pause_for(0.01);
    }
}

void pty_end(struct pty *p)
{
    if (p->pid > 0) {
        kill(p->pid, SIGKILL);
        waitpid(p->pid, NULL, 0);
    }
    if (p->fd >= 0)
        close(p->fd);
    text_free(&p->output);
}

static char home[4096];

void home_make(void)
{
    static const char *const folders[][2] = { { "XDG_CONFIG_HOME", "config" },
                                              { "XDG_DATA_HOME", "data" },
                                              { "XDG_STATE_HOME", "state" } };
    static const char *const forgotten[] = { "NO_COLOR", "ESCDELAY", "LINES", "COLUMNS", "LANG", "LC_CTYPE", "LANGUAGE" };
    static bool known;
    const char *tmp = getenv("TMPDIR");
    snprintf(home, sizeof home, "%s/triarch-test.XXXXXX", tmp ? tmp : "/tmp");
    if (!mkdtemp(home))
        die("mkdtemp");
    setenv("HOME", home, 1);
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
        char path[sizeof home + 16];
        snprintf(path, sizeof path, "%s/%s", home, folders[i][1]);
        setenv(folders[i][0], path, 1);
    }
    for (size_t i = 0; i < sizeof forgotten / sizeof *forgotten && !known; i++)
        unsetenv(forgotten[i]);
    known = true;
    setenv("LC_ALL", "C.UTF-8", 1);
    setenv("TERM", "xterm-256color", 1);
}

const char *home_path(void)
{
    return home;
}

void home_remove(void)
{
    char command[sizeof home + 16];
    snprintf(command, sizeof command, "rm -rf '%s'", home);
    if (system(command))
        die("rm");
}

int home_journals(void)
{
    char pattern[sizeof home + 64];
    glob_t found;
    snprintf(pattern, sizeof pattern, "%s/state/triarch/journal-*.game", home);
    int n = glob(pattern, 0, NULL, &found) ? 0 : (int)found.gl_pathc;
    globfree(&found);
    return n;
}

const char *program_path(void)
{
    const char *path = getenv("TRIARCH");
    if (!path) {
        errno = ENOENT;
        die("TRIARCH must name the program under test");
    }
    return path;
}
