// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitMatrix.h"
#include "support/Progress.h"

namespace lightsout {

/// A matrix in reduced row echelon form.
struct EchelonForm {
    BitMatrix matrix;
    /// The pivot's column for each of the first rank() rows, in ascending order. Every other row is
    /// zero in the eliminated columns; a pivot is the only 1 in its column.
    std::vector<std::size_t> pivots;

    std::size_t rank() const { return pivots.size(); }
};

/// Brings a matrix to reduced row echelon form by row operations, taking pivots from the first
/// `pivotColumns` columns only (the others, such as a right-hand side, are carried along).
///
/// Uses eliminateDownwards(), then eliminates upwards, beginning with the last pivots. The second
/// phase is faster if there are fewer columns without a pivot. Uses up to `threads` threads; the
/// result does not depend on their number. O(rows · cols · rank / (64 · 6)) word operations. Throws
/// Cancelled.
EchelonForm reducedEchelonForm(BitMatrix matrix, std::size_t pivotColumns, Progress& progress,
                               std::size_t threads = 1);

/// Computes the same form with one row addition at a time. Serves as the reference in tests of the
/// fast function.
EchelonForm reducedEchelonFormPlain(BitMatrix matrix, std::size_t pivotColumns);

/// Returns the columns among 0 … cols-1 that have no pivot, in ascending order. `pivots` must be in
/// ascending order too.
std::vector<std::size_t> freeColumns(const std::vector<std::size_t>& pivots, std::size_t cols);

/// Returns a basis of {x : A x = 0} for the first `cols` columns A of an echelon form, one vector
/// for each free column: it is 1 in that column and 0 in the other free columns. O(nullity · rank).
std::vector<BitVector> kernelBasis(const EchelonForm& form, std::size_t cols);

} // namespace lightsout
