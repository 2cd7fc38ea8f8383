// SPDX-License-Identifier: GPL-3.0-or-later
#include "challenge/Difficulty.h"

#include "engines/GridChase.h"
#include "facts/FactContext.h"

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

std::optional<Difficulty> difficultyOf(const ChallengeBoard& board, const Budget& budget,
                                       Progress& progress) {
    FactContext context(board.game(), budget);
    const FewestPresses* fewest = context.fewest(progress);
    if (fewest == nullptr) {
        return std::nullopt;
    }
    return Difficulty{.fewest = *fewest,
                      .nullity = context.solver(progress)->nullity(),
                      .chase = chaseHelp(board, progress)};
}

} // namespace lightsout
