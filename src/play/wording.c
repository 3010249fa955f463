/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every sentence is a whole format; what is put in are names of players, men and cells. */
#include "play/wording.h"

#include <string.h>

#include "base/gettext.h"
#include "base/text.h"
#include "core/ending.h"
#include "core/fault.h"

const char *wording_player_word(int player)
{
    static const char *const names[] = { N_("White"), N_("Red"), N_("Black"), N_("nobody") };
    return names[player < PLAYERS ? player : NOBODY];
}

const char *wording_player(int player)
{
    return _(wording_player_word(player));
}

static const char *wording_kind(const struct rules *rules, int kind)
{
    const char *name = rules->variant.set->man[kind].name;
    return name ? _(name) : _("man");
}

const char *wording_fate(int fate)
{
    /* ORDER fate */
    static const char *const words[] = {
        N_("in play"), N_("left off"), N_("mated"), N_("frozen"), N_("resigned"), N_("king taken"), N_("prisoner"),
    };
    return _(words[fate]);
}

const char *wording_state(int state)
{
    /* ORDER game_state */
    static const char *const words[] = { "playing", "mate", "stalemate", "draw", "over" };
    return words[state];
}

const char *wording_reason(int reason)
{
    /* ORDER end_reason */
    static const char *const words[] = {
        "-", "mate", "stalemate", "agreement", "repetition", "moves", "dead", "resignation", "king", "last", "passes", "oath",
    };
    return words[reason];
}

/* Refusals */

struct slots {                  /* what a fault's sentence may use, as text */
    const char *said;           /* the piece of text concerned */
    char cell[CELL_NAME_SIZE], other_cell[CELL_NAME_SIZE];
    const char *man, *man_player, *other, *other_player, *player;
};

static void fill(struct slots *s, const struct fault *f, const struct rules *r, int alphabet)
{
    const struct topology *t = r->variant.topology;
    s->cell[0] = s->other_cell[0] = '\0';
    if (f->cell < t->ncell)
        t->name(t, f->cell, alphabet, s->cell);
    if (f->other_cell < t->ncell)
        t->name(t, f->other_cell, alphabet, s->other_cell);
    s->man = wording_kind(r, f->man ? code_kind(f->man) : PAWN);
    s->man_player = wording_player(code_colour(f->man));
    s->other = wording_kind(r, f->other ? code_kind(f->other) : PAWN);
    s->other_player = wording_player(f->player < PLAYERS ? f->player : code_colour(f->other));
    s->player = wording_player(f->player);
}

static void say_candidates(const struct fault *f, const struct slots *s, const struct rules *r, int alphabet, struct text *out)
{
    const struct topology *t = r->variant.topology;
    char name[CELL_NAME_SIZE];
    text_addf(out, _("several men can go to %s: say from which cell ("), s->cell);
    for (int i = 0; i < f->ncell; i++) {
        t->name(t, f->cells[i], alphabet, name);
        text_addf(out, "%s%s", i ? ", " : "", name);
    }
    text_add_char(out, ')');
}

static const char *shortest_label(const struct rules *r)
{
    const char *label = r->row[0].label;
    for (int i = 1; i < r->nrow; i++)
        if (strlen(r->row[i].label) < strlen(label))
            label = r->row[i].label;
    return label;
}

