#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: TRIARCH=PROGRAM callgrind.sh [DEPTH]
# Speed without noise: instructions a leaf. callgrind counts the instructions of perft to DEPTH (4 if not given) and to one
# less; the difference, divided by the difference of the leaves, must stay below the bound of each game. Needs valgrind and a
# build that is neither hostile nor made without optimisation; not part of make check.
: "${TRIARCH_TESTS:=$(cd "$(dirname "$0")" && pwd)}"
. "$TRIARCH_TESTS/support.sh"

need valgrind
: "${TRIARCH:=./triarch}"
depth=${1:-4}

# count VARIANT DEPTH: sets instructions and leaves.
count() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null \
        "$TRIARCH" perft "$1" "$2" >"$scratch/perft" 2>"$scratch/valgrind" || return
    instructions=$(sed -n 's/.*Collected : \([0-9]*\).*/\1/p' "$scratch/valgrind")
    leaves=$(awk -v depth="$2" '$1 == depth { print $2 }' "$scratch/perft")
    [ -n "$instructions" ] && [ -n "$leaves" ]
}

# bound VARIANT MOST
bound() {
    name="$1: at most $2 instructions a leaf"
    count "$1" $((depth - 1)) || { fail "$name" "$(cat "$scratch/valgrind")"; return; }
    instructions_before=$instructions
    leaves_before=$leaves
    count "$1" "$depth" || { fail "$name" "$(cat "$scratch/valgrind")"; return; }
    figure=$(awk -v i=$((instructions - instructions_before)) -v n=$((leaves - leaves_before)) 'BEGIN { printf "%.1f", i / n }')
    echo "# $1, depth $depth minus $((depth - 1)): $figure instructions a leaf"
    check "$name" awk -v figure="$figure" -v most="$2" 'BEGIN { exit !(figure <= most) }'
}

bound orthodox 110
bound three-sided 150
bound glinski 100
bound shafran 100
bound tagiev 150
finish
