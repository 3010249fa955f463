/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the drawings: their pictures against files that people can read, and properties of every drawing, size and turn. */
#include <check.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "board/picture.h"

static const struct topology *const topologies[] = {
    &topology_square, &topology_three_sided, &topology_shafran, &topology_hex_flat_91, &topology_hex_pointed_91, &topology_devasa,
    &topology_brusky, &topology_dreierschach, &topology_tagiev, &topology_star_108, &topology_star_192, &topology_ribbon,
};

static bool hexagons(const struct topology *t)
{
    return t->sides == 6;
}

/* ---- pictures in files ---- */

enum show { EMPTY_BOARD, START, BISHOP_ON_C3 };

static const struct golden {
    const char *file;
    const struct topology *topology;
    const char *drawing;
    uint8_t size, turn, alphabet, charset, show;
} goldens[] = {
    { "fan-small-start", &topology_three_sided, "fan", 0, 0, 0, CHARSET_ASCII, START },
    { "fan-small-empty", &topology_three_sided, "fan", 0, 0, 0, CHARSET_ASCII, EMPTY_BOARD },
    { "fan-small-bishop", &topology_three_sided, "fan", 0, 0, 0, CHARSET_ASCII, BISHOP_ON_C3 },
    { "fan-small-red", &topology_three_sided, "fan", 0, 1, 0, CHARSET_ASCII, START },
    { "fan-small-black", &topology_three_sided, "fan", 0, 2, 0, CHARSET_ASCII, START },
    { "fan-small-english", &topology_three_sided, "fan", 0, 0, 1, CHARSET_FULL, START },
    { "fan-large-start", &topology_three_sided, "fan", 1, 0, 0, CHARSET_ASCII, START },
    { "fan-large-bishop", &topology_three_sided, "fan", 1, 0, 0, CHARSET_FULL, BISHOP_ON_C3 },
    { "fan-large-black", &topology_three_sided, "fan", 1, 2, 0, CHARSET_LINES, START },
    { "star-small-start", &topology_three_sided, "star", 0, 0, 0, CHARSET_ASCII, START },
    { "star-small-bishop", &topology_three_sided, "star", 0, 0, 0, CHARSET_ASCII, BISHOP_ON_C3 },
    { "star-small-red", &topology_three_sided, "star", 0, 1, 0, CHARSET_ASCII, START },
    { "star-large-start", &topology_three_sided, "star", 1, 0, 0, CHARSET_ASCII, START },
    { "star-large-bishop", &topology_three_sided, "star", 1, 0, 0, CHARSET_FULL, BISHOP_ON_C3 },
    { "hexagon-small-start", &topology_three_sided, "hexagon", 0, 0, 0, CHARSET_ASCII, START },
    { "hexagon-small-black", &topology_three_sided, "hexagon", 0, 2, 0, CHARSET_ASCII, START },
    { "hexagon-large-bishop", &topology_three_sided, "hexagon", 1, 0, 0, CHARSET_FULL, BISHOP_ON_C3 },
    { "flat-start", &topology_three_sided, "flat", 0, 0, 0, CHARSET_ASCII, START },
    { "flat-bishop", &topology_three_sided, "flat", 0, 0, 0, CHARSET_ASCII, BISHOP_ON_C3 },
    { "flat-red", &topology_three_sided, "flat", 0, 1, 0, CHARSET_ASCII, START },
    { "board-small-start", &topology_square, "board", 0, 0, 0, CHARSET_ASCII, START },
    { "board-medium-start", &topology_square, "board", 1, 0, 0, CHARSET_ASCII, START },
    { "board-medium-bishop", &topology_square, "board", 1, 0, 0, CHARSET_LINES, BISHOP_ON_C3 },
    { "board-medium-black", &topology_square, "board", 1, 1, 0, CHARSET_ASCII, START },
    { "board-large-start", &topology_square, "board", 2, 0, 0, CHARSET_FULL, START },
    { "shafran-small", &topology_shafran, "cells", 0, 0, 0, CHARSET_ASCII, EMPTY_BOARD },
    { "shafran-small-bishop", &topology_shafran, "cells", 0, 0, 0, CHARSET_ASCII, BISHOP_ON_C3 },
    { "shafran-large-black", &topology_shafran, "cells", 1, 1, 0, CHARSET_FULL, BISHOP_ON_C3 },
    { "shafran-line", &topology_shafran, "line", 0, 0, 0, CHARSET_ASCII, BISHOP_ON_C3 },
    { "flat-91-small", &topology_hex_flat_91, "cells", 0, 0, 0, CHARSET_ASCII, BISHOP_ON_C3 },
    { "flat-91-small-turned", &topology_hex_flat_91, "cells", 0, 1, 0, CHARSET_ASCII, BISHOP_ON_C3 },
    { "flat-91-large", &topology_hex_flat_91, "cells", 1, 0, 0, CHARSET_ASCII, BISHOP_ON_C3 },
    { "pointed-91-small", &topology_hex_pointed_91, "cells", 0, 0, 0, CHARSET_ASCII, BISHOP_ON_C3 },
    { "pointed-91-small-turned", &topology_hex_pointed_91, "cells", 0, 2, 0, CHARSET_ASCII, BISHOP_ON_C3 },
    { "pointed-91-medium", &topology_hex_pointed_91, "cells", 1, 0, 0, CHARSET_ASCII, BISHOP_ON_C3 },
    { "pointed-91-large", &topology_hex_pointed_91, "cells", 2, 0, 0, CHARSET_FULL, BISHOP_ON_C3 },
    { "pointed-91-line", &topology_hex_pointed_91, "line", 0, 0, 0, CHARSET_ASCII, BISHOP_ON_C3 },
    { "devasa-small", &topology_devasa, "cells", 0, 0, 0, CHARSET_ASCII, BISHOP_ON_C3 },
    { "brusky-small", &topology_brusky, "cells", 0, 0, 0, CHARSET_ASCII, BISHOP_ON_C3 },
    { "dreierschach-bars", &topology_dreierschach, "cells", 0, 0, 0, CHARSET_ASCII, BISHOP_ON_C3 },
    { "dreierschach-small", &topology_dreierschach, "cells", 1, 0, 0, CHARSET_LINES, BISHOP_ON_C3 },
    { "bricks-small", &topology_tagiev, "bricks", 0, 0, 0, CHARSET_ASCII, BISHOP_ON_C3 },
    { "bricks-small-names", &topology_tagiev, "bricks", 0, 0, 1, CHARSET_ASCII, EMPTY_BOARD },
    { "bricks-small-russian", &topology_tagiev, "bricks", 0, 1, 2, CHARSET_FULL, EMPTY_BOARD },
    { "bricks-large", &topology_tagiev, "bricks", 1, 0, 0, CHARSET_FULL, BISHOP_ON_C3 },
    { "triangles-small", &topology_tagiev, "triangles", 0, 0, 0, CHARSET_ASCII, BISHOP_ON_C3 },
    { "triangles-large-black", &topology_tagiev, "triangles", 1, 1, 0, CHARSET_FULL, BISHOP_ON_C3 },
    { "star-108-line", &topology_star_108, "line", 0, 0, 0, CHARSET_ASCII, BISHOP_ON_C3 },
    { "star-108-line-wide", &topology_star_108, "line", 1, 2, 0, CHARSET_ASCII, BISHOP_ON_C3 },
    { "star-108-rows", &topology_star_108, "rows", 0, 0, 0, CHARSET_ASCII, BISHOP_ON_C3 },
    { "star-108-large", &topology_star_108, "large", 0, 0, 0, CHARSET_FULL, BISHOP_ON_C3 },
    { "star-192-line", &topology_star_192, "line", 0, 0, 0, CHARSET_ASCII, BISHOP_ON_C3 },
    { "star-192-rows", &topology_star_192, "rows", 0, 0, 0, CHARSET_ASCII, BISHOP_ON_C3 },
    { "ribbon-small", &topology_ribbon, "ribbon", 0, 0, 0, CHARSET_ASCII, BISHOP_ON_C3 },
    { "ribbon-small-black", &topology_ribbon, "ribbon", 0, 2, 0, CHARSET_ASCII, BISHOP_ON_C3 },
    { "ribbon-large", &topology_ribbon, "ribbon", 1, 0, 0, CHARSET_LINES, BISHOP_ON_C3 },
    { "dreierschach-small-red", &topology_dreierschach, "cells", 1, 1, 0, CHARSET_ASCII, BISHOP_ON_C3 },
};

