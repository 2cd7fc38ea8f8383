// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/Answer.h"
#include "gf2/BlockElimination.h"
#include "support/Progress.h"

namespace lightsout {

/// A matrix as the product of a permutation, a lower triangular and an echelon matrix: A = P L E
/// (Jeannerod, Pernet, Storjohann, "Rank-profile revealing Gaussian elimination and the CUP matrix
/// decomposition", Journal of Symbolic Computation 56, 2013), made once to solve A x = d for many
/// d.
///
/// Both factors take the place of A, no matter what its rank is. They are triangular in blocks of
/// 64 columns: within a block, L holds the inverses of the blocks on its diagonal, and E is
/// reduced.
class PleDecomposition {
public:
    /// By eliminateDownwards(), on up to `threads` threads. Throws Cancelled.
    PleDecomposition(BitMatrix matrix, Progress& progress, std::size_t threads = 1);

    std::size_t rank() const { return factors_.rank; }
    /// The dimension of {x : A x = 0}.
    std::size_t nullity() const { return factors_.matrix.cols() - rank(); }

    /// `rightHandSide` has an entry a row. A solution is 0 in all columns without a pivot.
    /// O(rows · cols / 64). Throws Cancelled.
    Answer solve(const BitVector& rightHandSide, Progress& progress) const;

    /// Vector number `index` < nullity() of a basis of {x : A x = 0}: 1 in that column of those
    /// without a pivot, 0 in the others of them. O(rank · cols / 64).
    BitVector kernelVector(std::size_t index) const;

private:
    BitVector leftKernelVector(std::size_t row) const;

    BlockElimination factors_;
};

} // namespace lightsout
