#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Compiles core and lightsout-cli for Windows, runs the tests of the command line with lightsout-cli.exe under
# Wine, and makes an archive and an installer. Needs windows_packages of app/packages.sh, a source of Debian's sources (deb-src), and the
# tests of the preset release.
#
#     tests/windows.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
libraries=$PWD/.build/windows-libraries

# libxml2 is built from Debian's source; the other libraries are headers.
if [[ ! -f $libraries/lib/libxml2.a ]]; then
  sources=$(mktemp -d)
  (cd "$sources" && apt-get source -qq libxml2 2>/dev/null)
  cmake -S "$sources"/libxml2-*/ -B "$sources/build" -G Ninja --toolchain "$PWD/tests/windows.cmake" \
    -DCMAKE_INSTALL_PREFIX="$libraries" -DCMAKE_BUILD_TYPE=Release -DBUILD_SHARED_LIBS=OFF \
    -DLIBXML2_WITH_{FTP,HTTP,ICONV,ZLIB,LZMA,PYTHON,PROGRAMS,TESTS}=OFF
  cmake --build "$sources/build" --target install
  rm -rf "$sources"
fi
mkdir -p "$libraries/include"
for header in boost CLI nlohmann; do
  ln -sfn "/usr/include/$header" "$libraries/include/$header"
done
ln -sfn /usr/include/eigen3 "$libraries/include/eigen3"

# package NAME TARGET VERSION [FOLDER] makes a library of headers known to CMake.
package() {
  local folder=$libraries/lib/cmake/$1
  mkdir -p "$folder"
  cat >"$folder/$1Config.cmake" <<END
if(NOT TARGET $2)
  add_library($2 INTERFACE IMPORTED)
  set_target_properties($2 PROPERTIES INTERFACE_INCLUDE_DIRECTORIES "$libraries/include${4:+/$4}")
endif()
END
  cat >"$folder/$1ConfigVersion.cmake" <<END
set(PACKAGE_VERSION $3)
set(PACKAGE_VERSION_COMPATIBLE TRUE)
END
}
package Boost Boost::headers 1.74
package CLI11 CLI11::CLI11 2.1
package nlohmann_json nlohmann_json::nlohmann_json 3.11
package Eigen3 Eigen3::Eigen 3.4 eigen3

cmake --preset windows
cmake --build --preset windows

# Under Wine, the same answers are expected as from lightsout-cli, byte for byte.
cat >.build/windows/lightsout-cli <<END
#!/bin/sh
WINEDEBUG=-all WINEPREFIX='$PWD/.build/windows/wine' exec wine '$PWD/.build/windows/app/cli/lightsout-cli.exe' "\$@"
END
chmod +x .build/windows/lightsout-cli
LIGHTSOUT_COMMAND_LINE=$PWD/.build/windows/lightsout-cli .build/release/tests/app/cli/tests_app_cli CommandLineTest

# Without igraph, all graphs on seven vertices are found by another method, in the same order.
graphs=(sweep nullity --board 'connected:7:{n}' --n 1..853 --csv)
cmp <(.build/windows/lightsout-cli "${graphs[@]}") <(.build/release/app/cli/lightsout-cli "${graphs[@]}")

# A file that is replaced while the program is killed is the old one or the new one. Most of the time is spent
# before the file is replaced.
cli=$PWD/.build/windows/lightsout-cli
files=$(mktemp -d)
trap 'rm -rf "$files"' EXIT
"$cli" convert grid:300x300 "$files/old.graphml"
began=$(date +%s%N)
"$cli" convert grid:300x301 "$files/new.graphml"
needed=$(($(date +%s%N) - began))
new=0
for kill in {1..40}; do
  cp "$files/old.graphml" "$files/board.graphml"
  "$cli" convert grid:300x301 "$files/board.graphml" 2>/dev/null &
  sleep "$((needed * (60 + 2 * kill) / 100))e-9"
  kill -9 $! 2>/dev/null || true
  wait $! 2>/dev/null || true
  if cmp -s "$files/board.graphml" "$files/new.graphml"; then
    new=$((new + 1))
  else
    cmp "$files/board.graphml" "$files/old.graphml"
  fi
done
echo "40 times killed: $new files were new, the others old."

# The archive contains the program. The installer is only made: it is a program of 32 bits, which Debian's Wine for
# 64 bits cannot run.
(cd .build/windows && cpack)
unzip -qo .build/windows/lightsout-*.zip -d "$files"
WINEDEBUG=-all WINEPREFIX=$PWD/.build/windows/wine wine "$files"/lightsout-*/bin/lightsout-cli.exe info --board grid:5x5
[[ -s $(echo .build/windows/lightsout-*.exe) ]]