static void set_up(const struct topology *t, struct field fields[])
{
    static const char array[] = "RNBQKBNR";
    const bool square = t == &topology_square;
    for (int player = 0; player < (square ? 2 : 3); player++) {
        for (int c = 0; c < 8; c++) {
            int first = square ? 56 * player + c : 32 * player + c, second = square && player ? first - 8 : first + 8;
            uint16_t owner = (uint16_t)(square ? "wb"[player] : "wrb"[player]);
            fields[first] = (struct field){ .glyph = { owner, (uint16_t)array[c] } };
            fields[second] = (struct field){ .glyph = { owner, 'P' } };
        }
    }
}

static void mark_line(const struct topology *t, int cell, int head, struct field fields[])
{
    struct hop hop[2];
    int n = t->step(t, cell, head, hop);
    for (int i = 0; i < n; i++) {
        fields[hop[i].to].mark = MARK_TARGET;
        mark_line(t, hop[i].to, hop[i].head, fields);
    }
}

static void pick_bishop(const struct topology *t, struct field fields[])
{
    int cell;
    const char *c3 = t == &topology_brusky || t == &topology_hex_pointed_91 || t->sides == 3 ? "e6" : "c3";     /* no c3 inside */
    ck_assert_int_eq(cell_parse(t, 0, t == &topology_star_192 ? "h8" : c3, &cell), 2);
    for (int head = 1; head < t->nhead; head += 2)
        mark_line(t, cell, head, fields);
    fields[cell] = (struct field){ .glyph = { 'w', 'B' }, .mark = MARK_PICKED };
}

