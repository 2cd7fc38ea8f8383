#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Changes core in one place at a time and tells which changes its tests don't notice; the options are
# those of mutate.py --help.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/../.."
exec python3 tests/mutation/mutate.py "$@"
