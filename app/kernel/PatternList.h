// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "support/Progress.h"

#include <memory>
#include <vector>

namespace lightsout {

/// Many sets of presses: `offset` + the span of `kernel`.
struct PatternSet {
    Rule rule;
    /// What symmetries must keep, beside the rule.
    std::vector<BitVector> boards;
    BitVector offset;
    /// A basis; not null.
    std::shared_ptr<const std::vector<BitVector>> kernel;
};

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
inline constexpr std::size_t maxListedNullity = 16;

/// Dimension up to which all patterns are counted by their presses, in seconds.
inline constexpr std::size_t maxCountedNullity = 32;
/// How many random ones are looked at beyond that.
inline constexpr std::size_t countedSampleSize = 20'000;
/// Most patterns that are listed of those with equally many presses.
inline constexpr std::size_t maxFoundPatterns = 1'000;

/// Lists all patterns, up to the symmetries that keep the boards, or a sample that begins with
/// the offset. Throws Cancelled.
PatternList listPatterns(const PatternSet& set, Progress& progress);

/// Lists those with `presses` presses, at most maxFoundPatterns of them: the first ones where
/// patterns are counted, else those of the sample that is. Throws Cancelled.
PatternList findPatterns(const PatternSet& set, std::size_t presses, Progress& progress);

/// A random pattern.
BitVector randomPattern(const BitVector& offset, const std::vector<BitVector>& kernel,
                        Random& random);

} // namespace lightsout