/* Faults of typed moves. */
static bool say_move_fault(const struct fault *f, const struct slots *s, const struct rules *r, struct text *out)
{
    switch (f->code) {
    case FAULT_NOT_A_MOVE:
        if (r->nrow)
            text_addf(out, _("this is not a move; type one like e2-e4, Ne2-d4 or %s"), shortest_label(r));
        else
            text_add(out, _("this is not a move; type one like e2-e4 or Ne2-d4"));
        return true;
    case FAULT_TWO_CELLS:
        text_addf(out, _("this can lead to %s or to %s; with a small letter first it is a cell (bC5), with a capital one a man (Bc5)"),
            s->cell, s->other_cell);
        return true;
    case FAULT_NO_MAN:
        text_addf(out, _("there is no man on %s"), s->cell);
        return true;
    case FAULT_NOT_YOURS:
        if (f->player < PLAYERS)
            text_addf(out, _("the %s on %s is commanded by %s"), s->man, s->cell, s->player);
        else
            text_addf(out, _("the %s on %s is commanded by nobody"), s->man, s->cell);
        return true;
    case FAULT_CANNOT_REACH:
        text_addf(out, _("a %s on %s does not go to %s"), s->man, s->cell, s->other_cell);
        return true;
    case FAULT_BLOCKED:
        text_addf(out, _("the way to %s is blocked by the %s on %s"), s->cell, s->other, s->other_cell);
        return true;
    case FAULT_OWN_MAN:
        text_addf(out, _("your own %s stands on %s"), s->other, s->other_cell);
        return true;
    case FAULT_PINCHED:
        text_addf(out, _("the men on %s and %s pinch the corner between them"), s->cell, s->other_cell);
        return true;
    case FAULT_HELD:
        text_addf(out, _("the pawn on %s is held by a man before it"), s->cell);
        return true;
    case FAULT_POOL:
        text_addf(out, _("on %s a pawn becomes only a man that its army has lost"), s->cell);
        return true;
    case FAULT_KING_CHECKED:
        text_addf(out, _("%s's king is in check, not mated; only the king of a player who stands mated is taken"), s->player);
        return true;
    case FAULT_KING_UNCHECKED:
        text_addf(out, _("%s's king is not even in check; only the king of a player who stands mated is taken"), s->player);
        return true;
    case FAULT_ZONE:
        text_addf(out, _("pawns take nothing in their own City, Palace and Throne, and %s is one of these"), s->cell);
        return true;
    case FAULT_PEACE:
        text_addf(out, _("there is peace with %s in this turn"), s->player);
        return true;
    case FAULT_BARRED:
        text_addf(out, _("you may not take from %s now: %s just did, and %s has not taken from you"), s->player,
            wording_player(f->third), s->player);
        return true;
    case FAULT_KING_SAFE_FROM_CAPTURE:
        text_add(out, _("kings are not taken"));
        return true;
    case FAULT_KING_ATTACKED:
        text_addf(out, _("your king on %s would be attacked by %s's %s on %s"), s->cell, s->other_player, s->other, s->other_cell);
        return true;
    case FAULT_CASTLE_RIGHT:
        text_addf(out, _("no castling: the king or the rook on %s has moved"), s->other_cell);
        return true;
    case FAULT_CASTLE_BLOCKED:
        text_addf(out, _("no castling: the %s on %s stands in the way"), s->other, s->other_cell);
        return true;
    case FAULT_CASTLE_CHECK:
        text_addf(out, _("no castling: %s is attacked by %s's %s on %s"), s->cell, s->other_player, s->other, s->other_cell);
        return true;
    case FAULT_PROMOTION:
        text_add(out, _("say what the pawn becomes, like =Q"));
        return true;
    case FAULT_NO_PROMOTION:
        text_addf(out, _("a %s does not become a %s on %s"), s->man, s->other, s->cell);
        return true;
    case FAULT_NONE_REACHES:
        text_addf(out, _("no %s of yours can go to %s"), s->man, s->cell);
        return true;
    case FAULT_GAME_OVER:
        text_add(out, _("the game is over"));
        return true;
    default:
        return false;
    }
}

