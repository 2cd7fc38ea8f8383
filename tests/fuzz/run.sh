#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs all fuzzers, or only the named ones, each for this many seconds and at most 10⁷ inputs:
#
#     tests/fuzz/run.sh SECONDS [NAME...]
#
# New inputs are collected in .build/fuzz/found, including crash-* for those that end a program. Prints the
# number of inputs of each fuzzer. To add inputs that reach new code to the corpus, use
#
#     fuzz_NAME -merge=1 -use_counters=0 tests/fuzz/corpus/NAME .build/fuzz/found/NAME
set -euo pipefail

seconds=${1:?"Usage: $0 SECONDS [NAME...]"}
shift
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
[[ -f .build/fuzz/build.ninja ]] || cmake --preset fuzz
cmake --build --preset fuzz >&2

if (($# == 0)); then
  for program in .build/fuzz/tests/fuzz/fuzz_*; do
    set -- "$@" "${program##*/fuzz_}"
  done
fi
# The address sanitizer quarantines less freed memory and records shorter stacks, which would cost most of
# the time.
export ASAN_OPTIONS=${ASAN_OPTIONS:-quarantine_size_mb=1:malloc_context_size=2}
status=0
for name in "$@"; do
  found=.build/fuzz/found/$name
  mkdir -p "$found"
  case $name in
    BoardSpec | ChallengeCode) max_len=256 ;; # a line
    *) max_len=4096 ;;
  esac
  # Slow inputs, such as names of large boards, are changed less often.
  options=(-entropic_scale_per_exec_time=1 -max_total_time="$seconds" -runs=10000000
           -max_len="$max_len" -timeout=10 -rss_limit_mb=2048 -print_final_stats=1
           -artifact_prefix="$found/../$name-")
  dictionary=tests/fuzz/dictionaries/$name.dict
  [[ -f $dictionary ]] && options+=(-dict="$dictionary")
  log=.build/fuzz/found/$name.log
  if .build/fuzz/tests/fuzz/fuzz_"$name" "${options[@]}" "$found" "tests/fuzz/corpus/$name" \
      >"$log" 2>&1; then
    result=fine
  else
    result="FAILED, see $log"
    status=1
  fi
  executed=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
  printf '%-16s %12s inputs  %s\n' "$name" "${executed:-?}" "$result"
done
exit $status
