// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "random/BigNumbers.h"
#include "support/Progress.h"

namespace lightsout {

/// The counts of a PressLightTable by visiting all 2^N sets of presses, N ≤ 30, one press apart
/// from each other. O(2^N) steps. Throws Cancelled.
std::vector<BigInteger> countByGrayCode(const Rule& rule, const BitVector& lights,
                                        std::size_t threads, Progress& progress);

} // namespace lightsout