/* ORDER fault_code, position texts: a format with at most one %s, and which slot it takes. */
enum slot { SLOT_NONE, SLOT_SAID, SLOT_PLAYER, SLOT_CELL };
static const struct {
    const char *format;
    uint8_t slot;
} position_faults[] = {
    [FAULT_EMPTY_TEXT] = { N_("the position is empty"), SLOT_NONE },
    [FAULT_UNKNOWN_WORD] = { N_("\"%s\" is neither men (W:Ke1,c4) nor a field this game has"), SLOT_SAID },
    [FAULT_NO_CELL] = { N_("\"%s\" names no man on a cell of this board"), SLOT_SAID },
    [FAULT_NO_SUCH_MAN] = { N_("\"%s\" stands for no man"), SLOT_SAID },
    [FAULT_TWO_MEN] = { N_("two men stand on %s"), SLOT_CELL },
    [FAULT_TWO_KINGS] = { N_("%s has two kings"), SLOT_PLAYER },
    [FAULT_TOO_MANY_MEN] = { N_("%s has more than 32 men"), SLOT_PLAYER },
    [FAULT_TOO_MANY_MOVES] = { N_("the position has more than 2048 moves"), SLOT_NONE },
    [FAULT_PAWN_PROMOTED] = { N_("a pawn cannot stand on %s"), SLOT_CELL },
    [FAULT_NO_KING] = { N_("%s has no king"), SLOT_PLAYER },
    [FAULT_NOT_IN_PLAY] = { N_("%s is not in play and cannot be on move"), SLOT_PLAYER },
    [FAULT_BAD_TURN] = { N_("\"%s\" is no player of this game; a turn is one letter"), SLOT_SAID },
    [FAULT_BAD_OWNER] = { N_("\"%s\": owners are one letter a player in the order of seats, or -"), SLOT_SAID },
    [FAULT_OWNER_OF_KING] = { N_("%s's king stands, so his men are his own or nobody's"), SLOT_PLAYER },
    [FAULT_OWNER_OUT] = { N_("%s is not in play and commands nobody"), SLOT_PLAYER },
    [FAULT_OWNER_WITHOUT_KING] = { N_("%s has no king and does not command his men"), SLOT_PLAYER },
    [FAULT_OWNER_OF_NONE] = { N_("%s has an owner but is not out"), SLOT_PLAYER },
    [FAULT_BAD_OUT] = { N_("\"%s\" is no player, or too many are out"), SLOT_SAID },
    [FAULT_OUT_PLAYS] = { N_("%s is in play: his king stands and he commands his men"), SLOT_PLAYER },
    [FAULT_OUT_MISSES] = { N_("%s is out and must be named"), SLOT_PLAYER },
    [FAULT_BAD_RIGHT] = { N_("\"%s\" is no castling right of this game"), SLOT_SAID },
    [FAULT_RIGHT_NOT_HOME] = { N_("castling right \"%s\": king and rook do not stand at home"), SLOT_SAID },
    [FAULT_BAD_EP] = { N_("\"%s\": en passant is crossed cell/cell of the pawn/player who pushed it"), SLOT_SAID },
    [FAULT_EP_PUSHER] = { N_("en passant: %s cannot have pushed a pawn just now"), SLOT_PLAYER },
    [FAULT_EP_PAWN] = { N_("en passant: no pawn of the pusher stands on %s"), SLOT_CELL },
    [FAULT_EP_CROSSED] = { N_("en passant \"%s\": no pawn has just crossed that cell"), SLOT_SAID },
    [FAULT_BAD_VICTIM] = { N_("\"%s\": victims are one letter a player in the order of seats, or -"), SLOT_SAID },
    [FAULT_BAD_CAPTOR] = { N_("%s is no prisoner: that needs his king, and another player who commands his men"), SLOT_PLAYER },
    [FAULT_BAD_PACT] = { N_("\"%s\": a pact is oath/vassal/lord or truce/offerer/accepter/turns, between two of three in play"), SLOT_SAID },
    [FAULT_BAD_POOL] = { N_("\"%s\": lost men are letters, one group a player in the order of seats, or -"), SLOT_SAID },
    [FAULT_BAD_CHECKER] = { N_("\"%s\": who gave check is one letter a player in the order of seats, or -"), SLOT_SAID },
    [FAULT_BAD_MOVED] = { N_("\"%s\" names no cell of a pawn"), SLOT_SAID },
    [FAULT_BAD_NUMBER] = { N_("\"%s\" is no number from 0 (round: 1) to 9999"), SLOT_SAID },
    [FAULT_TWICE] = { N_("\"%s\" is said twice"), SLOT_SAID },
    [FAULT_NOT_HERE] = { N_("\"%s\" is not a text of this game"), SLOT_SAID },
    [FAULT_LEFT_OFF] = { N_("%s's set is left off in this game"), SLOT_PLAYER },
    [FAULT_FEN_ROWS] = { N_("\"%s\" has not as many lines as the board"), SLOT_SAID },
    [FAULT_FEN_ROW] = { N_("\"%s\" has not as many cells as its line of the board"), SLOT_SAID },
    [FAULT_FEN_FIELDS] = { N_("a FEN has board, turn, castling (where the game has it), en passant and two numbers; look at \"%s\""), SLOT_SAID },
    [FAULT_NOBODY] = { N_("nobody is in play: a player needs his king and his own men"), SLOT_NONE },
};

static void say_position_fault(const struct fault *f, const struct slots *s, struct text *out)
{
    if (f->code == FAULT_KINGS_TOUCH) {
        text_addf(out, _("the kings on %s and %s touch"), s->cell, s->other_cell);
        return;
    }
    const char *values[] = { "", s->said, s->player, s->cell };
    const char *format = f->code < sizeof position_faults / sizeof *position_faults ? position_faults[f->code].format : NULL;
    if (!format) {
        text_add(out, _("this is refused"));
        return;
    }
    const char *hole = strstr(_(format), "%s");
    const char *start = _(format);
    text_add_n(out, start, hole ? (size_t)(hole - start) : strlen(start));
    if (hole) {
        text_add(out, values[position_faults[f->code].slot]);
        text_add(out, hole + 2);
    }
    if (f->length)
        text_addf(out, _(" (column %d)"), f->at + 1);
}

void wording_fault(const struct fault *f, const struct rules *rules, int alphabet, const char *typed, struct text *out)
{
    enum { SAID_MAX = 40 };
    struct slots s = { .said = "" };
    struct text said = { 0 };
    fill(&s, f, rules, alphabet);
    if (typed && f->length > 0) {
        text_add_n(&said, typed + f->at, f->length < SAID_MAX ? (size_t)f->length : SAID_MAX);
        for (size_t i = 0; i < said.length; i++)
            if ((unsigned char)said.data[i] < ' ' || (unsigned char)said.data[i] >= 127)
                said.data[i] = '?';
        s.said = text_string(&said);
    }
    if (f->code == FAULT_AMBIGUOUS)
        say_candidates(f, &s, rules, alphabet, out);
    else if (!say_move_fault(f, &s, rules, out))
        say_position_fault(f, &s, out);
    text_free(&said);
}

