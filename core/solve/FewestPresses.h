#pragma once

#include "gf2/BitVector.h"
#include "support/Progress.h"

namespace lightsout {

struct FewestPresses {
    BitVector presses;
    /// True when all solutions were looked at, so that none has fewer presses.
    bool proven = false;
};

/// A solution with few presses among `solution` + the span of `kernel`.
///
/// All 2^k solutions are tried when that is at most some 10⁸ word operations; otherwise single
/// kernel vectors are added for as long as that helps, and nothing is proven. (math.md section 8.)
/// Throws Cancelled.
FewestPresses fewestPresses(const BitVector& solution, const std::vector<BitVector>& kernel,
                            Progress& progress);

} // namespace lightsout
