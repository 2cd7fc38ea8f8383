// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "support/Progress.h"

#include <memory>
#include <vector>

namespace lightsout {

/// A set of press patterns: `offset` + the span of `kernel`.
struct PatternSet {
    Rule rule;
    /// The vectors that symmetries must preserve, in addition to the rule.
    std::vector<BitVector> boards;
    BitVector offset;
    /// A basis; not null.
    std::shared_ptr<const std::vector<BitVector>> kernel;
};

/// One of many sets of presses.
struct ListedPattern {
    BitVector presses;
    /// True for the first pattern of its orbit under the symmetries of the board.
    bool isRepresentative = false;
    /// True if some symmetry of the board maps the pattern to itself.
    bool isSymmetric = false;
};

/// Sets of presses to browse, ordered by number of presses.
struct PatternList {
    std::vector<ListedPattern> patterns;
    /// False for a sample.
    bool isComplete = true;
    /// Number of patterns up to symmetry; 0 if not known.
    std::size_t classCount = 0;
    /// Whether symmetric patterns are marked.
    bool knowsSymmetric = false;
};

/// Largest dimension for which all patterns are listed, if they fit in memory.
inline constexpr std::size_t maxListedNullity = 16;

/// Largest dimension for which all patterns are counted by their presses, in seconds.
inline constexpr std::size_t maxCountedNullity = 32;
/// Number of random patterns that are examined above that dimension.
inline constexpr std::size_t countedSampleSize = 20'000;
/// Maximum number of listed patterns with a given number of presses.
inline constexpr std::size_t maxFoundPatterns = 1'000;

/// Lists all patterns, up to the symmetries that keep the boards, or a sample that begins with
/// the offset. Throws Cancelled.
PatternList listPatterns(const PatternSet& set, Progress& progress);

/// Lists patterns with `presses` presses, at most maxFoundPatterns: the first ones if all patterns
/// can be counted, else those in the sample. Throws Cancelled.
PatternList findPatterns(const PatternSet& set, std::size_t presses, Progress& progress);

/// Returns a random pattern.
BitVector randomPattern(const BitVector& offset, const std::vector<BitVector>& kernel,
                        Random& random);

} // namespace lightsout
