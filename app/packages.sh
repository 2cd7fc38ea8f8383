# SPDX-License-Identifier: GPL-3.0-or-later
# The packages that building, opening and testing the workbench take; sourced by
# app/run.sh and tests/run.sh. The names are those of Debian 12 and Ubuntu 24.04.
# shellcheck shell=bash

# Qt's xcb and offscreen plugins come with qt6-base-dev, its SVG icons with
# qt6-svg-dev and Qt Test with qt6-base-dev. apt is told to leave out what is
# merely recommended, so what Qt's CMake files need of that is named here.
packages=(
  ca-certificates g++ cmake ninja-build pkg-config
  qt6-base-dev libqt6opengl6-dev qt6-charts-dev qt6-svg-dev
  qt6-tools-dev qt6-l10n-tools qt6-translations-l10n qt6-wayland
  libeigen3-dev libigraph-dev libxml2-dev nlohmann-json3-dev libcli11-dev libboost-dev libgif-dev
  fonts-dejavu-core
)

install_missing() {
  if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    echo "This system has no apt; building takes what Debian calls ${packages[*]}." >&2
    return
  fi

  # Provided names count as well, since later releases merge some packages.
  local installed package missing=()
  installed=$(dpkg-query --show --showformat='${db:Status-Abbrev}, ${Package}, ${Provides},\n' | grep '^.i')
  for package in "${packages[@]}"; do
    [[ $installed == *", $package"[\ ,]* ]] || missing+=("$package")
  done
  [[ ${#missing[@]} -gt 0 ]] || return 0

  # A semicolon, because one broken third-party source fails the update and
  # need not stop the installation.
  local line="apt-get update; DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${missing[*]}"
  if [[ $EUID -eq 0 ]]; then
    sh -c "$line"
  elif ! command -v sudo >/dev/null || ! sudo sh -c "$line"; then
    echo "Please run this line as root and then start again: $line" >&2
    exit 1
  fi
}
