// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "graph/Lattice.h"
#include "support/Progress.h"

#include <cstdint>
#include <vector>

namespace lightsout {

/// A partition of places: a number for each place, equal for places of one class.
using PlaceClasses = std::vector<std::uint32_t>;

/// The entries of the basis vectors at each place, basis vector i in bit i: at most 64 of them.
std::vector<std::uint64_t> placeColumns(const std::vector<BitVector>& basis);

/// Four classes, by the parities of row and column.
///
/// Where A is the closed neighbourhood matrix of a rectangle in the plane, A² = I + (steps of
/// length two) does not couple cells of different parities. So ker A, which is invariant under A,
/// has restrictions to these classes of about half its dimension: r₁₁ + r₀₀ = r₀₁ + r₁₀ = dim.
/// Surfaces that are glued so that steps of two keep the parities split in the same way.
PlaceClasses parityClasses(const Lattice& lattice);

/// Classes of rows and columns, counted from 1, by their residues up to sign modulo 2^i where that
/// divides 2 (sides + 1): unfolded, a kernel vector of such a rectangle is odd about every
/// multiple of its side + 1. Ranks fall further than those of the parities.
PlaceClasses residueClasses(const Lattice& lattice, std::size_t modulus);

PlaceClasses rowClasses(const Lattice& lattice);
PlaceClasses columnClasses(const Lattice& lattice);

/// Classes of rank at most `rank` for any space, as large as they are easily found: each takes in
/// the value that most of the other columns have modulo its span, until its rank is `rank`.
/// O(classes · rank · places · (rank + log places)). Throws Cancelled.
PlaceClasses greedyFlats(const std::vector<BitVector>& basis, std::size_t rank,
                         const Progress& progress);

} // namespace lightsout
