// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "random/BigNumbers.h"
#include "support/Progress.h"

namespace lightsout {

/// Computes the counts of a PressLightTable in O(2^N) steps. Visits all 2^N sets of presses, N ≤
/// 30, in an order in which successive sets differ by one press. Throws Cancelled.
std::vector<BigInteger> countByGrayCode(const Rule& rule, const BitVector& lights,
                                        std::size_t threads, Progress& progress);

} // namespace lightsout
