#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Measures the processor time and wall time of building without a compiler cache.
#
#   tests/build-times.sh [HEADER...]
#
# Builds first the window from nothing, then the tests, and then the window after a change of each header.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
export CCACHE_DISABLE=1
headers=("$@")
[[ $# -gt 0 ]] || headers=(core/gf2/BitVector.h core/game/Game.h core/solve/Solver.h)

# measure NAME COMMAND...
#
# Runs the command and prints its times.
measure() {
  local name=$1 TIMEFORMAT='%R %U %S'
  shift
  local clock user system
  { time "$@" >"$build/log" 2>&1 || touch "$build/failed"; } 2>"$build/time"
  [[ ! -e $build/failed ]] || { cat "$build/log" >&2; exit 1; }
  read -r clock user system <"$build/time"
  printf '%-40s %6.0f s of processor time, %6.0f s of wall time\n' "$name" \
    "$(awk "BEGIN { print $user + $system }")" "$clock"
}

cmake --preset release -B "$build" >/dev/null
measure "the window, from nothing" cmake --build "$build" --target lightsout
measure "and the tests" cmake --build "$build"
for header in "${headers[@]}"; do
  # Ninja compares time stamps.
  touch "$header"
  measure "after a change of $header" cmake --build "$build" --target lightsout
done
