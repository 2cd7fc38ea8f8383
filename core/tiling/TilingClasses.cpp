#include "tiling/TilingClasses.h"

#include "game/BoardSymmetry.h"
#include "tiling/DisjointSets.h"

#include <algorithm>

namespace lightsout {

namespace {

/// The order of the 0/1 strings: entry 0 counts first.
bool comesBefore(const BitVector& a, const BitVector& b) {
    const auto [inA, inB] = std::ranges::mismatch(a.words(), b.words());
    if (inA == a.words().end()) {
        return false;
    }
    const int firstDifference = std::countr_zero(*inA ^ *inB);
    return ((*inB >> firstDifference) & 1U) != 0;
}

} // namespace

std::vector<TilingClass> tilingClasses(std::vector<BitVector> tilings,
                                       const std::vector<Permutation>& symmetries,
                                       Progress& progress) {
    std::ranges::sort(tilings, comesBefore);
    DisjointSets sets(tilings.size());
    for (std::size_t i = 0; i < tilings.size(); ++i) {
        progress.checkpoint(static_cast<double>(i) / static_cast<double>(tilings.size()));
        for (const Permutation& symmetry : symmetries) {
            const BitVector image = permuted(tilings[i], symmetry);
            const auto place = std::ranges::lower_bound(tilings, image, comesBefore);
            LIGHTSOUT_ASSERT(place != tilings.end() && *place == image);
            sets.unite(i, static_cast<std::size_t>(place - tilings.begin()));
        }
    }
    std::vector<std::uint64_t> sizes(tilings.size());
    for (std::size_t i = 0; i < tilings.size(); ++i) {
        ++sizes[sets.find(i)];
    }
    std::vector<TilingClass> classes;
    for (std::size_t i = 0; i < tilings.size(); ++i) {
        if (sizes[i] > 0) {
            classes.push_back({std::move(tilings[i]), sizes[i]});
        }
    }
    return classes;
}

} // namespace lightsout
