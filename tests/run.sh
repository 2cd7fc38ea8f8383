#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the workbench, with what it needs, and runs every test; with --long those at length that
# are else run in short.
set -euo pipefail

if [[ ${1:-} == --long ]]; then
  export LIGHTSOUT_LONG=1
fi

cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=app/packages.sh
source app/packages.sh
# For tests that run them.
packages+=(dbus-daemon desktop-file-utils appstream mandoc shellcheck poppler-utils lintian dpkg-dev file)
install_missing

[[ -f .build/release/build.ninja ]] || cmake --preset release
cmake --build --preset release

# The tests open windows, which needs no display this way. Qt insists on UTF-8,
# and a bare system names no locale at all.
export QT_QPA_PLATFORM=offscreen LANG="${LANG:-C.UTF-8}"
ctest --preset release

# The window on a real X server, every source compiled by itself, every test once more with each
# sanitizer, the monkey at length with that of addresses, and an hour of fuzzing in all.
if [[ -n ${LIGHTSOUT_LONG:-} ]]; then
  if command -v Xvfb >/dev/null; then
    /usr/bin/python3 -B tests/reliability/RealWindow.py --events 30000 --languages en_GB,fr_FR,he_IL --load 2 \
      .build/release/app/lightsout
  else
    echo "There is no Xvfb (packages xvfb, openbox and python3-xlib): no real window is worked." >&2
  fi
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
  if command -v clang++ >/dev/null; then
    tests/fuzz/run.sh 150
  else
    echo "There is no clang++ (packages clang and libclang-rt-14-dev): nothing is fuzzed." >&2
  fi
  if [[ $EUID -eq 0 ]] && command -v mmdebstrap >/dev/null; then
    env -u LIGHTSOUT_LONG tests/releases.sh
  else
    echo "Releases of Debian are tried as root, with the package mmdebstrap." >&2
  fi
fi
