#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Signals and the shell: Ctrl-Z and fg, and after every end a shell that echoes what is typed, status 128+n, the game in the journal.
: "${TRIARCH_TESTS:=$(cd "$(dirname "$0")/.." && pwd)}"
. "$TRIARCH_TESTS/support.sh"
need tmux

start_game() {
    new_home
    term_open 80 24
    term_game three-sided
    term_wait "White to move"
    play d2-d4 "1 W d2-d4"
}

# same_screen NAME: the screen comes to be that of "$scratch/before" again.
same_screen() {
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

# The shell is as it should be: what is typed is seen once, and the line editing of the terminal works.
shell_works() {
    term_type "clear; stty -a | grep -o -e ' echo ' -e ' icanon ' | tr -d '\\n'; echo w''orks"
    term_keys Enter
    shows "$1" "works"
    case $(term_screen) in
    *"icanon  echo works"*) pass "$1: with echo" ;;
    *) fail "$1: with echo" "$(term_screen)" ;;
    esac
}

for signal in INT:130 TERM:143 HUP:129; do
    name=${signal%:*}
    start_game
    kill -"$name" "$(cat "$scratch/pid")"
    shows "SIG$name: status 128+n" "status=${signal#*:}"
    shell_works "SIG$name: the shell works"
    equal "SIG$name: the journal is kept" 1 "$(ls "$journals" | wc -l)"
done

start_game
term_keys C-c
shows "Ctrl-C leaves at once" "status=130"
shell_works "Ctrl-C: the shell works"

# Ctrl-Z: the shell of the pane has job control; the game is its child.
new_home
term_open 80 24
term_run "'$TRIARCH' three-sided"
term_wait "White to move"
play d2-d4 "1 W d2-d4"
term_screen >"$scratch/before"
term_keys C-z
term_wait "ready>"
shell_works "Ctrl-Z: the shell works"
term_type fg
term_keys Enter
same_screen "fg shows the board again"
play b11-b9 "1 R b11-b9"
term_screen >"$scratch/before"
term_keys C-z
term_wait "ready>"
term_size 100 30
term_type fg
term_keys Enter
shows "a window that changed while the game was stopped" "1 R b11-b9"
term_size 80 24
same_screen "and changed back"
finish
