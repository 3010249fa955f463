/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Both boards of the slow model as places (q, x, y) and four ways X- X+ Y- Y+.

   The square board is one quadrant without seams: x = file, y = rank.  The three-sided board is six quadrants of 4 by 4 round a
   point, numbered clockwise; x counts from the border with quadrant q + 1, y from the border with quadrant q - 1, both 1 to 4:

                q - 1                Over a border the distance from the middle point is kept, x and y change places,
           4 3 2 1 = x               and the four ways change their names.  That is all there is to know.
         +---------+
       1 |         | . middle point at the corner x = y = 1
       2 |    q    | q + 1
       3 |         |
       4 |         |
       y +---------+                                                                                                          */
#include "slow_model.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

struct place { int q, x, y; };
enum way { X_MINUS, X_PLUS, Y_MINUS, Y_PLUS, WAYS };

int slow_ncell(enum slow_board board)
{
    return board == SLOW_SQUARE ? 64 : 96;
}

static struct place place_of(enum slow_board board, int cell)
{
    if (board == SLOW_SQUARE)
        return (struct place){ 0, cell % 8 + 1, cell / 8 + 1 };
    int s = cell / 32, r = cell / 8 % 4, c = cell % 8;
    if (c <= 3)
        return (struct place){ 2 * s + 1, 4 - r, 4 - c };
    return (struct place){ 2 * s, c - 3, 4 - r };
}

static int cell_of(enum slow_board board, struct place p)
{
    if (board == SLOW_SQUARE)
        return 8 * (p.y - 1) + p.x - 1;
    if (p.q % 2)
        return 32 * (p.q / 2) + 8 * (4 - p.x) + 4 - p.y;
    return 32 * (p.q / 2) + 8 * (4 - p.y) + p.x + 3;
}

/* One step over a side; turned[w] is what the way w is called on arrival.  False: there is no board. */
static bool step(enum slow_board board, struct place *p, enum way way, enum way turned[WAYS])
{
    static const enum way straight[WAYS] = { X_MINUS, X_PLUS, Y_MINUS, Y_PLUS };
    static const enum way over_x[WAYS] = { [X_MINUS] = Y_PLUS, [X_PLUS] = Y_MINUS, [Y_MINUS] = X_MINUS, [Y_PLUS] = X_PLUS };
    static const enum way over_y[WAYS] = { [Y_MINUS] = X_PLUS, [Y_PLUS] = X_MINUS, [X_MINUS] = Y_MINUS, [X_PLUS] = Y_PLUS };
    const enum way *names = straight;
    int size = board == SLOW_SQUARE ? 8 : 4;
    struct place from = *p;
    switch (way) {
    case X_PLUS:
        p->x++;
        break;
    case Y_PLUS:
        p->y++;
        break;
    case X_MINUS:
        p->x--;
        break;
    default:
        p->y--;
    }
    if (board == SLOW_THREE_SIDED && p->x == 0) {
        *p = (struct place){ (from.q + 1) % 6, from.y, 1 };
        names = over_x;
    } else if (board == SLOW_THREE_SIDED && p->y == 0) {
        *p = (struct place){ (from.q + 5) % 6, 1, from.x };
        names = over_y;
    }
    memcpy(turned, names, sizeof straight);
    return p->x >= 1 && p->x <= size && p->y >= 1 && p->y <= size;
}

/* A step over a corner: first the one way, then the other, in both orders.  There are two results only at the middle point. */
struct slant { struct place place; enum way a, b; };

static int slants(enum slow_board board, struct slant from, struct slant out[2])
{
    int n = 0;
    for (int order = 0; order < 2; order++) {
        struct slant s = from;
        enum way first = order ? s.b : s.a, second = order ? s.a : s.b, one[WAYS], two[WAYS];
        if (!step(board, &s.place, first, one) || !step(board, &s.place, one[second], two))
            continue;
        s.a = two[one[from.a]];
        s.b = two[one[from.b]];
        if (n == 0 || cell_of(board, out[0].place) != cell_of(board, s.place))
            out[n++] = s;
    }
    return n;
}

static void slide_straight(enum slow_board board, struct place p, enum way way, const bool occupied[], bool to[])
{
    enum way turned[WAYS];
    while (step(board, &p, way, turned)) {
        int cell = cell_of(board, p);
        to[cell] = true;
        if (occupied[cell])
            return;
        way = turned[way];
    }
}

static void slide_slanting(enum slow_board board, struct slant from, const bool occupied[], bool to[])
{
    struct slant next[2];
    int n = slants(board, from, next);
    for (int i = 0; i < n; i++) {
        int cell = cell_of(board, next[i].place);
        to[cell] = true;
        if (!occupied[cell])
            slide_slanting(board, next[i], occupied, to);
    }
}

/* Ways that lie across a way. */
static enum way across(enum way way, int side)
{
    if (way == X_MINUS || way == X_PLUS)
        return side ? Y_PLUS : Y_MINUS;
    return side ? X_PLUS : X_MINUS;
}

