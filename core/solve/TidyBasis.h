// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "support/Progress.h"

#include <vector>

namespace lightsout {

/// A basis of the same space made of light vectors, the lightest first.
///
/// Up to dimension 16 as light as can be: of all vectors, by weight, those that are independent of
/// the ones before (the greedy algorithm on a matroid; Oxley, Matroid Theory, 1.8). Beyond that
/// vectors are replaced by lighter sums of two for as long as there are any. Throws Cancelled.
std::vector<BitVector> tidyBasis(std::vector<BitVector> basis, Progress& progress);

} // namespace lightsout
