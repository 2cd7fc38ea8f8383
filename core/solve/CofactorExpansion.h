// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitMatrix.h"

#include <cstdint>
#include <vector>

namespace lightsout {

/// A term of the expansion of a determinant along the first row.
struct CofactorTerm {
    bool entry = false;      ///< the entry of the first row
    bool isNegative = false; ///< whether the term is subtracted: in the second, fourth, … column
    std::int64_t minor = 0;  ///< the determinant without the first row and the entry's column
    std::int64_t sum = 0;    ///< the sum of the terms up to this one

    friend bool operator==(const CofactorTerm&, const CofactorTerm&) = default;
};

/// The maximum number of rows of a matrix for cofactorExpansion(). The determinants of matrices of
/// zeros and ones with at most this many rows are at most 144.
inline constexpr std::size_t maxExpandedSize = 9;

/// Returns the matrix without its first row and without this column. The matrix must have at least
/// one row.
BitMatrix minorMatrix(const BitMatrix& matrix, std::size_t column);

/// Returns the terms of the cofactor expansion of the determinant over the integers along the first
/// row, one for each column; the last term's `sum` is the determinant. The matrix must be square
/// with 1 to `maxExpandedSize` rows. O(n⁴).
std::vector<CofactorTerm> cofactorExpansion(const BitMatrix& matrix);

} // namespace lightsout
