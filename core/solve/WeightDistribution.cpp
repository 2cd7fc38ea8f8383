#include "solve/WeightDistribution.h"

#include "solve/Solutions.h"

namespace lightsout {

std::vector<WeightCount> weightDistribution(const std::vector<BitVector>& basis,
                                            std::size_t entries, Progress& progress) {
    std::vector<std::uint64_t> counts(entries + 1);
    const auto total = static_cast<double>(std::uint64_t{1} << basis.size());
    std::uint64_t visited = 0;
    forEachSolution(BitVector(entries), basis, [&](const BitVector& pattern) {
        ++counts[pattern.count()];
        progress.checkpoint(static_cast<double>(++visited) / total);
        return true;
    });
    std::vector<WeightCount> distribution;
    for (std::size_t weight = 0; weight < counts.size(); ++weight) {
        if (counts[weight] != 0) {
            distribution.emplace_back(weight, counts[weight]);
        }
    }
    return distribution;
}

} // namespace lightsout
