// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"

namespace lightsout {

/// The result of solving A x = d: a solution, or a proof that there is none.
///
/// For a rule's influence matrix, x is a set of presses that changes the lights of d. A certificate
/// y is a set of lights in which every press changes an even number of lights, although an odd
/// number of them has to change.
struct Answer {
    bool solvable = false;
    /// If solvable, an x with A x = d; otherwise, a certificate y with Aᵀ y = 0 and y · d = 1.
    BitVector vector;
};

} // namespace lightsout
