// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiling/TilingClasses.h"

#include "game/BoardSymmetry.h"

#include <boost/pending/disjoint_sets.hpp>

#include <algorithm>

namespace lightsout {

namespace {

/// Compares vectors as 0/1 strings, in which entry 0 comes first.
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
    boost::disjoint_sets_with_storage<> sets(tilings.size());
    for (std::size_t i = 0; i < tilings.size(); ++i) {
        progress.checkpoint(static_cast<double>(i) / static_cast<double>(tilings.size()));
        for (const Permutation& symmetry : symmetries) {
            const BitVector image = permuted(tilings[i], symmetry);
            const auto place = std::ranges::lower_bound(tilings, image, comesBefore);
            LIGHTSOUT_ASSERT(place != tilings.end() && *place == image);
            sets.union_set(i, static_cast<std::size_t>(place - tilings.begin()));
        }
    }
    std::vector<TilingClass> classes;
    std::vector<std::size_t> classOf(tilings.size(), tilings.size()); // indexed by the set's root
    for (std::size_t i = 0; i < tilings.size(); ++i) {
        std::size_t& found = classOf[sets.find_set(i)];
        if (found == tilings.size()) {
            found = classes.size();
            classes.push_back({std::move(tilings[i]), 0});
        }
        ++classes[found].size;
    }
    return classes;
}

} // namespace lightsout
