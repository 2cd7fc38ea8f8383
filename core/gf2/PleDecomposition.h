// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/Answer.h"
#include "gf2/BitMatrix.h"
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
    /// Method of the four Russians, by eliminatePanel(): O(rows · cols · rank / (64 · 6)) word
    /// operations, a third of them for a square matrix of full rank. Throws Cancelled.
    PleDecomposition(BitMatrix matrix, Progress& progress);

    std::size_t rank() const { return rank_; }
    /// The dimension of {x : A x = 0}.
    std::size_t nullity() const { return factors_.cols() - rank_; }

    /// `rightHandSide` has an entry a row. A solution is 0 in all columns without a pivot.
    /// O(rows · cols / 64). Throws Cancelled.
    Answer solve(const BitVector& rightHandSide, Progress& progress) const;

    /// Vector number `index` < nullity() of a basis of {x : A x = 0}: 1 in that column of those
    /// without a pivot, 0 in the others of them. O(rank · cols / 64).
    BitVector kernelVector(std::size_t index) const;

private:
    /// One word of the rows.
    struct Block {
        std::size_t firstRow;    ///< of those with a pivot in this word
        std::uint64_t pivotMask; ///< the columns with a pivot
    };

    void substituteBackward(BitVector& unknowns) const;
    BitVector leftKernelVector(std::size_t row) const;

    BitMatrix factors_;
    std::vector<Block> blocks_;
    std::vector<std::size_t> rowOrder_; ///< row i of the factors was row rowOrder_[i] of A
    std::size_t rank_ = 0;
};

} // namespace lightsout
