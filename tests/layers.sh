#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: layers.sh [SOURCE-DIRECTORY]
# The house has storeys, and includes point down only. This script follows the includes of every file under src through all
# headers and holds them against the table below; it keeps curses in one file and the names of games out of the shared code.
: "${TRIARCH_TESTS:=$(cd "$(dirname "$0")" && pwd)}"
. "$TRIARCH_TESTS/support.sh"

# Who may include whom: a layer or a single file, a colon, what its files may reach. The longest name that fits a file rules it.
table='
base: base
board: base board
core: base board core
variants: base board core/variant.h core/announce.h variants
play: base board core variants/registry.h play
ui: base board core/variant.h core/move.h core/treaty.h variants/registry.h play ui
plain: base board core/variant.h core/move.h core/treaty.h variants/registry.h play plain
plain/batch.c: base board core variants/registry.h play plain
main.c: base board core variants play ui plain
'

# includes DIRECTORY: a line "FILE HEADER" for every quoted include, "FILE <HEADER>" for the others.
includes() {
    (cd "$1" && find . -name '*.[ch]' -o -name '*.def') | sed 's|^\./||' | sort >"$scratch/files"
    while read -r file; do
        sed -n 's/^[ \t]*#[ \t]*include[ \t]*\(["<][^">]*[">]\).*/\1/p' "$1/$file" | tr -d '"' | sed "s|^|$file |"
    done <"$scratch/files"
}

# breaches DIRECTORY: a line for each include that the table forbids; a header of play must be as clean as a screen, because
# screens include it; NAME_state.h is the inside of a module of play, which no other layer may include.
breaches() {
    includes "$1" >"$scratch/includes"
    { echo "$table"; echo =; cat "$scratch/files"; echo =; cat "$scratch/includes"; } | LC_ALL=C awk '
        /^=$/ { part++; next }
        part == 0 && NF { name = $1; sub(/:$/, "", name); sub(/^[^:]*: */, ""); may[name] = $0; next }
        part == 1 { files[++count] = $1; next }
        part == 2 { includes[$1] = includes[$1] " " $2; next }

        function layer(file) {
            if (file in may)
                return file
            sub(/\/.*/, "", file)
            return file
        }

        function fits(file, list,    words, n, i) {
            n = split(list, words, " ")
            for (i = 1; i <= n; i++)
                if (file == words[i] || index(file, words[i] "/") == 1)
                    return 1
            return 0
        }

        function follow(root, file, path, list,    words, n, i) {
            n = split(includes[file], words, " ")
            for (i = 1; i <= n; i++) {
                if (words[i] ~ /^<.*(curses|ncurses|panel|menu|form|term)\.h>$/ && root != "ui/term_curses.c")
                    print root " includes " words[i] path
                if (words[i] ~ /^</ || (root, words[i]) in seen)
                    continue
                seen[root, words[i]] = 1
                if (!fits(words[i], list) || (words[i] ~ /_state\.h$/ && layer(words[i]) != layer(root)))
                    print root " includes " words[i] path
                follow(root, words[i], path " through " words[i], list)
            }
        }

        END {
            for (i = 1; i <= count; i++) {
                root = files[i]
                if (!(layer(root) in may))
                    print root " belongs to no layer"
                else
                    follow(root, root, "", root ~ /^play\/.*\.h$/ && root !~ /_state\.h$/ ? may["ui"] : may[layer(root)])
            }
        }'
}

# named DIRECTORY: lines outside variants/ that ask which game is played, or name one in a string or by its descriptor. The keys
# are those of the descriptors; boards may be called like their game.
named() {
    keys=$(cat "$1"/variants/*.c 2>/dev/null | sed -n 's/.*\.key *= *"\([^"]*\)".*/\1/p' | sort -u | paste -sd '|' -)
    (cd "$1" && grep -nE "&variant_|strcmp\([^,]*variant->key, *\"${keys:+|\"($keys)\"}" \
        $(find . -name '*.[ch]' ! -path './variants/*' ! -path './board/*')) | sed 's|^\./||'
}

# A house with one breach of each kind must be caught, or the two functions see nothing.
bad=$scratch/bad
mkdir -p "$bad/base" "$bad/core" "$bad/play" "$bad/ui" "$bad/variants" "$bad/garage"
echo '#include "core/position.h"' >"$bad/base/up.c"
echo '#include <curses.h>' >"$bad/ui/screen.c"
echo '#include <curses.h>' >"$bad/ui/term_curses.c"
: >"$bad/core/position.h"
: >"$bad/core/move.h"
echo '#include "core/position.h"' >"$bad/play/view.h"
echo '#include "play/view.h"' >"$bad/ui/look.c"
echo '#include "core/move.h"' >"$bad/ui/fine.c"
: >"$bad/garage/car.c"
echo 'const struct variant variant_moon = { .key = "moon" };' >"$bad/variants/moon.c"
printf 'if (variant == &variant_moon)\nputs("moon");\nputs("moonshine");\n' >"$bad/core/flags.c"
equal "an upward include, curses, an indirect include and an unknown layer are found" \
'base/up.c includes core/position.h
garage/car.c belongs to no layer
play/view.h includes core/position.h
ui/look.c includes core/position.h through play/view.h
ui/screen.c includes <curses.h>' "$(breaches "$bad")"
equal "names of games are found" \
'core/flags.c:1:if (variant == &variant_moon)
core/flags.c:2:puts("moon");' "$(named "$bad")"

src=${1:-$TRIARCH_TESTS/../src}
equal "includes point down only" "" "$(breaches "$src")"
equal "no game is named outside variants" "" "$(named "$src")"
finish