/* Two straight and one aside, or one straight and two aside. */
static void leap(enum slow_board board, struct place start, enum way straight, int side, bool to[])
{
    for (int first = 1; first <= 2; first++) {
        struct place p = start;
        enum way turned[WAYS], d = straight, e = across(straight, side);
        bool there = true;
        for (int i = 0; i < 3 && there; i++) {
            there = step(board, &p, i < first ? d : e, turned);
            if (there) {
                d = turned[d];
                e = turned[e];
            }
        }
        if (there)
            to[cell_of(board, p)] = true;
    }
}

static void king_steps(enum slow_board board, struct place start, bool to[])
{
    enum way turned[WAYS];
    for (enum way way = 0; way < WAYS; way++) {
        struct place p = start;
        if (step(board, &p, way, turned))
            to[cell_of(board, p)] = true;
    }
    for (int corner = 0; corner < 4; corner++) {
        struct slant out[2], s = { start, corner & 1 ? X_PLUS : X_MINUS, corner & 2 ? Y_PLUS : Y_MINUS };
        int n = slants(board, s, out);
        for (int i = 0; i < n; i++)
            to[cell_of(board, out[i].place)] = true;
    }
}

void slow_reach(enum slow_board board, int cell, char kind, const bool occupied[], bool to[])
{
    struct place p = place_of(board, cell);
    if (kind == 'K')
        king_steps(board, p, to);
    for (int i = 0; i < WAYS; i++) {
        if (kind == 'R' || kind == 'Q')
            slide_straight(board, p, (enum way)i, occupied, to);
        if (kind == 'B' || kind == 'Q')
            slide_slanting(board, (struct slant){ p, i & 1 ? X_PLUS : X_MINUS, i & 2 ? Y_PLUS : Y_MINUS }, occupied, to);
        if (kind == 'N') {
            leap(board, p, (enum way)i, 0, to);
            leap(board, p, (enum way)i, 1, to);
        }
    }
}

/* Away from the own base at home, towards the base elsewhere. */
static enum way forward(enum slow_board board, int colour, int cell)
{
    if (board == SLOW_SQUARE)
        return colour == 0 ? Y_PLUS : Y_MINUS;
    bool left = cell % 8 <= 3;
    if (cell / 32 == colour)
        return left ? X_MINUS : Y_MINUS;
    return left ? X_PLUS : Y_PLUS;
}

void slow_pawn_attacks(enum slow_board board, int colour, int cell, bool to[])
{
    enum way way = forward(board, colour, cell);
    for (int side = 0; side < 2; side++) {
        struct slant out[2], s = { place_of(board, cell), way, across(way, side) };
        int n = slants(board, s, out);
        for (int i = 0; i < n; i++)
            to[cell_of(board, out[i].place)] = true;
    }
}

void slow_pawn_ahead(enum slow_board board, int colour, int cell, int *one, int *two)
{
    struct place p = place_of(board, cell);
    enum way turned[WAYS], way = forward(board, colour, cell);
    *one = *two = SLOW_NONE;
    if (!step(board, &p, way, turned))
        return;
    *one = cell_of(board, p);
    if (step(board, &p, turned[way], turned))
        *two = cell_of(board, p);
}

bool slow_pawn_home(enum slow_board board, int colour, int cell)
{
    if (board == SLOW_SQUARE)
        return cell / 8 == (colour == 0 ? 1 : 6);
    return cell / 32 == colour && cell / 8 % 4 == 1;
}

bool slow_pawn_goal(enum slow_board board, int colour, int cell)
{
    if (board == SLOW_SQUARE)
        return cell / 8 == (colour == 0 ? 7 : 0);
    return cell / 32 != colour && cell / 8 % 4 == 0;
}

int slow_base(enum slow_board board, int colour, int column)
{
    return board == SLOW_SQUARE ? (colour == 0 ? 0 : 56) + column : 32 * colour + column;
}

bool slow_dark(enum slow_board board, int cell)
{
    (void)board;
    return (cell / 8 + cell) % 2 == 0;
}

void slow_name(enum slow_board board, int cell, int alphabet, char out[8])
{
    static const char *const files[2][3] = { { "abcdefgh", "nmlkdcba", "hgfeklmn" }, { "abcdefgh", "lkjidcba", "hgfeijkl" } };
    int sector = cell / 32, row = cell / 8 % 4;
    if (board == SLOW_SQUARE) {
        snprintf(out, 8, "%c%d", "abcdefgh"[cell % 8], cell / 8 % 8 + 1);
        return;
    }
    int last = (sector == 1) == (alphabet == 0) ? 12 : 8;
    snprintf(out, 8, "%c%d", files[alphabet][sector][cell % 8], sector == 0 ? row + 1 : last - row);
}

int slow_cell(enum slow_board board, const char *text, int *cell)
{
    int length = 0;
    if (isalpha((unsigned char)text[0]))
        for (length = 1; isdigit((unsigned char)text[length]);)
            length++;
    for (*cell = 0; *cell < slow_ncell(board); ++*cell) {
        char name[8];
        slow_name(board, *cell, 0, name);
        if ((int)strlen(name) == length && !strncmp(name, text, (size_t)length))
            return length;
    }
    return 0;
}
