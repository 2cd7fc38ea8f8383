// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sweep/Sweep.h"

#include <QString>

namespace lightsout {

/// Returns the name of a quantity, such as "Fewest presses, all on".
QString quantityName(Quantity quantity);

/// Returns a value in readable form, such as "1 in 16", "8 773 774" or "1.27 × 10³⁸"; "–" if there
/// is none.
QString measuredText(Quantity quantity, const std::optional<std::string>& value);
/// Returns a range such as "12 … 15" if the value is uncertain or is a mean with a confidence
/// interval; otherwise an empty string.
QString rangeText(Quantity quantity, const Measurement& measurement);

/// Returns a value as a number; a fraction becomes a decimal number. Very large values lose digits.
std::optional<double> measuredNumber(const std::optional<std::string>& value);

/// Returns the text for a point: "n = 5", "n = 5, m = 7", or an empty string.
QString pointText(const SweepPoint& point);

/// Returns the command line that computes the same values: "lightsout-cli sweep rank --board
/// 'path:{n}' --n 1..9".
QString sweepCommand(const Sweep& sweep);

} // namespace lightsout
