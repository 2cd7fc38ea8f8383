#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the needed packages, builds the workbench, and runs all tests. With --long, tests that otherwise
# check a sample check everything, and further checks follow.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=app/packages.sh
source app/packages.sh
needed=("${build_packages[@]}" "${test_packages[@]}" "${window_packages[@]}")
if [[ ${1:-} == --long ]]; then
  export LIGHTSOUT_LONG=1
  needed+=("${long_packages[@]}" "${windows_packages[@]}")
fi
install_missing "${needed[@]}"
# A test whose programs are missing fails, because they should have been installed.
export LIGHTSOUT_ALL_PROGRAMS=1

[[ -f .build/release/build.ninja ]] || cmake --preset release
cmake --build --preset release

# Windows of tests need no display.
export QT_QPA_PLATFORM=offscreen
ctest --preset release

# A real X server, every source compiled separately, all tests again with each sanitizer, random events at
# length with the address sanitizer, an hour of fuzzing in total, other releases of Debian, and Windows.
if [[ -n ${LIGHTSOUT_LONG:-} ]]; then
  /usr/bin/python3 -B tests/reliability/RealWindow.py --events 30000 --languages en_GB,fr_FR,he_IL --load 2 \
    .build/release/app/lightsout
  bash tests/sources.sh
  cmake --preset dev
  cmake --build --preset dev
  cmake --preset asan
  cmake --build --preset asan
  env -u LIGHTSOUT_LONG ctest --preset asan
  ctest --preset asan -R '^reliability/Monkey$'
  cmake --preset tsan
  cmake --build --preset tsan
  env -u LIGHTSOUT_LONG ctest --preset tsan
  tests/fuzz/run.sh 150
  if [[ $EUID -eq 0 ]]; then
    env -u LIGHTSOUT_LONG tests/releases.sh
  else
    echo "Releases of Debian are tried only by root." >&2
  fi
  if apt-get source --print-uris -qq libxml2 >/dev/null 2>&1; then
    env -u LIGHTSOUT_LONG tests/windows.sh
  else
    echo "Windows is tried only where apt knows Debian's sources (deb-src)." >&2
  fi
fi
