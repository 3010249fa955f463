/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/files.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/gettext.h"
#include "base/mem.h"
#include "base/text.h"

#ifndef TRIARCH_DATADIR
#define TRIARCH_DATADIR "/usr/local/share/games/triarch"
#endif

static bool fail(struct text *why, const char *path)
{
    text_addf(why, "%s: %s", path, strerror(errno));
    return false;
}

/* Makes each missing directory of an absolute path. */
static bool make_path(const char *path, struct text *why)
{
    char *copy = mem_string(path);
    bool fine = true;
    for (char *slash = copy + 1; fine; slash++) {
        if (*slash && *slash != '/')
            continue;
        char end = *slash;
        *slash = '\0';
        if (mkdir(copy, 0700) && errno != EEXIST)
            fine = fail(why, copy);
        *slash = end;
        if (!end)
            break;
    }
    mem_free(copy);
    return fine;
}

bool files_directory(enum files_place place, struct text *path, struct text *why)
{
    /* ORDER files_place */
    static const struct {
        const char *variable, *under_home;
    } places[] = {
        { "XDG_DATA_HOME", ".local/share" }, { "XDG_STATE_HOME", ".local/state" }, { "XDG_CONFIG_HOME", ".config" },
    };
    const char *base = getenv(places[place].variable), *home = getenv("HOME");
    if (base && base[0] == '/') {
        text_add(path, base);
    } else if (home && home[0] == '/') {
        text_addf(path, "%s/%s", home, places[place].under_home);
    } else {
        text_addf(why, _("neither %s nor HOME says where files are kept"), places[place].variable);
        return false;
    }
    text_add(path, "/triarch");
    return make_path(text_string(path), why);
}

void files_data(const char *name, struct text *path)
{
    const char *data = getenv("TRIARCH_DATA");
    text_addf(path, "%s/%s", data && data[0] ? data : TRIARCH_DATADIR, name);
}

static bool read_all(int fd, const char *path, size_t most, struct text *content, struct text *why)
{
    char buffer[8192];
    struct stat st;
    if (fstat(fd, &st))
        return fail(why, path);
    if (S_ISDIR(st.st_mode)) {
        errno = EISDIR;
        return fail(why, path);
    }
    for (;;) {
        ssize_t n = read(fd, buffer, sizeof buffer);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return fail(why, path);
        if (n == 0)
            return true;
        text_add_n(content, buffer, (size_t)n);
        if (content->length > most) {
            text_addf(why, _("%s: longer than %zu bytes"), path, most);
            return false;
        }
    }
}

bool files_read(const char *path, size_t most, struct text *content, struct text *why)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY);
    if (fd < 0)
        return fail(why, path);
    bool fine = read_all(fd, path, most, content, why);
    close(fd);
    return fine;
}

static bool write_all(int fd, const char *data, size_t length)
{
    while (length) {
        ssize_t n = write(fd, data, length);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return false;
        data += n;
        length -= (size_t)n;
    }
    return fsync(fd) == 0;
}

/* A rename is on the disk only when its directory is. */
static void sync_directory(const char *path)
{
    const char *slash = strrchr(path, '/');
    char *directory = slash ? mem_string_n(path, (size_t)(slash - path)) : mem_string(".");
    int fd = open(directory[0] ? directory : "/", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd >= 0) {
        fsync(fd);
        close(fd);
    }
    mem_free(directory);
}

/* The file as it is becomes path~, by a second name and a rename, so that at no moment path or path~ is missing. */
static void keep_previous(const char *path)
{
    struct text old = { 0 }, spare = { 0 };
    text_addf(&old, "%s~", path);
    text_addf(&spare, "%s.%ld.old", path, (long)getpid());
    if (!link(path, text_string(&spare)))
        rename(text_string(&spare), text_string(&old));
    else if (errno != ENOENT)
        rename(path, text_string(&old));        /* a file system without links */
    unlink(text_string(&spare));                /* rename leaves it where both name the same file */
    text_free(&spare);
    text_free(&old);
}

static bool write_beside(const char *path, const char *temporary, const char *content, size_t length, bool keep, struct text *why)
{
    int fd = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (fd < 0)
        return fail(why, temporary);
    bool fine = write_all(fd, content, length);
    if (close(fd))
        fine = false;
    if (!fine)
        return fail(why, path);
    if (keep)
        keep_previous(path);
    if (rename(temporary, path))
        return fail(why, path);
    sync_directory(path);
    return true;
}

bool files_replace(const char *path, const char *content, size_t length, bool keep, struct text *why)
{
    struct text temporary = { 0 };
    text_addf(&temporary, "%s.%ld.tmp", path, (long)getpid());
    bool fine = write_beside(path, text_string(&temporary), content, length, keep, why);
    if (!fine)
        unlink(text_string(&temporary));
    text_free(&temporary);
    return fine;
}

bool files_good_name(const char *name)
{
    enum { LONGEST = 64 };
    if (!name[0] || name[0] == '.' || strlen(name) > LONGEST)
        return false;
    for (const unsigned char *c = (const unsigned char *)name; *c; c++)
        if (*c < ' ' || *c == 127 || *c == '/')
            return false;
    return true;
}

bool files_save_path(const char *name, struct text *path, struct text *why)
{
    if (!files_good_name(name)) {
        text_add(why, _("a name has 1 to 64 bytes, no slash, and no dot in front"));
        return false;
    }
    if (!files_directory(FILES_SAVES, path, why))
        return false;
    text_addf(path, "/%s.game", name);
    return true;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

void files_find(enum files_place place, const char *suffix, struct files_list *list)
{
    struct text path = { 0 }, why = { 0 };
    int room = 0;
    *list = (struct files_list){ 0 };
    DIR *directory = files_directory(place, &path, &why) ? opendir(text_string(&path)) : NULL;
    for (struct dirent *entry; directory && (entry = readdir(directory));) {
        size_t n = strlen(entry->d_name), tail = strlen(suffix);
        if (n <= tail || strcmp(entry->d_name + n - tail, suffix))
            continue;
        if (list->n == room) {
            room = room ? 2 * room : 16;
            list->name = mem_resize(list->name, (size_t)room * sizeof *list->name);
        }
        list->name[list->n++] = mem_string_n(entry->d_name, n - tail);
    }
    if (directory)
        closedir(directory);
    if (list->n)
        qsort(list->name, (size_t)list->n, sizeof *list->name, by_name);
    text_free(&path);
    text_free(&why);
}

void files_list_free(struct files_list *list)
{
    for (int i = 0; i < list->n; i++)
        mem_free(list->name[i]);
    mem_free(list->name);
    *list = (struct files_list){ 0 };
}
