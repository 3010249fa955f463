#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Without a terminal that can show a board the program says so in one sentence, names --plain, and leaves.
: "${TRIARCH_TESTS:=$(cd "$(dirname "$0")/.." && pwd)}"
. "$TRIARCH_TESTS/support.sh"
new_home

# refuses NAME: the last call wrote one line to the standard error that names --plain, nothing elsewhere, and its status was 1.
refuses() {
    if [ "$status" = 1 ] && [ -z "$out" ] && [ "$(wc -l <"$scratch/err")" -eq 1 ] && grep -q -- --plain "$scratch/err"; then
        pass "$1"
    else
        fail "$1" "status $status
$out
$(cat "$scratch/err")"
    fi
}

out=$(TERM=xterm "$TRIARCH" three-sided </dev/null 2>"$scratch/err")
status=$?
refuses "neither input nor output is a terminal"

out=$("$TRIARCH" </dev/null 2>"$scratch/err")
status=$?
refuses "the menu without a terminal"

need tmux
term_open 80 24
term_run "TERM=dumb '$TRIARCH' three-sided"
shows "TERM=dumb: the sentence" "--plain"
shows "TERM=dumb: status 1" "status=1"
term_run "TERM=nonsense '$TRIARCH' three-sided"
shows "an unknown terminal: the sentence" "--plain"
shows "an unknown terminal: status 1" "status=1"
term_run "env -u TERM '$TRIARCH' three-sided"
shows "no TERM at all: the sentence" "--plain"
shows "no TERM at all: status 1" "status=1"
term_run "'$TRIARCH' three-sided </dev/null"
shows "the input is no terminal: the sentence" "--plain"
shows "the input is no terminal: status 1" "status=1"
finish
