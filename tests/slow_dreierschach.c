/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board is a lozenge of 13 columns by 13 rows of which two corners are cut off.  A step over a side changes the column by dc and
   the row by dr; up the row is dr = 1.  In the drawing columns lean to the left, so upper left is (0, 1) and upper right (1, 1). */
#include "slow_dreierschach.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Clockwise from the upper left; the slanting way i lies between the straight ways i and i + 1. */
static const int straight[6][2] = { { 0, 1 }, { 1, 1 }, { 1, 0 }, { 0, -1 }, { -1, -1 }, { -1, 0 } };

enum { MOVES = 1024, WORD = 12 };

struct made {
    int n;
    char word[MOVES][WORD];
};

static bool on_board(int c, int r)
{
    return c >= 0 && c < DREI_SIDE && r >= 0 && r < DREI_SIDE && c - r >= -5 && c - r <= 7;      /* columns and rows counted from 0 */
}

static bool empty(const struct drei_position *p, int c, int r)
{
    return on_board(c, r) && !p->at[c][r].kind;
}

/* A slanting step from a cell: false when it leaves the board or two men pinch it. */
static bool slant(const struct drei_position *p, bool pinched, int i, int *c, int *r)
{
    const int *a = straight[i], *b = straight[(i + 1) % 6];
    bool left = !on_board(*c + a[0], *r + a[1]) || p->at[*c + a[0]][*r + a[1]].kind;
    bool right = !on_board(*c + b[0], *r + b[1]) || p->at[*c + b[0]][*r + b[1]].kind;
    if (pinched && left && right)
        return false;
    *c += a[0] + b[0];
    *r += a[1] + b[1];
    return on_board(*c, *r);
}

/* Cells that a man other than a pawn reaches: each is given to `visit`. */
typedef void visitor(void *context, int c, int r);

static void reach(const struct drei_position *p, char kind, int c, int r, visitor *visit, void *context)
{
    bool far = kind == 'Q' || kind == 'R' || kind == 'B';
    for (int i = 0; i < 6; i++) {
        if (kind == 'K' || kind == 'Q' || kind == 'R') {
            int tc = c + straight[i][0], tr = r + straight[i][1];
            while (on_board(tc, tr)) {
                visit(context, tc, tr);
                if (!far || p->at[tc][tr].kind)
                    break;
                tc += straight[i][0];
                tr += straight[i][1];
            }
        }
        if (kind == 'K' || kind == 'Q' || kind == 'B') {
            int tc = c, tr = r;
            while (slant(p, true, i, &tc, &tr)) {
                visit(context, tc, tr);
                if (!far || p->at[tc][tr].kind)
                    break;
            }
        }
        if (kind == 'N')
            for (int side = 1; side < 6; side += 4) {           /* two cells on and one to a neighbouring way */
                const int *a = straight[i], *b = straight[(i + side) % 6];
                if (on_board(c + 2 * a[0] + b[0], r + 2 * a[1] + b[1]))
                    visit(context, c + 2 * a[0] + b[0], r + 2 * a[1] + b[1]);
            }
    }
}

/* White goes up, Red to the lower right, Black to the left: straight ways 2p and 2p + 1, turned by 120 degrees. */
static int ahead(int player, int way)
{
    return (2 * player + way) % 6;
}

static void pawn_attacks(const struct drei_position *p, const struct drei_rules *rules, int player, int c, int r, visitor *visit, void *context)
{
    for (int i = 0; i < 3; i++) {               /* the slants before, between and behind the two ways */
        int tc = c, tr = r;
        if (slant(p, rules->pawns_pinched, (2 * player + 5 + i) % 6, &tc, &tr))
            visit(context, tc, tr);
    }
}

struct look {
    int c, r;
    bool found;
};

static void look_at(void *context, int c, int r)
{
    struct look *look = context;
    look->found |= c == look->c && r == look->r;
}

