/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A board as a small automaton.  Its state is (cell, heading); one function tells which states one step leads to.  Headings
   are numbered round the compass and alternate: even = orthogonal (over a side), odd = diagonal (over a corner).  Nothing
   above this layer knows rows and columns. */
#ifndef TRIARCH_BOARD_TOPOLOGY_H
#define TRIARCH_BOARD_TOPOLOGY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    CELLS_MAX = 192,            /* no board has more cells */
    NO_CELL = 255,
    HEADS_MAX = 12,
    CELL_NAME_SIZE = 8          /* longest name and its NUL */
};

struct hop {
    uint8_t to, head;           /* the cell reached and the heading on arrival: lines bend, so it may differ */
};

struct drawing;

struct topology {
    const char *key;
    uint8_t ncell;              /* cells are 0 .. ncell-1 */
    uint8_t nhead;              /* headings are 0 .. nhead-1; 8 on four-sided cells */
    uint8_t sides;              /* of a cell: 3, 4, 6 */
    uint8_t turns;              /* in how many ways the board can be turned onto itself, 1 = not at all */
    uint8_t nalphabet;          /* how many ways to name cells; 0 is the one that files use */
    bool synonyms;              /* no name means two cells: all alphabets are read everywhere, and only 0 names lines of cells */

    /* The states one step from (cell, head): their number, 0 at the edge, 2 where a line forks. */
    int (*step)(const struct topology *, int cell, int head, struct hop out[2]);
    /* Writes the name of a cell and returns its length.  Small letters; names of zones have a capital behind: bC5, so that they cannot be
       taken for a bishop on c5. */
    int (*name)(const struct topology *, int cell, int alphabet, char out[CELL_NAME_SIZE]);
    /* The cell at whose place `cell` is seen after the board was turned `turn` times, 0 <= turn < turns. */
    int (*turned)(const struct topology *, int cell, int turn);
    /* Shade of an empty cell: 0 light, 1 dark, 2 the middle one of hexagons. */
    int (*shade)(const struct topology *, int cell);

    const struct drawing *drawings;     /* ends with an entry whose key is NULL; see drawing.h */
    const void *shape;                  /* for topologies that come in several shapes */
};

/* cell_names.c: reads a cell name, any case, at the start of text, the longest that fits.  Returns its length and stores the
   cell, or returns 0 when no cell is named. */
int cell_parse(const struct topology *, int alphabet, const char *text, int *cell);

/* The same for what people type: of synonyms those of every alphabet are read. */
int cell_parse_any(const struct topology *, int alphabet, const char *text, int *cell);

/* For `name`: a letter and a number from 1 to 99; the length. */
int cell_name_write(char letter, int number, char out[CELL_NAME_SIZE]);

/* Is the cell one of these, named one behind the other in alphabet 0: "a2b2c2"? */
bool cell_among(const struct topology *, int cell, const char *names);

extern const struct topology topology_square;          /* 8x8, cell = 8 * rank + file, a1 = 0 */
extern const struct topology topology_three_sided;     /* 96 cells, cell = 32 * sector + 8 * row + column */
extern const struct topology topology_shafran;         /* hexagons, flat-top, 70 cells */
extern const struct topology topology_hex_flat_91;     /* hexagons, flat-top, side 6: Glinski, McCooey, Echexs */
extern const struct topology topology_hex_pointed_91;  /* the same pointed: Wellisch */
extern const struct topology topology_devasa;          /* hexagons, pointed, 81 cells */
extern const struct topology topology_brusky;          /* hexagons, pointed, 84 cells */
extern const struct topology topology_ribbon;          /* 8 files by 24 ranks joined to a ring */
extern const struct topology topology_tagiev;          /* triangles, hexagon of 150 */
extern const struct topology topology_star_108, topology_star_192;     /* triangles, six-pointed stars */
extern const struct topology topology_dreierschach;    /* hexagons, pointed, 126 cells */

#endif
