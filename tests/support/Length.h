// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace lightsout {

/// Whether tests are to run at length, as tests/run.sh --long has them run. Else those with many
/// rows look at a sample that has a bit of everything; they have the label "sampled".
inline bool isRunAtLength() {
    return qEnvironmentVariableIsSet("LIGHTSOUT_LONG");
}

} // namespace lightsout
