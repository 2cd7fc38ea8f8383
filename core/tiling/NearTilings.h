// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "support/Progress.h"

namespace lightsout {

/// Presses that change every light an odd number of times, and how often lights change in all.
struct NearTiling {
    BitVector presses;
    std::size_t changes = 0;

    friend bool operator==(const NearTiling&, const NearTiling&) = default;
};

struct NearTilings {
    /// Those with fewest changes first, then with fewest presses.
    std::vector<NearTiling> best;
    /// True when all solutions were looked at, so that no others come before these.
    bool isProven = false;
};

/// The `most` solutions of the all-on board with the fewest changes: each light changes at least
/// once, so a tiling, with a change for each light, comes first if there is one.
///
/// `solution` is one solution and `kernel` a basis of the quiet patterns. All 2^k are tried when
/// that takes at most some 10⁸ word operations; otherwise as many of them as that allows, and
/// nothing is proven. Throws Cancelled.
NearTilings nearTilings(const Rule& rule, const BitVector& solution,
                        const std::vector<BitVector>& kernel, std::size_t most, Progress& progress);

} // namespace lightsout
