// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/RecordedElimination.h"

#include <string>

namespace lightsout {

/// How other programs write a matrix down.
enum class MatrixNotation {
    plain, ///< rows of 0 and 1 with blanks between, and | for the bar
    csv,   ///< entries between commas, one row a line; no bar
    latex, ///< an array in brackets, with a vertical line for the bar
    numPy, ///< numpy.array([...], dtype=bool); no bar
    sage,  ///< matrix(GF(2), [...]), subdivided at the bar
};

/// The matrix in a notation, with a bar after the first `columns` columns; `columns` = cols() draws
/// none. Ends with a line end.
std::string matrixText(const BitMatrix& matrix, std::size_t columns, MatrixNotation notation);

/// One step of an elimination: the matrix, the operation and what it makes of it. For NumPy and
/// Sage the operation is a command, which makes that of the matrix `A`. Bars as in matrixText().
std::string stepText(const BitMatrix& before, const RowOperation& operation, std::size_t columns,
                     MatrixNotation notation);

} // namespace lightsout
