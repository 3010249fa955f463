#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The program without a screen: what commands print and how they end, and a game as a dialogue of lines.
: "${TRIARCH_TESTS:=$(cd "$(dirname "$0")" && pwd)}"
. "$TRIARCH_TESTS/support.sh"
: "${TRIARCH:=$TRIARCH_TESTS/../build/triarch}"
new_home

# run ARGUMENT...: the program, its output in $out, its complaints in $err, its status in $status.
run() {
    "$TRIARCH" "$@" >"$scratch/out" 2>"$scratch/err" </dev/null
    status=$?
    out=$(cat "$scratch/out")
    err=$(cat "$scratch/err")
}

# prints NAME EXPECTED ARGUMENT...: exactly this on standard output, nothing else, status 0.
prints() {
    what=$1 expected=$2
    shift 2
    run "$@"
    equal "$what" "0 $expected" "$status $out$err"
}

# refuses NAME STATUS WORDS ARGUMENT...: nothing on standard output, one line with these words on standard error.
refuses() {
    what=$1 expected=$2 words=$3
    shift 3
    run "$@"
    case $err in
    *"$words"*) equal "$what" "$expected, no output" "$status, ${out:-no output}" ;;
    *) fail "$what" "status $status, said: $err" ;;
    esac
    [ "$(head -n 1 "$scratch/err" | wc -l)" = 1 ] || fail "$what: a sentence"
}

# ---- facts about the program ----

prints "--version" "triarch $("$TRIARCH" --version | sed 's/^triarch //')" --version
run --help
check "--help ends well and says something" test "$status" = 0 -a -n "$out" -a -z "$err"
equal "--help fits into 80 columns" "" "$(echo "$out" | awk 'length > 80')"
tab=$(printf '\t')
prints "list" "three-sided${tab}3${tab}three-sided, 96 cells${tab}Three-player chess
orthodox${tab}2${tab}square, 64 cells${tab}Orthodox chess
shafran${tab}2${tab}hexagons, 70 cells${tab}Shafran's hexagonal chess
glinski${tab}2${tab}hexagons, 91 cells${tab}Glinski's hexagonal chess
mccooey${tab}2${tab}hexagons, 91 cells${tab}McCooey's hexagonal chess
devasa${tab}2${tab}hexagons, 81 cells${tab}de Vasa's hexagonal chess
brusky${tab}2${tab}hexagons, 84 cells${tab}Brusky's hexagonal chess
wellisch${tab}3${tab}hexagons, 91 cells${tab}Wellisch's three-handed chess
echexs${tab}3${tab}hexagons, 91 cells${tab}Echexs
dreierschach${tab}3${tab}hexagons, 126 cells${tab}Dreierschach
tagiev${tab}3${tab}triangles, 150 cells${tab}Tagiev's three kingdoms
star${tab}3${tab}triangles, 108 cells${tab}The six-pointed star
ribbon${tab}3${tab}ring, 192 cells${tab}The endless ribbon" list
run list orthodox
equal "list GAME" "draws${tab}claim|automatic|off${tab}claim" "$(echo "$out" | cut -f1-3)"

# ---- positions ----

prints "moves, sorted by bytes" "c3-b3
c3-b4
c3-c2
c3-c4
c3-d2
c3-d3
d1-d4" moves three-sided "W:Kc3,Rd1 R:Kd12,Bl10 B:Kk8,Bf6 turn=W"
prints "moves as text" "Kd12-c11
Kd12-c12
Kd12-k11
Kd12-k12" moves three-sided --format=text "W:Ke1,Rd1 R:Kd12 B:Kk8 turn=R"
prints "a position is the rest of the operands" "d12-c11
d12-c12
d12-k11
d12-k12" moves three-sided W:Ke1,Rd1 R:Kd12 B:Kk8 turn=R
run moves three-sided
equal "twenty first moves" 20 "$(echo "$out" | wc -l | tr -d ' ')"
equal "a position on standard input" "5" "$(echo 'W:Ke1,Rd1 R:Kd12 B:Kk8 turn=B' | "$TRIARCH" moves three-sided - | wc -l | tr -d ' ')"
run perft three-sided 3
equal "perft, a line a depth" "1 20
2 400
3 8000" "$(echo "$out" | cut -f1,2 | tr '\t' ' ')"
run perft orthodox 2 --divide
equal "perft divided: twenty moves and the sum" "20 moves of 20
2 400" "$(echo "$out" | awk '/-/ { n += $2 == 20 } !/-/ { print n, "moves of 20"; print $1, $2 }')"
prints "status" "turn=White round=1 check=- mated=- frozen=- passed=- state=playing reason=- claim=- points=- places=-" \
    status three-sided
