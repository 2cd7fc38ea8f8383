// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solve/PlaceClasses.h"

#include <array>
#include <optional>

namespace lightsout {

/// One of four classes of places, as a half of a pair.
struct PairHalf {
    std::vector<std::size_t> places;
    /// A basis of the vectors that are 0 in the pair's other half; independent within this one.
    std::vector<BitVector> basis;
};

using ClassPair = std::array<PairHalf, 2>;

/// Four classes of places in two pairs: what a vector is in both halves of a pair decides all of
/// it, and may be chosen in each half without regard to the other.
using ClassPairs = std::array<ClassPair, 2>;

/// The span of `basis`, for a partition that has four classes of places where some vector is 1;
/// nothing where they make no such pairs. At most 64 vectors.
///
/// The parities of plane rectangles do, by colour: see parityClasses(). O(basis.size() · places).
std::optional<ClassPairs> classPairs(const std::vector<BitVector>& basis,
                                     const PlaceClasses& classes);

} // namespace lightsout
