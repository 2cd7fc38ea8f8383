// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sweep/Sweep.h"

#include <QString>

namespace lightsout {

/// "Fewest presses, all on".
QString quantityName(Quantity quantity);

/// A value for people: "1 in 16", "8 773 774", "1.27 × 10³⁸"; "–" where there is none.
QString measuredText(Quantity quantity, const std::optional<std::string>& value);
/// "12 … 15" where a value is not certain, or a mean has its confidence interval; else empty.
QString rangeText(Quantity quantity, const Measurement& measurement);

/// A value as a number; of fractions the quotient. Very large ones lose digits.
std::optional<double> measuredNumber(const std::optional<std::string>& value);

/// "n = 5", "n = 5, m = 7", or nothing.
QString pointText(const SweepPoint& point);

/// What to type for the same values: "lightsout-cli sweep rank --board 'path:{n}' --n 1..9".
QString sweepCommand(const Sweep& sweep);

} // namespace lightsout
