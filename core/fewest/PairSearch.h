// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fewest/ClassSearch.h"
#include "fewest/PlaceClasses.h"
#include "graph/Symmetry.h"

namespace lightsout {

/// Limits of searchByPairs().
struct PairEffort {
    double operations; ///< approximate number, including sweeps of the classes
    std::uint64_t memory;
    std::size_t threads;
};

struct PairSearchResult {
    /// Empty if the search gave up.
    std::optional<LeastWeight> least{};
    /// Number of bytes that a complete search would need, if the search gave up because of the
    /// memory limit; otherwise 0.
    std::uint64_t memoryNeeded = 0;
};

/// Finds the vectors of least weight in a coset, `offset` + the span of `pairs`. Which one of them
/// is returned does not depend on the number of threads.
///
/// Define a vector's level in a pair of classes as its weight there minus the least weight there.
/// The search examines all vectors whose level in one pair or the other is at most a bound for that
/// pair. A vector that is not examined weighs more than the sum of both bounds and the least
/// weights. The bounds rise until this sum exceeds the weight of the lightest known vector. If a
/// search through one pair alone examines n vectors, this search examines only about √n (R.
/// Schroeppel and A. Shamir, SIAM Journal on Computing 10 (1981), combine lists in this way).
///
/// The vectors of one level are the combinations of light parts in one half with light parts in the
/// other. For each combination, the weight in the classes of the other pair is computed.
/// `symmetries` is a group returned by symmetriesOfCoset(); in the first half of each pair, only
/// one part of each orbit is used.
///
/// `best` can be any vector of the coset. If the search would exceed `effort`, it gives up; the
/// last reported state then contains the best result. `onBetter`, if not empty, is called with each
/// better state, one call at a time, on any of the threads. Throws Cancelled.
PairSearchResult searchByPairs(const ClassPairs& pairs, const BitVector& offset,
                               const BitVector& best, const std::vector<Permutation>& symmetries,
                               const PairEffort& effort, Progress& progress,
                               const std::function<void(const ClassSearchState&)>& onBetter = {});

} // namespace lightsout
