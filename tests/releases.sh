#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes a bare root for each release of Debian, runs the three commands of the README in it, installs the
# package in a second bare root, builds everything with plain CMake, and prints a line with the times, the disk
# space and the number of tests. Needs root, mmdebstrap, git, and three hours on two cores. HEAD is tested.
# Releases can be named: tests/releases.sh trixie. Logs are in .build/releases.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
if [[ $EUID -ne 0 ]] || ! command -v mmdebstrap >/dev/null; then
  echo "This needs root and the package mmdebstrap." >&2
  exit 1
fi
releases=("$@")
[[ $# -gt 0 ]] || releases=(bookworm trixie)
logs=$PWD/.build/releases
mkdir -p "$logs"

root=
remove_root() {
  [[ -n $root ]] || return 0
  umount --recursive "$root/dev" "$root/proc" 2>/dev/null || true
  # If a folder of the machine could not be unmounted, its contents must not be removed.
  mountpoint -q "$root/dev" || rm -rf --one-file-system "$root"
  root=
}
trap remove_root EXIT

# make_root RELEASE
make_root() {
  root=$(mktemp -d)
  chmod 755 "$root"
  mmdebstrap --quiet --variant=minbase --include=ca-certificates "$1" "$root"
  mount --rbind --make-rslave /dev "$root/dev" # including the terminals, which a test opens
  mount -t proc proc "$root/proc"
  mkdir "$root/lightsout"
}

# run_in_root LOG COMMAND
#
# Prints the number of seconds that the command needs.
run_in_root() {
  local begun=$SECONDS
  chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root \
    sh -c "cd /lightsout && $2" >"$1" 2>&1 </dev/null || return 1
  echo $((SECONDS - begun))
}

failed=0
for release in "${releases[@]}"; do
  packages=$logs/$release-packages
  make_root "$release"
  git clone --quiet --depth 1 "file://$PWD" "$root/lightsout"
  if window=$(run_in_root "$logs/$release-run.log" app/run.sh) &&
    package=$(run_in_root "$logs/$release-package.log" resources/package/make.sh) &&
    rm -rf "$packages" && cp -r "$root/lightsout/.build/packages" "$packages" &&
    space=$(du --summarize --one-file-system --human-readable "$root" | cut --fields=1) &&
    tests=$(run_in_root "$logs/$release-tests.log" tests/run.sh) &&
    plain=$(run_in_root "$logs/$release-plain.log" \
      "cmake -S . -B .build/plain -G Ninja && cmake --build .build/plain") &&
    remove_root && make_root "$release" && cp "$packages"/lightsout_*.deb "$root/lightsout" &&
    run_in_root "$logs/$release-install.log" \
      "apt-get update && apt-get install -y --no-install-recommends ./lightsout_*.deb && lightsout-cli info --board petersen && QT_QPA_PLATFORM=offscreen lightsout --render pictures" >/dev/null; then
    count=$(sed -n 's/.* tests failed out of //p' "$logs/$release-tests.log")
    echo "$release: app/run.sh $window s, the package $package s (with the system $space), tests/run.sh $tests s," \
      "$count tests passed, plain CMake $plain s"
  else
    echo "$release: failed; see the logs in $logs"
    failed=1
  fi
  remove_root
done
exit $failed
