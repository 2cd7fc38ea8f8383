# SPDX-License-Identifier: GPL-3.0-or-later
# The packages needed to build, open and test the workbench; sourced by
# app/run.sh and tests/run.sh. The names are those of Debian 12 and 13, and Ubuntu 24.04.
# shellcheck shell=bash

# Qt's xcb and offscreen plugins come with qt6-base-dev, its SVG icons with
# qt6-svg-dev and Qt Test with qt6-base-dev. apt does not install
# recommended packages, so those that Qt's CMake files need are listed here.
packages=(
  ca-certificates g++ cmake ninja-build pkg-config
  qt6-base-dev libqt6opengl6-dev qt6-charts-dev qt6-svg-dev qt6-websockets-dev
  qt6-tools-dev qt6-l10n-tools qt6-translations-l10n qt6-wayland
  libeigen3-dev libigraph-dev libxml2-dev nlohmann-json3-dev libcli11-dev libboost-dev libgif-dev libqrencode-dev
  fonts-dejavu-core
)
# Packages that newer releases have split off from those above: in Debian 13, the plugins that read
# icons.
separate=(qt6-svg-plugins)

install_missing() {
  if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    echo "This system has no apt; building takes what Debian calls ${packages[*]}." >&2
    return
  fi

  # Provided names count as well, because later releases merge some packages.
  local installed package missing=()
  installed=$(dpkg-query --show --showformat='${db:Status-Abbrev}, ${Package}, ${Provides},\n' | grep '^.i')
  for package in "${packages[@]}"; do
    [[ $installed == *", $package"[\ ,]* ]] || missing+=("$package")
  done
  # Before the first update, it is not known which of these exist.
  for package in "${separate[@]}"; do
    [[ $installed == *", $package"[\ ,]* || -z $(apt-cache pkgnames "$package") ]] || missing+=("$package")
  done
  [[ ${#missing[@]} -gt 0 ]] || return 0

  # A semicolon, because a broken third-party source makes the update fail but
  # need not stop the installation. A fresh desktop may be updating itself, so
  # apt waits for the other program's lock.
  local apt="apt-get -o DPkg::Lock::Timeout=600"
  local line="$apt update; DEBIAN_FRONTEND=noninteractive $apt install -y --no-install-recommends ${missing[*]} \$(apt-cache pkgnames ${separate[*]})"
  if [[ $EUID -eq 0 ]]; then
    sh -c "$line"
  elif ! command -v sudo >/dev/null || ! sudo sh -c "$line"; then
    echo "Please run this line as root and then start again: $line" >&2
    exit 1
  fi
}
