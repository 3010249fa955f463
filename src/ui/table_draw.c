/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawing the table.  Each player has a plate at his edge of the board, with his name on a bar of his colour; the plate of who is to
   move is the loud one.  Below are a message, the entry line and the keys that matter now. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "base/gettext.h"
#include "base/text.h"
#include "play/wording.h"
#include "ui/chrome.h"
#include "ui/layout.h"
#include "ui/table_state.h"

void table_least(const struct screen *s, const struct app *app, int *rows, int *columns)
{
    (void)app;
    layout_least(((const struct table *)s)->drawing, rows, columns);
}

/* The scene: men, marks, cursor */

static void mark_last(const struct view *v, struct scene *s)
{
    for (int i = 0; i < PLAYERS; i++) {
        if (!v->last[i].any || (i == v->mover && !v->over))
            continue;
        s->left[v->last[i].from] = true;
        if (v->at[v->last[i].to])
            s->mark[v->last[i].to] = MARK_LAST;
    }
}

static void make_scene(struct table *t, struct scene *s)
{
    const struct view *v = table_view(t);
    memset(s, 0, sizeof *s);
    memcpy(s->code, v->at, sizeof s->code);
    for (int cell = 0; cell < v->topology->ncell; cell++)
        s->owner[cell] = v->owner[code_colour(v->at[cell])];
    mark_last(v, s);
    for (int i = 0; i < PLAYERS; i++)
        if (v->nchecker[i] && v->king[i] != NO_CELL)
            s->mark[v->king[i]] = MARK_CHECK;
    for (int cell = 0; cell < v->topology->ncell; cell++)
        if (t->shown[cell])
            s->mark[cell] = MARK_TARGET;
    if (t->from != NO_CELL)
        s->mark[t->from] = MARK_PICKED;
    s->cursor = *table_cursor(t);
}

static void make_bare(struct table *t, const struct app *app, int size)
{
    struct picture_of of = {
        .topology = table_view(t)->topology, .drawing = t->drawing, .size = (uint8_t)size, .turn = (uint8_t)table_turn(t, app),
        .alphabet = (uint8_t)table_alphabet(t, app), .charset = (uint8_t)app->term->charset,
    };
    const struct picture_of *was = &t->bare.of;
    if (t->drawn && was->drawing == of.drawing && was->size == of.size && was->turn == of.turn && was->alphabet == of.alphabet
        && was->charset == of.charset)
        return;
    picture_make(&t->bare, of);
    t->drawn = true;
}

/* Plates */

/* "lost Q 2R N": men of a colour that are gone, or nothing. */
static void add_lost(const struct view *v, int colour, struct text *out)
{
    int all = 0;
    for (int kind = QUEEN; kind >= PAWN; kind--)
        all += v->lost[colour][kind];
    if (all)
        text_add(out, v->variant->pawn.pool ? _("may return:") : _("lost"));
    for (int kind = QUEEN; kind >= PAWN; kind--) {
        int n = v->lost[colour][kind];
        char letter = v->variant->set->man[kind].letter;
        if (n == 1)
            text_addf(out, " %c", letter);
        else if (n > 1)
            text_addf(out, " %d%c", n, letter);
    }
}

static void add_checkers(const struct table *t, const struct app *app, int player, struct text *out)
{
    const struct view *v = table_view(t);
    char name[CELL_NAME_SIZE];
    for (int i = 0; i < v->nchecker[player]; i++) {
        int cell = v->checker[player][i];
        text_addf(out, " %c%c %s", paint_owner_letter(v->owner[code_colour(v->at[cell])]),
            v->variant->set->man[code_kind(v->at[cell])].letter, table_cell(t, app, cell, name));
    }
}

/* Colours that a player commands beside his own; where the names do not fit, their letters. */
static void add_commands(const struct view *v, int player, size_t columns, struct text *out)
{
    struct text letters = { 0 };
    int n = 0;
    bool more = false;
    text_add(out, _("commands"));
    text_add(&letters, _("commands"));
    for (int i = 0; i < v->nseat; i++) {
        if (v->owner[v->seat[i]] != player)
            continue;
        more |= v->seat[i] != player;
        text_addf(out, "%s %s", n++ ? "," : "", wording_player(v->seat[i]));
        text_addf(&letters, " %c", toupper(paint_owner_letter(v->seat[i])));
    }
    if (!more || out->length > columns)
        text_clear(out);
    if (more && !out->length)
        text_add(out, text_string(&letters));
    text_free(&letters);
}

