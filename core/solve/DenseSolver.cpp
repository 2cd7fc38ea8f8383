// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/DenseSolver.h"

namespace lightsout {

std::uint64_t DenseSolver::memoryNeeded(std::uint64_t vertices) {
    // Memory is needed for the matrix, with rows padded to cache lines, and in the worst case for
    // the same number of kernel vectors.
    return vertices * (vertices / 8 + 128) * 2;
}

} // namespace lightsout
