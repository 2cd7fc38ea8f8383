// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/WeightDistribution.h"

#include "fewest/CosetWeights.h"
#include "solve/Solutions.h"

#include <map>

namespace lightsout {

namespace {

/// Maximum number of counters: longer vectors have too many possible weights for one counter per
/// weight in every thread.
constexpr std::size_t maxCounters = std::size_t{1} << 22;

std::vector<WeightCount> distributionOfLong(const BitVector& offset,
                                            const std::vector<BitVector>& basis,
                                            Progress& progress) {
    std::map<std::size_t, std::uint64_t> counts;
    forEachSolution(offset, basis, [&](const BitVector& vector) {
        progress.checkpoint();
        ++counts[vector.count()];
        return true;
    });
    return {counts.begin(), counts.end()};
}

} // namespace

std::vector<WeightCount> weightDistribution(const BitVector& offset,
                                            const std::vector<BitVector>& basis,
                                            std::size_t threads, Progress& progress) {
    if (offset.size() > maxCounters) {
        return distributionOfLong(offset, basis, progress);
    }
    const std::vector<std::uint64_t> counts = weightCounts(offset, basis, threads, progress);
    std::vector<WeightCount> distribution;
    for (std::size_t weight = 0; weight < counts.size(); ++weight) {
        if (counts[weight] != 0) {
            distribution.emplace_back(weight, counts[weight]);
        }
    }
    return distribution;
}

} // namespace lightsout
