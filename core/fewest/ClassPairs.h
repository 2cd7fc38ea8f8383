// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fewest/PlaceClasses.h"

#include <array>
#include <optional>

namespace lightsout {

/// One of four classes of positions: half of a pair.
struct PairHalf {
    std::vector<std::size_t> positions;
    /// A basis of the vectors that are 0 in the pair's other half. Their restrictions to this half
    /// are independent, too.
    std::vector<BitVector> basis;
};

using ClassPair = std::array<PairHalf, 2>;

/// Four classes of positions that form two pairs. The entries in both halves of a pair determine
/// the whole vector. The entries in one half can be chosen independently of those in the other
/// half.
using ClassPairs = std::array<ClassPair, 2>;

/// Groups classes of positions into pairs for the span of `basis`. Positions at which all basis
/// vectors are 0 are ignored. Returns nullopt unless exactly four classes remain and form pairs.
/// `basis` must have at most 64 vectors.
///
/// The parity classes of plane rectangles form such pairs, by colour: see parityClasses().
/// O(basis.size() · positions).
std::optional<ClassPairs> classPairs(const std::vector<BitVector>& basis,
                                     const PlaceClasses& classes);

} // namespace lightsout
