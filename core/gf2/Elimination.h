// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitMatrix.h"
#include "support/Progress.h"

namespace lightsout {

/// A matrix in reduced row echelon form.
struct EchelonForm {
    BitMatrix matrix;
    /// The pivot's column for each of the first rank() rows, ascending. Every other row is zero in
    /// the columns that were eliminated; a pivot is the only 1 in its column.
    std::vector<std::size_t> pivots;

    std::size_t rank() const { return pivots.size(); }
};

/// Brings a matrix to reduced row echelon form by row operations, taking pivots from the first
/// `pivotColumns` columns only (the others, a right-hand side say, are carried along).
///
/// By eliminateDownwards(); then upwards, the last pivots first, which takes less the fewer columns
/// there are without a pivot. On up to `threads` threads, on which the form does not depend.
/// O(rows · cols · rank / (64 · 6)) word operations. Throws Cancelled.
EchelonForm reducedEchelonForm(BitMatrix matrix, std::size_t pivotColumns, Progress& progress,
                               std::size_t threads = 1);

/// The same form by one row addition at a time: the reference the fast one is tested against.
EchelonForm reducedEchelonFormPlain(BitMatrix matrix, std::size_t pivotColumns);

/// The columns among 0 … cols-1 that hold no pivot, ascending. `pivots` must be ascending.
std::vector<std::size_t> freeColumns(const std::vector<std::size_t>& pivots, std::size_t cols);

/// A basis of {x : A x = 0} for the first `cols` columns A of an echelon form, one vector for each
/// free column: that one is 1 in it, the other free ones are 0. O(nullity · rank).
std::vector<BitVector> kernelBasis(const EchelonForm& form, std::size_t cols);

} // namespace lightsout
