#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What people read must be true: every game has a rule card that names its options, the sample games replay, and manual
# and completion know the options of the command line.
: "${TRIARCH_TESTS:=$(cd "$(dirname "$0")" && pwd)}"
. "$TRIARCH_TESTS/support.sh"
: "${TRIARCH:=$TRIARCH_TESTS/../build/triarch}"
: "${TRIARCH_DATA:=$TRIARCH_TESTS/../data}"
export TRIARCH_DATA

# missing_choices GAME CARD: the options and choices of the game that its card does not name.
missing_choices() {
    "$TRIARCH" list "$1" | while IFS="$(printf '\t')" read -r key choices rest; do
        grep -q "^$key=" "$2" || echo "$key"
        echo "$choices" | tr '|' '\n' | while read -r choice; do
            grep -qw -e "$choice" "$2" || echo "$key=$choice"
        done
    done
}

games=$("$TRIARCH" list | cut -f1)
check "there are games" test -n "$games"
for game in $games; do
    card=$TRIARCH_DATA/help/$game.txt
    check "$game has a rule card" test -s "$card"
    equal "the card of $game is plain ASCII" "" "$(LC_ALL=C grep -n '[^ -~]' "$card")"
    equal "the card of $game has at most 76 columns" "" "$(awk 'length > 76' "$card")"
    equal "the card of $game names all options" "" "$(missing_choices "$game" "$card")"
done

for game in "$TRIARCH_DATA"/samples/*.game; do
    sample=$(basename "$game")
    check "$sample replays" "$TRIARCH" replay "$game"
    sed 's/^\(2\. [^ ]* \)[^ ]*/\1a1-a1/' "$game" >"$scratch/broken"
    "$TRIARCH" replay "$scratch/broken" >"$scratch/out" 2>&1
    status=$?
    line=$(grep -n '^2\.' "$game" | cut -d: -f1)
    equal "$sample with a broken move is refused" "1 broken:$line:" \
        "$status $(sed 's|.*/\(broken:[0-9]*:\).*|\1|' "$scratch/out")"
done

# The worked example of HACKING counts lines.
counted() {
    sed -n 's/^| `\([a-z_/.]*\)` | \([0-9]*\) |.*/\1 \2/p' "$TRIARCH_TESTS/../HACKING.md" | while read -r file lines; do
        case $file in
        tests/data/perft.tsv) is=$(grep -c "^ribbon	" "$TRIARCH_TESTS/../$file") ;;
        src/*/ri*.c | data/*) is=$(wc -l <"$TRIARCH_TESTS/../$file") ;;
        *) continue ;;
        esac
        [ "$is" -eq "$lines" ] || echo "$file has $is"
    done
}
equal "the lines of the worked example" "" "$(counted)"

# The options of --help, and those of the completion.
"$TRIARCH" --help | sed -n 's/^ *\(--[a-z]*\).*/\1/p' | sort >"$scratch/help"
grep -o -e '--[a-z][a-z]*' "$TRIARCH_DATA/completion/triarch" | sort -u | comm -23 "$scratch/help" - >"$scratch/unknown"
equal "the completion knows every option" "" "$(cat "$scratch/unknown")"

# The manual says what the program says: options, house rules, keys.
manual=$TRIARCH_TESTS/../man/triarch.6
sed 's/\\(dq/"/g; s/\\(aq/'"'"'/g; s/\\-/-/g; s/\\f[BIR]//g; s/^\.[A-Z]* *//' "$manual" | tr -s ' \n"' '   ' >"$scratch/manual"
in_manual() {
    while read -r words; do
        grep -qF -e "$words" "$scratch/manual" || echo "$words"
    done
}
equal "the manual knows every option" "" "$(in_manual <"$scratch/help")"
for game in $games; do
    equal "the manual knows the house rules of $game" "" \
        "$("$TRIARCH" list "$game" | cut -f1,2 | sed 's/\t/ = /; s/|/ | /g' | in_manual)"
done
equal "the manual knows every key" "" \
    "$(sed -n 's/^ACTION(.*N_("\(.*\)"))$/\1/p' "$TRIARCH_TESTS/../src/ui/keys.def" | in_manual)"
check "there are keys to know" grep -q '^ACTION(.*N_("take back the last move"))$' "$TRIARCH_TESTS/../src/ui/keys.def"
sed -n '/^\.SH EXAMPLE/,/^\.fi/p' "$TRIARCH_TESTS/../man/triarch-record.5" | sed '/^\./d' >"$scratch/example.game"
check "the example of triarch-record(5) replays" "$TRIARCH" replay "$scratch/example.game"

# complete WORD...: what bash would offer for the last word.
complete() {
    bash -c 'source "$1"; shift; PATH=$1:$PATH; shift
        COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _triarch "$1"; printf "%s\n" "${COMPREPLY[@]}"' \
        - "$TRIARCH_DATA/completion/triarch" "$(dirname "$TRIARCH")" "$@"
}
if command -v bash >/dev/null; then
    equal "a command is completed" "perft" "$(cd "$scratch" && complete triarch per)"
    equal "a game is completed" "three-sided" "$(complete triarch moves thr)"
    equal "an option is completed" "--drawing=" "$(complete triarch show three-sided --dra)"
    equal "a drawing is completed" "star" "$(complete triarch show three-sided --drawing = s)"
    equal "a house rule is completed" "diplomacy=" "$(complete triarch three-sided -o dip)"
    equal "its choice is completed" "neutrality" "$(complete triarch three-sided -o diplomacy = neu)"
else
    fail "bash is there to try the completion"
fi
# Files that README and HACKING name in backticks.
named=$(grep -ho '`[A-Za-z./_-]*/[A-Za-z_-]*\.[a-z0-9]*`' "$TRIARCH_TESTS/../README.md" "$TRIARCH_TESTS/../HACKING.md" | tr -d '`' | sort -u |
    grep -E '^(src|tests|data|man|base|board|core|variants|play|ui|plain)/' | grep -v -e NAME -e KEY)
for file in $named; do
    [ -e "$TRIARCH_TESTS/../$file" ] || [ -e "$TRIARCH_TESTS/../src/$file" ] || echo "$file"
done >"$scratch/absent"
equal "README and HACKING name files that exist" "" "$(cat "$scratch/absent")"
equal "the worked example of HACKING is the one that is compiled" \
    "$(sed -n '/^const struct variant /,/^};/p' "$TRIARCH_TESTS/tiny.c")" \
    "$(sed -n '/^## 3\./,/^## 4\./p' "$TRIARCH_TESTS/../HACKING.md" | sed -n '/^```c/,/^```$/p' | grep -v '^```')"
finish