/* What happened */

static void say_mated(const struct position *p, int player, int by, struct text *out)
{
    const char *victim = wording_player(player), *giver = wording_player(by);
    if (p->realm.state)
        text_addf(out, _("%s has mated %s."), giver, victim);
    else if (p->realm.fate[player] == PRISONER)
        text_addf(out, _("%s has mated %s, who is his prisoner; %s's men now move for %s."), giver, victim, victim, giver);
    else if (p->realm.owner[player] == by)
        text_addf(out, _("%s has mated %s; %s's men now move for %s."), giver, victim, victim, giver);
    else
        text_addf(out, _("%s has mated %s; %s's men stay where they are and belong to nobody."), giver, victim, victim);
}

void wording_settled(const struct position *p, const struct settled_step *step, struct text *out)
{
    const char *player = wording_player(step->player);
    switch (step->what) {
    case SETTLED_MATED:
        say_mated(p, step->player, step->by, out);
        break;
    case SETTLED_FROZEN:
        if (p->realm.state)
            text_addf(out, _("%s is stalemated."), player);
        else
            text_addf(out, _("%s is stalemated: his men freeze and belong to nobody."), player);
        break;
    case SETTLED_PASSED:
        text_addf(out, _("%s cannot move and passes."), player);
        break;
    case SETTLED_FREED:
        text_addf(out, _("Nobody watches %s any more: he is free and commands his men again."), player);
        break;
    default:
        break;
    }
}

void wording_places(const struct position *p, struct text *out)
{
    struct result result;
    const struct turn_rule *turn = &p->rules->variant.turn;
    bool any = false;
    ending_result(p, &result);
    for (int place = 1; place <= PLAYERS; place++)
        for (int i = 0, first = 1; i < turn->nseat; i++) {
            int player = turn->seat[i];
            if (result.place[player] != place)
                continue;
            if (any)
                text_add_char(out, first ? '>' : '=');
            text_add(out, wording_player_word(player));
            any = true;
            first = 0;
        }
    if (!any)
        text_add_char(out, '-');
}

void wording_number(int points, struct text *out)
{
    int part = points % POINT, whole = POINT;
    for (int n = 2; n <= part; n++)
        while (part % n == 0 && whole % n == 0) {
            part /= n;
            whole /= n;
        }
    if (points >= POINT || !points)
        text_addf(out, "%d%s", points / POINT, part ? " " : "");
    if (part)
        text_addf(out, "%d/%d", part, whole);
}

void wording_points(const struct position *p, struct text *out)
{
    struct result result;
    const struct turn_rule *turn = &p->rules->variant.turn;
    ending_result(p, &result);
    if (!result.scored || result.state == STATE_PLAYING) {
        text_add_char(out, '-');
        return;
    }
    for (int i = 0; i < turn->nseat; i++) {
        text_addf(out, "%s%c:", i ? "," : "", PLAYER_LETTERS[turn->seat[i]]);
        wording_number(result.points[turn->seat[i]], out);
    }
}

/* ORDER end_reason: the cause, with the loser's name in the first ones. */
static void say_cause(const struct position *p, struct text *out)
{
    const char *loser = wording_player(p->realm.loser);
    switch (p->realm.reason) {
    case END_MATE:
        text_addf(out, _("%s is mated"), loser);
        break;
    case END_STALEMATE:
        text_addf(out, _("%s is stalemated"), loser);
        break;
    case END_RESIGNATION:
        text_addf(out, _("%s has resigned"), loser);
        break;
    case END_KING:
        text_addf(out, _("%s has lost his king"), loser);
        break;
    case END_OATH:
        text_addf(out, _("%s has fallen while the oath held"), loser);
        break;
    case END_AGREEMENT:
        text_add(out, _("agreed"));
        break;
    case END_REPETITION:
        text_add(out, _("the same position for the third time"));
        break;
    case END_MOVES:
        text_add(out, _("fifty moves of each player without capture or pawn move"));
        break;
    case END_DEAD:
        text_add(out, _("nobody has men left to mate with"));
        break;
    case END_PASSES:
        text_add(out, _("nobody can move"));
        break;
    default:
        text_add(out, _("no other player is left"));
        break;
    }
}

void wording_result(const struct position *p, struct text *out)
{
    struct result result;
    ending_result(p, &result);
    if (result.state == STATE_PLAYING)
        return;
    if (p->realm.winner != NOBODY)
        text_addf(out, _("%s wins: "), wording_player(p->realm.winner));
    else
        text_add(out, _("Draw: "));
    say_cause(p, out);
    text_add_char(out, '.');
}
