#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Each header says all it needs: it compiles alone, and twice in a row.
: "${TRIARCH_TESTS:=$(cd "$(dirname "$0")" && pwd)}"
. "$TRIARCH_TESTS/support.sh"

src=$TRIARCH_TESTS/../src
for header in $(cd "$src" && find . -name '*.h' | sed 's|^\./||' | sort); do
    printf '#include "%s"\n#include "%s"\n' "$header" "$header" >"$scratch/alone.c"
    check "$header" ${CC:-cc} -std=c11 -D_GNU_SOURCE -Wall -Wextra -Werror -fsyntax-only -I"$src" "$scratch/alone.c"
done
finish
