// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sweep/Sweep.h"

#include <QString>

namespace lightsout {

/// Returns for example "Fewest presses, all on".
QString quantityName(Quantity quantity);

/// Returns a value for people: "1 in 16", "8 773 774", "1.27 × 10³⁸"; "–" if there is none.
QString measuredText(Quantity quantity, const std::optional<std::string>& value);
/// Returns "12 … 15" if a value is not certain, or a mean has its confidence interval; else empty.
QString rangeText(Quantity quantity, const Measurement& measurement);

/// Returns a value as a number; the quotient of a fraction. Very large ones lose digits.
std::optional<double> measuredNumber(const std::optional<std::string>& value);

/// Returns "n = 5", "n = 5, m = 7", or an empty string.
QString pointText(const SweepPoint& point);

/// Returns the command line for the same values: "lightsout-cli sweep rank --board 'path:{n}' --n
/// 1..9".
QString sweepCommand(const Sweep& sweep);

} // namespace lightsout
