// SPDX-License-Identifier: GPL-3.0-or-later
#include "challenge/Difficulty.h"

#include "engines/GridChase.h"
#include "solve/Solver.h"

namespace lightsout {

namespace {

std::optional<ChaseHelp> chaseHelp(const ChallengeBoard& board, const Progress& progress) {
    if (!board.lattice.isPlaneGrid()) {
        return std::nullopt;
    }
    const GridChase chase(board.lattice, board.lights);
    const BitVector firstRow(board.lattice.cols);
    return ChaseHelp{.presses = chase.presses(firstRow, progress).count(),
                     .lightsLeft = chase.rowAfterLast(firstRow, progress).count()};
}

} // namespace

std::optional<Difficulty> difficultyOf(const ChallengeBoard& board, const SearchEffort& effort,
                                       Progress& progress) {
    const Rule rule(board.lattice);
    const Result<Solver> solver = Solver::build(rule, progress);
    const Answer answer = solver->solve(board.lights, progress);
    if (!answer.solvable) {
        return std::nullopt;
    }
    return Difficulty{.fewest = fewestPresses(*solver, answer.vector, effort, progress),
                      .nullity = solver->nullity(),
                      .chase = chaseHelp(board, progress)};
}

} // namespace lightsout
