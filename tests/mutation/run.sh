#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Changes core in one place at a time and prints which changes its tests do not detect. The options are
# listed by mutate.py --help.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/../.."
exec python3 tests/mutation/mutate.py "$@"
