// SPDX-License-Identifier: GPL-3.0-or-later
// All eliminations of a matrix agree: fast, plain and recorded elimination, that of a front, and
// the decomposition.

#include "gf2/Elimination.h"

#include "gf2/PleDecomposition.h"
#include "gf2/RecordedElimination.h"
#include "sparse/FrontalFactors.h"
#include "tests/fuzz/Choices.h"
#include "tests/fuzz/Targets.h"

namespace lightsout {

void fuzzElimination(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t most = 140; // slightly more than two words
    Choices choices(data, size);
    const std::size_t rows = choices.below(most);
    const std::size_t cols = choices.below(most);
    const std::size_t pivotColumns = choices.below(cols + 1);
    // Few rows are chosen freely, and the others are sums of these, so that there are low ranks,
    // too.
    const std::size_t free = choices.below(rows + 1);
    BitMatrix matrix(rows, cols);
    for (std::size_t r = 0; r < rows; ++r) {
        if (r < free || r < 2) {
            matrix.setRow(r, choices.vector(cols));
        } else {
            matrix.addRow(r, choices.below(r));
            matrix.addRow(r, choices.below(r));
        }
    }
    Progress progress;
    const EchelonForm plain = reducedEchelonFormPlain(matrix, pivotColumns);
    const EchelonForm fast = reducedEchelonForm(matrix, pivotColumns, progress);
    LIGHTSOUT_ASSERT(fast.pivots == plain.pivots);
    const EchelonForm front = frontEchelonForm(matrix, pivotColumns, 2, progress);
    LIGHTSOUT_ASSERT(front.pivots == plain.pivots);
    const RecordedElimination recorded = recordElimination(matrix, pivotColumns, progress);
    LIGHTSOUT_ASSERT(recorded.pivots == plain.pivots && recorded.start == matrix);
    BitMatrix replayed = recorded.start;
    for (const RowOperation& operation : recorded.operations) {
        apply(replayed, operation);
    }
    LIGHTSOUT_ASSERT(replayed == recorded.result);
    for (std::size_t r = 0; r < plain.rank(); ++r) {
        // Beyond the rank, rows may differ in the columns that were not eliminated. Rows above may
        // then differ by sums of such rows.
        const BitVector expected = plain.matrix.row(r).slice(0, pivotColumns);
        LIGHTSOUT_ASSERT(fast.matrix.row(r).slice(0, pivotColumns) == expected);
        LIGHTSOUT_ASSERT(front.matrix.row(r).slice(0, pivotColumns) == expected);
        LIGHTSOUT_ASSERT(recorded.result.row(r).slice(0, pivotColumns) == expected);
    }
    if (pivotColumns == cols) {
        for (const BitVector& vector : kernelBasis(fast, cols)) {
            LIGHTSOUT_ASSERT(vector.any() && (matrix * vector).none());
        }
        const PleDecomposition factors(matrix, progress);
        LIGHTSOUT_ASSERT(factors.rank() == plain.rank());
        for (std::size_t i = 0; i < factors.nullity(); ++i) {
            LIGHTSOUT_ASSERT((matrix * factors.kernelVector(i)).none());
        }
        const BitVector side = choices.vector(rows);
        const Answer answer = factors.solve(side, progress);
        if (answer.solvable) {
            LIGHTSOUT_ASSERT(matrix * answer.vector == side);
        } else {
            LIGHTSOUT_ASSERT((matrix.transposed() * answer.vector).none() &&
                             answer.vector.dot(side));
        }
    }
}

} // namespace lightsout
