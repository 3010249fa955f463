/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/journal.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "base/mem.h"
#include "base/text.h"

struct journal {
    int fd;
    char *path;
};

static bool fail(struct text *why, const char *path)
{
    text_addf(why, "%s: %s", path, strerror(errno));
    return false;
}

static bool append(struct journal *j, const char *data, size_t length, struct text *why)
{
    while (length) {
        ssize_t n = write(j->fd, data, length);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return fail(why, j->path);
        data += n;
        length -= (size_t)n;
    }
    return fdatasync(j->fd) == 0 || fail(why, j->path);
}

static struct journal *open_at(const char *path, int flags, struct text *why)
{
    int fd = open(path, O_RDWR | O_APPEND | O_NOFOLLOW | O_CLOEXEC | flags, 0600);
    if (fd < 0) {
        fail(why, path);
        return NULL;
    }
    if (flock(fd, LOCK_EX | LOCK_NB)) {
        fail(why, path);
        close(fd);
        return NULL;
    }
    struct journal *j = mem_alloc(sizeof *j);
    j->fd = fd;
    j->path = mem_string(path);
    return j;
}

/* The process number may have been used before: then a letter is put behind it. */
static struct journal *open_new(const char *directory, struct text *why)
{
    struct journal *j = NULL;
    for (int tries = 0; !j && tries < 26; tries++) {
        struct text path = { 0 };
        text_addf(&path, "%s/journal-%ld", directory, (long)getpid());
        if (tries)
            text_addf(&path, "-%c", 'a' + tries - 1);
        text_add(&path, ".game");
        text_clear(why);
        j = open_at(text_string(&path), O_CREAT | O_EXCL, why);
        bool taken = !j && errno == EEXIST;
        text_free(&path);
        if (!taken)
            break;
    }
    return j;
}

struct journal *journal_open(const char *head, struct text *why)
{
    struct text directory = { 0 };
    struct journal *j = files_directory(FILES_JOURNALS, &directory, why) ? open_new(text_string(&directory), why) : NULL;
    text_free(&directory);
    if (j && !append(j, head, strlen(head), why)) {
        journal_close(j, true);
        j = NULL;
    }
    return j;
}

bool journal_add(struct journal *j, const char *line, struct text *why)
{
    struct text whole = { 0 };
    text_addf(&whole, "%s\n", line);
    bool fine = append(j, text_string(&whole), whole.length, why);
    text_free(&whole);
    return fine;
}

void journal_close(struct journal *j, bool remove)
{
    if (!j)
        return;
    if (remove)
        unlink(j->path);
    close(j->fd);
    mem_free(j->path);
    mem_free(j);
}

static bool is_abandoned(const char *path)
{
    int fd = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
    bool free_lock = fd >= 0 && flock(fd, LOCK_SH | LOCK_NB) == 0;
    if (fd >= 0)
        close(fd);
    return free_lock;
}

void journal_abandoned(struct files_list *list)
{
    struct text directory = { 0 }, why = { 0 };
    int n = 0;
    files_find(FILES_JOURNALS, ".game", list);
    files_directory(FILES_JOURNALS, &directory, &why);
    for (int i = 0; i < list->n; i++) {
        struct text path = { 0 };
        text_addf(&path, "%s/%s.game", text_string(&directory), list->name[i]);
        bool keep = !strncmp(list->name[i], "journal-", 8) && is_abandoned(text_string(&path));
        mem_free(list->name[i]);
        if (keep)
            list->name[n++] = mem_string(text_string(&path));
        text_free(&path);
    }
    list->n = n;
    text_free(&directory);
    text_free(&why);
}
