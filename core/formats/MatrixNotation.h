// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/RecordedElimination.h"

#include <optional>
#include <string>
#include <vector>

namespace lightsout {

/// Notations for a matrix, most of which are used by other programs.
enum class MatrixNotation {
    plain, ///< rows of 0s and 1s separated by spaces, and | for the bar
    csv,   ///< entries separated by commas, one row per line; no bar
    latex, ///< an array in brackets, with a vertical line for the bar
    numPy, ///< numpy.array([...], dtype=bool); no bar
    sage,  ///< matrix(GF(2), [...]), subdivided at the bar
};

/// Returns the matrix in a notation, with a bar after the first `columns` columns, or without a bar
/// if `columns` = cols(). The result ends with a newline.
std::string matrixText(const BitMatrix& matrix, std::size_t columns, MatrixNotation notation);

/// Returns one step of an elimination: the matrix, the operation and the resulting matrix. For
/// NumPy and Sage, the operation is written as a command that applies it to the matrix `A`. Bars
/// are placed as in matrixText().
std::string stepText(const BitMatrix& before, const RowOperation& operation, std::size_t columns,
                     MatrixNotation notation, char rowLetter = 'R');

/// Returns the kernel as the span of a basis, and all solutions as a particular one plus the
/// kernel, if there is a particular one: "Ker A = ⟨(1, 1)⟩" and "x = (1, 0) + t₁ (1, 1)". In LaTeX,
/// the vectors are columns; for NumPy, they are the rows of arrays. Other notations are written as
/// plain text.
std::string solutionsText(const std::vector<BitVector>& basis,
                          const std::optional<BitVector>& particular, MatrixNotation notation);

} // namespace lightsout
