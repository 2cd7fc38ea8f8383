// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"

#include <optional>
#include <vector>

namespace lightsout {

/// Picks independent vectors from a sequence, and expresses every other vector as a sum of the
/// vectors picked before it.
class IndependentVectors {
public:
    /// Creates an empty set for vectors of `size` entries.
    explicit IndependentVectors(std::size_t size) : size_(size) {}

    /// Picks the vector and returns nullopt if it is independent of the vectors picked before.
    /// Otherwise returns the numbers of the picked vectors whose sum is the vector. Vectors are
    /// numbered in the order in which they were picked. O(picked · size / 64).
    std::optional<std::vector<std::size_t>> add(const BitVector& vector);

    const std::vector<BitVector>& picked() const { return picked_; }

private:
    struct Reduced {
        BitVector vector;
        BitVector sum; ///< the picked vectors whose sum is `vector`
    };

    std::size_t size_;
    std::vector<BitVector> picked_;
    std::vector<std::optional<Reduced>> byLeadingEntry_; ///< empty until a vector is added
};

} // namespace lightsout