mates='W:Kd1,Rc1,Re1,c2,e2 R:Kd12,Qd10 B:Kk8,Nd3 turn=B'
prints "a mate is credited to who checks" \
    "turn=Red round=2 check=- mated=White/Red frozen=- passed=- state=playing reason=- claim=- points=- places=-" \
    status three-sided "$mates" --play=d3-f4
prints "and to who moved last if both check" \
    "turn=Red round=2 check=- mated=White/Black frozen=- passed=- state=playing reason=- claim=- points=- places=-" \
    status three-sided "$mates" --play=d3-f2
prints "a stalemate freezes" \
    "turn=Red round=1 check=- mated=- frozen=White passed=- state=playing reason=- claim=- points=- places=-" \
    status three-sided "W:Ka1,h2 R:Kd12,Qb3,Rh3 B:Kk8 turn=W"
prints "the neutral rule makes pass" \
    "turn=Red round=2 check=- mated=- frozen=- passed=White state=playing reason=- claim=- points=- places=-" \
    status three-sided -o diplomacy=neutrality "W:Ka1,a2 R:Kd12,Qb3,a3,n11 B:Kk8,Rn8 turn=B" --play=n8-n11
prints "the end of a game" \
    "turn=White round=3 check=White mated=White/Black frozen=- passed=- state=mate reason=mate claim=- points=W:0,B:1 places=Black>White" \
    status orthodox --play="f2-f3 e7-e5 g2-g4 d8-h4"
back_and_forth="g1-f3 g8-f6 f3-g1 f6-g8 "
prints "a third repetition may be claimed" \
    "turn=White round=5 check=- mated=- frozen=- passed=- state=playing reason=- claim=repetition points=- places=-" \
    status orthodox --play="$back_and_forth$back_and_forth"
prints "or ends the game" \
    "turn=White round=5 check=- mated=- frozen=- passed=- state=draw reason=repetition claim=- points=W:1/2,B:1/2 places=White=Black" \
    status orthodox -o draws=automatic --play="$back_and_forth$back_and_forth"

# ---- show ----

run show orthodox --play="e2-e4"
equal "show: the position is the last line" "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" "$(tail -n 1 "$scratch/out")"
for drawing in fan star hexagon flat; do
    run show three-sided --drawing=$drawing --zoom=1
    text=$(tail -n 1 "$scratch/out")
    equal "the $drawing shows 48 men" 48 \
        "$(sed '$d' "$scratch/out" | grep -o '[wrb][KQRBNP]' | wc -l | tr -d ' ')"
    run show three-sided "$text"
    equal "what show prints below the $drawing reads back" "$text" "$(tail -n 1 "$scratch/out")"
done
run show three-sided --seat=R --zoom=1
equal "Red at the bottom sees his king on his right" "rRrNrBrQrKrBrNrR" "$(grep -o 'rR.*rN.*rB.*rQ.*rK.*rB.*rN.*rR' "$scratch/out" | tr -cd 'a-zA-Z')"
run show orthodox --play="f2-f3 e7-e5 g2-g4 d8-h4"
equal "show says the result" "result Black>White: Black wins: White is mated." "$(grep ^result "$scratch/out")"

# ---- what is refused, and how ----

refuses "an unknown option" 2 "bogus" --bogus
refuses "an unknown game" 2 "three-sided orthodox" moves nogame
refuses "an unknown choice" 2 "takeover|inert|first|kings" moves three-sided -o mate=foo
refuses "an option that the game has not" 2 "draws" moves orthodox -o mate=inert
refuses "a command without its game" 2 "needs a game" moves
refuses "a depth that is none" 2 "depth" perft three-sided x
refuses "an unknown drawing" 2 "fan star hexagon flat" show three-sided --drawing=foo
refuses "a cell that is none" 2 'z9" names no man on a cell of this board (column 7)' moves three-sided "W:Ke1,z9 R:Kd12 B:Kk8"
refuses "an illegal move" 2 "e2-e5: a pawn on e2 does not go to e5" show three-sided --play=e2-e5
refuses "a file that is not there" 1 "No such file" replay "$scratch/absent"
refuses "two games" 2 "only one game" three-sided orthodox
echo 'rubbish' >"$scratch/rubbish"
refuses "a file that is no record" 1 'this is no record of triarch' replay "$scratch/rubbish"
refuses "no terminal" 1 "--plain" three-sided
check "a full disk is noticed" sh -c '! "$1" list >/dev/full 2>&1 || [ ! -e /dev/full ]' - "$TRIARCH"

