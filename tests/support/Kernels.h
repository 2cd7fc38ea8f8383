// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solve/KernelBasis.h"

namespace lightsout {

/// A basis of the rule's quiet patterns.
inline std::vector<BitVector> kernelOf(const Solver& solver) {
    return kernelBasis(solver, Progress());
}
inline std::vector<BitVector> kernelOf(const Rule& rule) {
    Progress progress;
    return kernelOf(*Solver::build(rule, progress));
}

} // namespace lightsout
