// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitMatrix.h"
#include "gf2/RecordedElimination.h"
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

/// All solutions of A x = d, read off the eliminated [A | d]: `particular` plus any sum of the
/// `directions`.
struct GeneralSolution {
    BitVector particular; ///< the solution with all free unknowns set to 0
    /// The free unknowns, in ascending order; each may be chosen freely.
    std::vector<std::size_t> parameters;
    /// For each parameter, the vector that is added if it is 1: the parameter itself and the
    /// unknowns that depend on it.
    std::vector<BitVector> directions;
};

/// Returns the general solution. The eliminated matrix must have columns for `columns` unknowns and
/// at least one additional column. The first additional column is d. The matrix must not contain a
/// contradiction.
GeneralSolution generalSolution(const RecordedElimination& elimination, std::size_t columns);

/// Returns the rows of the starting matrix whose sum is this row of the result. For the
/// contradictory row 0 = 1 of [A | d], these are equations whose presses cancel although their
/// right-hand sides do not. O(operations).
BitVector rowsAddedUp(const RecordedElimination& elimination, std::size_t row);

/// Returns A⁻¹ from the elimination of [A | I], or nullopt if A is singular. A must be square.
std::optional<BitMatrix> inverse(const RecordedElimination& elimination);

/// Returns det A over GF(2) for the square matrix A that the first `columns` columns form: 1 if
/// every column has a pivot. It is the parity of the determinant over the integers.
bool determinant(const RecordedElimination& elimination, std::size_t columns);

} // namespace lightsout
