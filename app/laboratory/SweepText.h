// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sweep/Sweep.h"

#include <QString>

namespace lightsout {

/// Returns the text for a point: "n = 5", "n = 5, m = 7", or an empty string.
QString pointText(const SweepPoint& point);

/// Returns the command line that computes the same values: "lightsout-cli sweep rank --board
/// 'path:{n}' --n 1..9". The graphs of an atlas must have been saved as graphs.g6.
QString sweepCommand(const Sweep& sweep);

} // namespace lightsout
