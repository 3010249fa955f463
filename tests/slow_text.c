/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads positions and options into the slow model.  The texts come from our own files: a mistake in them ends the program. */
#include "slow_model.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char letters[] = "WRB";

static void fail(const char *what)
{
    fprintf(stderr, "slow model: cannot read %s\n", what);
    abort();
}

static int player_of(char letter)
{
    const char *found = letter ? strchr(letters, letter) : NULL;
    return found ? (int)(found - letters) : SLOW_NONE;
}

static const char *read_cell(const struct slow_position *p, const char *s, int *cell)
{
    int n = slow_cell(p->rules->board, s, cell);
    if (!n)
        fail(s);
    return s + n;
}

static void read_men(struct slow_position *p, int colour, const char *s)
{
    while (*s) {
        int cell;
        char kind = isupper((unsigned char)*s) ? *s++ : 'P';
        s = read_cell(p, s, &cell);
        p->at[cell] = (struct slow_man){ colour, kind };
        s += *s == ',';
    }
}

static void read_castle(struct slow_position *p, const char *s)
{
    for (; *s; s += strcspn(s, ","), s += *s == ',') {
        int player = player_of(s[0]), cell;
        if (player != SLOW_NONE) {
            p->castle[player][s[1] == '7'] = true;
            continue;
        }
        read_cell(p, s, &cell);
        for (player = 0; player < 3; player++)
            for (int side = 0; side < 2 && p->rules->plays[player]; side++)
                if (slow_base(p->rules->board, player, 7 * side) == cell)
                    p->castle[player][side] = true;
    }
}

static void read_ep(struct slow_position *p, const char *s)
{
    while (*s) {
        struct slow_right r;
        s = read_cell(p, s, &r.crossed) + 1;
        s = read_cell(p, s, &r.pawn) + 1;
        r.pusher = player_of(*s++);
        p->right[p->nright++] = r;
        s += *s == ',';
    }
}

/* Who plays, commands and has fallen, as far as the text does not say. */
static void complete(struct slow_position *p, bool owners, bool out, int turn)
{
    for (int player = 0; player < 3; player++) {
        bool king = slow_king(p, player) != SLOW_NONE, men = false;
        for (int cell = 0; cell < SLOW_CELLS; cell++)
            men = men || (p->at[cell].kind && p->at[cell].colour == player);
        if (!owners)
            p->owner[player] = king ? player : SLOW_NONE;
        if (king && p->owner[player] == player)
            p->how[player] = SLOW_PLAYING;
        else
            p->how[player] = king ? SLOW_STALEMATED : SLOW_MATED;
        if (!out && p->how[player] != SLOW_PLAYING && men)
            p->fallen[p->nfallen++] = player;
        bool fell = false;
        for (int i = 0; i < p->nfallen; i++)
            fell = fell || p->fallen[i] == player;
        if (p->how[player] != SLOW_PLAYING && !fell)
            p->how[player] = SLOW_ABSENT;
        if (p->how[player] != SLOW_PLAYING)
            p->castle[player][0] = p->castle[player][1] = false;
        if (turn == SLOW_NONE && p->how[player] == SLOW_PLAYING)
            turn = player;
    }
    p->seat = turn;
}

static void read_list(struct slow_position *p, char *text)
{
    bool owners = false, out = false;
    int turn = SLOW_NONE;
    for (char *word = strtok(text, " "); word; word = strtok(NULL, " ")) {
        char *value = strchr(word, '=');
        if (word[1] == ':')
            read_men(p, player_of(word[0]), word + 2);
        else if (!value++)
            fail(word);
        else if (!strncmp(word, "turn=", 5))
            turn = player_of(*value);
        else if (!strncmp(word, "owner=", 6))
            for (int i = 0; i < 3; i++)
                owners = true, p->owner[i] = player_of(value[i]);
        else if (!strncmp(word, "out=", 4))
            for (out = true; *value; value++)
                p->fallen[p->nfallen++] = player_of(*value);
        else if (!strncmp(word, "castle=", 7))
            read_castle(p, value);
        else if (!strncmp(word, "ep=", 3))
            read_ep(p, value);
        else if (!strncmp(word, "victim=", 7))
            for (int i = 0; i < 3; i++)
                p->victim[i] = player_of(value[i]);
        else if (!strncmp(word, "count=", 6))
            p->count = atoi(value);
        else if (strncmp(word, "round=", 6))
            fail(word);
    }
    complete(p, owners, out, turn);
}