static bool attacked(const struct drei_position *p, const struct drei_rules *rules, int victim, int c, int r)
{
    struct look look = { c, r, false };
    for (int fc = 0; fc < DREI_SIDE; fc++)
        for (int fr = 0; fr < DREI_SIDE; fr++) {
            struct drei_man man = on_board(fc, fr) ? p->at[fc][fr] : (struct drei_man){ 0 };
            if (!man.kind || man.player == victim)
                continue;
            if (man.kind == 'P')
                pawn_attacks(p, rules, man.player, fc, fr, look_at, &look);
            else
                reach(p, man.kind, fc, fr, look_at, &look);
        }
    return look.found;
}

static bool find_king(const struct drei_position *p, int player, int *kc, int *kr)
{
    for (int c = 0; c < DREI_SIDE; c++)
        for (int r = 0; r < DREI_SIDE; r++)
            if (p->at[c][r].kind == 'K' && p->at[c][r].player == player) {
                *kc = c;
                *kr = r;
                return true;
            }
    return false;
}

bool drei_checked(const struct drei_position *p, const struct drei_rules *rules, int player)
{
    int c, r;
    return find_king(p, player, &c, &r) && attacked(p, rules, player, c, r);
}

/* ---- who stands where ---- */

static bool on_base(int player, int c, int r)
{
    return player == 0 ? r == 0 : player == 1 ? r - c == 5 : c == 12;
}

static bool on_pawn_row(int player, int c, int r)
{
    return player == 0 ? r == 1 && c <= 8 : player == 1 ? r - c == 4 && c <= 8 : c == 11 && r >= 4;
}

static bool promotes(int player, int c, int r)
{
    for (int other = 0; other < 3; other++)
        if (other != player && on_base(other, c, r))
            return true;
    return false;
}

/* ---- moves as words ---- */

static void write_cell(char **out, int c, int r)
{
    *out += sprintf(*out, "%c%d", 'a' + c, r + 1);
}

static int read_cell(const char *text, int *c, int *r)
{
    char *end;
    *c = text[0] - 'a';
    *r = (int)strtol(text + 1, &end, 10) - 1;
    return (int)(end - text);
}

static int next_player(const struct drei_rules *rules, int player)
{
    do
        player = (player + 1) % 3;
    while (player == rules->absent);
    return player;
}

/* Castlings as they are printed: king from and to, rook from and to, cells that must be empty, and the king's way. */
static const struct castling {
    int player, length;
    const char *king_from, *king_to, *rook_from, *rook_to, *empty, *way;
} castlings[] = {
    { 0, 0, "d1", "b1", "a1", "c1", "b1 c1", "d1 c1 b1" },
    { 0, 1, "d1", "g1", "h1", "f1", "e1 f1 g1", "d1 e1 f1 g1" },
    { 1, 0, "e10", "g12", "h13", "f11", "f11 g12", "e10 f11 g12" },
    { 1, 1, "e10", "b7", "a6", "c8", "d9 c8 b7", "e10 d9 c8 b7" },
    { 2, 0, "m9", "m7", "m6", "m8", "m8 m7", "m9 m8 m7" },
    { 2, 1, "m9", "m12", "m13", "m11", "m10 m11 m12", "m9 m10 m11 m12" },
};
enum { NCASTLING = sizeof castlings / sizeof *castlings };

static struct drei_man *man_at(struct drei_position *p, const char *cell)
{
    int c, r;
    read_cell(cell, &c, &r);
    return &p->at[c][r];
}

static void after_castling(struct drei_position *p, const struct castling *way)
{
    *man_at(p, way->king_from) = *man_at(p, way->rook_from) = (struct drei_man){ 0 };
    *man_at(p, way->king_to) = (struct drei_man){ 'K', way->player };
    *man_at(p, way->rook_to) = (struct drei_man){ 'R', way->player };
}

/* ---- playing ---- */

static void lose_rights(struct drei_position *p, const char *cell)
{
    for (int i = 0; i < NCASTLING; i++)
        if (!strcmp(cell, castlings[i].king_from) || !strcmp(cell, castlings[i].rook_from))
            p->may_castle[castlings[i].player][castlings[i].length] = false;
}

