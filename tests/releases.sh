#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes a bare root for each release of Debian, runs the two commands of the README in it, builds
# everything with plain CMake, and prints a line with the times and the number of tests. Needs root,
# mmdebstrap, git, and three hours on two cores; HEAD is tested. Releases can be named:
# tests/releases.sh trixie. Logs are in .build/releases.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
if [[ $EUID -ne 0 ]] || ! command -v mmdebstrap >/dev/null; then
  echo "This takes root and the package mmdebstrap." >&2
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
  # Nothing of the machine is removed where something could not be taken away.
  mountpoint -q "$root/dev" || rm -rf --one-file-system "$root"
  root=
}
trap remove_root EXIT

# run_in_root LOG COMMAND: the seconds it takes.
run_in_root() {
  local begun=$SECONDS
  chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root \
    sh -c "cd /lightsout && $2" >"$1" 2>&1 </dev/null || return 1
  echo $((SECONDS - begun))
}

failed=0
for release in "${releases[@]}"; do
  root=$(mktemp -d)
  chmod 755 "$root"
  mmdebstrap --quiet --variant=minbase --include=ca-certificates "$release" "$root"
  mount --rbind --make-rslave /dev "$root/dev" # with the terminals in it, which a test opens
  mount -t proc proc "$root/proc"
  git clone --quiet --depth 1 "file://$PWD" "$root/lightsout"
  if window=$(run_in_root "$logs/$release-run.log" app/run.sh) &&
    tests=$(run_in_root "$logs/$release-tests.log" tests/run.sh) &&
    plain=$(run_in_root "$logs/$release-plain.log" \
      "cmake -S . -B .build/plain -G Ninja && cmake --build .build/plain"); then
    count=$(sed -n 's/.* tests failed out of //p' "$logs/$release-tests.log")
    echo "$release: app/run.sh $window s, tests/run.sh $tests s, $count tests passed, plain CMake $plain s"
  else
    echo "$release: failed; see the logs in $logs"
    failed=1
  fi
  remove_root
done
exit $failed
