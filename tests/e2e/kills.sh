#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A program that is killed loses nothing: what the players have seen is in the journal, and a save is the old one or the new one.
: "${TRIARCH_TESTS:=$(cd "$(dirname "$0")/.." && pwd)}"
. "$TRIARCH_TESTS/support.sh"
new_home

moves='d2-d4 b11-b9 m8-n6 d1-d2 c11-c10 m7-m5 d2-a9 l7-l6 k12-d12 n6-l5 k11-k9 f7-f6'

# first N: the first N of the moves.
first() {
    echo "$moves" | cut -d ' ' -f "1-$1"
}

# The line of the position in what `show` or `replay` print.
position() {
    "$TRIARCH" "$@" 2>&1 | grep 'turn='
}

# until_true COMMAND...: waits for a condition, never for a time.
until_true() {
    limit=$(($(date +%s) + ${WAIT:-20}))
    until "$@"; do
        [ "$(date +%s)" -lt $limit ] || return
        sleep 0.01
    done
}

turns_shown() {
    [ "$(grep -c 'to move' "$scratch/out")" -gt "$1" ]
}

# The program gets N moves and is killed as soon as it has answered the last one.
kill_after() {
    new_home
    rm -f "$scratch/in"
    mkfifo "$scratch/in"
    "$TRIARCH" --plain three-sided <"$scratch/in" >"$scratch/out" 2>&1 &
    game=$!
    exec 3>"$scratch/in"
    first "$1" | tr ' ' '\n' >&3
    until_true turns_shown "$1" || fail "the program answers $1 moves" "$(cat "$scratch/out")"
    kill -9 $game
    wait $game 2>/dev/null
    exec 3>&-
    expected=$(position show three-sided --play="$(first "$1")")
    equal "killed after $1 moves: all are in the journal" "$expected" "$(position replay "$journals"/journal-*.game)"
}

# A disk that was cut off in the middle of a line.
torn_line() {
    journal=$(echo "$journals"/journal-*.game)
    printf 'd12' >>"$journal"
    out=$(echo quit | "$TRIARCH" --plain "$journal" 2>"$scratch/err")
    equal "a torn last line: the game goes on" 0 $?
    check "a torn last line: it is said" grep -q torn "$scratch/err"
    case $out in
    *"Black to move"* | *"White to move"* | *"Red to move"*) pass "a torn last line: the moves before it stand" ;;
    *) fail "a torn last line: the moves before it stand" "$out" ;;
    esac
}

# Two saves take turns while the program is killed at some moment: whatever is there must be one of the two.
kill_in_save() {
    new_home
    (
        first 3 | tr ' ' '\n'
        while :; do
            printf 'save game\nd1-d2\nsave game\nundo\n'
        done
    ) 2>/dev/null | "$TRIARCH" --plain three-sided >/dev/null 2>&1 &
    game=$!
    until_true test -e "$saves/game.game~" || fail "the program saves"
    sleep "0.0$1"
    kill -9 $game
    wait $game 2>/dev/null
    for save in "$saves/game.game" "$saves/game.game~"; do
        case $(position replay "$save") in
        "$before" | "$after") pass "killed while saving (0.0$1 s): ${save##*/} is whole" ;;
        *) fail "killed while saving (0.0$1 s): ${save##*/} is whole" "$(cat "$save")" ;;
        esac
    done
}

before=$(position show three-sided --play="$(first 3)")
after=$(position show three-sided --play="$(first 4)")
if [ -n "${TRIARCH_SLOW-}" ]; then
    kills='1 2 3 4 5 6 7 8 9 10 11 12'
    moments='00 01 02 03 05 07 11 13 17 19 23 29 31 37 41 43 47 53 59 61 67 71 73 79 83 89 97'
else
    kills='1 7 12'
    moments='00 03 11'
fi
for n in $kills; do
    kill_after "$n"
done
torn_line
for moment in $moments; do
    kill_in_save "$moment"
done
finish
