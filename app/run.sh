#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the needed packages, builds the workbench and the command line, and opens the workbench.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=app/packages.sh
source "$root/app/packages.sh"
install_missing "${build_packages[@]}"

# In a subshell, so that file names given to the application keep their meaning.
(
  cd "$root"
  [[ -f .build/release/build.ninja ]] || cmake --preset release
  cmake --build --preset release --target lightsout lightsout-cli
)

lightsout=$root/.build/release/app/lightsout
echo "The workbench is $lightsout,"
echo "and the command line is $root/.build/release/app/cli/lightsout-cli."
if [[ -n ${DISPLAY:-}${WAYLAND_DISPLAY:-} ]]; then
  exec "$lightsout" "$@"
fi

echo "There is no display to open a window on, so pictures of it are drawn instead."
"$lightsout" --render "$root/.build/pictures"
echo "The pictures are in $root/.build/pictures."
