// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "support/Progress.h"

#include <vector>

namespace lightsout {

/// Lights whose change makes a board solvable.
struct LightsToChange {
    BitVector lights;
    /// Fewer do not suffice.
    std::size_t lowerBound = 0;

    bool isProven() const { return lights.count() == lowerBound; }
};

/// Fewest lights to change so that the board becomes solvable: the nearest word of the code that
/// all solvable boards form.
///
/// `leftKernel` is a basis of the left kernel; each of its vectors must meet the lights to change
/// evenly, and each light stands in some of them (its column). So few columns are sought that add
/// up to the vectors met oddly: sums of 1, 2, … columns from both ends, which meet in the middle
/// (syndrome decoding; Prange 1962 supplies a first set by elimination). Where there are too many
/// sums, more than a few million, the result is best known only.
/// Throws Cancelled.
LightsToChange nearestSolvable(const BitVector& difference,
                               const std::vector<BitVector>& leftKernel, Progress& progress);

} // namespace lightsout
