// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solve/PlaceClasses.h"

#include <array>
#include <optional>

namespace lightsout {

/// One of four classes of positions, which is half of a pair.
struct PairHalf {
    std::vector<std::size_t> positions;
    /// A basis of the vectors that are 0 in the pair's other half, independent within this half.
    std::vector<BitVector> basis;
};

using ClassPair = std::array<PairHalf, 2>;

/// Four classes of positions in two pairs: the entries in both halves of a pair determine the whole
/// vector, and may be chosen independently in each half.
using ClassPairs = std::array<ClassPair, 2>;

/// Returns the pairs for the span of `basis` and a partition with four classes of positions at
/// which some vector is 1, or nullopt if these form no such pairs. `basis` must have at most 64
/// vectors.
///
/// The parity classes of plane rectangles form such pairs, by colour: see parityClasses().
/// O(basis.size() · positions).
std::optional<ClassPairs> classPairs(const std::vector<BitVector>& basis,
                                     const PlaceClasses& classes);

} // namespace lightsout
