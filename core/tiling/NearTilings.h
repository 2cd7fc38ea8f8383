// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "support/Progress.h"

namespace lightsout {

/// Presses that change every light an odd number of times, and the total number of changes.
struct NearTiling {
    BitVector presses;
    std::size_t changes = 0;

    friend bool operator==(const NearTiling&, const NearTiling&) = default;
};

struct NearTilings {
    /// The best solutions, ordered by number of changes and then by number of presses.
    std::vector<NearTiling> best;
    /// True if all solutions were examined, so no other solution precedes these.
    bool isProven = false;
};

/// Returns the `most` solutions of the all-on board with the fewest changes. Each light changes at
/// least once, so a tiling, with one change per light, comes first if there is one.
///
/// `solution` is one of the solutions, and `kernel` is a basis of the quiet patterns. All 2^k
/// solutions are tried if that takes at most about 10⁸ word operations; otherwise, as many as
/// possible within this limit are tried, and nothing is proven. Throws Cancelled.
NearTilings nearTilings(const Rule& rule, const BitVector& solution,
                        const std::vector<BitVector>& kernel, std::size_t most, Progress& progress);

} // namespace lightsout
