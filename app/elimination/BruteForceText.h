// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lightsout {

/// Returns the number of sets of presses of a board, without the empty one: "2⁹ − 1 = 511". Large
/// numbers are left as powers.
QString pressSetsText(std::size_t vertices);

/// Returns a duration such as "12.3 ms", "5 days" or "4 × 10¹³ years", given the logarithm to base
/// 10 of its seconds.
QString durationText(double logSeconds);

/// Returns the time to try all sets of presses of a board at this speed.
QString bruteForceTimeText(std::size_t vertices, double secondsPerSet);

} // namespace lightsout
