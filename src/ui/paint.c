/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A field is two characters, who commands and what it is:

       wP  White's pawn             wp  a pawn that White took over: small letter, and in colour the second half
       -K  nobody's king                of the chip still has the colour of its own side
       ::  empty, dark              {wP} just moved   (bP) may be taken   [wB] picked   !wK! in check

   All of it can be read without colour; colours and attributes say the same again. */
#include "ui/paint.h"

#include "core/variant.h"

char paint_owner_letter(int player)
{
    return "wrb-"[player];                      /* ORDER player */
}

int paint_role(int player)
{
    return ROLE_WHITE + player;
}

static struct field field_of(const struct scene *s, const struct piece_set *set, int cell)
{
    struct field f = { .mark = s->mark[cell] };
    int code = s->code[cell], owner = s->owner[cell];

    if (code) {
        char letter = set->man[code_kind(code)].letter;
        bool taken_over = owner != NOBODY && owner != code_colour(code);
        f.glyph[0] = (uint16_t)paint_owner_letter(owner);
        f.glyph[1] = (uint16_t)(taken_over ? letter | 0x20 : letter);
    }
    return f;
}

static int role_of_ground(const struct topology *t, int cell)
{
    return cell == NO_CELL ? ROLE_LABEL : ROLE_LIGHT + t->shade(t, cell);
}

/* The role that a mark gives to its brackets; an empty target is coloured whole. */
static int role_of_mark(int mark, bool empty)
{
    switch (mark) {
    case MARK_PICKED: return ROLE_PICKED;
    case MARK_TARGET: return empty ? ROLE_TARGET : ROLE_CAPTURE;
    case MARK_CHECK: return ROLE_CHECK;
    default: return ROLE_LAST;
    }
}

static int role_of_spot(const struct topology *t, const struct scene *s, const struct spot *spot, int half)
{
    int cell = spot->cell, code = cell == NO_CELL ? 0 : s->code[cell];

    switch (spot->role) {
    case SPOT_LABEL:
        return ROLE_LABEL;
    case SPOT_MARK:
        return role_of_mark(s->mark[cell], !code);
    case SPOT_FIELD:
        if (cell == s->cursor)
            return ROLE_CURSOR;
        if (code)
            return paint_role(half ? code_colour(code) : s->owner[cell]);
        return s->mark[cell] == MARK_TARGET ? ROLE_TARGET : role_of_ground(t, cell);
    default:
        return role_of_ground(t, cell);
    }
}

static int attributes_of(const struct scene *s, const struct spot *spot)
{
    if (spot->role != SPOT_FIELD)
        return 0;
    return (s->left[spot->cell] ? ATTR_UNDERLINE : 0) | (s->mark[spot->cell] == MARK_CHECK ? ATTR_BOLD : 0);
}

void paint_board(struct canvas *c, int row, int column, const struct picture *bare, const struct piece_set *set,
                 const struct scene *s)
{
    const struct topology *t = bare->of.topology;
    struct field fields[CELLS_MAX];
    struct picture full;

    for (int cell = 0; cell < t->ncell; cell++)
        fields[cell] = field_of(s, set, cell);
    picture_fill(&full, bare, fields);
    for (int y = 0; y < full.rows; y++)
        for (int x = 0; x < full.columns; x++) {
            const struct spot *spot = &full.spot[y][x];
            if (spot->role == SPOT_OUTSIDE)
                continue;
            int half = spot->role == SPOT_FIELD && x > full.field[spot->cell].column;
            canvas_put(c, row + y, column + x, spot->glyph, role_of_spot(t, s, spot, half), attributes_of(s, spot));
        }
    if (s->cursor != NO_CELL) {
        struct place anchor = picture_anchor(&full, s->cursor);
        canvas_cursor(c, row + anchor.row, column + anchor.column);
    }
}
