// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "support/Progress.h"

#include <vector>

namespace lightsout {

/// A part of a coset that can be chosen independently of the others: its vectors are 0 outside the
/// positions where the part's basis has a 1.
struct Summand {
    BitVector offset;
    std::vector<BitVector> basis;
};

/// A coset as a sum of parts on disjoint positions. The parts are as small as possible.
struct DirectSum {
    BitVector fixed; ///< the offset at positions where all basis vectors are 0
    std::vector<Summand> summands;
};

/// Splits `offset` + the span of `basis`, whose vectors must be independent.
///
/// In a systematic basis, two vectors belong together if they share a position; the classes of that
/// relation do not depend on the basis (the connected components of a matroid: Oxley, Matroid
/// Theory, chapter 4). O(k² · N / 64). Throws Cancelled.
DirectSum directSum(const BitVector& offset, const std::vector<BitVector>& basis,
                    Progress& progress);

} // namespace lightsout
