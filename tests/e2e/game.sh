#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A whole game of three, from the menu to the table of places, with the keyboard: White mates Red, takes over his army and mates
# Black with Red's queen.
: "${TRIARCH_TESTS:=$(cd "$(dirname "$0")/.." && pwd)}"
. "$TRIARCH_TESTS/support.sh"
need tmux
new_home

term_open 80 24
term_game
shows "the menu names the game" "Three-player chess"
term_keys Enter
shows "the setup begins with the start" "> Start the game"
term_keys Enter
shows "White begins" "White to move"

# The first move with the cursor: from the king up to the pawn before him, left to the queen's, pick up, two cells on, drop.
term_keys Up Left Enter
shows "a man is picked up: its targets are marked" "4│.. │:: │.. │()"
term_keys Up Up Enter
shows "the move is played and shown" "{wP}"
shows "the turn goes on to Red" "Red to move"

play b11-b9 "1 R b11-b9"
play m8-n6 "1 B Nm8-n6"
play d1-d2 "2 W Qd1-d2"
play c10 "2 R c11-c10"
term_type m7-m6-m5
term_keys Enter
shows "nonsense is refused with a reason" "m7-m6-m5:"
plays "an illegal move is refused with a reason" k8-k5 "k8-k5:"
play m7-m5 "2 B m7-m5"
plays "the mate stops for a notice" Qd2-a9 "White has mated Red"
shows "the notice says what becomes of the army" "Red's men now move for White"
term_keys Enter
term_wait_gone "Notice"
shows "the panel says who commands what" "commands White, Red"
shows "Red's men bear White's mark" "wr"

play l7-l6 "3 B l7-l6"
plays "White moves a man that he took over" Qk12-d12 "4 W Qk12-d12"
play Nn6-l5 "4 B Nn6-l5"
play k11-k9 "5 W k11-k9"
play f7-f6 "5 B f7-f6"
plays "the second mate ends the game" Qd12-n5 "White has mated Black"
term_keys Enter
shows "the end says why" "White wins: Black is mated"
shows "White is first" "1.  White"
shows "Black is second" "2.  Black"
shows "Red is third" "3.  Red"
term_type s
shows "the game can be saved" "Save the game"
term_keys C-u
term_type whole-game
term_keys Enter
term_wait_gone "Save the game"
equal "the save replays to the end" "result White wins: Black is mated." \
    "$("$TRIARCH" replay "$saves/whole-game.game" | grep '^result')"

term_keys C-x
shows "leaving the table leads to the menu" "New game"
term_keys C-x
shows "leaving the menu ends well" "status=0"
equal "nothing is left to resume" "" "$(ls "$journals" 2>/dev/null)"
finish
