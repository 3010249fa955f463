#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# bootstrap on machines where this and that is missing. All its tools are puppets in a folder that is the whole PATH; each
# writes down how it was called.
: "${TRIARCH_TESTS:=$(cd "$(dirname "$0")" && pwd)}"
. "$TRIARCH_TESTS/support.sh"

bin=$scratch/bin
tree="$scratch/a tree"
elsewhere="$scratch/some where"
calls=$scratch/calls
mkdir "$elsewhere"

# puppet NAME LINE...: a program that notes its call and then does LINES.
puppet() {
    name=$1
    shift
    {
        echo "#!/bin/sh"
        echo "echo \"$name \$*\" >>'$calls'"
        printf '%s\n' "$@"
    } >"$bin/$name"
    chmod +x "$bin/$name"
}

# A machine with everything, and a fresh copy of the sources.
fresh() {
    rm -rf "$bin" "$tree" "$scratch/world"
    mkdir "$bin" "$tree" "$scratch/world"
    for tool in sh cat chmod dirname env find grep mkdir sed; do
        ln -s "$(command -v $tool)" "$bin/$tool"
    done
    cp "$TRIARCH_TESTS/../bootstrap" "$tree"
    : >"$tree/configure.ac"
    puppet configure "echo 'abs_top_builddir = '\"\$(pwd -P)\" >Makefile" "echo '#!/bin/sh' >config.status"
    mv "$bin/configure" "$scratch/configure"
    puppet autoreconf "sed p '$scratch/configure' >configure" "chmod +x configure" ": >Makefile.in"
    puppet automake
    puppet make 'case "$*" in *total*) echo "3 passed, 0 failed" ;; esac' \
        "printf '#!/bin/sh\\necho \"\$TRIARCH_DATA|\$(pwd)|\$*\"\\n' >triarch" "chmod +x triarch"
    puppet cc "cat >/dev/null"
    puppet pkg-config
    puppet tmux
    puppet locale "echo UTF-8"
    puppet getconf "echo 2"
    puppet id "echo 0"
    puppet apt-cache
    puppet apt-get "[ \$1 = update ] || echo yes >'$scratch/world/check'"
    : >"$calls"
}

# without_check: the machine has no Check until apt-get has run.
without_check() {
    puppet pkg-config "case \"\$*\" in *check*) [ -e '$scratch/world/check' ] ;; esac"
}

# boot ARGUMENTS...: calls bootstrap from elsewhere; sets status, out and err.
boot() {
    : >"$calls"
    out=$(cd "$elsewhere" && PATH=$bin CC=cc "$bin/sh" "$tree/bootstrap" "$@" 2>"$scratch/err" </dev/null)
    status=$?
    err=$(cat "$scratch/err")
}

called() {
    grep "$1" "$calls" | grep -v -- '--exists' | paste -sd ';' -
}

fresh
boot
equal "a build succeeds" 0 "$status"
equal "nothing is missing: no package manager is called" "" "$(called apt)"
equal "the first call makes configure" "autoreconf -fi" "$(called autoreconf)"
boot
equal "the second call does not" "" "$(called autoreconf)$(called configure)"
equal "the second call only makes" "make -s -j 2" "$(called '^make')"
boot --play three-sided "a name.game"
equal "--play starts where it was called, with data and arguments" \
    "$(cd "$tree" && pwd -P)/data|$elsewhere|three-sided a name.game" "$out"

fresh
boot --check
equal "--check ends with the total" "3 passed, 0 failed" "$(printf '%s\n' "$out" | sed -n '$p')"
puppet make 'case "$*" in *total*) echo "2 passed, 1 failed"; exit 1 ;; *check*) exit 2 ;; esac'
boot --check
equal "failed tests: the total comes all the same" "2 passed, 1 failed" "$(printf '%s\n' "$out" | sed -n '$p')"
equal "failed tests: status 1" 1 "$status"

fresh
without_check
boot
equal "a build needs no Check" "0" "$status$(called apt-get)"
boot --check
equal "--check installs Check alone" "apt-get install -y --no-install-recommends check" "$(called apt-get)"
check "it says what it runs" grep -q 'apt-get install -y --no-install-recommends check' "$scratch/err"

fresh
without_check
puppet apt-cache "exit 100"
boot --check
equal "without lists of packages it updates first" \
    "apt-get update;apt-get install -y --no-install-recommends check" "$(called apt-get)"

fresh
without_check
rm "$bin/apt-get"
boot --check
equal "without apt-get: status 1" 1 "$status"
check "without apt-get: the names are listed" grep -q ': check$' "$scratch/err"

fresh
without_check
puppet id "echo 1000"
boot --check
equal "neither root nor sudo: status 1" 1 "$status"
equal "neither root nor sudo: nothing is tried" "" "$(called apt-get)"
puppet sudo '[ "$1" = -n ] || exit 1' 'shift 2' '"$@"'
boot --check
equal "sudo without a terminal never asks" \
    "sudo -n DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends check" "$(called sudo)"

fresh
rm "$bin/autoreconf" "$bin/automake" "$bin/make"
puppet cc "exit 1"
boot
equal "all that a build lacks is asked for at once" \
    "apt-get install -y --no-install-recommends autoconf automake make gcc libc6-dev" \
    "$(called 'apt-get install' | sed 's/;.*//')"
equal "still missing afterwards: status 1" 1 "$status"

fresh
boot --frobnicate
equal "an unknown argument: status 2" 2 "$status"
finish
