#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Compiles every source separately and without precompiled headers, to find missing includes. The preset
# `release` must be built, because generated files are taken from it; it does not find missing includes,
# because it compiles the sources of a folder together. Takes half an hour on two cores.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
cmake -S . -B .build/sources -G Ninja -DCMAKE_CXX_COMPILER_LAUNCHER= \
  -DLIGHTSOUT_PRECOMPILED_HEADERS=OFF -DCMAKE_COMPILE_WARNING_AS_ERROR=ON
sed -n 's/^  "command": "\(.*\)",$/\1 -fsyntax-only/p' .build/sources/compile_commands.json |
  sed 's/\\"/"/g; s/\\\\/\\/g; s|/\.build/sources|/.build/release|g' |
  xargs -d '\n' -P "$(nproc)" -n 1 sh -c
