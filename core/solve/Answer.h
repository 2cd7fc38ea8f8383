#pragma once

#include "gf2/BitVector.h"

namespace lightsout {

/// Whether presses p with A p = d exist: either such presses, or the proof that there are none.
struct Answer {
    bool solvable = false;
    /// When solvable: presses p with A p = d. Otherwise a certificate y with Aᵀ y = 0 and
    /// y · d = 1: a quiet pattern that meets the lights to change an odd number of times, while
    /// every press changes an even number of its lights.
    BitVector vector;
};

} // namespace lightsout
