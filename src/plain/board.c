/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A board as lines of text: the pictures of board/picture.h with the men of a view. */
#include <ctype.h>

#include "board/picture.h"
#include "plain/cli.h"
#include "play/view.h"

/* Who commands the man, small; his kind, a capital for his own colour and small for a man taken over. */
static struct field field_of(const struct view *v, int cell)
{
    int code = v->at[cell], owner = v->owner[code_colour(code)];
    if (!code)
        return (struct field){ { 0, 0 }, MARK_NONE };
    char letter = v->variant->set->man[code_kind(code)].letter;
    bool taken_over = owner != NOBODY && owner != code_colour(code);
    return (struct field){
        .glyph = {
            owner == NOBODY ? '-' : (uint16_t)tolower(PLAYER_LETTERS[owner]),
            taken_over ? (uint16_t)tolower(letter) : (uint16_t)letter,
        },
    };
}

void plain_board(const struct view *v, const struct drawing *drawing, int size, int turn, int alphabet, int charset, struct text *out)
{
    struct picture bare, board;
    struct field fields[CELLS_MAX];
    picture_make(&bare, (struct picture_of){
        .topology = v->topology, .drawing = drawing, .size = (uint8_t)size, .turn = (uint8_t)turn,
        .alphabet = (uint8_t)alphabet, .charset = (uint8_t)charset,
    });
    for (int cell = 0; cell < v->topology->ncell; cell++)
        fields[cell] = field_of(v, cell);
    picture_fill(&board, &bare, fields);
    picture_print(&board, out);
}
