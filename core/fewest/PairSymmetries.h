// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fewest/PlaceClasses.h"
#include "graph/Lattice.h"
#include "graph/Symmetry.h"

#include <cstdint>

namespace lightsout {

/// Returns the four symmetries of a plane rectangle, or the eight of a square, including the
/// identity.
std::vector<Permutation> rectangleSymmetries(const Lattice& lattice);

/// Returns the elements of the group `symmetries` that map the coset `offset` + the span of
/// `pairs`, and each pair of classes, to itself. O(symmetries · dimension² · positions / 64).
std::vector<Permutation> symmetriesOfCoset(const std::vector<Permutation>& symmetries,
                                           const ClassPairs& pairs, const BitVector& offset);

/// The action of a group on the parts of a coset's vectors in one class of positions. The parts are
/// numbered by their coordinates, where bit i belongs to basis vector i.
class HalfSymmetries {
public:
    /// Uses the elements of `symmetries` that map the half to itself. `symmetries` must be a result
    /// of symmetriesOfCoset().
    HalfSymmetries(const std::vector<Permutation>& symmetries, const PairHalf& half,
                   const BitVector& offset);

    /// Returns the number of symmetries that map the half to itself.
    std::size_t order() const { return images_.size() + 1; }

    /// Returns the size of the orbit if `number` is the least number in it, otherwise 0.
    std::size_t orbitOfLeast(std::uint64_t number) const;

private:
    /// An affine map of numbers, which is evaluated byte by byte.
    struct Image {
        std::uint64_t ofZero = 0;
        std::vector<std::array<std::uint64_t, 256>> added; ///< indexed by each byte of the number
    };
    std::vector<Image> images_; ///< for all these symmetries except the identity
};

} // namespace lightsout
