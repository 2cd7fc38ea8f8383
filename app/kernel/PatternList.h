#pragma once

#include "game/Rule.h"
#include "support/Progress.h"

#include <vector>

namespace lightsout {

/// One of many sets of presses.
struct ListedPattern {
    BitVector presses;
    /// The first of those that symmetries of the board make of it.
    bool isRepresentative = false;
    /// Some symmetry of the board leaves it as it is.
    bool isSymmetric = false;
};

/// Sets of presses to browse, the fewest presses first.
struct PatternList {
    std::vector<ListedPattern> patterns;
    /// False for a sample.
    bool isComplete = true;
    /// How many there are up to symmetry; 0 where that is not known.
    std::size_t classCount = 0;
    /// Whether symmetric ones are marked.
    bool knowsSymmetric = false;
};

/// Dimension up to which all patterns are listed, if they fit in memory.
inline constexpr std::size_t listedNullityLimit = 16;

/// Lists `offset` + the span of `kernel`, or a sample of it that begins with `offset`, up to the
/// symmetries of the rule that keep the boards. Throws Cancelled.
PatternList listPatterns(const Rule& rule, const std::vector<BitVector>& boards,
                         const BitVector& offset, const std::vector<BitVector>& kernel,
                         Progress& progress);

} // namespace lightsout