/* Who watches a prisoner. */
static void add_guards(const struct table *t, const struct app *app, int player, struct text *out)
{
    const struct view *v = table_view(t);
    char name[CELL_NAME_SIZE];
    text_add(out, v->nguard[player] ? _("watched by") : _("no watch: soon free"));
    for (int i = 0; i < v->nguard[player]; i++) {
        int cell = v->guard[player][i];
        text_addf(out, " %c%c %s", paint_owner_letter(v->owner[code_colour(v->at[cell])]),
            v->variant->set->man[code_kind(v->at[cell])].letter, table_cell(t, app, cell, name));
    }
}

static void add_pact(const struct view *v, int player, struct text *out)
{
    if ((!v->oath && !v->truce) || (v->pact_from != player && v->pact_to != player))
        return;
    const char *other = wording_player(v->pact_from == player ? v->pact_to : v->pact_from);
    if (v->truce)
        text_addf(out, _("truce with %s: %d"), other, v->pact_rest);
    else
        text_addf(out, v->pact_from == player ? _("vassal of %s") : _("lord of %s"), other);
}

/* From whom his latest turn captured. */
static void add_victims(const struct view *v, int player, struct text *out)
{
    text_add(out, _("took from"));
    for (int i = 0; i < v->nseat; i++)
        if (v->victim[player] >> v->seat[i] & 1)
            text_addf(out, " %s", wording_player(v->seat[i]));
}

/* The bar with the name: of who is to move it says so, and is bold where there are no colours. */
static void draw_name(const struct app *app, const struct view *v, struct canvas *c, struct area a, int player)
{
    bool moves = player == v->mover && !v->over, named = strcmp(v->name[player], wording_player(player)) != 0;
    char left[96];
    int role = paint_role(player), attr = moves && app->term->depth == DEPTH_MONO ? ATTR_BOLD : 0;
    snprintf(left, sizeof left, "%s%c %s%s%s", moves ? ">> " : "", toupper(paint_owner_letter(player)), wording_player(player),
        named ? ": " : "", named ? v->name[player] : "");
    canvas_fill(c, a.row, a.column, 1, a.columns, ' ', role, attr);
    int used = canvas_text(c, a.row, a.column + 1, a.columns - 2, role, attr, left);
    const char *label = _("to move");
    int wide = text_columns(label), margin = used + wide + 3 <= a.columns ? 1 : 0;      /* a narrow plate has none */
    if (moves && used + wide + margin + 2 <= a.columns)
        canvas_text(c, a.row, a.column + a.columns - wide - margin, wide, role, attr, label);
}

static void draw_plate(const struct table *t, const struct app *app, struct canvas *c, struct area a, int player)
{
    const struct view *v = table_view(t);
    enum { LINES = 6 };
    struct text line[LINES] = { { 0 } };
    int n = 0, men = 0;
    char king[CELL_NAME_SIZE];
    if (!a.rows)
        return;
    draw_name(app, v, c, a, player);
    for (int colour = 0; colour < COLOURS; colour++)
        for (int kind = PAWN; kind < KINDS; kind++)
            men += v->owner[colour] == player ? v->count[colour][kind] : 0;
    if (v->nchecker[player]) {
        text_add(&line[n], v->mated[player] ? _("MATED:") : _("CHECK:"));
        add_checkers(t, app, player, &line[n++]);
        if (v->mated[player])
            text_add(&line[n++], _("king may be taken"));
    } else if (v->in_play[player]) {
        text_addf(&line[n++], _("king %s  men %d"), table_cell(t, app, v->king[player], king), men);
    } else if (v->captor[player] != NOBODY) {
        text_addf(&line[n++], _("prisoner of %s"), wording_player(v->captor[player]));
        add_guards(t, app, player, &line[n++]);
    } else {
        text_add(&line[n++], v->fate[player]);
    }
    add_pact(v, player, &line[n]);
    n += line[n].length > 0;
    add_commands(v, player, (size_t)a.columns - 1, &line[n]);
    n += line[n].length > 0;
    if (v->why_barred[player][0])
        text_add(&line[n++], _("may not be hit now"));
    if (n < LINES && v->victim[player] && v->variant->turn.diplomacy)
        add_victims(v, player, &line[n++]);
    if (n < LINES) {
        add_lost(v, player, &line[n]);
        n += line[n].length > 0;
    }
    if (n < LINES && v->last[player].any)
        text_addf(&line[n++], _("last %s"), v->last[player].text);
    for (int i = 0; i < LINES; i++) {
        if (i < n && i + 1 < a.rows)
            canvas_text(c, a.row + 1 + i, a.column + 1, a.columns - 1, i == 0 && v->nchecker[player] ? ROLE_ALERT : ROLE_TEXT, 0,
                text_string(&line[i]));
        text_free(&line[i]);
    }
}

