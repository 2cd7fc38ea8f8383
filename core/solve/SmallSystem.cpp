// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/SmallSystem.h"

#include "game/GridRows.h"
#include "game/Rule.h"
#include "gf2/Elimination.h"
#include "solve/Solutions.h"

namespace lightsout {

namespace {

/// Returns the last `digits` binary digits of `number`, the most significant first.
BitVector binary(std::uint64_t number, std::size_t digits) {
    BitVector vector(digits);
    for (std::size_t i = 0; i < digits; ++i) {
        vector.set(i, ((number >> (digits - 1 - i)) & 1U) != 0);
    }
    return vector;
}

} // namespace

Chase chaseDown(const Lattice& grid, const BitVector& difference) {
    LIGHTSOUT_ASSERT(grid.isPlaneGrid() && difference.size() == grid.vertexCount());
    BitVector presses(difference.size());
    BitVector above(grid.cols); // presses in the row above
    BitVector left = difference.slice(0, grid.cols);
    for (std::size_t r = 1; r < grid.rows; ++r) {
        presses.assign(r * grid.cols, left);
        BitVector next = difference.slice(r * grid.cols, grid.cols) ^ above;
        addHorizontalChange(next, left, grid.selfInfluence);
        above = std::move(left);
        left = std::move(next);
    }
    return {.presses = std::move(presses), .lastRow = std::move(left)};
}

SmallSystem::SmallSystem(const Lattice& grid, Progress& progress) : matrix_(grid.cols, grid.cols) {
    const Rule rule(grid);
    for (std::size_t column = 0; column < grid.cols; ++column) {
        progress.checkpoint();
        const BitVector press = BitVector::unit(grid.vertexCount(), column);
        matrix_.setColumn(column, chaseDown(grid, rule.changedBy(press)).lastRow);
    }
    const EchelonForm form =
        reducedEchelonForm(matrix_.augmented(BitMatrix::identity(grid.cols)), grid.cols, progress);
    kernel_ = kernelBasis(form, grid.cols);
    reduced_ = form.matrix.columns(0, grid.cols);
    transformation_ = form.matrix.columns(grid.cols, grid.cols);
    pivots_ = form.pivots;
}

std::vector<FirstRowEquation> SmallSystem::equations(const BitVector& lastRow) const {
    const BitVector sums = transformation_ * lastRow;
    std::vector<FirstRowEquation> equations;
    for (std::size_t row = 0; row < pivots_.size(); ++row) {
        equations.push_back({.presses = reduced_.row(row), .sum = sums[row]});
    }
    if (sums.findNext(pivots_.size()) < sums.size()) {
        equations.push_back({.presses = BitVector(matrix_.cols()), .sum = true});
    }
    return equations;
}

std::optional<BitVector> SmallSystem::firstRowFor(const BitVector& lastRow) const {
    const BitVector reduced = transformation_ * lastRow;
    if (reduced.findNext(pivots_.size()) < reduced.size()) {
        return std::nullopt;
    }
    BitVector presses(lastRow.size());
    reduced.forEachOne([&](std::size_t row) { presses.flip(pivots_[row]); });
    BitVector fewest = presses;
    if (kernel_.size() <= maxTableColumns) {
        forEachSolution(presses, kernel_, [&fewest](const BitVector& other) {
            if (other.count() < fewest.count()) {
                fewest = other;
            }
            return true;
        });
    }
    return fewest;
}

std::vector<ChaseCase> SmallSystem::table() const {
    const std::size_t columns = matrix_.cols();
    LIGHTSOUT_ASSERT(columns <= maxTableColumns);
    std::vector<ChaseCase> cases;
    for (std::uint64_t number = 1; number < std::uint64_t{1} << columns; ++number) {
        BitVector lastRow = binary(number, columns);
        if (std::optional<BitVector> firstRow = firstRowFor(lastRow)) {
            cases.push_back({.lastRow = std::move(lastRow), .firstRow = *std::move(firstRow)});
        }
    }
    return cases;
}

ChaseStep nextChaseStep(const Lattice& grid, const SmallSystem& system,
                        const BitVector& difference) {
    const std::size_t first = difference.findNext(0);
    BitVector presses(grid.vertexCount());
    if (first == difference.size()) {
        return {.stage = ChaseStep::Stage::solved, .presses = std::move(presses), .lastRow = {}};
    }
    const std::size_t row = grid.rowOf(first);
    BitVector wrong = difference.slice(row * grid.cols, grid.cols);
    if (row + 1 < grid.rows) {
        presses.assign((row + 1) * grid.cols, wrong);
        return {.stage = ChaseStep::Stage::fill,
                .row = row,
                .presses = std::move(presses),
                .lastRow = {}};
    }
    const std::optional<BitVector> firstRow = system.firstRowFor(wrong);
    if (firstRow) {
        presses.assign(0, *firstRow);
    }
    return {.stage = firstRow ? ChaseStep::Stage::firstRow : ChaseStep::Stage::unsolvable,
            .row = row,
            .presses = std::move(presses),
            .lastRow = std::move(wrong)};
}

} // namespace lightsout
