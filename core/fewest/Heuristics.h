// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "gf2/BitVector.h"
#include "support/Progress.h"
#include "support/Random.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace lightsout {

/// Returns a light vector of a coset, `offset` + the span of `basis`, found by random sampling. It
/// is not necessarily a lightest vector.
///
/// In each round, the basis is made systematic in a new random set of positions (an information
/// set), and the vectors of the coset with at most two 1s in these positions are examined. (This is
/// the method of Lee and Brickell, 1988, for decoding random linear codes.) Every other round
/// prefers positions where the best vector so far is 0, in order to search near it. The result
/// depends only on the arguments. `onBetter`, if not empty, is called with each lighter vector.
/// O(rounds · k² · N / 64). Throws Cancelled.
BitVector lightVector(const BitVector& offset, std::vector<BitVector> basis, std::uint64_t rounds,
                      Progress& progress,
                      const std::function<void(const BitVector&)>& onBetter = {});

/// The result of a search for solutions with few presses.
struct CoverSearchResult {
    /// One of the lightest solutions found; empty (of size 0) if there was no solution within the
    /// limit.
    BitVector presses;
    /// The number of solutions found with the same number of presses.
    std::uint64_t count = 0;
    /// False if the search gave up; there may then be more solutions, or lighter ones.
    bool isComplete = false;
};

/// Searches for solutions light by light: chooses a light that must change but can be changed by
/// only a few presses, and tries each of these presses in turn.
///
/// Finds all solutions with the fewest presses among those with at most `maxPresses`. A branch is
/// cut if the remaining lights need more presses than are left, given that each press changes at
/// most Δ of them. So the search is fast, regardless of the nullity, if presses overlap little, and
/// above all if the lights can be covered without overlap. In that case, it is an exact cover
/// search in the manner of Knuth's Algorithm X. Gives up after `maxNodes` branches. `onBetter`, if
/// not empty, is called with each better solution. Throws Cancelled.
CoverSearchResult searchCovers(const Rule& rule, const BitVector& difference,
                               std::size_t maxPresses, std::uint64_t maxNodes,
                               const Progress& progress,
                               const std::function<void(const BitVector&)>& onBetter = {});

} // namespace lightsout
