#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Tagiev's kingdoms with the keyboard: an oath is refused, a mated player is made a prisoner, his guard is taken, he is freed and mated
# again; the game is saved, left and resumed, and its record replays.
: "${TRIARCH_TESTS:=$(cd "$(dirname "$0")/.." && pwd)}"
. "$TRIARCH_TESTS/support.sh"
need tmux
new_home

term_open 80 24
term_game tagiev "--position='W:Kd15,Qa12,Ra13,Ni14 B:Ka15,h10 R:Kf8,Rb8,Ba10 turn=W'"
shows "the table opens" "White to move"
term_type =
shows "offers are listed" "swear an oath"
term_type s
shows "to whom" "To whom?"
term_type r
shows "the other is asked, and both are named" "White offers Red an oath"
term_type n
shows "the refusal is said" "Red does not accept the oath"
term_keys Enter
term_wait_gone "Notice"
term_type =t
shows "one act a turn" "With whom?"
term_type b
shows "a second act says why not" "one act of diplomacy"

plays "the mate stops for a notice" Qa12-a14 "who is his prisoner"
term_keys Enter
term_wait_gone "Notice"
shows "the plate names the captor" "prisoner of White"
shows "and the guard" "watched by wQ a14"
play Ba10xa14 "Ba10xa14"
shows "without a guard he will be free" "no watch: soon free"
play h10-h9 "Black is free"
term_keys Enter
term_wait_gone "Notice"
shows "Black is on move again" ">> B Black"
play h9-h10 "h9-h10"
play Rb8-c8 "Rb8-c8"
plays "White mates him a second time" Ra13-b15 "who is his prisoner"
term_keys Enter
term_wait_gone "Notice"
shows "he is watched by the rook" "watched by wR b15"

kill -KILL "$(cat "$scratch/pid")"
term_open 80 24
term_game
shows "the game that was cut off is offered" "cut off"
term_keys Enter
term_wait "round 3"
term_keys Enter
shows "and goes on" "prisoner of White"
term_type '&'
term_wait "Save the game"
term_keys C-u
term_type kingdoms
term_keys Enter
term_wait_gone "Save the game"
equal "the record has all acts and events" "{oath R: no} 1. Qa12-a14#B {B>W} -- Ba10xa14 2. h10-h9 {B free} h9-h10 Rb8-c8 3. Ra13-b15#B {B>W}" \
    "$(sed '1,/^$/d' "$saves/kingdoms.game" | tr '\n' ' ' | sed 's/ *$//')"
equal "the record replays" "result *" "$("$TRIARCH" replay "$saves/kingdoms.game" | grep '^result')"
term_keys C-x
shows "leaving leads to the menu" "New game"
term_keys C-x
shows "it ends well" "status=0"
finish
