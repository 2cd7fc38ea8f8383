// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Lattice.h"
#include "graph/Symmetry.h"
#include "solve/ClassPairs.h"

#include <cstdint>

namespace lightsout {

/// Returns the symmetries of a plane rectangle, including the identity: four, or eight for a
/// square.
std::vector<Permutation> rectangleSymmetries(const Lattice& lattice);

/// Returns those of `symmetries`, a group, that map the coset `offset` + the span of `pairs` to
/// itself and each pair of classes to itself. O(symmetries · dimension² · positions / 64).
std::vector<Permutation> symmetriesOfCoset(const std::vector<Permutation>& symmetries,
                                           const ClassPairs& pairs, const BitVector& offset);

/// The action of a group on the vectors of a coset in one class of positions, which are numbered by
/// their coordinates: basis vector i in bit i.
class HalfSymmetries {
public:
    /// Uses those of `symmetries`, as returned by symmetriesOfCoset(), that map the half to itself.
    HalfSymmetries(const std::vector<Permutation>& symmetries, const PairHalf& half,
                   const BitVector& offset);

    /// Returns the number of symmetries that map the half to itself.
    std::size_t order() const { return images_.size() + 1; }

    /// Returns the size of the orbit if `number` is the least number in it; else 0.
    std::size_t orbitOfLeast(std::uint64_t number) const;

private:
    /// An affine map of numbers, evaluated byte by byte.
    struct Image {
        std::uint64_t ofZero = 0;
        std::vector<std::array<std::uint64_t, 256>> added; ///< indexed by each byte of the number
    };
    std::vector<Image> images_; ///< for all symmetries except the identity
};

} // namespace lightsout
