// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "random/BigNumbers.h"
#include "random/ReachableBoards.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <vector>

namespace lightsout {

/// The mean numbers of random presses until the target is reached, from all boards from which it
/// can be reached.
///
/// Random play is a walk on the group of these boards, so with its characters χ and their
/// eigenvalues λ = (1/N) Σ_u χ(A e_u), the mean from x is Σ (1 - χ(x)) / (1 - λ) over all χ ≠ 1
/// (Aldous and Fill, Reversible Markov Chains and Random Walks on Graphs, ch. 3 and 5): two
/// Walsh–Hadamard transforms for all boards at once. This also holds for directed rules and for
/// presses that change nothing. If each step is skipped, without a press, with probability q, play
/// takes 1 / (1 - q) times as long.
class WinningTimes {
public:
    /// Maximum rank: 2^26 boards need 512 MiB.
    static constexpr std::size_t maxRank = 26;

    /// Computes the means. Returns the error tooManySteps for larger ranks, and the errors of
    /// Solver::build(). Means on small boards are rounded once; others have relative errors of
    /// about 10⁻¹⁴. O(2^rank · rank). Throws Cancelled.
    static Result<WinningTimes> compute(const Rule& rule, std::size_t threads, Progress& progress);

    const ReachableBoards& boards() const { return boards_; }
    /// Returns the mean from the board whose difference from the target has this number.
    double mean(std::uint32_t board) const { return means_[board]; }
    /// Returns the mean, or nullopt if the target can't be reached.
    std::optional<double> mean(const BitVector& difference) const;

    /// Returns the number of a board with the largest mean.
    std::uint32_t hardest() const;

    /// The number of boards that need a given number of presses, and the means from them.
    struct Layer {
        std::uint64_t boards = 0;
        double mean = 0;
        double least = 0;
        double greatest = 0;
    };
    /// Returns the layers, indexed by the fewest presses that their boards need. O(2^rank · N).
    /// Throws Cancelled.
    std::vector<Layer> byFewestPresses(Progress& progress) const;

private:
    WinningTimes(ReachableBoards boards, std::vector<double> means)
        : boards_(std::move(boards)), means_(std::move(means)) {}

    ReachableBoards boards_;
    std::vector<double> means_; ///< indexed by the boards' numbers
};

/// Returns, for each number y, N λ of the character x ↦ (-1)^{x·y} of the group of boards, where x
/// is the number of a board. N λ is the number of vertices minus twice the number of vertices whose
/// press changes an odd number of the lights that y represents. O(2^rank · rank). Throws Cancelled.
std::vector<double> scaledEigenvalues(const ReachableBoards& boards, std::size_t threads,
                                      const Progress& progress);

/// Returns 2^rank - 1, the mean number of presses that random play needs to return to the target
/// after one random press from it. By Kac's formula, a walk on 2^rank equally likely states returns
/// to a state after 2^rank steps on average.
BigInteger meanAfterOnePress(std::size_t rank);

/// The complete law of the number of random presses until the target is reached from one board.
///
/// The walk's eigenvalues are among 1 - 2j/N. Let m(j) be the fraction of characters that have this
/// eigenvalue, and let c(j) be the same fraction weighted with the signs of these characters at the
/// board. The generating function of the law is a quotient of two sums over j; its poles are the
/// zeros of Σ m(j) / (2j/N - δ) in δ, one between any two adjacent values 2j/N, and its residues b
/// give P(T = t) = Σ b (1 - δ)^{t-1}. One zero lies close to 0 and determines the exponential tail.
/// O(N²) in addition to computing the characters.
class WinningTimeLaw {
public:
    /// Computes the law from the lights of `difference`, from which the target must be reachable,
    /// for play in which each step is skipped, without a press, with probability `rest` < 1.
    /// Returns the errors of WinningTimes::compute(). Throws Cancelled.
    static Result<WinningTimeLaw> compute(const Rule& rule, const BitVector& difference,
                                          double rest, std::size_t threads, Progress& progress);

    /// Return P(T = t) and P(T > t), with errors of about 10⁻¹².
    double chance(std::uint64_t presses) const;
    double tail(std::uint64_t presses) const;
    double mean() const;
    double variance() const;
    /// Returns the smallest number of presses after which the game is won with at least this
    /// probability, which must be below 1.
    std::uint64_t quantile(double chance) const;

private:
    /// A term of P(T > t), which is the sum of all share · (1 - rate)^t.
    struct Term {
        double rate = 0;
        double share = 0;
    };
    std::vector<Term> terms_; ///< in ascending order of rate; empty if the game is already won
};

} // namespace lightsout
