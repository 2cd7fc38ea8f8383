#include "solve/GridSolver.h"

#include "game/GridRows.h"

namespace lightsout {

namespace {

/// Rows between two looks at the cancel flag.
constexpr std::size_t rowsPerCheckpoint = 64;

/// P row, for the path matrix P: multiplication by s in the basis of the f_k.
BitVector timesPath(const BitVector& row) {
    BitVector product(row.size());
    addHorizontalChange(product, row, false);
    return product;
}

/// p(P) e_1 by Horner's rule: the row that stands for the polynomial p modulo f_{n+1}.
BitVector rowOf(const Polynomial& p, std::size_t columns) {
    BitVector row(columns);
    for (std::size_t k = p.isZero() ? 0 : *p.degree() + 1; k-- > 0;) {
        row = timesPath(row);
        if (p.coefficient(k)) {
            row.flip(0);
        }
    }
    return row;
}

/// Σ row_k f_{k+1}(s) by Clenshaw's rule: the inverse of rowOf().
Polynomial polynomialOf(const BitVector& row, Progress& progress) {
    Polynomial next;
    Polynomial afterNext;
    for (std::size_t k = row.size(); k-- > 0;) {
        if (k % rowsPerCheckpoint == 0) {
            progress.checkpoint();
        }
        afterNext.addShifted(next, 1);
        if (row[k]) {
            afterNext += Polynomial::one();
        }
        std::swap(next, afterNext);
    }
    return next;
}

BitVector transposed(const BitVector& board, std::size_t rows, std::size_t cols) {
    BitVector result(board.size());
    board.forEachOne([&](std::size_t cell) { result.flip((cell % cols) * rows + cell / cols); });
    return result;
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
    condition = divide(std::move(condition), path).remainder;
    progress.checkpoint();
    auto [gcd, cofactor] = gcdWithCofactor(condition, path);
    common_ = std::move(gcd);
    modulus_ = divide(path, common_).quotient;
    inverse_ = divide(std::move(cofactor), modulus_).remainder;
    nullity_ = *common_.degree();
}

Answer GridSolver::solve(const BitVector& difference, Progress& progress) const {
    const BitVector board = turned(difference);
    progress.checkpoint(0.1);
    const BitVector leftOver = chase(board, BitVector(grid_.cols)).leftOver;
    progress.checkpoint(0.4);
    const auto [quotient, remainder] = divide(polynomialOf(leftOver, progress), common_);
    if (!remainder.isZero()) {
        return {.solvable = false, .vector = turnedBack(certificate(leftOver))};
    }
    progress.checkpoint(0.5);
    const Polynomial firstRow = divide(quotient * inverse_, modulus_).remainder;
    progress.checkpoint(0.6);
    Chase chased = chase(board, rowOf(firstRow, grid_.cols));
    LIGHTSOUT_ASSERT(chased.leftOver.none());
    progress.checkpoint(0.9);
    return {.solvable = true, .vector = turnedBack(chased.presses)};
}

BitVector GridSolver::kernelVector(std::size_t index) const {
    LIGHTSOUT_ASSERT(index < nullity_);
    return turnedBack(chase(BitVector(grid_.vertexCount()), kernelRow(index)).presses);
}

GridSolver::Chase GridSolver::chase(const BitVector& difference, BitVector firstRow) const {
    BitVector presses(grid_.vertexCount());
    BitVector above(grid_.cols);
    BitVector here = std::move(firstRow);
    for (std::size_t r = 0; r < grid_.rows; ++r) {
        presses.assign(r * grid_.cols, here);
        above ^= difference.slice(r * grid_.cols, grid_.cols);
        addHorizontalChange(above, here, grid_.selfInfluence);
        std::swap(above, here);
    }
    return {std::move(presses), std::move(here)};
}

BitVector GridSolver::turned(const BitVector& board) const {
    return isTurned_ ? transposed(board, grid_.cols, grid_.rows) : board;
}

BitVector GridSolver::turnedBack(const BitVector& board) const {
    return isTurned_ ? transposed(board, grid_.rows, grid_.cols) : board;
}

BitVector GridSolver::kernelRow(std::size_t index) const {
    BitVector row = rowOf(modulus_, grid_.cols);
    for (std::size_t i = 0; i < index; ++i) {
        row = timesPath(row);
    }
    return row;
}

BitVector GridSolver::certificate(const BitVector& leftOver) const {
    // With p the chase from an empty first row, A p = d + (leftOver in the last row). So a kernel
    // vector y has y · d = (last row of y) · leftOver. The kernel is the same upside down: look
    // for an odd one among the first rows, chase it, and turn it over.
    BitVector row = rowOf(modulus_, grid_.cols);
    while (!row.dot(leftOver)) {
        row = timesPath(row);
    }
    const BitVector pattern = chase(BitVector(grid_.vertexCount()), std::move(row)).presses;
    BitVector upsideDown(pattern.size());
    for (std::size_t r = 0; r < grid_.rows; ++r) {
        upsideDown.assign((grid_.rows - 1 - r) * grid_.cols,
                          pattern.slice(r * grid_.cols, grid_.cols));
    }
    return upsideDown;
}

} // namespace lightsout
