#include "solve/DenseSolver.h"

namespace lightsout {

std::uint64_t DenseSolver::memoryNeeded(std::uint64_t vertices) {
    // [A | I], then T beside it, then at worst as many kernel vectors as vertices.
    return vertices * vertices / 8 * 4;
}

DenseSolver::DenseSolver(const Rule& rule, Progress& progress) {
    const std::size_t vertices = rule.vertexCount();
    const EchelonForm form = reducedEchelonForm(
        rule.influenceMatrix().augmented(BitMatrix::identity(vertices)), vertices, progress);
    kernel_ = kernelBasis(form, vertices);
    transformation_ = form.matrix.columns(vertices, vertices);
    pivots_ = form.pivots;
}

Answer DenseSolver::solve(const BitVector& difference) const {
    const BitVector reduced = transformation_ * difference;
    const std::size_t contradiction = reduced.findNext(pivots_.size());
    if (contradiction < reduced.size()) {
        return {.solvable = false, .vector = transformation_.row(contradiction)};
    }
    BitVector presses(difference.size());
    reduced.forEachOne([&](std::size_t row) { presses.flip(pivots_[row]); });
    return {.solvable = true, .vector = std::move(presses)};
}

} // namespace lightsout
