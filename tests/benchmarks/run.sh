#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Measures the engine against other libraries and prints one table of ratios.
#
#   tests/benchmarks/run.sh [--quick] [BUILD_DIR]
#
# Both sides run in the same programs, alternately and several times. The minimum of each is compared, of wall
# time or of processor time, so that other work on the machine matters little. --quick measures once, without
# NTL, CBC and 30000.
set -euo pipefail
cd "$(dirname "$0")/../.."

repetitions=5
filter='.*'
if [[ "${1:-}" == --quick ]]; then
  repetitions=1
  filter='-NTL|30000|CBC'
  shift
fi
build="${1:-.build/release}"
if [[ ! -f "$build/build.ninja" ]]; then
  cmake --preset release -B "$build" >&2
fi
cmake --build "$build" --target benchmark_gf2 benchmark_engine benchmark_fewest lightsout-cli >&2

results="$(mktemp)"
trap 'rm -f "$results"' EXIT
for program in gf2/benchmark_gf2 solve/benchmark_engine solve/benchmark_fewest; do
  "$build/tests/benchmarks/$program" --benchmark_filter="$filter" --benchmark_format=csv \
    --benchmark_repetitions="$repetitions" --benchmark_enable_random_interleaving=true \
    --benchmark_min_time=0.2 2>"$results.context" >>"$results" || { cat "$results.context" >&2; exit 1; }
done
processor="$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)"
echo "$(date +%F), $processor, $(nproc) cores"
grep -E '^(ours|M4RI|NTL): ' "$results.context" | sort -r
rm -f "$results.context"
echo

# The minimum user time of a whole process, and the maximum memory of one.
cli="$build/app/cli/lightsout-cli"
TIMEFORMAT=%U
start="$(for _ in {1..20}; do { time "$cli" solve --board grid:5x5 >/dev/null; } 2>&1; done | sort -n | head -n 1)"
memory=
if [[ -x /usr/bin/time && "$repetitions" -gt 1 ]]; then
  memory="$(/usr/bin/time -f %M "$cli" solve --board grid:30000x30000 --lights solvable \
    --no-presses --timing --repeat 3 2>&1 >/dev/null | tail -n 1)"
fi

# work, peer, meaning of the ratio (times = ours / theirs, faster = theirs / ours), goal, whose time
awk -F'|' -v results="$results" -v start="$start" -v memory="$memory" '
function shown(ratio) { return sprintf(ratio < 10 ? "%.1f" : "%.0f", ratio) }
function time(seconds) {
  if (seconds < 1e-3) return sprintf("%.1f µs", seconds * 1e6)
  if (seconds < 1) return sprintf("%.1f ms", seconds * 1e3)
  return sprintf("%.1f s", seconds)
}
BEGIN {
  while ((getline line < results) > 0) {
    # The name is quoted, contains commas and ends with a slash and how it was run.
    if (line ~ /^name,/) { columns = split(line, header, ","); continue }
    if (line !~ /^"/) continue
    name = substr(line, 2); rest = name
    sub(/".*/, "", name); sub(/\/(iterations|repeats|min_time).*/, "", name)
    sub(/^[^"]*",/, "", rest); split(rest, field, ",")
    if (name ~ /_(mean|median|stddev|cv)$/) continue
    for (c = 2; c <= columns; ++c) if (header[c] == "\"least\"" || header[c] == "least") value = field[c - 1]
    if (value > 0 && (!(name in least) || value + 0 < least[name])) least[name] = value + 0
  }
  print "| work | against | goal | measured | ours | theirs |"
  print "|---|---|---|---|---|---|"
}
{
  ours = least[$1 "|" $2]; theirs = least[$1 "|" $3]
  if (ours == 0 || theirs == 0) next
  ratio = $4 == "times" ? ours / theirs : theirs / ours
  printf "| %s | %s | %s | %s | %s | %s |\n", $1 ($2 == "ours" ? "" : substr($2, 5)), $3,
    $5, shown(ratio) ($4 == "times" ? " ×" : " × faster"), time(ours), time(theirs)
}
END {
  printf "| 5 x 5 grid, lightsout-cli solve | | ≤ 10 ms of user time | %d ms | | |\n", start * 1000
  if (memory != "") {
    board = 30000 * 30000 / 8 / 1024
    printf "| 30000 x 30000 grid, memory of lightsout-cli | a packed board | ≤ 4 × | %.1f × | %d MB | %d MB |\n",
      memory / board, memory * 1.024 / 1000, board * 1.024 / 1000
  }
}' <<'TABLE'
1000 x 1000 grid|ours|memcpy|times|≤ 10 ×
10000 x 10000 grid|ours|memcpy|times|≤ 4 ×
30000 x 30000 grid|ours|memcpy|times|≤ 15 ×
100 x 100 grid|ours|M4RI|faster|≥ 3000 × faster
100 x 100 grid|ours|NTL|faster|≥ 3000 × faster
100 x 100 grid|ours, cold|M4RI|faster|
100 x 100 torus|ours|M4RI|faster|≥ 10 × faster
100 x 100 torus|ours, cold|M4RI|faster|
100 x 100 hexagonal|ours|M4RI|faster|≥ 10 × faster
100 x 100 hexagonal|ours, cold|M4RI|faster|≥ 10 × faster
random planar graph, 10000 vertices|ours|M4RI|faster|≥ 10 × faster
random planar graph, 10000 vertices|ours, cold|M4RI|faster|≥ 20 × faster
300 x 300 hexagonal|ours, cold, by two threads|ours, cold|faster|
dense random 1024|ours|M4RI|faster|≥ 1 ×
dense random 2048|ours|M4RI|faster|≥ 1 ×
dense random 4096|ours|M4RI|faster|≥ 1 ×
dense random 8192|ours|M4RI|faster|≥ 1 ×
dense random 1024|ours, reduced|M4RI|faster|
dense random 2048|ours, reduced|M4RI|faster|
dense random 4096|ours, reduced|M4RI|faster|
dense random 8192|ours, reduced|M4RI|faster|
dense random 8192|ours, reduced by two threads|M4RI|faster|≥ 3 ×
dense random 1024|ours|NTL|faster|
dense random 8192|ours|NTL|faster|
dense random 1024|ours, reduced|textbook|faster|
dense random 2048|ours, reduced|textbook|faster|
polynomial product, 10240 coefficients|ours|NTL|faster|
polynomial product, 102400 coefficients|ours|NTL|faster|
polynomial inverse, 10240 coefficients|ours|NTL|faster|
polynomial inverse, 102400 coefficients|ours|NTL|faster|
fewest presses, 19 x 19|ours|all solutions|faster|
fewest presses, 30 x 30|ours|all solutions|faster|
fewest presses, 47 x 47|ours|all solutions|faster|
fewest presses, 39 x 39|ours|all solutions|faster|
fewest presses, 19 x 19|ours|CBC|faster|
fewest presses, 30 x 30|ours|CBC|faster|
fewest presses, 47 x 47|ours|CBC|faster|
fewest presses, 39 x 39|ours|CBC|faster|
TABLE