static void read_file(const char *name, struct text *out)
{
    const char *tests = getenv("TRIARCH_TESTS");
    char path[4096], part[4096];
    snprintf(path, sizeof path, "%s/data/drawings/%s.txt", tests ? tests : "tests", name);
    FILE *f = fopen(path, "r");
    ck_assert_msg(f != NULL, "%s cannot be read", path);
    for (size_t n; (n = fread(part, 1, sizeof part, f)) > 0;)
        text_add_n(out, part, n);
    fclose(f);
}

/* With TRIARCH_DRAWINGS set the files are written anew, to be read before they are committed. */
static void write_file(const char *name, const char *picture)
{
    const char *tests = getenv("TRIARCH_TESTS");
    char path[4096];
    snprintf(path, sizeof path, "%s/data/drawings/%s.txt", tests ? tests : "tests", name);
    FILE *f = fopen(path, "w");
    ck_assert_msg(f != NULL, "%s cannot be written", path);
    fputs(picture, f);
    fclose(f);
}

START_TEST(golden)
{
    const struct golden *g = &goldens[_i];
    const struct drawing *d = drawing_find(g->topology, g->drawing);
    ck_assert_ptr_nonnull(d);
    struct picture bare, full;
    struct field fields[CELLS_MAX] = { 0 };
    struct text got = { 0 }, want = { 0 };
    if (g->show == START)
        set_up(g->topology, fields);
    if (g->show == BISHOP_ON_C3)
        pick_bishop(g->topology, fields);
    picture_make(&bare, (struct picture_of){ g->topology, d, g->size, g->turn, g->alphabet, g->charset });
    picture_fill(&full, &bare, fields);
    picture_print(&full, &got);
    if (getenv("TRIARCH_DRAWINGS"))
        write_file(g->file, text_string(&got));
    read_file(g->file, &want);
    ck_assert_msg(strcmp(text_string(&got), text_string(&want)) == 0, "%s is:\n%s\nand should be:\n%s", g->file,
                  text_string(&got), text_string(&want));
    text_free(&got);
    text_free(&want);
}
END_TEST

/* ---- properties of all drawings ---- */

/* Assertions for long loops: Check writes a line for each of its own, these speak only when they fail. */
#define HOLD(condition, ...)                                                                                                   \
    do {                                                                                                                       \
        if (!(condition))                                                                                                      \
            ck_abort_msg(__VA_ARGS__);                                                                                         \
    } while (0)
#define NOT_SO "line %d", __LINE__
#define SAME(a, b) HOLD((a) == (b), "line %d: %d is not %d", __LINE__, (int)(a), (int)(b))
#define DIFFERENT(a, b) HOLD((a) != (b), "line %d: %d", __LINE__, (int)(a))
#define AT_LEAST(a, b) HOLD((a) >= (b), "line %d: %d is less than %d", __LINE__, (int)(a), (int)(b))

enum { NTOPOLOGY = sizeof topologies / sizeof topologies[0] };

/* Every size of every drawing, in every turn. */
static struct picture_of every[256];
static int nevery;

/* A test of one picture becomes one of all pictures of a board. */
#define FOR_ALL_PICTURES(test)                                                                                                 \
    START_TEST(test)                                                                                                           \
    {                                                                                                                          \
        for (int i = 0; i < nevery; i++)                                                                                       \
            if (every[i].topology == topologies[_i])                                                                           \
                test##_of(i);                                                                                                  \
    }                                                                                                                          \
    END_TEST

static void find_every(void)
{
    for (size_t i = 0; i < sizeof topologies / sizeof topologies[0]; i++)
        for (const struct drawing *d = topologies[i]->drawings; d->key; d++)
            for (uint8_t size = 0; size < d->nsize; size++)
                for (uint8_t turn = 0; turn < topologies[i]->turns; turn++)
                    every[nevery++] = (struct picture_of){ topologies[i], d, size, turn, 0, CHARSET_FULL };
}

static struct picture picture_number(int i)
{
    struct picture p;
    picture_make(&p, every[i]);
    return p;
}

