// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fewest/ClassTables.h"
#include "fewest/CosetWeights.h"

#include <cmath>
#include <functional>
#include <optional>

namespace lightsout {

/// Predicts the number of nodes of a pass from the growth so far, which is assumed to be a constant
/// factor for each unit of the limit.
class SearchForecast {
public:
    void passed(std::size_t limit, std::uint64_t nodes) {
        const auto count = static_cast<double>(nodes);
        if (lastNodes_ >= reportingNodes && limit > lastLimit_) {
            growth_ = std::clamp(
                std::log(count / lastNodes_) / static_cast<double>(limit - lastLimit_), 0.02, 2.0);
        }
        lastLimit_ = limit;
        lastNodes_ = count;
        done_ += count;
    }

    double nodes(std::size_t limit) const {
        return lastNodes_ *
               std::exp(growth_ * (static_cast<double>(limit) - static_cast<double>(lastLimit_)));
    }

    /// Returns the next limit. It is chosen so that the pass has at most about twice as many nodes
    /// as all passes so far, or fewNodes if that is more.
    std::size_t nextLimit(std::size_t step) const {
        const double wanted = std::max(fewNodes, 2 * done_);
        const double width = std::log(wanted / std::max(lastNodes_, 1.0)) / growth_;
        const auto steps = static_cast<std::size_t>(std::clamp(width, 0.0, 1e6)) / step;
        return lastLimit_ + std::max<std::size_t>(steps, 1) * step;
    }

    /// Returns the completed fraction of all work. `ofPass` is the completed fraction of the pass
    /// to `limit`, and `best` is the largest limit that the last pass can have.
    double fraction(std::size_t limit, double ofPass, std::size_t best) const {
        const double done = done_ + ofPass * nodes(limit);
        return done / std::max(done_ + nodes(limit) + (best > limit ? nodes(best) : 0), 1.0);
    }

private:
    /// Number of nodes of a pass that takes negligible time.
    static constexpr double fewNodes = 1 << 16;
    /// Minimum number of nodes of a pass that is used to estimate the growth.
    static constexpr double reportingNodes = 1 << 10;

    double growth_ = 0.5; ///< logarithm of the growth factor
    std::size_t lastLimit_ = 0;
    double lastNodes_ = 0;
    double done_ = 0;
};

/// The results of a search by classes or by pairs of classes so far.
struct ClassSearchState {
    BitVector best;
    /// No vector of the coset weighs less than this.
    std::size_t lowerBound = 0;
};

/// Finds the vectors of least weight in a coset, `offset` + the coordinates' space. Which one of
/// them is returned does not depend on the number of threads.
///
/// A weight is the sum of the weights in the classes. Coordinates are chosen depth first, one step
/// at a time. A choice is cut if the minima of the classes (ClassTables) add up to more than a
/// limit. The limit starts at the sum of the classes' least weights and rises until vectors are
/// found, at most to the weight of `best`, which can be any vector of the coset. So all lightest
/// vectors are found, and it is proven that there are no lighter ones. `step` is 2 if all weights
/// have the same parity, otherwise 1.
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
