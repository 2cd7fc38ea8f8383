// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "support/Progress.h"

#include <memory>
#include <utility>
#include <vector>

namespace lightsout {

/// Which basis of the quiet patterns is shown: one of light patterns, the one with a pattern for
/// each free column, or one in which every two patterns are orthogonal.
enum class BasisKind { tidy, freeColumns, orthogonal };

/// A basis of the quiet patterns, and which of its patterns are orthogonal: these have an even
/// number of presses in common.
struct ShownBasis {
    std::shared_ptr<const std::vector<BitVector>> patterns;
    /// Whether the basis is of the requested kind. If there is no orthogonal basis, it is tidy.
    bool isOfKind = true;
    /// The pairs that are not orthogonal, by the positions of their patterns.
    std::vector<std::pair<std::size_t, std::size_t>> oblique = {};
};

/// Returns a basis of this kind of the span of a tidy basis. Throws Cancelled.
ShownBasis shownBasis(const std::shared_ptr<const std::vector<BitVector>>& tidy, BasisKind kind,
                      const Progress& progress);

} // namespace lightsout