/* One field a cell, two characters wide, with room for brackets that cover no label; fields of a line three columns apart
   or more. */
static void fields_are_apart_of(int number)
{
    struct picture p = picture_number(number);
    int nfield = 0;
    for (int r = 0; r < p.rows; r++) {
        for (int c = 0, last = -9, width = p.of.drawing->sizes[p.of.size].width; c < p.columns; c++) {
            const struct spot *s = &p.spot[r][c];
            if (s->role != SPOT_FIELD || p.field[s->cell].column != c)
                continue;
            SAME(p.field[s->cell].row, r);
            AT_LEAST(c - last, width == 3 ? 4 : 3);
            AT_LEAST(c, 1);
            HOLD(c + 2 < p.columns, NOT_SO);
            SAME(s[1].role, SPOT_FIELD);
            SAME(s[1].cell, s->cell);
            HOLD(s[-1].role != SPOT_LABEL && s[width == 3 ? 3 : 2].role != SPOT_LABEL, NOT_SO);
            last = c;
            nfield++;
        }
    }
    SAME(nfield, p.of.topology->ncell);
}
FOR_ALL_PICTURES(fields_are_apart)

/* The characters whose middle is strictly inside, counted over all edges of the polygon. */
static bool is_inside(const struct drawing_size *s, const struct point corner[], int n, int row, int column)
{
    long x = (long)(2 * column - s->centre.column) * drawing_unit(s) / 2;
    long y = (long)(2 * row - s->centre.line) * drawing_unit(s) / 2;
    bool in = false;
    for (int i = 0; i < n; i++) {
        struct point a = corner[i], b = corner[(i + 1) % n];
        long side = (x - a.column) * (b.line - a.line) - (y - a.line) * (b.column - a.column);
        bool beside = (y <= a.line || y <= b.line) && (y >= a.line || y >= b.line) && (x <= a.column || x <= b.column) &&
                      (x >= a.column || x >= b.column);
        if (side == 0 && beside)
            return false;       /* on the outline */
        if ((a.line > y) != (b.line > y) && (side < 0) == (b.line > a.line))
            in = !in;
    }
    return in;
}

/* No character is inside two cells; what belongs to a cell is inside it or on its border. */
static void grounds_are_disjoint_of(int number)
{
    struct picture p = picture_number(number);
    const struct topology *t = p.of.topology;
    const struct drawing_size *size = &p.of.drawing->sizes[p.of.size];
    if (!size->scale)
        return;
    for (int r = 0; r < p.rows; r++) {
        for (int c = 0; c < p.columns; c++) {
            const struct spot *s = &p.spot[r][c];
            int owner = NO_CELL;
            for (int cell = 0; cell < t->ncell; cell++) {
                struct point corner[CELL_CORNERS];
                int n = drawing_outline(size, p.of.drawing->where(t, t->turned(t, cell, p.of.turn)), corner);
                if (!is_inside(size, corner, n, r, c))
                    continue;
                HOLD(owner == NO_CELL, "line %d column %d is in cells %d and %d", r, c, owner, cell);
                owner = cell;
            }
            bool beside = owner == NO_CELL && (s->cell == s[1].cell || (c > 0 && s->cell == s[-1].cell));
            bool border = size->pen != PEN_GRID && size->pen != PEN_BRAILLE && s->role != SPOT_LABEL && beside;
            bool label = s->role == SPOT_LABEL && (owner == NO_CELL || owner == s->cell);
            HOLD(s->cell == owner || border || label, "line %d column %d: %d, not %d", r, c, s->cell, owner);
        }
    }
}
FOR_ALL_PICTURES(grounds_are_disjoint)

static void hits_come_back_of(int number)
{
    struct picture p = picture_number(number);
    for (int cell = 0; cell < p.of.topology->ncell; cell++) {
        struct place at = picture_anchor(&p, cell);
        SAME(picture_hit(&p, at.row, at.column), cell);
        SAME(picture_hit(&p, p.field[cell].row, p.field[cell].column), cell);
    }
    for (int r = -9; r < PICTURE_ROWS + 9; r++) {
        for (int c = -9; c < PICTURE_COLUMNS + 9; c++) {
            int hit = picture_hit(&p, r, c);
            if (r >= 0 && r < p.rows && c >= 0 && c < p.columns && p.spot[r][c].role == SPOT_GROUND)
                SAME(hit, p.spot[r][c].cell);
            if (r < -2 || r > p.rows + 2 || c < -4 || c > p.columns + 4)
                SAME(hit, NO_CELL);
            HOLD(hit == NO_CELL || hit < p.of.topology->ncell, NOT_SO);
        }
    }
}
FOR_ALL_PICTURES(hits_come_back)

