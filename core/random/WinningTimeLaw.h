// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <vector>

namespace lightsout {

/// The complete law of the number of random presses until the target is reached from one board.
///
/// The walk's eigenvalues are among 1 - 2j/N. Let m(j) be the fraction of characters that have this
/// eigenvalue, and let c(j) be the same fraction weighted with the signs of these characters at the
/// board. The generating function of the law is a quotient of two sums over j; its poles are the
/// zeros of Σ m(j) / (2j/N - δ) in δ, one between any two adjacent values 2j/N, and its residues b
/// give P(T = t) = Σ b (1 - δ)^{t-1}. One zero lies close to 0 and determines the exponential tail.
/// O(N²) in addition to the characters.
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
