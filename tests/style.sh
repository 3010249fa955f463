#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What every source file keeps: the licence is named first, no tabs, no blanks at line ends.
: "${TRIARCH_TESTS:=$(cd "$(dirname "$0")" && pwd)}"
. "$TRIARCH_TESTS/support.sh"

top=$TRIARCH_TESTS/..
sources() {
    (cd "$top" && find src tests -name '*.[ch]' -o -name '*.def' -o -name '*.sh' | sort)
}

# The licence stands in the first line, or in the second of a script.
unlicensed() {
    for file in $(sources) configure.ac Makefile.am bootstrap .ci/run tests/total; do
        head -n 2 "$top/$file" | grep -q 'SPDX-License-Identifier: GPL-3.0-or-later' || echo "$file"
    done
}

untidy() {
    tab=$(printf '\t')
    for file in $(sources); do
        case $file in
        *.sh) grep -n ' $' "$top/$file" ;;
        *) grep -n "$tab\| \$" "$top/$file" ;;
        esac | sed "s|^|$file:|"
    done
}

equal "every file names its licence" "" "$(unlicensed)"
equal "no tabs in C, no blanks at the ends of lines" "" "$(untidy)"
finish
