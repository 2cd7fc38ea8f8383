// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "graph/Symmetry.h"
#include "support/Progress.h"

#include <cstdint>
#include <vector>

namespace lightsout {

/// A class of tilings that symmetries of the board map to one another.
struct TilingClass {
    /// The first tiling of the class in the lexicographic order of the 0/1 strings.
    BitVector representative;
    std::uint64_t size = 0;

    friend bool operator==(const TilingClass&, const TilingClass&) = default;
};

/// Returns the classes of all tilings under the group that `symmetries` generate, in the order of
/// their representatives. The symmetries must map tilings to tilings, as symmetries of the rule do.
/// O(tilings · (generators + log tilings) · N). Throws Cancelled.
std::vector<TilingClass> tilingClasses(std::vector<BitVector> tilings,
                                       const std::vector<Permutation>& symmetries,
                                       Progress& progress);

} // namespace lightsout
