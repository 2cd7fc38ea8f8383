// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solve/Solver.h"

namespace lightsout {

/// A basis of the rule's quiet patterns.
inline std::vector<BitVector> kernelOf(const Solver& solver) {
    std::vector<BitVector> kernel;
    for (std::size_t i = 0; i < solver.nullity(); ++i) {
        kernel.push_back(solver.kernelVector(i));
    }
    return kernel;
}
inline std::vector<BitVector> kernelOf(const Rule& rule) {
    Progress progress;
    return kernelOf(*Solver::build(rule, progress));
}

} // namespace lightsout
