// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "support/Progress.h"

#include <vector>

namespace lightsout {

/// Returns a basis of the same space that consists of light vectors, lightest first.
///
/// Up to dimension 16, it is as light as possible: all vectors are considered in order of weight,
/// and those that are independent of the previous ones are chosen (the greedy algorithm on a
/// matroid; Oxley, Matroid Theory, 1.8). For higher dimensions, vectors are replaced with lighter
/// sums of two vectors as long as there are any. Throws Cancelled.
std::vector<BitVector> tidyBasis(std::vector<BitVector> basis, Progress& progress);

} // namespace lightsout
