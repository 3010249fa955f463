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

#endif
