#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Checks every source by itself, without precompiled headers: compiling those of a folder as one, as
# the preset `release` does, hides that a source does not include what it uses. The preset has to be
# built: what is generated is taken from it. Takes half an hour on two cores.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
cmake -S . -B .build/sources -G Ninja -DCMAKE_CXX_COMPILER_LAUNCHER= \
  -DLIGHTSOUT_PRECOMPILED_HEADERS=OFF -DCMAKE_COMPILE_WARNING_AS_ERROR=ON
sed -n 's/^  "command": "\(.*\)",$/\1 -fsyntax-only/p' .build/sources/compile_commands.json |
  sed 's/\\"/"/g; s/\\\\/\\/g; s|/\.build/sources|/.build/release|g' |
  xargs -d '\n' -P "$(nproc)" -n 1 sh -c
