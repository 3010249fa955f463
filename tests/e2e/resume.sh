#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A game that was cut off goes on: after kill -9, after the window was closed, and with everything that was taken back.
: "${TRIARCH_TESTS:=$(cd "$(dirname "$0")/.." && pwd)}"
. "$TRIARCH_TESTS/support.sh"
need tmux

# begin: a new home, a game with three moves, one of them taken back and played again.
begin() {
    new_home
    term_open 80 24
    term_game three-sided
    term_wait "White to move" && play d2-d4 "1 W d2-d4" && play b11-b9 "1 R b11-b9" && play m8-n6 "1 B Nm8-n6" || return
    term_type "<"
    term_wait "Black to move" || return
    term_type ">"
    term_wait "White to move"
}

# goes_on NAME: a new start offers the game, and it is the same.
goes_on() {
    term_open 80 24
    term_game
    shows "$1: the next start offers to go on" "cut off"
    term_keys Enter
    shows "$1: the list names it" "round 2"
    term_keys Enter
    shows "$1: all moves are there" "1 B Nm8-n6"
    shows "$1: the turn is the same" "White to move"
    plays "$1: it goes on" d1-d2 "2 W Qd1-d2"
    equal "$1: it has one journal again" 1 "$(ls "$journals" | wc -l)"
}

if begin; then pass "three moves are played"; else fail "three moves are played" "$(term_screen)"; fi
kill -9 "$(cat "$scratch/pid")"
goes_on "killed"

if begin; then pass "three moves are played"; else fail "three moves are played" "$(term_screen)"; fi
in_tmux kill-server
limit=$(($(date +%s) + ${WAIT:-20}))
while kill -0 "$(cat "$scratch/pid")" 2>/dev/null && [ "$(date +%s)" -lt $limit ]; do
    sleep 0.05
done
if kill -0 "$(cat "$scratch/pid")" 2>/dev/null; then
    fail "the program goes with its window"
else
    pass "the program goes with its window"
fi
goes_on "window closed"
finish
