// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/RecordedElimination.h"

namespace lightsout {

/// All solutions of A x = d, read off the eliminated [A | d]: `particular` plus any sum of the
/// `directions`.
struct GeneralSolution {
    BitVector particular; ///< with the free unknowns set to 0
    /// The free unknowns, ascending; each may be chosen freely.
    std::vector<std::size_t> parameters;
    /// For each parameter, what setting it to 1 adds: itself and the unknowns that depend on it.
    std::vector<BitVector> directions;
};

/// `elimination` must be of a matrix of `columns` unknowns and at least one further column, without
/// a contradiction in the first of those, which is d.
GeneralSolution generalSolution(const RecordedElimination& elimination, std::size_t columns);

/// Returns which rows of the start add up to this row of the result. For the contradiction row 0 =
/// 1 of [A | d], these are equations whose presses cancel while their right-hand sides do not.
/// O(operations).
BitVector rowsAddedUp(const RecordedElimination& elimination, std::size_t row);

/// Returns A⁻¹ from the elimination of [A | I], or nullopt if A is singular. A must be square.
std::optional<BitMatrix> inverse(const RecordedElimination& elimination);

/// Returns det A over GF(2) for the square matrix of the first `columns` columns: 1 if every column
/// has a pivot. It is the parity of the determinant over the integers.
bool determinant(const RecordedElimination& elimination, std::size_t columns);

} // namespace lightsout
