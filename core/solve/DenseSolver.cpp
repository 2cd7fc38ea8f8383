// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/DenseSolver.h"

namespace lightsout {

std::uint64_t DenseSolver::memoryNeeded(std::uint64_t vertices) {
    // The matrix, with rows padded to cache lines, and at worst as many kernel vectors.
    return vertices * (vertices / 8 + 128) * 2;
}

} // namespace lightsout
