// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest/RoundSolutions.h"

#include "analysis/WorkThreads.h"
#include "challenge/Difficulty.h"

namespace lightsout {

void RoundSolutions::show(const ContestRound& round) {
    if (isWanted_) {
        return;
    }
    isWanted_ = true;
    job_.start(
        [round](Progress& progress) {
            std::vector<FewestPresses> all;
            for (const ContestBoard& board : round) {
                const auto difficulty =
                    difficultyOf(board.board, quickEffort(workThreads()), progress);
                // All boards of a plan are solvable.
                LIGHTSOUT_ASSERT(difficulty);
                LIGHTSOUT_ASSERT(Rule(board.board.lattice).changedBy(difficulty->fewest.presses) ==
                                 board.board.lights);
                all.push_back(difficulty->fewest);
            }
            return all;
        },
        [this](std::vector<FewestPresses> all) {
            known_ = std::move(all);
            Q_EMIT changed();
        });
}

void RoundSolutions::forget() {
    isWanted_ = false;
    job_.cancel();
    known_.clear();
}

std::optional<std::uint64_t> RoundSolutions::fewest() const {
    std::uint64_t sum = 0;
    for (const FewestPresses& solution : known_) {
        if (!solution.isProven()) {
            return std::nullopt;
        }
        sum += solution.presses.count();
    }
    return known_.empty() ? std::nullopt : std::optional(sum);
}

} // namespace lightsout

#include "moc_RoundSolutions.cpp"
