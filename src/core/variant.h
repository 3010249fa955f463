/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game is: a const struct of plain data.  Board, piece set, pawns, castling, start, and rule records for turn and
   ending; a house rule is an option whose choice rewrites fields of a copy before it is compiled (rules.h).
   In every record the value 0 is the rule of orthodox chess. */
#ifndef TRIARCH_CORE_VARIANT_H
#define TRIARCH_CORE_VARIANT_H

#include "board/topology.h"

/* Players and colours share their numbers.  The colour of a man never changes; who commands the men of a colour does.
   ORDER player: letters "WRB" and names in words. */
enum { WHITE, RED, BLACK, NOBODY, PLAYERS = 3, COLOURS = 4 };
#define PLAYER_LETTERS "WRB"
/* The player of a letter, small or capital; NOBODY = of none. */
static inline int player_of_letter(char letter)
{
    for (int player = 0; player < PLAYERS; player++)
        if (letter == PLAYER_LETTERS[player] || letter == PLAYER_LETTERS[player] - 'A' + 'a')
            return player;
    return NOBODY;
}
/* Colour 3 = men that never had a player.  A two-player game is White against Black. */

/* ORDER kind */
enum { EMPTY, PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING, KINDS = 8 };

/* Piece code: colour * 8 + kind, 0 = empty.  A 32-bit mask names any set of codes. */
enum { CODES = COLOURS * KINDS, MEN_MAX = 32 /* of one colour */ };
static inline int code_make(int colour, int kind) { return colour << 3 | kind; }
static inline int code_colour(int code) { return code >> 3; }
static inline int code_kind(int code) { return code & 7; }
static inline uint32_t codes_of_kind(int kind) { return UINT32_C(0x01010101) << kind; }
static inline uint32_t codes_of_colour(int colour) { return UINT32_C(0xfe) << 8 * colour; }

/* How the men move, in words of headings.  Even/odd masks: */
enum { HEADS_EVEN = 0x555, HEADS_ODD = 0xaaa, HEADS_ALL = 0xfff };

struct leap {                   /* step along any of `heads`, turn by `turn` notches, step again; what is between is jumped */
    uint16_t heads;
    int8_t turn;
};

struct man {                    /* how one kind moves; pawns have their own record */
    char letter;                /* capital, as in notation; 0 = no such man in this set */
    const char *name;           /* "knight" */
    uint16_t slide;             /* headings along which it goes any distance */
    uint16_t step;              /* headings along which it goes one step */
    uint8_t nleap;
    struct leap leap[4];
};

struct piece_set {              /* indexed by kind */
    struct man man[KINDS];
    bool pinched;               /* a step over a corner needs one of the two cells beside it empty; leaps do not */
};

enum tied { TIED_NEVER, TIED_BY_ENEMY, TIED_BY_ANY };    /* by a man on any cell of its first steps */

/* Promotion to any man / only to lost ones: without them the pawn waits and promotes in place later, or may not enter. */
enum pool { POOL_ANY, POOL_WAIT, POOL_NEVER };

struct pawn_rule {
    /* Forward is one heading for a colour, or where lines bend the heading on each cell, -1 = none. */
    uint8_t forward[PLAYERS];
    int (*ahead)(const struct topology *, int colour, int cell);        /* NULL = forward[colour] */
    uint8_t npush, ntake;
    int8_t push[6], take[6];    /* headings of quiet moves and of captures, relative to forward */
    uint8_t nside, ntake_start;
    int8_t side[2];             /* pushes where there is none ahead and the cell is no promotion cell */
    int8_t take_start[2];       /* further captures from cells whence it may push more than one cell */
    /* Cells by name, one behind the other: */
    const char *twice[PLAYERS], *thrice[PLAYERS];       /* whence it may push two cells, three cells */
    const char *far[PLAYERS];   /* where it promotes; NULL = wherever it has no push ahead */
    const char *peace[PLAYERS]; /* where it may not capture; NULL = nowhere */
    uint8_t npromotion, promotion[KINDS];       /* kinds, best first; none = it never promotes */
    uint8_t pool;               /* enum pool */
    uint8_t pool_of_commander;  /* the pool is that of the commander's colour, not of the pawn's own */
    uint8_t tied;               /* enum tied: when it cannot push at all */
    bool unpinched;             /* in a pinched set, its captures are not */
    bool once;                  /* long pushes only from the cell where it began, not from another of its list that it came to */
};

struct castling {               /* one way to castle, cells by name, one behind the other; several ways may share a right */
    uint8_t colour;
    const char *token;          /* name of the right in position texts: "W0" */
    const char *label;          /* "O-O" */
    const char *king, *rook;    /* from, to: "e1g1" */
    const char *empty;          /* cells that must be empty */
    const char *safe;           /* cells that must not be attacked, tested with the king lifted */
};
enum { CASTLINGS_MAX = 16 };

