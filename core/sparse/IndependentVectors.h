// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"

#include <optional>
#include <vector>

namespace lightsout {

/// Picks independent vectors among those that come one by one, and tells how each other one is a
/// sum of those picked before it.
class IndependentVectors {
public:
    /// For vectors of `size` entries.
    explicit IndependentVectors(std::size_t size) : size_(size) {}

    /// Nothing when the vector is independent of those picked before: then it is picked too. Else
    /// the numbers of those of which it is the sum, counted in the order in which they were picked.
    /// O(picked · size / 64).
    std::optional<std::vector<std::size_t>> add(const BitVector& vector);

    const std::vector<BitVector>& picked() const { return picked_; }

private:
    struct Reduced {
        BitVector vector;
        BitVector sum; ///< of which of those picked
    };

    std::size_t size_;
    std::vector<BitVector> picked_;
    std::vector<std::optional<Reduced>> byLeadingEntry_; ///< empty before the first vector
};

} // namespace lightsout