/* A cell is drawn where the cell that it is turned to is drawn without the turn. */
static void turns_keep_places_of(int number)
{
    struct picture p = picture_number(number), upright;
    const struct topology *t = p.of.topology;
    struct picture_of of = p.of;
    of.turn = 0;
    picture_make(&upright, of);
    for (int cell = 0; cell < t->ncell; cell++) {
        struct place a = p.field[cell], b = upright.field[t->turned(t, cell, p.of.turn)];
        SAME(a.row, b.row);
        SAME(a.column, b.column);
    }
    for (int r = 0; r < p.rows; r++)
        for (int c = 0; c < p.columns; c++)
            if (!p.of.drawing->ring && upright.spot[r][c].role == SPOT_OUTLINE && !strchr("_.:", upright.spot[r][c].glyph))     /* shades turn with the cells */
                SAME(p.spot[r][c].glyph, upright.spot[r][c].glyph);
}
FOR_ALL_PICTURES(turns_keep_places)

/* How many letters and numbers are in the names of cells. */
static int lines_named(const struct topology *t)
{
    bool letter[128] = { false }, number[32] = { false };
    int n = 0;
    for (int cell = 0; cell < t->ncell; cell++) {
        char name[CELL_NAME_SIZE];
        t->name(t, cell, 0, name);
        letter[(int)name[0]] = number[atoi(name + 1)] = true;
    }
    for (int i = 0; i < 128; i++)
        n += letter[i] + (i < 32 && number[i]);
    return n;
}

/* Each label is the letter or the number of the cell it belongs to; each line of cells that ends at the rim has its own. */
static void labels_name_cells_of(int number)
{
    struct picture_of of = every[number];
    for (of.alphabet = 0; of.alphabet < of.topology->nalphabet; of.alphabet++) {
        struct picture p;
        picture_make(&p, of);
        int nlabel = 0;
        for (int r = 0; r < p.rows; r++) {
            for (int c = 0; c < p.columns;) {
                const struct spot *s = &p.spot[r][c];
                if (s->role != SPOT_LABEL) {
                    c++;
                    continue;
                }
                char label[8] = { 0 }, name[CELL_NAME_SIZE];
                of.topology->name(of.topology, s->cell, of.topology->synonyms ? 0 : of.alphabet, name);
                for (int n = 0; n < 7 && s[n].role == SPOT_LABEL && s[n].cell == s->cell; n++, c++)
                    label[n] = (char)tolower(s[n].glyph);
                const char *want = isdigit((unsigned char)label[0]) ? name + strcspn(name, "0123456789") : name;
                size_t length = isdigit((unsigned char)label[0]) ? strlen(want) : strcspn(name, "0123456789");
                HOLD(strlen(label) == length && strncmp(label, want, length) == 0, "label %s of cell %s", label, name);
                nlabel++;
            }
        }
        /* Three-sided: both ends of 24 lines; flat: the rows of two halves have an end that is not at the rim.  Hexagons: each line
           once on the board that is not turned. */
        bool none = !strcmp(of.drawing->key, "triangles");     /* there no line is level */
        if (of.topology->sides != 4)
            HOLD(of.turn > 0 || none || nlabel == lines_named(of.topology), "%s: %d labels", of.topology->key, nlabel);
        else if (of.topology == &topology_ribbon)
            SAME(nlabel, 2 * lines_named(of.topology));
        else
            SAME(nlabel, of.topology == &topology_square ? 24 : of.drawing->schematic ? 40 : 48);
    }
}
FOR_ALL_PICTURES(labels_name_cells)

static void charset_is_kept_of(int number)
{
    struct picture_of of = every[number];
    for (of.charset = CHARSET_ASCII; of.charset <= CHARSET_FULL; of.charset++) {
        struct picture p;
        picture_make(&p, of);
        for (int r = 0; r < p.rows; r++) {
            for (int c = 0; c < p.columns; c++) {
                int glyph = p.spot[r][c].glyph;
                bool ascii = glyph >= ' ' && glyph < 127, box = glyph >= 0x2500 && glyph <= 0x253c;
                bool slant = glyph == 0x2571 || glyph == 0x2572, braille = glyph > 0x2800 && glyph <= 0x28ff;
                HOLD(ascii || (box && of.charset >= CHARSET_LINES) || ((slant || braille) && of.charset >= CHARSET_FULL), NOT_SO);
            }
        }
    }
}
FOR_ALL_PICTURES(charset_is_kept)

