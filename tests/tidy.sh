#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs clang-tidy on the sources that were changed since a commit, and on the source of each changed header.
# Each source is compiled separately, so that missing includes are found, too.
#
#   tests/tidy.sh COMMIT
#
# The preset `release` must be built, because generated files are taken from it. A source takes 14 s of
# processor time, so at most 60 are checked.
set -euo pipefail

commit=${1:?"Usage: $0 COMMIT"}
cd "$(dirname "${BASH_SOURCE[0]}")/.."
most=60

if ! git rev-parse --quiet --verify "$commit^{commit}" >/dev/null; then
  echo "There is no commit $commit in this clone, so nothing is checked."
  exit 0
fi
cmake -S . -B .build/sources -G Ninja -DCMAKE_CXX_COMPILER_LAUNCHER= -DLIGHTSOUT_PRECOMPILED_HEADERS=OFF >/dev/null
mkdir -p .build/tidy
sed 's|/\.build/sources|/.build/release|g' .build/sources/compile_commands.json >.build/tidy/compile_commands.json

sources=()
while read -r file; do
  source=${file%.h}
  source=${source%.cpp}.cpp
  if grep --quiet --fixed-strings "\"file\": \"$PWD/$source\"" .build/tidy/compile_commands.json; then
    sources+=("$source")
  fi
done < <(git diff --name-only "$commit" -- '*.cpp' '*.h')
[[ ${#sources[@]} -gt 0 ]] || exit 0
mapfile -t sources < <(printf '%s\n' "${sources[@]}" | sort --unique)
echo "clang-tidy checks $((${#sources[@]} < most ? ${#sources[@]} : most)) of ${#sources[@]} changed sources."
printf '%s\0' "${sources[@]:0:most}" |
  xargs --null --max-procs="$(nproc)" --max-args=1 clang-tidy-14 --quiet -p .build/tidy