# ---- a dialogue ----

# talk LINE...: what the program says after the first board and turn.
talk() {
    printf '%s\n' "$@" | "$TRIARCH" --plain ${game:-three-sided} >"$scratch/out" 2>&1
    status=$?
    out=$(sed '1,/^Round /d' "$scratch/out")
}

talk e4 k9 k7k6 last quit
equal "three moves" "e2-e4
Round 1: Red to move.
k11-k9
Round 1: Black to move.
k7-k6
Round 2: White to move.
White: e2-e4
Red: k11-k9
Black: k7-k6" "$out"
equal "a good dialogue ends with 0" 0 "$status"
talk Kd12
equal "a refused move is explained" "no king of yours can go to d12." "$out"
equal "and counts when nobody listens" 1 "$status"
talk e4 undo redo undo e3 redo
equal "undo and redo" "e2-e4
Round 1: Red to move.
Round 1: White to move.
Round 1: Red to move.
Round 1: White to move.
e2-e3
Round 1: Red to move.
There is nothing to do again." "$out"
talk offer yes no
equal "a draw needs all" "White offers a draw.  Red, do you agree?
Round 1: White to move.
White offers a draw.  Black, do you agree?
Round 1: White to move.
Black does not agree to a draw.
Round 1: White to move." "$out"
talk offer yes yes
equal "a draw of all ends the game" "Draw: agreed." "$(echo "$out" | tail -n 1)"
talk e4 resign "where K"
equal "who resigns loses his king" "Red:" "$(echo "$out" | grep '^Red:')"
talk "where Q" options
equal "queens" "White: Qd1
Red: Qk12
Black: Qe8" "$(echo "$out" | head -n 3)"
equal "house rules" "draws=claim mate=takeover" "$(echo "$out" | sed -n 's/^\(draws=[a-z]*\|mate=[a-z]*\):.*/\1/p' | paste -sd ' ' -)"
talk "board flat"
equal "the board, flat" 10 "$(echo "$out" | wc -l | tr -d ' ')"
mate=$(sed -n 's/^[0-9]*\. //p' "$TRIARCH_DATA/samples/two-mates.game" | sed 's/{[^}]*}//g' | tr ' ' '\n' | grep -v -e '^--$' -e '^$')
talk $mate "where k"
equal "a mate hands the army over" "Red has mated Black; Black's men now move for Red." "$(echo "$out" | grep 'mated Black')"
equal "the second mate ends the game" "Red is mated." "$(echo "$out" | grep -o 'Red is mated\.')"

# ---- saves and journals ----

rm -f "$journals"/*
talk e4 "save first" quit
check "a save is a file" test -s "$saves/first.game"
equal "a saved game leaves no journal" "" "$(ls "$journals")"
talk "load first" last
equal "a saved game comes back" "White: e2-e4" "$(echo "$out" | tail -n 1)"
rm -f "$journals"/*
talk "save ../first"
equal "names have no slash" "Not saved: a name has 1 to 64 bytes, no slash, and no dot in front" "$out"
rm -f "$journals"/*
talk e4 k9
equal "the end of input keeps the journal" 1 "$(ls "$journals" | wc -l | tr -d ' ')"
equal "which holds the moves" "e2-e4 k11-k9" "$(tail -n 2 "$journals"/* | paste -sd ' ' -)"
equal "for nobody else" "-rw-------" "$(ls -l "$journals"/* | cut -c1-10)"
journal=$(ls "$journals"/*)
game=$journal
talk last
equal "and the game goes on from it" "White: e2-e4
Red: k11-k9" "$out"
check "its old journal is replaced" test ! -e "$journal"
rm -f "$journals"/*
game=orthodox
talk e4 quit
equal "leaving without saving keeps the journal too" 1 "$(ls "$journals" | wc -l | tr -d ' ')"
finish
