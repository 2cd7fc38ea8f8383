# SPDX-License-Identifier: GPL-3.0-or-later
# All packages that the scripts of the project need, and a function that installs them. The names are those of
# Debian 12 and 13, and Ubuntu 24.04.
# shellcheck shell=bash disable=SC2034

# Compilers and Qt's tools need UTF-8, and a minimal system sets no locale.
[[ $(locale charmap 2>/dev/null) == UTF-8 ]] || export LC_ALL=C.UTF-8

# To build and open the workbench. Qt's xcb and offscreen plugins come with qt6-base-dev, its SVG icons with
# qt6-svg-dev and Qt Test with qt6-base-dev. apt does not install recommended packages, so those that Qt's
# CMake files need are listed here.
build_packages=(
  ca-certificates g++ cmake ninja-build pkg-config
  qt6-base-dev libqt6opengl6-dev qt6-charts-dev qt6-svg-dev qt6-websockets-dev
  qt6-tools-dev qt6-l10n-tools qt6-translations-l10n qt6-wayland
  libeigen3-dev libigraph-dev libxml2-dev zlib1g-dev nlohmann-json3-dev libcli11-dev libboost-dev libgif-dev
  libqrencode-dev
  fonts-dejavu-core
)
# Debian 13 has split the plugins that read icons off from those above.
separate_packages=(qt6-svg-plugins)

# To make packages for Debian.
packaging_packages=(dpkg-dev file)

# To run all tests: checkers and readers of files, programs that results are compared with, a browser, and a
# screen reader.
test_packages=(
  "${packaging_packages[@]}" appstream desktop-file-utils groff-base lintian mandoc poppler-utils shellcheck zbar-tools
  coinor-cbc dbus-daemon graphviz nodejs python3-igraph python3-jsonschema python3-networkx
  chromium chromium-driver python3-selenium
  orca at-spi2-core dbus speech-dispatcher
)

# A real X server, for windows that are driven from outside.
window_packages=(xvfb openbox python3-xlib xdotool)

# For tests/run.sh --long: also typesetting, other shells, fuzzing, and other releases of Debian.
long_packages=(
  "${window_packages[@]}" clang libclang-rt-dev fish mmdebstrap zsh
  texlive-latex-recommended texlive-pictures texlive-xetex
)

# For continuous integration: also checkers of the code, benchmarks, and the Python module.
check_packages=(
  "${window_packages[@]}" ccache clang clang-format-14 clang-tidy-14 libbenchmark-dev
  pybind11-dev python3-dev python3-numpy python3-scipy mypy
)

# For tests/windows.sh.
windows_packages=(g++-mingw-w64-x86-64-posix libz-mingw-w64-dev nsis unzip wine wine64)

# install_missing PACKAGE...
#
# Installs those of the packages that are missing.
install_missing() {
  if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    echo "This system has no apt. Please install what Debian calls: $*" >&2
    return
  fi

  # Provided names count as well, because later releases merge some packages.
  local installed package missing=()
  installed=$(dpkg-query --show --showformat='${db:Status-Abbrev}, ${Package}, ${Provides},\n' | grep '^.i')
  for package in "$@"; do
    [[ $installed == *", $package"[\ ,]* ]] || missing+=("$package")
  done
  # Before the first update, it is not known which of these exist.
  for package in "${separate_packages[@]}"; do
    [[ $installed == *", $package"[\ ,]* || -z $(apt-cache pkgnames "$package") ]] || missing+=("$package")
  done
  [[ ${#missing[@]} -gt 0 ]] || return 0

  # A semicolon, because a broken third-party source makes the update fail but
  # need not stop the installation. A fresh desktop may be updating itself, so
  # apt waits for the other program's lock.
  local apt="apt-get -o DPkg::Lock::Timeout=600"
  local line="$apt update; DEBIAN_FRONTEND=noninteractive $apt install -y --no-install-recommends ${missing[*]} \$(apt-cache pkgnames ${separate_packages[*]})"
  if [[ $EUID -eq 0 ]]; then
    sh -c "$line"
  elif ! command -v sudo >/dev/null || ! sudo sh -c "$line"; then
    echo "Please run this line as root and then start again: $line" >&2
    exit 1
  fi
}
