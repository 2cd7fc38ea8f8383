// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Symmetry.h"
#include "solve/ClassPairs.h"
#include "solve/ClassSearch.h"

namespace lightsout {

/// What searchByPairs() may take.
struct PairEffort {
    double operations; ///< about, sweeps of the classes included
    std::uint64_t memory;
    std::size_t threads;
};

struct PairSearchResult {
    /// Nothing if the search gave up.
    std::optional<LeastWeight> least{};
    /// Bytes that it would take to the end, at most, if it gave up as these are more than it may
    /// take; else 0.
    std::uint64_t memoryNeeded = 0;
};

/// The vectors of least weight in a coset, `offset` + the span of `pairs`; which one of them is
/// returned depends on the arguments alone, not on the threads.
///
/// Of a vector, let a level be how much more it weighs in a pair of classes than the least there.
/// All vectors are looked at that have a low level in the one pair or in the other, each pair up to
/// a bound: a vector that is not looked at weighs more than both bounds and the least weights
/// together. The bounds rise until that is more than the lightest known vector weighs. So about the
/// square root of what a search through one pair alone would have to look at is enough
/// (R. Schroeppel and A. Shamir, SIAM Journal on Computing 10 (1981), combine lists in this way).
///
/// The vectors of one level are the combinations of what is light in one half with what is light in
/// the other; for each, the weight in the classes of the other pair is counted. `symmetries`, a
/// group as by symmetriesOfCoset(), spare all but one of those that they map to one another.
///
/// `best` is some vector of the coset. Gives up before it takes more than `effort`;
/// then the last state told is what is known. `onBetter`, if any, is told each better state, one
/// call at a time, on any of the threads. Throws Cancelled.
PairSearchResult searchByPairs(const ClassPairs& pairs, const BitVector& offset,
                               const BitVector& best, const std::vector<Permutation>& symmetries,
                               const PairEffort& effort, Progress& progress,
                               const std::function<void(const ClassSearchState&)>& onBetter = {});

} // namespace lightsout
