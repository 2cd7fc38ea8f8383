// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/KernelBasis.h"

#include <algorithm>

namespace lightsout {

std::vector<BitVector> kernelBasis(const Solver& solver, const Progress& progress,
                                   std::size_t maxVectors) {
    std::vector<BitVector> basis;
    for (std::size_t i = 0; i < std::min(solver.nullity(), maxVectors); ++i) {
        progress.checkpoint();
        basis.push_back(solver.kernelVector(i));
    }
    return basis;
}

} // namespace lightsout
