// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/Answer.h"
#include "sparse/FrontalFactors.h"

namespace lightsout {

/// Solves A x = d for a sparse square matrix A over GF(2), which is eliminated once.
///
/// Each right-hand side takes O(size of the factors), which is N log N bits on planar graphs.
class SparseSolver {
public:
    /// Eliminates the matrix on up to `threads` threads. Throws Cancelled.
    SparseSolver(const SparseMatrix& matrix, AssemblyTree tree, std::size_t threads,
                 Progress& progress)
        : factors_(matrix, std::move(tree), threads, progress) {}

    std::size_t nullity() const { return factors_.dependentColumns().size(); }

    /// Throws Cancelled.
    Answer solve(const BitVector& rightHandSide, Progress& progress) const;

    /// Returns vector number `index` < nullity() of a basis of {x : A x = 0}.
    BitVector kernelVector(std::size_t index) const;
    /// Returns vector number `index` < nullity() of a basis of {y : yᵀ A = 0}.
    BitVector leftKernelVector(std::size_t index) const;

private:
    /// One bit for each position of the elimination order, stored in a byte for fast access.
    using Bits = std::vector<std::uint8_t>;

    void substituteForward(std::uint32_t front, Bits& rightHandSide, Bits& solution) const;
    void substituteBackward(std::uint32_t front, Bits& solution) const;
    void substituteTransposed(std::uint32_t front, Bits& combination) const;
    BitVector inMatrixOrder(const Bits& bits) const;

    FrontalFactors factors_;
};

} // namespace lightsout
