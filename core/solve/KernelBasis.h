// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solve/Solver.h"

namespace lightsout {

/// Returns the first `maxVectors` of the nullity() vectors of the solver's basis of the kernel {x :
/// A x = 0}. They are quiet patterns; each is verified against the rule. Throws Cancelled.
std::vector<BitVector> kernelBasis(const Solver& solver, const Progress& progress,
                                   std::size_t maxVectors = SIZE_MAX);

} // namespace lightsout
