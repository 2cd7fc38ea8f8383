// SPDX-License-Identifier: GPL-3.0-or-later
// All solvers that support a board agree, and their answers are right.

#include "solve/Solver.h"

#include "engines/SparsePlan.h"
#include "gf2/Elimination.h"
#include "solve/RecordedChase.h"
#include "tests/fuzz/Choices.h"
#include "tests/fuzz/Targets.h"

namespace lightsout {

namespace {

struct Board {
    const Rule& rule;
    const BitVector& difference;
};

/// Verifies the answer with the matrix, without using the rule's own verification.
void checkAnswer(const Board& board, const BitMatrix& matrix, const Answer& answer) {
    if (answer.solvable) {
        LIGHTSOUT_ASSERT(matrix * answer.vector == board.difference);
    } else {
        LIGHTSOUT_ASSERT((matrix.transposed() * answer.vector).none());
        LIGHTSOUT_ASSERT(answer.vector.dot(board.difference));
    }
}

struct Findings {
    bool solvable = false;
    std::size_t nullity = 0;
    friend bool operator==(const Findings&, const Findings&) = default;
};

template <typename Engine>
Findings findingsOf(const Engine& engine, const Board& board, const BitMatrix& matrix) {
    Progress progress;
    const Answer answer = engine.solve(board.difference, progress);
    checkAnswer(board, matrix, answer);
    std::vector<BitVector> kernel;
    for (std::size_t i = 0; i < engine.nullity(); ++i) {
        kernel.push_back(engine.kernelVector(i));
        LIGHTSOUT_ASSERT((matrix * kernel.back()).none());
    }
    const EchelonForm form =
        reducedEchelonFormPlain(BitMatrix::fromRows(kernel, matrix.cols()), matrix.cols());
    LIGHTSOUT_ASSERT(form.rank() == kernel.size());
    return {answer.solvable, engine.nullity()};
}

/// Returns the findings from [A | d] as it is eliminated step by step.
Findings findingsOf(const RecordedElimination& elimination, const Board& board,
                    const BitMatrix& matrix) {
    if (!elimination.contradiction) {
        const BitVector solution = generalSolution(elimination, matrix.cols()).particular;
        LIGHTSOUT_ASSERT(matrix * solution == board.difference);
    }
    return {!elimination.contradiction, matrix.cols() - elimination.rank()};
}

} // namespace

void fuzzSolvers(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t most = 100;
    Choices choices(data, size);
    const Rule rule = choices.rule(most);
    const BitVector difference = choices.vector(rule.vertexCount());
    const Board board{rule, difference};
    const BitMatrix matrix = rule.influenceMatrix();
    Progress progress;

    const Findings dense = findingsOf(DenseSolver(rule, progress), board, matrix);
    SparsePlan plan = *sparsePlan(rule, progress);
    const SparseSolver sparse(plan.matrix, std::move(plan.tree), 2, progress);
    LIGHTSOUT_ASSERT(findingsOf(sparse, board, matrix) == dense);
    const Result<Solver> solver = Solver::build(rule, progress);
    LIGHTSOUT_ASSERT(solver);
    LIGHTSOUT_ASSERT(findingsOf(*solver, board, matrix) == dense);

    BitMatrix side(matrix.rows(), 1);
    side.setColumn(0, difference);
    const BitMatrix augmented = matrix.augmented(side);
    LIGHTSOUT_ASSERT(
        findingsOf(recordElimination(augmented, matrix.cols(), progress), board, matrix) == dense);
    if (const Lattice* lattice = rule.lattice()) {
        if (SurfaceSolver::takes(*lattice)) {
            LIGHTSOUT_ASSERT(findingsOf(SurfaceSolver(*lattice, progress), board, matrix) == dense);
        }
        if (lattice->isPlaneGrid()) {
            LIGHTSOUT_ASSERT(findingsOf(GridSolver(*lattice, progress), board, matrix) == dense);
            LIGHTSOUT_ASSERT(findingsOf(recordChase(*lattice, augmented, progress).elimination,
                                        board, matrix) == dense);
        }
    }
}

} // namespace lightsout
