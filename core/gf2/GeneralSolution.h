// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/RecordedElimination.h"

namespace lightsout {

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
