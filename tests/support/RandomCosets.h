// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "support/Random.h"

#include <cstdint>
#include <vector>

namespace lightsout {

/// A coset: `offset` + the span of `basis`.
struct Coset {
    BitVector offset;
    std::vector<BitVector> basis;
};

/// Returns a coset of vectors of `size` entries with `dimension` independent basis vectors; some
/// entries may be 0 in all vectors.
inline Coset randomCoset(std::size_t size, std::size_t dimension, Random& random) {
    Coset coset{.offset = BitVector::random(size, random), .basis = {}};
    for (std::size_t i = 0; i < dimension; ++i) {
        coset.basis.push_back(BitVector::random(size, random));
        coset.basis.back().set(i, true);
        for (std::size_t j = 0; j < i; ++j) {
            coset.basis.back().set(j, false);
        }
    }
    return coset;
}

/// Returns the vector of the coset with these coordinates; bit i belongs to basis vector i.
inline BitVector vectorOf(const Coset& coset, std::uint64_t coordinates) {
    BitVector sum = coset.offset;
    for (std::size_t i = 0; i < coset.basis.size(); ++i) {
        if (((coordinates >> i) & 1U) != 0) {
            sum ^= coset.basis[i];
        }
    }
    return sum;
}

/// Returns random classes for the positions.
inline std::vector<std::uint32_t> randomClasses(std::size_t positions, std::size_t most,
                                                Random& random) {
    std::vector<std::uint32_t> classes(positions);
    for (std::uint32_t& one : classes) {
        one = static_cast<std::uint32_t>(random.below(most));
    }
    return classes;
}

} // namespace lightsout