static bool plays_castling(struct drei_position *p, const char *from, const char *to)
{
    for (int i = 0; i < NCASTLING; i++) {
        const struct castling *way = &castlings[i];
        if (way->player == p->turn && p->may_castle[p->turn][way->length] && !strcmp(from, way->king_from) && !strcmp(to, way->king_to)) {
            after_castling(p, way);
            return true;
        }
    }
    return false;
}

/* Does a pawn that goes there take one that has crossed the cell? */
static int pushed_over(const struct drei_position *p, int c, int r)
{
    for (int i = 0; i < 3; i++)
        if (p->pushed[i].open && i != p->turn && p->pushed[i].column == c && p->pushed[i].row == r)
            return i;
    return -1;
}

static void end_right_of(struct drei_position *p, int c, int r)
{
    for (int i = 0; i < 3; i++)
        if (p->pushed[i].pawn_column == c && p->pushed[i].pawn_row == r)
            p->pushed[i].open = false;
}

void drei_play(struct drei_position *p, const struct drei_rules *rules, const char *move)
{
    char from[4] = "", to[4] = "";
    int fc, fr, tc, tr, me = p->turn;
    int n = read_cell(move, &fc, &fr), m = read_cell(move + n + 1, &tc, &tr);
    memcpy(from, move, (size_t)n);
    memcpy(to, move + n + 1, (size_t)m);
    struct drei_man man = p->at[fc][fr];
    int distance = abs(fc - tc) > abs(fr - tr) ? abs(fc - tc) : abs(fr - tr), pusher = pushed_over(p, tc, tr);
    bool straight_on = fc == tc || fr == tr || fc - tc == fr - tr, takes = p->at[tc][tr].kind != 0;
    if (man.kind != 'K' || !plays_castling(p, from, to)) {
        if (man.kind == 'P' && pusher >= 0 && !takes && !straight_on) {
            p->at[p->pushed[pusher].pawn_column][p->pushed[pusher].pawn_row] = (struct drei_man){ 0 };
            p->pushed[pusher].open = false;
        }
        end_right_of(p, fc, fr);
        end_right_of(p, tc, tr);
        p->at[fc][fr] = (struct drei_man){ 0 };
        if (move[n + 1 + m] == '=')
            man.kind = move[n + 2 + m];
        p->at[tc][tr] = man;
    }
    lose_rights(p, from);
    lose_rights(p, to);
    for (int i = 0; i < 3 && rules->ep_next; i++)
        p->pushed[i].open = false;
    if (man.kind == 'P' && straight_on && distance == 2) {
        p->pushed[me].open = true;
        p->pushed[me].column = (fc + tc) / 2;
        p->pushed[me].row = (fr + tr) / 2;
        p->pushed[me].pawn_column = tc;
        p->pushed[me].pawn_row = tr;
    }
    p->turn = next_player(rules, me);
    p->pushed[p->turn].open = false;            /* until the seat of its maker comes up */
}

/* ---- generating ---- */

struct making {
    const struct drei_position *p;
    const struct drei_rules *rules;
    struct made *made;
    int c, r;
};

static void add(struct making *m, int tc, int tr, char promotion)
{
    char word[2 * WORD], *at = word;
    struct drei_position after = *m->p;
    write_cell(&at, m->c, m->r);
    *at++ = '-';
    write_cell(&at, tc, tr);
    if (promotion)
        at += sprintf(at, "=%c", promotion);
    *at = '\0';
    drei_play(&after, m->rules, word);
    if (!drei_checked(&after, m->rules, m->p->turn) && m->made->n < MOVES)
        memcpy(m->made->word[m->made->n++], word, WORD);
}

static void add_pawn(struct making *m, int tc, int tr)
{
    if (!promotes(m->p->turn, tc, tr)) {
        add(m, tc, tr, 0);
        return;
    }
    for (const char *kind = "QRBN"; *kind; kind++)
        add(m, tc, tr, *kind);
}

