// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "gf2/PleDecomposition.h"

namespace lightsout {

/// Solves any rule by eliminating its influence matrix once; each board then needs two
/// substitutions.
///
/// Building needs O(N³ / 64) word operations, see denseOperations() in SparsePlan.h; solving needs
/// O(N² / 64).
class DenseSolver {
public:
    /// Returns the peak number of bytes that building needs.
    static std::uint64_t memoryNeeded(std::uint64_t vertices) {
        // Memory is needed for the matrix, with rows padded to cache lines, and in the worst case
        // for the same number of kernel vectors.
        return vertices * (vertices / 8 + 128) * 2;
    }

    /// Builds the solver on up to `threads` threads. Throws Cancelled.
    DenseSolver(const Rule& rule, Progress& progress, std::size_t threads = 1)
        : decomposition_(rule.influenceMatrix(&progress), progress, threads) {}

    /// Solves A x = d for any matrix, square or not.
    DenseSolver(BitMatrix matrix, Progress& progress, std::size_t threads = 1)
        : decomposition_(std::move(matrix), progress, threads) {}

    std::size_t nullity() const { return decomposition_.nullity(); }

    /// Throws Cancelled.
    Answer solve(const BitVector& difference, Progress& progress) const {
        return decomposition_.solve(difference, progress);
    }

    /// Returns vector number `index` < nullity() of a basis of {x : A x = 0}.
    BitVector kernelVector(std::size_t index) const { return decomposition_.kernelVector(index); }

private:
    PleDecomposition decomposition_;
};

} // namespace lightsout
