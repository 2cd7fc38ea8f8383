// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/Answer.h"
#include "gf2/BlockElimination.h"
#include "support/Progress.h"

namespace lightsout {

/// A matrix as the product of a permutation matrix, a lower triangular matrix and an echelon
/// matrix: A = P L E (Jeannerod, Pernet, Storjohann, "Rank-profile revealing Gaussian elimination
/// and the CUP matrix decomposition", Journal of Symbolic Computation 56, 2013). It is computed
/// once and then used to solve A x = d for many d.
///
/// Both factors are stored in the memory of A, regardless of its rank. They are triangular in
/// blocks of 64 columns: within a block, L holds the inverses of its diagonal blocks, and E is
/// reduced.
class PleDecomposition {
public:
    /// Uses eliminateDownwards() on up to `threads` threads. Throws Cancelled.
    PleDecomposition(BitMatrix matrix, Progress& progress, std::size_t threads = 1);

    std::size_t rank() const { return factors_.rank; }
    /// Returns the dimension of {x : A x = 0}.
    std::size_t nullity() const { return factors_.matrix.cols() - rank(); }

    /// Solves A x = d for the right-hand side d, which has one entry per row. A solution is 0 in
    /// all columns without a pivot. O(rows · cols / 64). Throws Cancelled.
    Answer solve(const BitVector& rightHandSide, Progress& progress) const;

    /// Returns vector number `index` < nullity() of a basis of {x : A x = 0}. If the columns
    /// without a pivot are numbered from left to right, the vector is 1 in column number `index`
    /// and 0 in the others. O(rank · cols / 64).
    BitVector kernelVector(std::size_t index) const;

private:
    BitVector leftKernelVector(std::size_t row) const;

    BlockElimination factors_;
};

} // namespace lightsout