/* The latest moves, as many as fit; it goes on by whole rounds, because each line that moves is written again. */
static void draw_record(const struct view *v, struct canvas *c, struct area a)
{
    int hidden = v->nentry - (a.rows - 1);
    int first = hidden > 0 ? (hidden + v->nseat - 1) / v->nseat * v->nseat : 0;
    if (a.rows < 2)
        return;
    canvas_textf(c, a.row, a.column + 1, a.columns - 1, ROLE_TITLE, 0, _("Round %d"), v->round);
    for (int i = first; i < v->nentry; i++) {
        const struct view_entry *e = &v->entry[i];
        int row = a.row + 1 + i - first;
        if (e->player < PLAYERS)
            canvas_textf(c, row, a.column + 1, a.columns - 1, ROLE_TEXT, 0, "%3d %c %s", e->round, toupper(paint_owner_letter(e->player)),
                e->text);
        else
            canvas_textf(c, row, a.column + 1, a.columns - 1, ROLE_TEXT, 0, "    %s", e->text);
    }
}

static void draw_plates(const struct table *t, const struct app *app, struct canvas *c, const struct layout *l)
{
    const struct view *v = table_view(t);
    int turn = table_turn(t, app), bottom = 0;
    for (int i = 0; i < v->nseat; i++)
        if (v->variant->seat_turn[v->seat[i]] == turn)
            bottom = i;
    for (int side = 0; side < v->nseat; side++)
        draw_plate(t, app, c, l->plate[side], v->seat[(bottom + side) % v->nseat]);
    draw_record(v, c, l->record);
}

/* The foot */

enum { HELP_COLUMNS = 6 };

static void draw_prompt(struct table *t, const struct app *app, struct canvas *c, struct area foot, int row)
{
    char name[CELL_NAME_SIZE];
    if (t->typing) {
        canvas_text(c, row, foot.column, 2, ROLE_KEY, 0, "> ");
        edit_draw(&t->entry, c, row, foot.column + 2, foot.columns - 2, ROLE_TEXT);
        if (foot.columns >= ENTRY_COLUMNS + 30)
            canvas_text(c, row, foot.column + ENTRY_COLUMNS + 4, foot.columns - ENTRY_COLUMNS - 4, ROLE_TEXT, 0,
                        _("e2-e4  Nd4  O-O  or a cell"));
        return;
    }
    canvas_text(c, row, foot.column, foot.columns, ROLE_TEXT, 0, table_cell(t, app, *table_cursor(t), name));
}

static void draw_hints(const struct table *t, struct canvas *c, struct area foot)
{
    /* What stays the same comes first, so that a move does not write it again. */
    static const struct hint normal[] = {
        { "?", N_("help") }, { N_("arrows"), N_("move the cursor") }, { N_("letters"), N_("type a move") },
        { N_("Enter"), N_("pick up") }, { 0 },
    };
    static const struct hint picked[] = {
        { "?", N_("help") }, { N_("arrows"), N_("move the cursor") }, { N_("letters"), N_("type a move") },
        { N_("Enter"), N_("drop") }, { N_("Esc"), N_("let go") }, { 0 },
    };
    static const struct hint typing[] = {
        { "?", N_("help") }, { N_("arrows"), N_("move the cursor") }, { N_("letters"), N_("type a move") },
        { N_("Enter"), N_("play") }, { N_("Esc"), N_("back") }, { 0 },
    };
    static const struct hint over[] = {
        { "<", N_("take back") }, { ";", N_("moves") }, { "&", N_("save") }, { "Ctrl-X", N_("leave") }, { 0 },
    };
    const struct hint *source = t->typing ? typing : table_view(t)->over ? over : t->picked != NO_CELL ? picked : normal;
    struct hint translated[6];
    int n = 0;
    for (; source[n].key; n++)
        translated[n] = (struct hint){ source[n].key[0] ? _(source[n].key) : "", _(source[n].label) };
    translated[n] = (struct hint){ 0 };
    chrome_hints(c, foot.row + foot.rows - 1, foot.column, foot.columns, translated);
}

