// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solve/ClassTables.h"
#include "solve/CosetWeights.h"

#include <functional>
#include <optional>

namespace lightsout {

/// The results so far of a search by classes.
struct ClassSearchState {
    BitVector best;
    /// No vector of the coset weighs less than this.
    std::size_t lowerBound = 0;
};

/// Finds the vectors of least weight in a coset, `offset` + the coordinates' space. Which one of
/// them is returned depends only on the arguments, not on the number of threads.
///
/// A weight is the sum of the weights in the classes. Coordinates are chosen depth first, one step
/// at a time. A choice is cut if the minima of the classes (ClassTables) add up to more than a
/// limit. The limit starts at the sum of the classes' least weights and rises until vectors are
/// found, at most to the weight of `best`, which can be any vector of the coset. So all lightest
/// vectors are found, and it is proven that there are no lighter ones. If all weights have the same
/// parity, `step` is 2.
///
/// Gives up and returns nullopt if more than `maxNodes` choices would have to be examined; the last
/// reported state then contains the best result. `onBetter`, if not empty, is called with each
/// better state, one call at a time, on any of the threads. Throws Cancelled.
std::optional<LeastWeight>
searchByClasses(const ClassCoordinates& coordinates, const BitVector& offset,
                const ClassTables& tables, const BitVector& best, std::size_t step,
                std::uint64_t maxNodes, std::size_t threads, Progress& progress,
                const std::function<void(const ClassSearchState&)>& onBetter = {});

} // namespace lightsout
