// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "random/BigNumbers.h"
#include "random/Walk.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <variant>
#include <vector>

namespace lightsout {

/// The number of lights on as a Markov chain.
struct CountChain {
    /// The possible numbers of lights on, in ascending order; if all boards are considered, these
    /// are 0 … N.
    std::vector<std::size_t> states;
    /// Entry [i][j] is the number of presses, out of N, that change the number of lights on from
    /// states[i] to states[j]. The board without vertices has a single press, which changes
    /// nothing.
    std::vector<std::vector<std::size_t>> presses;

    FractionMatrix transition() const { return power(1, Walk::plain, Progress()); }
    /// Returns the exact probabilities after `time` presses. In the lazy walk, the matrix P is
    /// replaced with (I + P) / 2. O(N³ log time) operations on numbers of up to time · log₂ N bits.
    /// Throws Cancelled.
    FractionMatrix power(std::size_t time, Walk walk, const Progress& progress) const;
};

/// Two boards with the same number of lights on, such that this number has different laws after the
/// next press. They show that the number of lights on is not a Markov chain.
struct ChainWitness {
    BitVector first;
    BitVector second;
};

/// Returns the number of presses that lead from these lights to each number of lights on, 0 … N.
std::vector<std::size_t> nextCounts(const Rule& rule, const BitVector& lights);

/// Decides whether the chain of boards can be lumped by the number of lights on (Kemeny and Snell,
/// Finite Markov Chains, § 6.3).
///
/// A press that toggles the set S changes |b|, the number of lights on, to |b| + |S| - 2 |b ∩ S|.
/// Expanded in products of lights, the law of this number depends on |b| alone if and only if all
/// sets of equal size occur equally often as S. With N presses, only sets of 0, 1, N - 1 and N
/// lights can occur then. If the condition is violated, the two boards are the smallest sets of
/// equal size for which the presses that toggle the whole set differ in number or in size. O(arcs)
/// if the chain can be lumped. Throws Cancelled.
std::variant<CountChain, ChainWitness> decideCountChain(const Rule& rule, Progress& progress);

/// Maximum rank for which all reachable boards are examined.
inline constexpr std::size_t maxReachableRank = 24;

/// Decides the same for the boards that are reachable from these lights. The number of lights on
/// can be a chain on these boards but not on all boards, if the boards that would contradict it are
/// unreachable. Both boards of a witness are reachable.
///
/// Visits the boards one by one, each one press away from the previous one, until two with the same
/// number of lights on have different laws. Returns the error tooManySteps if there are more than
/// 2^24 boards and the first 2^24 agree. Also returns the errors of Solver::build(). Throws
/// Cancelled.
Result<std::variant<CountChain, ChainWitness>>
decideCountChainFrom(const Rule& rule, const BitVector& lights, Progress& progress);

/// The limits of the even powers, of the odd powers, and of the powers of the lazy matrix of a
/// chain.
struct ChainLimits {
    FractionMatrix even;
    FractionMatrix odd;
    FractionMatrix lazy;
};
/// Computes the limits. The board must have a CountChain. Returns the errors of limitLaw(). Throws
/// Cancelled.
Result<ChainLimits> chainLimits(const Rule& rule, Progress& progress);

} // namespace lightsout