/* The size in the table is the size of the picture: nothing to cut off above, below, left; right in at least one naming. */
static void sizes_are_tight_of(int number)
{
    struct picture p = picture_number(number);
    bool top = false, bottom = false, left = false;
    for (int c = 0; c < p.columns; c++) {
        top |= p.spot[0][c].glyph != ' ';
        bottom |= p.spot[p.rows - 1][c].glyph != ' ';
    }
    for (int r = 0; r < p.rows; r++)
        left |= p.spot[r][0].glyph != ' ' || p.spot[r][1].glyph != ' ';
    bool turned = p.of.turn > 0 && p.of.topology->sides != 4;   /* then the room is for labels of other turns */
    HOLD(turned || (top && bottom && left), "%s, %s, size %d", p.of.topology->key, p.of.drawing->key, p.of.size);
    HOLD(p.rows <= PICTURE_ROWS, NOT_SO);
    HOLD(p.columns <= PICTURE_COLUMNS, NOT_SO);
}
FOR_ALL_PICTURES(sizes_are_tight)

/* The four arrows lead from every cell to every cell, in the direction that they show; a key pressed again may lead elsewhere. */
static void arrows_reach_everything_of(int number)
{
    struct picture p = picture_number(number);
    const int ncell = p.of.topology->ncell;
    static uint8_t next[CELLS_MAX][ARROWS][2];
    for (int from = 0; from < ncell; from++)
        for (int arrow = 0; arrow < ARROWS; arrow++)
            for (int presses = 0; presses < 2; presses++)
                next[from][arrow][presses] = (uint8_t)picture_neighbour(&p, from, (enum arrow)arrow, presses);
    for (int from = 0; from < ncell; from++) {
        bool seen[CELLS_MAX] = { false };
        int queue[CELLS_MAX], n = 0;
        queue[n++] = from;
        seen[from] = true;
        for (int i = 0; i < n; i++) {
            for (int arrow = ARROW_UP; arrow < ARROWS; arrow += 2) {
                int to = queue[i];
                for (int presses = 0; presses < 2; presses++) {
                    to = next[to][arrow][presses];
                    if (!seen[to])
                        queue[n++] = to;
                    seen[to] = true;
                }
            }
        }
        SAME(n, ncell);
        for (int arrow = 0; arrow < ARROWS; arrow++) {
            static const int across[] = { 0, 1, 1, 1, 0, -1, -1, -1 }, down[] = { -1, -1, 0, 1, 1, 1, 0, -1 };
            int to = next[from][arrow][0];
            int columns = p.field[to].column - p.field[from].column, rows = p.field[to].row - p.field[from].row;
            HOLD(to == from || p.of.drawing->ring || columns * across[arrow] + rows * down[arrow] > 0, NOT_SO);
        }
    }
}
FOR_ALL_PICTURES(arrows_reach_everything)

static int presses(const struct picture *p, int cell, const enum arrow keys[], int n)
{
    for (int i = 0, row = 0; i < n; i++) {
        row = i > 0 && keys[i] == keys[i - 1] ? row + 1 : 0;
        cell = picture_neighbour(p, cell, keys[i], row);
    }
    return cell;
}

/* Six presses round a ring come back; two presses of the key that has no neighbour of its own go straight on; the second way is taken
   where the first one is missing. */
START_TEST(keys_of_hexagons)
{
    const struct topology *t = topologies[_i];
    struct picture p;
    int middle, inside = 0;
    for (uint8_t turn = 0; turn < t->turns; turn++) {
        picture_make(&p, (struct picture_of){ .topology = t, .drawing = t->drawings, .turn = turn });
        bool flat = t == &topology_shafran || t == &topology_hex_flat_91;
        enum arrow aside = flat ? ARROW_RIGHT : ARROW_UP, back = flat ? ARROW_LEFT : ARROW_DOWN;
        const enum arrow ring[7] = {
            ARROW_PAGE_UP, flat ? ARROW_PAGE_DOWN : ARROW_RIGHT, flat ? ARROW_DOWN : ARROW_PAGE_DOWN, ARROW_END,
            flat ? ARROW_HOME : ARROW_LEFT, flat ? ARROW_UP : ARROW_HOME,
        };
        for (middle = 0; middle < t->ncell; middle++) {
            struct hop out[2];
            bool whole = true;
            for (int head = 0; head < t->nhead; head++)
                whole &= t->step(t, middle, head, out) == 1;
            if (!whole)
                continue;
            inside++;
            for (int first = 0; first < 6; first++) {
                enum arrow keys[6];
                for (int i = 0; i < 6; i++)
                    keys[i] = ring[(first + i) % 6];
                SAME(presses(&p, middle, keys, 6), middle);
                DIFFERENT(presses(&p, middle, keys, 3), middle);
            }
            const enum arrow twice[4] = { aside, aside, back, back };
            int far = presses(&p, middle, twice, 2);
            HOLD(flat ? p.field[far].row == p.field[middle].row : p.field[far].column == p.field[middle].column, NOT_SO);
            SAME(presses(&p, middle, twice, 4), middle);
        }
        for (int cell = 0; cell < t->ncell; cell++)
            HOLD(picture_neighbour(&p, cell, aside, 0) != cell || picture_neighbour(&p, cell, aside, 1) == cell, NOT_SO);
    }
    HOLD(inside > 20 * t->turns, NOT_SO);
}
END_TEST

