// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/WeightDistribution.h"

#include "solve/CosetWeights.h"

namespace lightsout {

std::vector<WeightCount> weightDistribution(const BitVector& offset,
                                            const std::vector<BitVector>& basis,
                                            std::size_t threads, Progress& progress) {
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
