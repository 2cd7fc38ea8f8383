// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solve/CombinedParts.h"
#include "solve/LightParts.h"

#include <memory>

namespace lightsout {

/// One pair of classes, and how far a search has come in it. The level of a vector is how much more
/// it weighs in the pair than the least there.
struct SearchedPair {
    SearchedPair(const ClassPair& pair, const ClassPair& other, const BitVector& offset,
                 const std::vector<Permutation>& symmetries)
        : halves(pair), group(symmetries, pair[0], offset), combined(pair, other, offset) {}

    std::size_t leastWeight() const { return parts[0]->leastWeight() + parts[1]->leastWeight(); }
    /// Vectors of a level that have to be looked at: about one of each orbit.
    double vectors(std::size_t level) const;

    const ClassPair& halves;
    HalfSymmetries group; ///< of the first half
    CombinedParts combined;
    /// Of the halves, once they are counted.
    std::array<std::unique_ptr<LightParts>, 2> parts;
    std::size_t levels = 0; ///< all below are done
};

/// The level, in both pairs together and at most `most`, up to which there is one orbit of vectors
/// to be expected, if what they weigh in one pair says nothing about the other. O(most²).
std::size_t expectedLevel(const std::array<SearchedPair, 2>& pairs, std::size_t most);

} // namespace lightsout
