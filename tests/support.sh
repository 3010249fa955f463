# SPDX-License-Identifier: GPL-3.0-or-later
# What all test scripts share: read it with `. "$TRIARCH_TESTS/support.sh"` after the line
#     : "${TRIARCH_TESTS:=$(cd "$(dirname "$0")" && pwd)}"
# A script says `pass`, `fail` or `check` for each thing it looks at and `finish` as its last word: the plan is written there, so
# that one that dies half-way has no plan and counts as failed.

tap_count=0
tap_bad=0
scratch=$(mktemp -d "${TMPDIR:-/tmp}/triarch-test.XXXXXX") || exit 1
trap 'clean_up' EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

clean_up() {
    rm -rf "$scratch"
}

# pass NAME; fail NAME [DETAIL]: one result.
pass() {
    tap_count=$((tap_count + 1))
    echo "ok $tap_count - $1"
}

fail() {
    tap_count=$((tap_count + 1))
    tap_bad=$((tap_bad + 1))
    echo "not ok $tap_count - $1"
    [ -z "${2-}" ] || printf '%s\n' "$2" | sed 's/^/# /'
}

# check NAME COMMAND [ARGUMENT...]: passes if the command succeeds; what it says is shown if it fails.
check() {
    name=$1
    shift
    if output=$("$@" 2>&1); then
        pass "$name"
    else
        fail "$name" "$output"
    fi
}

# equal NAME EXPECTED ACTUAL
equal() {
    if [ "$2" = "$3" ]; then
        pass "$1"
    else
        fail "$1" "expected: $2
got: $3"
    fi
}

# skip_all SENTENCE: the whole script cannot run here.
skip_all() {
    echo "1..0 # SKIP $1"
    exit 77
}

# need TOOL...
need() {
    for tool; do
        command -v "$tool" >/dev/null 2>&1 || skip_all "$tool is not installed"
    done
}

finish() {
    echo "1..$tap_count"
    [ "$tap_bad" = 0 ]
    exit
}
