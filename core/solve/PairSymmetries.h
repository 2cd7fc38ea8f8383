// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Lattice.h"
#include "graph/Symmetry.h"
#include "solve/ClassPairs.h"

#include <cstdint>

namespace lightsout {

/// The symmetries of a plane rectangle, identity included: four, or eight of a square.
std::vector<Permutation> rectangleSymmetries(const Lattice& lattice);

/// Those of `symmetries`, a group, that map the coset `offset` + the span of `pairs` to itself and
/// each pair of classes to itself. O(symmetries · dimension² · places / 64).
std::vector<Permutation> symmetriesOfCoset(const std::vector<Permutation>& symmetries,
                                           const ClassPairs& pairs, const BitVector& offset);

/// What a group does to the vectors of a coset in one class of places, which are numbered by
/// their coordinates: basis vector i in bit i.
class HalfSymmetries {
public:
    /// By those of `symmetries`, as symmetriesOfCoset() gives them, that map the half to itself.
    HalfSymmetries(const std::vector<Permutation>& symmetries, const PairHalf& half,
                   const BitVector& offset);

    /// How many symmetries map the half to itself.
    std::size_t order() const { return images_.size() + 1; }

    /// How many vectors its orbit has, if `number` is the least of their numbers; else 0.
    std::size_t orbitOfLeast(std::uint64_t number) const;

private:
    /// An affine map of numbers, byte by byte.
    struct Image {
        std::uint64_t ofZero = 0;
        std::vector<std::array<std::uint64_t, 256>> added; ///< by each byte of the number
    };
    std::vector<Image> images_; ///< of all but the identity
};

} // namespace lightsout
