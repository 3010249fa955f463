#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The count of tests is itself right: passed, failed, skipped, crashed, never run.
: "${TRIARCH_TESTS:=$(cd "$(dirname "$0")" && pwd)}"
. "$TRIARCH_TESTS/support.sh"

# record NAME RESULT...: what automake's harness writes of a test program.
record() {
    file=$scratch/$1.trs
    shift
    echo ":global-test-result: whatever" >"$file"
    for result; do
        echo ":test-result: $result" >>"$file"
    done
}

total() {
    line=$(cd "$scratch" && sh "$TRIARCH_TESTS/total" "$@")
    line="$line; status $?"
}

record good PASS PASS
record bad PASS "FAIL 2" "ERROR - exited with status 1"
record crash PASS "ERROR - missing test plan"
record absent SKIP
record expected XFAIL XPASS

total good.trs
equal "all pass" "2 passed, 0 failed; status 0" "$line"
total good.trs bad.trs
equal "a failure and the status that it brings are one" "3 passed, 1 failed; status 1" "$line"
total good.trs crash.trs
equal "a crash is a failure" "3 passed, 1 failed; status 1" "$line"
total good.trs absent.trs
equal "skips are named" "2 passed, 0 failed, 1 skipped; status 0" "$line"
total good.trs never.trs
equal "what never ran has failed" "2 passed, 1 failed; status 1" "$line"
total expected.trs
equal "an unexpected pass is a failure" "1 passed, 1 failed; status 1" "$line"
total absent.trs
equal "skips alone are no success" "0 passed, 0 failed, 1 skipped; status 1" "$line"
total
equal "no tests are no success" "0 passed, 0 failed; status 1" "$line"
finish
