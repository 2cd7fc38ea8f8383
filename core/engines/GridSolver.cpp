// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/GridSolver.h"

#include "engines/GridChase.h"
#include "game/GridRows.h"
#include "gf2/Polynomial.h"
#include "gf2/Transposition.h"

namespace lightsout {

namespace {

/// Returns the product P · row, where P is the path matrix. In the basis of the f_k, this is
/// multiplication by s.
BitVector timesPath(const BitVector& row) {
    BitVector product(row.size());
    addHorizontalChange(product, row, false);
    return product;
}

} // namespace

GridSolver::GridSolver(const Lattice& lattice, Progress& progress)
    : grid_(lattice), isTurned_(lattice.cols > lattice.rows) {
    LIGHTSOUT_ASSERT(lattice.isPlaneGrid());
    if (isTurned_) {
        std::swap(grid_.rows, grid_.cols);
    }
    progress.checkpoint();
    const Polynomial path = fibonacciPolynomial(grid_.cols + 1);
    Polynomial condition = fibonacciPolynomial(grid_.rows + 1);
    if (grid_.selfInfluence) {
        condition = condition.shiftedByOne();
    }
    condition = divide(condition, path).remainder;
    progress.checkpoint();
    auto [gcd, cofactor] = gcdWithCofactor(condition, path);
    common_ = std::move(gcd);
    modulus_ = divide(path, common_).quotient;
    inverse_ = divide(cofactor, modulus_).remainder;
    nullity_ = *common_.degree();
}

Answer GridSolver::solve(const BitVector& difference, Progress& progress) const {
    const BitVector turned =
        isTurned_ ? transposed(difference, grid_.cols, grid_.rows) : BitVector();
    progress.checkpoint(0.1);
    const GridChase chase(grid_, isTurned_ ? turned : difference);
    const BitVector leftOver = chase.rowAfterLast(BitVector(grid_.cols), progress);
    progress.checkpoint(0.4);
    const auto [quotient, remainder] = divide(fromFibonacciBasis(leftOver), common_);
    if (!remainder.isZero()) {
        return {.solvable = false, .vector = turnedBack(certificate(leftOver, progress))};
    }
    progress.checkpoint(0.5);
    const Polynomial firstRow = divide(quotient * inverse_, modulus_).remainder;
    progress.checkpoint(0.6);
    std::optional<BitVector> presses =
        chase.solution(toFibonacciBasis(firstRow, grid_.cols), progress);
    LIGHTSOUT_ASSERT(presses);
    progress.checkpoint(0.9);
    return {.solvable = true, .vector = turnedBack(*std::move(presses))};
}

BitVector GridSolver::kernelVector(std::size_t index) const {
    LIGHTSOUT_ASSERT(index < nullity_);
    return turnedBack(GridChase(grid_).presses(kernelRow(index), Progress()));
}

BitVector GridSolver::turnedBack(BitVector board) const {
    return isTurned_ ? transposed(board, grid_.rows, grid_.cols) : std::move(board);
}

BitVector GridSolver::kernelRow(std::size_t index) const {
    BitVector row = toFibonacciBasis(modulus_, grid_.cols);
    for (std::size_t i = 0; i < index; ++i) {
        row = timesPath(row);
    }
    return row;
}

BitVector GridSolver::certificate(const BitVector& leftOver, const Progress& progress) const {
    // Let p be the presses of the chase from an empty first row; then A p = d + (leftOver in the
    // last row). So y · d = (last row of y) · leftOver for each kernel vector y. Turning the board
    // upside down maps the kernel to itself, so the last rows of kernel vectors are also the first
    // rows of kernel vectors. Among these rows, the loop finds one whose product with leftOver is
    // odd. If the kernel vector that begins with this row ends with a row r, then the kernel vector
    // that begins with r ends with this row.
    BitVector row = toFibonacciBasis(modulus_, grid_.cols);
    while (!row.dot(leftOver)) {
        row = timesPath(row);
    }
    const GridChase chase(grid_);
    return chase.presses(chase.lastRow(row, progress), progress);
}

} // namespace lightsout
