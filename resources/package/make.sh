#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the needed packages, builds the programs and their manual, and makes packages for Debian in
# .build/packages. DEBFULLNAME and DEBEMAIL are the name and address of the packager, as for Debian's own tools.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/../.."
# shellcheck source=app/packages.sh
source app/packages.sh
install_missing "${build_packages[@]}" "${packaging_packages[@]}"

[[ -f .build/release/build.ninja ]] || cmake --preset release
cmake --build --preset release --target core/all app/all resources/all
maintainer=()
if [[ -n ${DEBEMAIL:-} ]]; then
  maintainer=(-D "CPACK_DEBIAN_PACKAGE_MAINTAINER=${DEBFULLNAME:-$DEBEMAIL} <$DEBEMAIL>")
fi
cpack --config .build/release/CPackConfig.cmake -B .build/packages "${maintainer[@]}"
echo "To install the workbench: apt install ./.build/packages/lightsout_*.deb"
