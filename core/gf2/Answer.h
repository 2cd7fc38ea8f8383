// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"

namespace lightsout {

/// Whether a system A x = d can be solved: a solution, or the proof that there is none.
///
/// Of a rule's influence matrix, x is a set of presses that changes the lights of d. A certificate
/// y is a set of lights of which every press changes an even number, while an odd number of them
/// has to change.
struct Answer {
    bool solvable = false;
    /// When solvable: x with A x = d. Otherwise a certificate y with Aᵀ y = 0 and y · d = 1.
    BitVector vector;
};

} // namespace lightsout