/* What is said when nothing else is.  Whose turn it is say the bar and the plates, if there are any; a third time would only cost
   bytes. */
static void standing_message(const struct table *t, const struct app *app, const struct layout *l, struct text *out)
{
    static const char *const sentences[] = { N_("White to move."), N_("Red to move."), N_("Black to move.") };
    const struct view *v = table_view(t);
    if (v->over) {
        text_add(out, v->result);
        return;
    }
    if (!l->bar && !l->plate[0].rows)
        text_add(out, _(sentences[v->mover]));
    if (v->nchecker[v->mover]) {
        text_add(out, out->length ? "  " : "");
        text_add(out, _("Your king is in check from"));
        add_checkers(t, app, v->mover, out);
        text_add_char(out, '.');
    }
    for (int i = 0; i < v->nseat; i++)
        if (v->mated[v->seat[i]] && v->seat[i] != v->mover)
            text_addf(out, _("%s%s stands mated: his king may be taken."), out->length ? "  " : "", wording_player(v->seat[i]));
    for (int i = 0; i < v->nseat; i++)
        if (v->why_barred[v->seat[i]][0])
            text_addf(out, "%s%s", out->length ? "  " : "", v->why_barred[v->seat[i]]);
    if (v->claims)
        text_addf(out, "%s%s", out->length ? "  " : "", _("You may claim a draw: press =."));
}

static void draw_foot(struct table *t, const struct app *app, struct canvas *c, const struct layout *l)
{
    const struct view *v = table_view(t);
    struct area foot = l->foot;
    struct text message = { 0 };
    int prompt = foot.row + (foot.rows > 2 ? foot.rows - 2 : 0);
    standing_message(t, app, l, &message);
    bool standing = !t->message[0];
    const char *text = standing ? text_string(&message) : t->message;
    int role = t->alert || (standing && v->nchecker[v->mover]) ? ROLE_ALERT : standing ? ROLE_TITLE : ROLE_TEXT;
    canvas_wrap(c, l->message.row, l->message.column, l->message.rows, l->message.columns, role, 0, text);
    if (l->message.rows || t->typing || !t->message[0])
        draw_prompt(t, app, c, foot, prompt);
    else
        canvas_text(c, prompt, foot.column, foot.columns, role, 0, text);
    if (foot.rows >= 2)
        draw_hints(t, c, foot);
    else
        canvas_text(c, prompt, foot.column + foot.columns - HELP_COLUMNS, HELP_COLUMNS, ROLE_KEY, 0, _("? help"));
    text_free(&message);
}

/* Which game, which round, whose turn; its colour is the mover's. */
static void draw_bar(const struct table *t, struct canvas *c, const struct layout *l)
{
    static const char *const sentences[] = { N_("White to move"), N_("Red to move"), N_("Black to move") };
    const struct view *v = table_view(t);
    char left[128], right[64];
    if (!l->bar)
        return;
    snprintf(left, sizeof left, "%s", _(v->variant->title));
    snprintf(right, sizeof right, _("round %d   %s"), v->round, v->over ? _("the game is over") : _(sentences[v->mover]));
    chrome_bar(c, 0, v->over ? ROLE_TITLE : paint_role(v->mover), 0, left, right);
}

void table_draw(struct screen *s, struct app *app, struct canvas *c)
{
    struct table *t = (struct table *)s;
    const struct view *v = table_view(t);
    struct layout l;
    struct scene scene;
    int size = layout_size(t->drawing, app->term->charset, app->settings.zoom, c->rows, c->columns);
    if (size < 0)
        size = 0;
    make_bare(t, app, size);
    layout_make(&l, &t->bare, v->nseat == 2, c->rows, c->columns);
    make_scene(t, &scene);
    draw_bar(t, c, &l);
    draw_plates(t, app, c, &l);
    draw_foot(t, app, c, &l);
    int row = c->cursor_row, column = c->cursor_column;
    paint_board(c, l.board.row, l.board.column, &t->bare, v->variant->set, &scene);
    if (t->typing)
        canvas_cursor(c, row, column);
}
