// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solve/CombinedParts.h"
#include "solve/LightParts.h"

#include <memory>

namespace lightsout {

/// A pair of classes and the progress of a search in it. The level of a vector is its weight in the
/// pair minus the least weight there.
struct SearchedPair {
    SearchedPair(const ClassPair& pair, const ClassPair& other, const BitVector& offset,
                 const std::vector<Permutation>& symmetries)
        : halves(pair), group(symmetries, pair[0], offset), combined(pair, other, offset) {}

    std::size_t leastWeight() const { return parts[0]->leastWeight() + parts[1]->leastWeight(); }
    /// Returns the approximate number of vectors to examine at a level, one from each orbit.
    double vectors(std::size_t level) const;

    const ClassPair& halves;
    HalfSymmetries group; ///< symmetries of the first half
    CombinedParts combined;
    /// The parts of the halves; null until they are counted.
    std::array<std::unique_ptr<LightParts>, 2> parts;
    std::size_t levels = 0; ///< all levels below this one are done
};

/// Returns the sum of the levels in both pairs, at most `most`, up to which one orbit of vectors is
/// expected. Assumes that the weights in one pair are independent of those in the other. O(most²).
std::size_t expectedLevel(const std::array<SearchedPair, 2>& pairs, std::size_t most);

} // namespace lightsout
