#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The window changes its size while something is open: afterwards the screen is what it was.
: "${TRIARCH_TESTS:=$(cd "$(dirname "$0")/.." && pwd)}"
. "$TRIARCH_TESTS/support.sh"
need tmux

# storm NAME: through all sizes and back; the screen must come to be the same.
storm() {
    term_screen >"$scratch/before"
    for size in 1x1 500x200 79x24 80x23 10x3 1x60 200x1 200x60 40x12 120x40; do
        term_size "${size%x*}" "${size#*x}"
    done
    term_size 80 24
    limit=$(($(date +%s) + ${WAIT:-20}))
    until term_screen >"$scratch/after" && cmp -s "$scratch/before" "$scratch/after"; do
        if [ "$(date +%s)" -ge $limit ]; then
            fail "$1" "$(diff "$scratch/before" "$scratch/after")"
            return
        fi
        sleep 0.05
    done
    pass "$1"
}

new_home
term_open 80 24
term_game
term_wait "New game"
storm "the menu"
term_keys Enter
term_wait "Start the game"
storm "the setup"
term_keys Enter
term_wait "White to move"
storm "the board"
play d2-d4 "1 W d2-d4"
term_type b11
term_wait "> b11"
storm "the entry line"
term_keys Escape
term_wait_gone "> b11"
term_type '!'
term_wait "give up?"
storm "the question whether to resign"
term_keys Escape
term_wait_gone "give up?"
term_type '&'
term_wait "Save the game"
storm "the name of a save"
term_keys Escape
term_wait_gone "Save the game"
term_type '?'
term_wait "pick"
storm "the help"
term_keys Escape
term_wait "Red to move"

term_size 60 20
shows "a smaller window says whose turn it is" "Red to move."
term_size 40 20
shows "a window that is too small is told the least size" "needed, 40x20 here"
term_size 1 1
term_size 120 40
shows "a larger window shows the board again" ">> R Red"
term_size 30 10
term_game_ends() {
    kill -TERM "$(cat "$scratch/pid")"
    term_size 80 24
    term_wait "status=143"
}
if term_game_ends; then pass "it ends well in a window that is too small"; else fail "it ends well" "$(term_screen)"; fi

for size in 1x1 10x3 79x23 500x200; do
    new_home
    term_open 80 24
    term_size "${size%x*}" "${size#*x}"
    term_game three-sided
    until [ -s "$scratch/pid" ]; do
        sleep 0.05
    done
    term_size 80 24
    shows "started at $size it comes to show the board" "White to move"
done
finish
