// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "support/Progress.h"

#include <vector>

namespace lightsout {

/// A set of lights such that changing them makes a board solvable.
struct LightsToChange {
    BitVector lights;
    /// Every set that makes the board solvable has at least this many lights.
    std::size_t lowerBound = 0;

    bool isProven() const { return lights.count() == lowerBound; }
};

/// Finds the fewest lights to change so that the board becomes solvable. This is the problem of
/// finding the nearest word of the code that all solvable boards form.
///
/// `difference` contains the lights that a solution has to change, and `leftKernel` is a basis of
/// the left kernel. The board is solvable if and only if each basis vector contains an even number
/// of these lights. The column of a light is the set of basis vectors that contain it. So the task
/// is to find the fewest columns whose sum is the set of basis vectors that contain an odd number
/// of lights of `difference`. The search forms sums of 1, 2, … columns from both ends, which meet
/// in the middle (syndrome decoding). If there are more than a few million sums, the result is only
/// the best of several sets found by elimination in a random order (Prange 1962). Throws Cancelled;
/// the best set so far is then in `known`, unless it is null.
LightsToChange nearestSolvable(const BitVector& difference,
                               const std::vector<BitVector>& leftKernel, Progress& progress,
                               LightsToChange* known = nullptr);

} // namespace lightsout
