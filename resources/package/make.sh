#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the needed packages, builds the programs and their manual, and makes packages for Debian in
# .build/packages.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/../.."
# shellcheck source=app/packages.sh
source app/packages.sh
install_missing "${build_packages[@]}" "${packaging_packages[@]}"

[[ -f .build/release/build.ninja ]] || cmake --preset release
cmake --build --preset release --target core/all app/all resources/all
cpack --config .build/release/CPackConfig.cmake -B .build/packages
echo "To install the workbench: apt install ./.build/packages/lightsout_*.deb"