/* On triangles straight lines cross a side and a corner in turn. */
static bool over_side(const struct topology *t, int cell, int head)
{
    return t->sides == 3 ? head % 4 == (t->shade(t, cell) ? 0 : 2) : head % 2 == 0;
}

/* Every neighbour of a triangle is at most two keys away. */
START_TEST(keys_of_triangles)
{
    static const struct topology *const boards[] = { &topology_tagiev, &topology_star_108, &topology_star_192 };
    const struct topology *t = boards[_i];
    for (const struct drawing *d = t->drawings; d->key; d++)
        for (uint8_t turn = 0; turn < t->turns; turn++) {
            struct picture p;
            picture_make(&p, (struct picture_of){ .topology = t, .drawing = d, .turn = turn });
            uint8_t next[CELLS_MAX][ARROWS];
            for (int cell = 0; cell < t->ncell; cell++)
                for (int arrow = 0; arrow < ARROWS; arrow++)
                    next[cell][arrow] = (uint8_t)picture_neighbour(&p, cell, (enum arrow)arrow, 0);
            for (int cell = 0; cell < t->ncell; cell++) {
                bool near[CELLS_MAX] = { false };
                for (int first = 0; first < ARROWS; first++)
                    for (int second = 0; second < ARROWS; second++)
                        near[next[cell][first]] = near[next[next[cell][first]][second]] = true;
                for (int head = 0; head < t->nhead; head++) {
                    struct hop out[2];
                    if (t->step(t, cell, head, out))
                        HOLD(near[out[0].to], "%s, %s, turn %d: from cell %d to %d", t->key, d->key, turn, cell, out[0].to);
                }
            }
        }
}
END_TEST

/* Right leads round the ribbon and back. */
START_TEST(keys_of_the_ribbon)
{
    const struct topology *t = &topology_ribbon;
    struct picture p;
    picture_make(&p, (struct picture_of){ .topology = t, .drawing = t->drawings, .turn = 1 });
    for (int cell = 0; cell < t->ncell; cell++) {
        int at = cell;
        for (int i = 0; i < 24; i++) {
            SAME(at, (cell + 8 * i) % t->ncell);
            at = picture_neighbour(&p, at, ARROW_RIGHT, 0);
        }
        SAME(at, cell);
        SAME(picture_neighbour(&p, picture_neighbour(&p, cell, ARROW_RIGHT, 0), ARROW_LEFT, 0), cell);
    }
}
END_TEST

/* How two cells touch, from their steps: 2 over a side, 1 over a corner, which hexagons do not have. */
static int touch_of_steps(const struct topology *t, int a, int b)
{
    int touch = 0;
    for (int head = 0; head < t->nhead; head++) {
        struct hop hop[2];
        int n = t->step(t, a, head, hop);
        for (int i = 0; i < n; i++)
            if (hop[i].to == b)
                touch = touch == 2 || over_side(t, a, head) ? 2 : hexagons(t) ? 0 : 1;
    }
    return touch;
}

/* Polygons share two corners where the cells have a common side, one corner where a diagonal step joins them or where both are
   at the middle point of the board, and none elsewhere. */
static void polygons_touch_as_steps_say_of(int number)
{
    const struct picture_of of = every[number];
    const struct topology *t = of.topology;
    const struct drawing_size *size = &of.drawing->sizes[of.size];
    HOLD(size->scale || of.drawing->schematic, "%s has no polygons", of.drawing->key);
    bool bricks = t->sides == 3 && size->patches->ncorner == 4;         /* fields of a line, no triangles */
    if (!size->scale || bricks)
        return;
    for (int a = 0; a < t->ncell; a++) {
        struct point corner_a[CELL_CORNERS];
        int na = drawing_outline(size, of.drawing->where(t, t->turned(t, a, of.turn)), corner_a);
        for (int b = 0; b < t->ncell; b++) {
            struct patch_cell at_a = of.drawing->where(t, t->turned(t, a, of.turn)), at_b = of.drawing->where(t, t->turned(t, b, of.turn));
            bool round = of.drawing->ring && abs(at_a.x - at_b.x) > of.drawing->ring / 2;        /* glued, but drawn apart */
            if (a == b || round)
                continue;
            struct point corner_b[CELL_CORNERS];
            int nb = drawing_outline(size, of.drawing->where(t, t->turned(t, b, of.turn)), corner_b);
            int common = 0;
            bool centre = false;
            for (int i = 0; i < na; i++) {
                for (int j = 0; j < nb; j++) {
                    if (corner_a[i].column != corner_b[j].column || corner_a[i].line != corner_b[j].line)
                        continue;
                    common++;
                    centre |= corner_a[i].column == 0 && corner_a[i].line == 0;
                }
            }
            int want = touch_of_steps(t, a, b);
            HOLD(common == want || (common == 1 && want == 0 && centre), "cells %d and %d: %d corners, not %d", a, b,
                          common, want);
        }
    }
}
FOR_ALL_PICTURES(polygons_touch_as_steps_say)

