// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace lightsout {

/// Returns true if tests run at full length, as with tests/run.sh --long. Otherwise, tests with
/// many rows, which have the label "sampled", use a representative sample.
inline bool isRunAtLength() {
    return qEnvironmentVariableIsSet("LIGHTSOUT_LONG");
}

} // namespace lightsout
