/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What several games share: piece sets and the house rules of all games, or of all games for three. */
#ifndef TRIARCH_VARIANTS_SHARED_H
#define TRIARCH_VARIANTS_SHARED_H

#include "core/variant.h"

extern const struct piece_set pieces_standard;  /* K Q R B N P on cells of any shape */
extern const struct piece_set pieces_pinched;   /* the same where two men beside a corner close it */

void choose_draws(struct variant *, int choice);
void choose_players(struct variant *, int choice);
void choose_diplomacy(struct variant *, int choice);
void choose_castling(struct variant *, int choice);
void choose_ep(struct variant *, int choice);
void choose_stalemate_place(struct variant *, int choice);
void choose_stalemate_last(struct variant *, int choice);

#define OPTION_DRAWS                                                                                                             \
    { "draws", "claim|automatic|off", N_("draws by repetition or move count: claimed, automatic, or none"), choose_draws }
#define OPTION_PLAYERS                                                                                                           \
    { "players", "three|no-white|no-red|no-black", N_("who plays: all three, or two with one set left off"), choose_players }

#define OPTIONS_TRIANGLES                                                                                                        \
    { "checker", "open|barred", N_("may a player who gives check be hit in spite of neutrality"), choose_checker },              \
    { "mate", "takeover|inert|removed|first",                                                                                    \
      N_("a mated army passes to the victor, stays as an obstacle, is removed, or ends the game"), choose_army_removed },        \
    { "stalemate", "pass|mate|frozen", N_("who cannot move while three play passes, counts as mated, or is frozen"),             \
      choose_stalemate_three },                                                                                                        \
    { "credit", "last|next", N_("with checks from both a mate is credited to the last mover, or to the next"), choose_credit }
void choose_checker(struct variant *, int choice);
void choose_army_removed(struct variant *, int choice);
void choose_stalemate_three(struct variant *, int choice);
void choose_credit(struct variant *, int choice);
void choose_mate_or_kings(struct variant *, int choice);

/* For games with the choices both, next (and none). */
#define OPTION_EP_THREE                                                                                                          \
    { "ep", "both|next", N_("en passant: each opponent on his first turn, or only who moves next"), choose_ep }
#define OPTION_DIPLOMACY                                                                                                         \
    { "diplomacy", "none|neutrality|full", N_("none, the neutral rule, or with prisoners, oath and truce"), choose_diplomacy }
#define OPTION_NEUTRALITY                                                                                                        \
    { "diplomacy", "none|neutrality", N_("neutrality: two players may not hit the third one in turn"), choose_diplomacy }
void choose_army(struct variant *, int choice);

#endif