/* ---- marks and fit ---- */

START_TEST(later_mark_wins)
{
    const struct topology *t = &topology_square;
    struct picture bare, p;
    struct field fields[CELLS_MAX] = { 0 };
    fields[0] = (struct field){ .glyph = { 'w', 'R' }, .mark = MARK_PICKED };
    fields[1] = (struct field){ .glyph = { 'b', 'N' }, .mark = MARK_TARGET };
    fields[2] = (struct field){ .mark = MARK_TARGET };
    fields[3] = (struct field){ .glyph = { 'w', 'P' }, .mark = MARK_LAST };
    fields[4] = (struct field){ .glyph = { 'w', 'K' }, .mark = MARK_CHECK };
    static const char *const lines[] = { "1[wR(bN)(){wP!wK!..|::|..|1", "1|..|::|..!wK{wP}()(bN[wR]1" };
    for (uint8_t turn = 0; turn < 2; turn++) {
        picture_make(&bare, (struct picture_of){ .topology = t, .drawing = t->drawings, .turn = turn });
        picture_fill(&p, &bare, fields);
        struct text got = { 0 };
        picture_print(&p, &got);
        ck_assert_msg(strstr(text_string(&got), lines[turn]) != NULL, "%s lacks\n%s", text_string(&got), lines[turn]);
        text_free(&got);
    }
    struct place at = bare.field[4];
    ck_assert_int_eq(p.spot[at.row][at.column - 1].role, SPOT_MARK);
    ck_assert_int_eq(p.spot[at.row][at.column - 1].cell, 4);
}
END_TEST

START_TEST(largest_size_that_fits)
{
    const struct drawing *fan = drawing_find(&topology_three_sided, "fan");
    const struct drawing *hexagon = drawing_find(&topology_three_sided, "hexagon");
    ck_assert_ptr_eq(fan, topology_three_sided.drawings);
    ck_assert_ptr_null(drawing_find(&topology_three_sided, "board"));
    ck_assert_int_eq(drawing_fit(fan, CHARSET_ASCII, 23, 60), 0);
    ck_assert_int_eq(drawing_fit(fan, CHARSET_ASCII, 38, 84), 1);
    ck_assert_int_eq(drawing_fit(fan, CHARSET_ASCII, 16, 84), -1);
    ck_assert_int_eq(drawing_fit(hexagon, CHARSET_FULL, 60, 200), 1);
    ck_assert_int_eq(drawing_fit(hexagon, CHARSET_LINES, 60, 200), 0);
}
END_TEST

int main(void)
{
    find_every();
    Suite *suite = suite_create("drawing");
    TCase *files = tcase_create("files"), *all = tcase_create("all"), *rest = tcase_create("rest");
    tcase_add_loop_test(files, golden, 0, (int)(sizeof goldens / sizeof goldens[0]));
    tcase_add_loop_test(all, fields_are_apart, 0, NTOPOLOGY);
    tcase_add_loop_test(all, grounds_are_disjoint, 0, NTOPOLOGY);
    tcase_add_loop_test(all, hits_come_back, 0, NTOPOLOGY);
    tcase_add_loop_test(all, turns_keep_places, 0, NTOPOLOGY);
    tcase_add_loop_test(all, labels_name_cells, 0, NTOPOLOGY);
    tcase_add_loop_test(all, charset_is_kept, 0, NTOPOLOGY);
    tcase_add_loop_test(all, sizes_are_tight, 0, NTOPOLOGY);
    tcase_add_loop_test(all, arrows_reach_everything, 0, NTOPOLOGY);
    tcase_add_loop_test(all, keys_of_hexagons, 2, 8);
    tcase_add_loop_test(all, keys_of_triangles, 0, 3);
    tcase_add_test(all, keys_of_the_ribbon);
    tcase_add_loop_test(all, polygons_touch_as_steps_say, 0, NTOPOLOGY);
    tcase_add_test(rest, later_mark_wins);
    tcase_add_test(rest, largest_size_that_fits);
    suite_add_tcase(suite, files);
    suite_add_tcase(suite, all);
    suite_add_tcase(suite, rest);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