/* ORDER ep_window: as the choices of the option `ep` */
enum ep_window { EP_EACH, EP_NEXT, EP_NONE };           /* each opponent on his first turn / only who moves next / never */
/* ORDER diplomacy */
enum diplomacy { DIPLOMACY_NONE, DIPLOMACY_NEUTRALITY, DIPLOMACY_FULL };

struct turn_rule {
    uint8_t nseat, seat[PLAYERS];       /* who plays, in order of turn */
    uint8_t left_off;                   /* bit mask of players whose set is left off the board */
    uint8_t ep;                         /* enum ep_window */
    uint8_t ep_last;                    /* only the last crossed cell counts */
    uint8_t diplomacy;                  /* enum diplomacy */
    uint8_t checker_barred;             /* neutrality: giving check does not free a player's men to be hit */
};

/* Kings are mated / taken like men / may be taken, while three play, from a player who stands mated. */
enum royal { ROYAL_MATE, ROYAL_CAPTURE, ROYAL_WHILE_MATED };
/* Who is credited with a mate: of those who check him the one who moved last / who gave the first check of the check he stands in /
   who could take him next in the order of turn. */
enum credit { CREDIT_LAST, CREDIT_FIRST_CHECK, CREDIT_NEXT };
enum army { ARMY_TAKEN_OVER, ARMY_INERT, ARMY_GAME_OVER, ARMY_REMOVED };        /* what mate does while three play */
/* What a stalemate does while three play: ends the game, freezes the army, makes him pass.  With two it is a draw, but STALEMATE_PASS
   passes then too. */
enum stalemate { STALEMATE_DRAW, STALEMATE_FREEZE, STALEMATE_PASS_OF_THREE, STALEMATE_PASS, STALEMATE_AS_MATE };
enum draws { DRAWS_CLAIM, DRAWS_AUTOMATIC, DRAWS_OFF }; /* repetition and move count.  ORDER draws */
/* Orthodox insufficient material / nobody commands more than kings / nor, with two kings left, more than one man but a queen. */
enum dead { DEAD_MATERIAL, DEAD_BARE, DEAD_NEVER, DEAD_SINGLE };

enum { POINT = 12 };            /* a point in the parts that occur: halves, thirds, quarters */

struct ending_rule {
    uint8_t royal;              /* enum royal */
    uint8_t credit;             /* enum credit */
    uint8_t army;               /* enum army */
    uint8_t stalemate;          /* enum stalemate */
    uint8_t frozen_last;        /* a frozen player places behind the mated ones, not before them */
    uint8_t last_shares_all;    /* a stalemate after a mate is a draw of all, not of the two left */
    uint8_t draws;              /* enum draws */
    uint8_t dead;               /* enum dead */
    uint8_t quiet_pawns;        /* pawn moves do not reset the move count */
    uint8_t resigned_king;      /* the king of a player who resigned stays on the board */
    uint8_t mated_third;        /* where the first mate ends the game the third man is second, before the mated one; 0 = both lose alike */
    uint8_t points[PLAYERS];    /* of first, second, third place, in parts of POINT; all 0 = no points */
    uint8_t draw_points;        /* of each who shares a draw; 0 = those who share places share their points */
    uint8_t stalemate_points[2];        /* with two players: who stalemated, who was stalemated; 0 0 = as a draw */
};

/* List form only / FEN of the chess board, with KQkq and no pawns on the first and last rank / of other boards line by line of equal
   numbers, largest first / file by file of equal letters, from number 1. */
enum fen { FEN_NONE, FEN_CHESS, FEN_ROWS, FEN_FILES };

struct variant;

struct option {
    const char *key, *choices;  /* "takeover|inert|first|kings", the first one is the default */
    const char *sentence;       /* what it decides, for people */
    /* Writes choice number `choice` into a copy of the descriptor.  Options are applied in the order of their list. */
    void (*choose)(struct variant *, int choice);
};
enum { OPTIONS_MAX = 16 };

struct variant {
    const char *key, *title;
    const char *board;                  /* what the board is called, for lists: "three-sided, 96 cells" */
    const struct topology *topology;
    uint8_t seat_turn[PLAYERS];         /* the turn of the board that puts a player's men at the bottom */
    const struct piece_set *set;
    struct pawn_rule pawn;
    const struct castling *castling;    /* ncastling ways, those of a colour together */
    uint8_t ncastling;
    uint8_t fen;                        /* enum fen: the form in which positions are written; the list form is read all the same */
    const char *start;                  /* position text */
    struct turn_rule turn;
    struct ending_rule ending;
    const struct option *options;       /* ends with an entry whose key is NULL */
};

/* option.c */

/* The option of that key: its index, or -1. */
int option_find(const struct variant *, const char *key, size_t length);
/* The choice of that name within an option: its number, or -1. */
int option_choice(const struct option *, const char *name, size_t length);
int option_nchoice(const struct option *);
/* Why these choices make no sense together, a sentence to be translated; NULL = they do. */
const char *option_clash(const struct variant *, const uint8_t *choice);
/* Name of a choice: a pointer into the list of choices and its length. */
const char *option_choice_name(const struct option *, int choice, int *length);

#endif
