// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/CofactorExpansion.h"

#include "support/Assert.h"

#include <utility>

namespace lightsout {

namespace {

/// Computes the determinant without fractions (Bareiss, "Sylvester's identity and multistep
/// integer-preserving Gaussian elimination", Mathematics of Computation 22, 1968).
std::int64_t smallDeterminant(const BitMatrix& matrix) {
    const std::size_t n = matrix.rows();
    std::vector<std::vector<std::int64_t>> rows(n, std::vector<std::int64_t>(n));
    for (std::size_t row = 0; row < n; ++row) {
        matrix.row(row).forEachOne([&](std::size_t column) { rows[row][column] = 1; });
    }
    std::int64_t sign = 1;
    std::int64_t previous = 1;
    for (std::size_t k = 0; k + 1 < n; ++k) {
        std::size_t pivot = k;
        while (pivot < n && rows[pivot][k] == 0) {
            ++pivot;
        }
        if (pivot == n) {
            return 0;
        }
        if (pivot != k) {
            std::swap(rows[pivot], rows[k]);
            sign = -sign;
        }
        for (std::size_t row = k + 1; row < n; ++row) {
            for (std::size_t column = k + 1; column < n; ++column) {
                rows[row][column] =
                    (rows[row][column] * rows[k][k] - rows[row][k] * rows[k][column]) / previous;
            }
        }
        previous = rows[k][k];
    }
    return n == 0 ? 1 : sign * rows[n - 1][n - 1];
}

} // namespace

BitMatrix minorMatrix(const BitMatrix& matrix, std::size_t column) {
    BitMatrix minor(matrix.rows() - 1, matrix.cols() - 1);
    for (std::size_t row = 1; row < matrix.rows(); ++row) {
        for (std::size_t other = 0; other < matrix.cols(); ++other) {
            if (other != column) {
                minor.set(row - 1, other - (other > column ? 1 : 0), matrix.get(row, other));
            }
        }
    }
    return minor;
}

std::vector<CofactorTerm> cofactorExpansion(const BitMatrix& matrix) {
    LIGHTSOUT_ASSERT(matrix.rows() == matrix.cols() && matrix.rows() > 0 &&
                     matrix.rows() <= maxExpandedSize);
    std::vector<CofactorTerm> terms;
    std::int64_t sum = 0;
    for (std::size_t column = 0; column < matrix.cols(); ++column) {
        CofactorTerm term{.entry = matrix.get(0, column),
                          .isNegative = column % 2 == 1,
                          .minor = smallDeterminant(minorMatrix(matrix, column))};
        if (term.entry) {
            sum += term.isNegative ? -term.minor : term.minor;
        }
        term.sum = sum;
        terms.push_back(term);
    }
    return terms;
}

} // namespace lightsout
