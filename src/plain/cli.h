/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command line: one table of options feeds the parser and --help; the manual is compared with it by a test. */
#ifndef TRIARCH_PLAIN_CLI_H
#define TRIARCH_PLAIN_CLI_H

#include <stdbool.h>
#include <stdint.h>

struct text;
struct variant;

enum { EXIT_FAILED = 1, EXIT_USAGE = 2 };
enum cli_choice { CLI_AUTO, CLI_ALWAYS, CLI_NEVER };
enum cli_charset { CLI_CHARSET_AUTO, CLI_CHARSET_ASCII, CLI_CHARSET_UTF8 };

struct cli {
    int noperand;
    char **operand;             /* what is no option, in order; points into argv */
    int nrule;
    const char *rule[32];       /* KEY=CHOICE of each -o */
    const char *position, *play, *format, *drawing, *seat, *seed;
    int zoom;                   /* 1.., 0 = not said */
    uint8_t charset;            /* enum cli_charset */
    uint8_t color;              /* enum cli_choice */
    bool plain, divide, diagnose, help, version;
};

/* Reads the arguments.  False: a sentence was written to standard error. */
bool cli_read(struct cli *, int argc, char **argv);
void cli_help(struct text *);

/* choose.c: sets the choices that the -o options name; room for OPTIONS_MAX.  False: a sentence was written to standard error. */
bool cli_choose(const struct cli *, const struct variant *, uint8_t choice[]);
/* choose.c: the variant of that key, or NULL and a sentence that names the keys. */
const struct variant *cli_variant(const char *key);

/* batch.c: runs the command that the first operand names.  False: it names none. */
bool batch_run(const struct cli *, int *status);
/* plain.c: the game as a dialogue of lines. */
struct session;
int plain_run(struct session *, const struct cli *);
/* The board of a view as text. */
struct view;
struct drawing;
void plain_board(const struct view *, const struct drawing *, int size, int turn, int alphabet, int charset, struct text *out);

#endif