static char capital(char letter)
{
    return (char)toupper((unsigned char)letter);
}

static void read_fen(struct slow_position *p, char *text)
{
    int rank = 7, file = 0;
    char *fields = strchr(text, ' ') + 1;
    for (const char *s = text; *s != ' '; s++) {
        if (*s == '/')
            rank--, file = 0;
        else if (isdigit((unsigned char)*s))
            file += *s - '0';
        else
            p->at[8 * rank + file++] = (struct slow_man){ isupper((unsigned char)*s) ? 0 : 2, capital(*s) };
    }
    char turn, castle[8], ep[8];
    if (sscanf(fields, "%c %7s %7s %d", &turn, castle, ep, &p->count) < 3)
        fail(text);
    for (const char *s = castle; *s && *s != '-'; s++)
        p->castle[isupper((unsigned char)*s) ? 0 : 2][capital(*s) == 'K'] = true;
    if (ep[0] != '-') {
        struct slow_right r = { .pusher = turn == 'w' ? 2 : 0 };
        read_cell(p, ep, &r.crossed);
        r.pawn = r.crossed + (turn == 'w' ? -8 : 8);
        p->right[p->nright++] = r;
    }
    complete(p, false, false, turn == 'w' ? 0 : 2);
}

void slow_read(struct slow_position *p, const struct slow_rules *rules, const char *text)
{
    char copy[2048];
    *p = (struct slow_position){ .rules = rules, .owner = { SLOW_NONE, SLOW_NONE, SLOW_NONE },
        .victim = { SLOW_NONE, SLOW_NONE, SLOW_NONE }, .giver = SLOW_NONE, .loser = SLOW_NONE };
    if (strlen(text) >= sizeof copy)
        fail("a text as long as this");
    strcpy(copy, text);
    if (copy[1] == ':')
        read_list(p, copy);
    else
        read_fen(p, copy);
    int nplaying = 0;
    for (int player = 0; player < 3; player++)
        nplaying += p->how[player] == SLOW_PLAYING;
    if (nplaying == 1)
        p->end = SLOW_END_LAST;
}

/* ---- options ---- */

static bool choose(struct slow_rules *r, const char *word)
{
    static const char *const mates[] = { "mate=takeover", "mate=inert", "mate=first", "mate=kings" };
    static const char *const eps[] = { "ep=both", "ep=next", "ep=none" };
    static const char *const absent[] = { "players=no-white", "players=no-red", "players=no-black" };
    static const char *const silent[] = { "players=three", "diplomacy=none", "castling=yes", "queen=left",
        "stalemate_place=second", "stalemate_last=two", "draws=claim", "draws=automatic", "draws=off" };
    const struct { const char *word; bool *flag; } flags[] = {
        { "diplomacy=neutrality", &r->neutral }, { "castling=no", &r->no_castling }, { "queen=right", &r->queen_right },
        { "stalemate_place=third", &r->stalemate_third }, { "stalemate_last=three", &r->last_three },
    };
    for (int i = 0; i < 4; i++)
        if (!strcmp(word, mates[i]))
            return r->mate = (enum slow_mate)i, true;
    for (int i = 0; i < 3; i++) {
        if (!strcmp(word, eps[i]))
            return r->ep = (enum slow_ep)i, true;
        if (!strcmp(word, absent[i]))
            return r->plays[i] = false, true;
    }
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        if (!strcmp(word, flags[i].word))
            return *flags[i].flag = true;
    for (size_t i = 0; i < sizeof silent / sizeof *silent; i++)
        if (!strcmp(word, silent[i]))
            return true;
    return false;
}

bool slow_rules_set(struct slow_rules *r, const char *variant, const char *options)
{
    char word[64];
    bool good = true;
    *r = (struct slow_rules){ .board = SLOW_THREE_SIDED, .plays = { true, true, true } };
    if (!strcmp(variant, "orthodox")) {
        r->board = SLOW_SQUARE;
        r->plays[1] = false;
    } else if (strcmp(variant, "three-sided")) {
        return false;
    }
    for (const char *s = strcmp(options, "-") ? options : ""; *s && good; s += strspn(s, " ")) {
        size_t n = strcspn(s, " ");
        if (n >= sizeof word)
            return false;
        memcpy(word, s, n);
        word[n] = '\0';
        good = choose(r, word);
        s += n;
    }
    return good;
}
