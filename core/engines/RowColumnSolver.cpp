// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/RowColumnSolver.h"

#include "game/LineParities.h"
#include "support/Assert.h"

#include <algorithm>

namespace lightsout {

namespace {

bool parityOf(const BitVector& vector) {
    return isOdd(vector.count());
}

/// Returns the index of the first entry that differs from the next one, or nullopt.
std::optional<std::size_t> firstChange(const BitVector& vector) {
    for (std::size_t i = 0; i + 1 < vector.size(); ++i) {
        if (vector[i] != vector[i + 1]) {
            return i;
        }
    }
    return std::nullopt;
}

} // namespace

RowColumnSolver::RowColumnSolver(const Lattice& lattice) : lattice_(lattice) {
    LIGHTSOUT_ASSERT(takes(lattice));
}

std::size_t RowColumnSolver::nullity() const {
    const std::size_t rowPairs = lattice_.rows - 1;
    const std::size_t colPairs = lattice_.cols - 1;
    if (lattice_.selfInfluence) {
        return (isOdd(lattice_.cols) ? rowPairs : 0) + (isOdd(lattice_.rows) ? colPairs : 0);
    }
    return rowPairs * colPairs + (isOdd(lattice_.rows) == isOdd(lattice_.cols) ? 1 : 0);
}

Answer RowColumnSolver::solve(const BitVector& difference, const Progress& progress) const {
    progress.checkpoint();
    return lattice_.selfInfluence ? solveWithSelf(difference) : solveWithoutSelf(difference);
}

Answer RowColumnSolver::solveWithSelf(const BitVector& difference) const {
    const RowsAndColumns odd = lineParities(difference, lattice_.rows, lattice_.cols);
    const bool freeRows = isOdd(lattice_.cols);
    const bool freeCols = isOdd(lattice_.rows);
    if (const auto row = freeRows ? firstChange(odd.rows) : std::nullopt) {
        return {.solvable = false, .vector = twoRows(*row)};
    }
    if (const auto col = freeCols ? firstChange(odd.cols) : std::nullopt) {
        return {.solvable = false, .vector = twoColumns(*col)};
    }
    const bool total = freeRows   ? odd.rows[0]
                       : freeCols ? odd.cols[0]
                                  : parityOf(odd.rows); // ΣR = ΣD if both side lengths are even
    // If the parities of the lines are free, only the first line gets parity `total`, so that their
    // sum is `total`.
    const auto parities = [total](const BitVector& oddLines, bool areFree) {
        if (areFree) {
            BitVector first(oddLines.size());
            first.set(0, total);
            return first;
        }
        return total ? oddLines ^ BitVector::ones(oddLines.size()) : oddLines;
    };
    Answer answer{.solvable = true, .vector = difference};
    flipLines(answer.vector, {parities(odd.rows, freeRows), parities(odd.cols, freeCols)});
    return answer;
}

Answer RowColumnSolver::solveWithoutSelf(const BitVector& difference) const {
    const std::size_t rows = lattice_.rows;
    const std::size_t cols = lattice_.cols;
    RowsAndColumns parities{BitVector(rows), difference.slice((rows - 1) * cols, cols)};
    for (std::size_t r = 0; r < rows; ++r) {
        const BitVector rest = difference.slice(r * cols, cols) ^ parities.cols;
        if (const std::size_t count = rest.count(); count != 0 && count != cols) {
            const auto change = firstChange(rest);
            const std::size_t col = rest[*change] != rest[cols - 1] ? *change : *change + 1;
            return {.solvable = false, .vector = corners(r, col)};
        }
        parities.rows.set(r, rest[0]);
    }
    if (parityOf(parities.rows) != parityOf(parities.cols)) {
        if (isOdd(rows) == isOdd(cols)) {
            return {.solvable = false, .vector = onceEach()};
        }
        parities.rows ^= BitVector::ones(rows);
        parities.cols ^= BitVector::ones(cols);
    }
    return {.solvable = true, .vector = pressesWithParities(parities)};
}

BitVector RowColumnSolver::kernelVector(std::size_t index) const {
    LIGHTSOUT_ASSERT(index < nullity());
    const std::size_t rowPairs = lattice_.rows - 1;
    const std::size_t colPairs = lattice_.cols - 1;
    if (!lattice_.selfInfluence) {
        return index < rowPairs * colPairs ? corners(index / colPairs, index % colPairs)
                                           : onceEach();
    }
    const std::size_t fromRows = isOdd(lattice_.cols) ? rowPairs : 0;
    return index < fromRows ? twoRows(index) : twoColumns(index - fromRows);
}

/// Returns the pattern that consists of this row and the next.
BitVector RowColumnSolver::twoRows(std::size_t first) const {
    BitVector pattern(lattice_.vertexCount());
    pattern.assign(first * lattice_.cols, BitVector::ones(2 * lattice_.cols));
    return pattern;
}

/// Returns the pattern that consists of this column and the next.
BitVector RowColumnSolver::twoColumns(std::size_t first) const {
    BitVector pattern(lattice_.vertexCount());
    for (std::size_t r = 0; r < lattice_.rows; ++r) {
        pattern.flip(lattice_.cell(r, first));
        pattern.flip(lattice_.cell(r, first + 1));
    }
    return pattern;
}

/// Returns the cells where this row and the last one cross this column and the last one.
BitVector RowColumnSolver::corners(std::size_t row, std::size_t col) const {
    BitVector pattern(lattice_.vertexCount());
    for (const std::size_t r : {row, lattice_.rows - 1}) {
        for (const std::size_t c : {col, lattice_.cols - 1}) {
            pattern.flip(lattice_.cell(r, c));
        }
    }
    return pattern;
}

/// Returns a set of presses with an odd number of presses in each row and in each column. The
/// numbers of rows and columns must have equal parity.
BitVector RowColumnSolver::onceEach() const {
    return pressesWithParities({BitVector::ones(lattice_.rows), BitVector::ones(lattice_.cols)});
}

} // namespace lightsout
