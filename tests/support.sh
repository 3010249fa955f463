# SPDX-License-Identifier: GPL-3.0-or-later
# What all test scripts share: read it with `. "$TRIARCH_TESTS/support.sh"` after the line
#     : "${TRIARCH_TESTS:=$(cd "$(dirname "$0")" && pwd)}"
# A script says `pass`, `fail` or `check` for each thing it looks at and `finish` as its last word: the plan is written there,
# so that one that dies half-way has no plan and counts as failed.

tap_count=0
tap_bad=0
servers=0
scratch=$(mktemp -d "${TMPDIR:-/tmp}/triarch-test.XXXXXX") || exit 1
trap 'clean_up' EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

clean_up() {
    [ $servers = 0 ] || in_tmux kill-server
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

# ---- a terminal of our own ----
# tmux shows a shell of a size that we choose; its server, home and game files live in $scratch. Scripts wait for text, never
# for time: WAIT seconds are only the limit after which a text will never come.

in_tmux() {
    tmux -S "$scratch/tmux$servers" -u "$@" 2>/dev/null
}

# new_home: the settings and games of nobody.
new_home() {
    : "${TRIARCH:?must name the program under test}"
    rm -rf "$scratch/home"
    mkdir "$scratch/home"
    HOME=$scratch/home
    XDG_CONFIG_HOME=$HOME/config XDG_DATA_HOME=$HOME/data XDG_STATE_HOME=$HOME/state
    LC_ALL=C.UTF-8
    export HOME XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME LC_ALL
    unset NO_COLOR ESCDELAY LANGUAGE LINES COLUMNS TMUX
    saves=$XDG_DATA_HOME/triarch
    journals=$XDG_STATE_HOME/triarch
}

# term_open COLUMNS LINES: an empty terminal with a prompt that says status=N of the last command.
term_open() {
    [ $servers = 0 ] || in_tmux kill-server
    servers=$((servers + 1))                    # a new socket, for the old server may still be leaving
    in_tmux -f /dev/null new-session -d -x "$1" -y "$2" sh \; set -g status off \; set -g window-size manual \; \
        set -g escape-time 0 || return
    term_type "PS1='status=\$? rea''dy> '; clear"
    term_keys Enter
    term_wait 'ready>'
}

# term_size COLUMNS LINES: what the person does with the corner of the window.
term_size() {
    in_tmux resize-window -x "$1" -y "$2"
}

term_screen() {
    in_tmux capture-pane -p
}

# term_keys KEY...: keys by their names in tmux (Enter Up C-x ...). term_type TEXT: typed letter by letter.
term_keys() {
    in_tmux send-keys "$@"
}

term_type() {
    in_tmux send-keys -l -- "$1"
}

# term_run COMMAND: typed at the prompt, on an empty screen.
term_run() {
    term_type "clear; $1"
    term_keys Enter
}

# term_game [ARGUMENTS]: starts the program at the prompt; its process is $(cat "$scratch/pid"), and when it has ended the prompt
# says status=N.
term_game() {
    rm -f "$scratch/pid"
    term_run "sh -c 'echo \$\$ >$scratch/pid; exec \"\$0\" \"\$@\"' '$TRIARCH' $*"
}

# play MOVE [TEXT]: types it in the entry line and waits for TEXT, by default the move itself, in the list of moves.
play() {
    term_type "$1"
    term_wait "> $1"
    term_keys Enter
    term_wait "${2-$1}"
}

# plays NAME MOVE TEXT: one result; passes when TEXT comes.
plays() {
    if play "$2" "$3"; then
        pass "$1"
    else
        fail "$1" "waited for: $3
$(term_screen)"
    fi
}

# term_wait TEXT: waits until the screen shows it. term_wait_gone TEXT: until it does not.
term_wait() {
    term_limit=$(($(date +%s) + ${WAIT:-20}))
    until term_screen | grep -qF -- "$1"; do
        [ "$(date +%s)" -lt $term_limit ] || return
        sleep 0.05
    done
}

term_wait_gone() {
    term_limit=$(($(date +%s) + ${WAIT:-20}))
    while term_screen | grep -qF -- "$1"; do
        [ "$(date +%s)" -lt $term_limit ] || return
        sleep 0.05
    done
}

# shows NAME TEXT: one result; passes when the screen comes to show TEXT.
shows() {
    if term_wait "$2"; then
        pass "$1"
    else
        fail "$1" "waited for: $2
$(term_screen)"
    fi
}

finish() {
    echo "1..$tap_count"
    [ "$tap_bad" = 0 ]
    exit
}
