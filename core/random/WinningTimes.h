// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "random/BigNumbers.h"
#include "random/ReachableBoards.h"
#include "support/Result.h"

namespace lightsout {

/// How many random presses it takes on average until the target is met, from every board from which
/// it can be.
///
/// Random play is a walk on the group of these boards, so with its characters χ and their
/// eigenvalues λ = (1/N) Σ_u χ(A e_u) the mean from x is Σ (1 - χ(x)) / (1 - λ) over all χ ≠ 1
/// (Aldous and Fill, Reversible Markov Chains and Random Walks on Graphs, ch. 3 and 5): two
/// Walsh–Hadamard transforms for all boards at once. Directed rules and presses that change nothing
/// are no exception. Play that rests with probability q takes 1 / (1 - q) times as long.
class WinningTimes {
public:
    /// 2^26 boards take 512 MiB.
    static constexpr std::size_t maxRank = 26;

    /// Refuses larger ranks with tooManySteps, and what Solver::build() refuses. Means on small
    /// boards are rounded once, others have relative errors of some 10⁻¹⁴. O(2^rank · rank). Throws
    /// Cancelled.
    static Result<WinningTimes> compute(const Rule& rule, std::size_t threads, Progress& progress);

    const ReachableBoards& boards() const { return boards_; }
    /// The mean from the board with this number as the difference to the target.
    double mean(std::uint32_t board) const { return means_[board]; }
    /// Nothing where the target can't be reached: play goes on for ever.
    std::optional<double> mean(const BitVector& difference) const;

    /// The number of a board with the greatest mean.
    std::uint32_t hardest() const;

    /// The boards that need so many presses, and the means from them.
    struct Layer {
        std::uint64_t boards = 0;
        double mean = 0;
        double least = 0;
        double greatest = 0;
    };
    /// By fewest presses, from 0 on. O(2^rank · N). Throws Cancelled.
    std::vector<Layer> byFewestPresses(Progress& progress) const;

private:
    WinningTimes(ReachableBoards boards, std::vector<double> means)
        : boards_(std::move(boards)), means_(std::move(means)) {}

    ReachableBoards boards_;
    std::vector<double> means_; ///< by the boards' numbers
};

/// N λ for each character y of the group of boards, (-1)^{x·y} for the boards' numbers x: the
/// vertices less twice those whose press changes an odd number of the lights that y stands for.
/// O(2^rank · rank). Throws Cancelled.
std::vector<double> scaledEigenvalues(const ReachableBoards& boards, std::size_t threads,
                                      const Progress& progress);

/// The sum rule: from the target, after one press more, it takes on average so many presses to come
/// back, 2^rank - 1 (Kac's formula: a state of a walk with 2^rank equally likely ones returns after
/// 2^rank steps on average).
BigInteger meanAfterOnePress(std::size_t rank);

} // namespace lightsout
