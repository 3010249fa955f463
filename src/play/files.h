/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where things are kept, and writing them so that nothing is lost.  Directories follow the XDG base directory specification;
   relative values of its variables are ignored; what is missing is made with mode 0700. */
#ifndef TRIARCH_PLAY_FILES_H
#define TRIARCH_PLAY_FILES_H

#include <stdbool.h>
#include <stddef.h>

struct text;

enum files_place { FILES_SAVES, FILES_JOURNALS, FILES_CONFIG };

/* The path of triarch's directory of that kind, made if need be.  False: why says what failed. */
bool files_directory(enum files_place, struct text *path, struct text *why);
/* A data file, "help/three-sided.txt": under $TRIARCH_DATA, else where the program was installed. */
void files_data(const char *name, struct text *path);

/* The whole file, at most `most` bytes.  False: why says what failed. */
bool files_read(const char *path, size_t most, struct text *content, struct text *why);
/* Replaces a file: a new one is written beside it, synced and renamed, the directory synced; keep: the old one stays as path~. */
bool files_replace(const char *path, const char *content, size_t length, bool keep, struct text *why);

/* Is this a name for a save: not empty, no slash, no dot in front, no control characters, at most 64 bytes? */
bool files_good_name(const char *name);
/* The path of the save of that name. */
bool files_save_path(const char *name, struct text *path, struct text *why);

/* Names of the files in a directory of ours that end in `suffix`, sorted, without the suffix; owned by the caller. */
struct files_list {
    int n;
    char **name;
};
void files_find(enum files_place, const char *suffix, struct files_list *);
void files_list_free(struct files_list *);

#endif
