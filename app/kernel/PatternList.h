// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "support/Progress.h"

#include <memory>
#include <vector>

namespace lightsout {

/// A set of press patterns: all sums of `offset` and an element of the span of `kernel`.
struct PatternSet {
    Rule rule;
    /// The vectors that symmetries must preserve, in addition to the rule.
    std::vector<BitVector> boards;
    BitVector offset;
    /// A basis of the kernel; not null.
    std::shared_ptr<const std::vector<BitVector>> kernel;
};

/// A set of presses in a list.
struct ListedPattern {
    BitVector presses;
    /// Whether this is the first pattern of its orbit under the symmetries of the board.
    bool isRepresentative = false;
    /// Whether a symmetry of the board other than the identity maps the pattern to itself.
    bool isSymmetric = false;
};

/// A list of sets of presses, ordered by number of presses.
struct PatternList {
    std::vector<ListedPattern> patterns;
    /// False if the list is only a sample.
    bool isComplete = true;
    /// The number of patterns up to symmetry; 0 if it is not known.
    std::size_t classCount = 0;
    /// Whether symmetric patterns are marked.
    bool knowsSymmetric = false;
};

/// The largest dimension of the kernel for which all patterns are listed, if they fit in memory.
inline constexpr std::size_t maxListedNullity = 16;

/// The largest dimension of the kernel for which all patterns are counted by their presses. That
/// takes seconds.
inline constexpr std::size_t maxCountedNullity = 32;
/// The number of random patterns that are examined if the dimension is larger than
/// maxCountedNullity.
inline constexpr std::size_t countedSampleSize = 20'000;
/// The maximum number of patterns listed by findPatterns().
inline constexpr std::size_t maxFoundPatterns = 1'000;

/// Returns a list of all patterns, with their classes under the symmetries that preserve
/// `set.boards`. If there are too many, returns a sample that includes the offset. Throws
/// Cancelled.
PatternList listPatterns(const PatternSet& set, Progress& progress);

/// Returns at most maxFoundPatterns patterns with `presses` presses: the first ones if all patterns
/// can be counted, otherwise those in a random sample. Throws Cancelled.
PatternList findPatterns(const PatternSet& set, std::size_t presses, Progress& progress);

/// Returns a random pattern of the set.
BitVector randomPattern(const BitVector& offset, const std::vector<BitVector>& kernel,
                        Random& random);

} // namespace lightsout