static void try_piece(void *context, int tc, int tr)
{
    struct making *m = context;
    struct drei_man there = m->p->at[tc][tr];
    if (!there.kind || (there.player != m->p->turn && there.kind != 'K'))
        add(m, tc, tr, 0);
}

static void try_capture(void *context, int tc, int tr)
{
    struct making *m = context;
    struct drei_man there = m->p->at[tc][tr];
    if (there.kind ? there.player != m->p->turn && there.kind != 'K' : pushed_over(m->p, tc, tr) >= 0)
        add_pawn(m, tc, tr);
}

static void try_pushes(struct making *m)
{
    int player = m->p->turn;
    for (int way = 0; way < 2; way++) {
        const int *d = straight[ahead(player, way)];
        if (!empty(m->p, m->c + d[0], m->r + d[1]))
            continue;
        add_pawn(m, m->c + d[0], m->r + d[1]);
        if (on_pawn_row(player, m->c, m->r) && empty(m->p, m->c + 2 * d[0], m->r + 2 * d[1]))
            add_pawn(m, m->c + 2 * d[0], m->r + 2 * d[1]);
    }
}

static void try_castling(struct making *m, const struct castling *way)
{
    struct drei_position lifted = *m->p, after = *m->p;
    int c, r;
    for (const char *at = way->empty; *at; at += *at == ' ') {
        at += read_cell(at, &c, &r);
        if (m->p->at[c][r].kind)
            return;
    }
    *man_at(&lifted, way->king_from) = (struct drei_man){ 0 };
    for (const char *at = way->way; *at; at += *at == ' ') {
        at += read_cell(at, &c, &r);
        if (attacked(&lifted, m->rules, way->player, c, r))
            return;
    }
    after_castling(&after, way);
    if (!drei_checked(&after, m->rules, way->player))
        snprintf(m->made->word[m->made->n++], WORD, "%s-%s", way->king_from, way->king_to);
}

static int by_bytes(const void *a, const void *b)
{
    return strcmp(a, b);
}

int drei_moves(const struct drei_position *p, const struct drei_rules *rules, const char **text)
{
    static struct made made;
    static char all[MOVES * WORD];
    struct making m = { p, rules, &made, 0, 0 };
    made.n = 0;
    for (m.c = 0; m.c < DREI_SIDE; m.c++)
        for (m.r = 0; m.r < DREI_SIDE; m.r++) {
            struct drei_man man = on_board(m.c, m.r) ? p->at[m.c][m.r] : (struct drei_man){ 0 };
            if (!man.kind || man.player != p->turn)
                continue;
            if (man.kind == 'P') {
                try_pushes(&m);
                pawn_attacks(p, rules, p->turn, m.c, m.r, try_capture, &m);
            } else {
                reach(p, man.kind, m.c, m.r, try_piece, &m);
            }
        }
    for (int i = 0; i < NCASTLING; i++)
        if (castlings[i].player == p->turn && p->may_castle[p->turn][castlings[i].length])
            try_castling(&m, &castlings[i]);
    qsort(made.word, (size_t)made.n, WORD, by_bytes);
    char *at = all;
    *at = '\0';
    for (int i = 0; i < made.n; i++)
        at += sprintf(at, "%s%s", i ? " " : "", made.word[i]);
    *text = all;
    return made.n;
}

void drei_read(struct drei_position *p, const char *men, int turn)
{
    int player = 0, c, r;
    memset(p, 0, sizeof *p);
    p->turn = turn;
    while (*men) {
        if (men[1] == ':') {
            player = (int)(strchr("WRB", *men) - "WRB");
            men += 2;
        } else if (*men == ' ' || *men == ',') {
            men++;
        } else {
            char kind = 'P';
            if (isupper((unsigned char)*men))
                kind = *men++;
            men += read_cell(men, &c, &r);
            p->at[c][r] = (struct drei_man){ kind, player };
        }
    }
}
