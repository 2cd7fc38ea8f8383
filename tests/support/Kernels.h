// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solve/KernelBasis.h"

#include <algorithm>

namespace lightsout {

/// Returns a basis of the rule's quiet patterns.
inline std::vector<BitVector> kernelOf(const Solver& solver) {
    return kernelBasis(solver, Progress());
}
inline std::vector<BitVector> kernelOf(const Rule& rule) {
    Progress progress;
    return kernelOf(*Solver::build(rule, progress));
}

/// Returns true if all vectors of each coset have the same parity.
inline bool haveOneParity(const std::vector<BitVector>& basis) {
    return std::ranges::all_of(basis,
                               [](const BitVector& vector) { return vector.count() % 2 == 0; });
}

} // namespace lightsout
