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

/// The number of lights on as a Markov chain of its own.
struct CountChain {
    /// The numbers of lights on that occur, ascending: 0 … N among all boards.
    std::vector<std::size_t> states;
    /// [i][j]: how many of the N presses lead from states[i] lights on to states[j]. The empty
    /// board, where nothing happens, has one that leads nowhere.
    std::vector<std::vector<std::size_t>> presses;

    FractionMatrix transition() const { return power(1, Walk::plain, Progress()); }
    /// Probabilities after `time` presses, exactly; the lazy matrix is (I + P) / 2. O(N³ log time)
    /// operations on numbers of up to time · log₂ N bits. Throws Cancelled.
    FractionMatrix power(std::size_t time, Walk walk, const Progress& progress) const;
};

/// Two boards with equally many lights on whose next numbers of lights have different laws: why the
/// number of lights on is no Markov chain.
struct ChainWitness {
    BitVector first;
    BitVector second;
};

/// How many presses lead to 0 … N lights on from these.
std::vector<std::size_t> nextCounts(const Rule& rule, const BitVector& lights);

/// Decides whether the chain of boards can be lumped by the number of lights on (Kemeny and Snell,
/// Finite Markov Chains, § 6.3).
///
/// A press with the lights S takes b to |b| + |S| - 2 |b ∩ S|. Expanded in products of lights, the
/// law of that depends on |b| alone just when for each size all sets of lights of that size are
/// toggled by equally many presses. With N presses only sets of 0, 1, N - 1 and N lights can be;
/// otherwise the smallest sets that are met by different presses are the two boards.
/// O(arcs) for a yes. Throws Cancelled.
std::variant<CountChain, ChainWitness> decideCountChain(const Rule& rule, Progress& progress);

/// Rank up to which all boards that can be reached are looked at.
inline constexpr std::size_t maxReachableRank = 24;

/// Decides the same for the boards that presses lead to from these lights: where boards with as
/// many lights on as others, but other presses ahead, can't be reached, the number may be a chain
/// there and not among all boards. Both boards of a witness can be reached.
///
/// Boards are looked at one press apart until two differ; where there are more than 2^24 and the
/// first 2^24 do not, refused with tooManySteps. Also refuses what Solver::build() refuses. Throws
/// Cancelled.
Result<std::variant<CountChain, ChainWitness>>
decideCountChainFrom(const Rule& rule, const BitVector& lights, Progress& progress);

/// The limits of even and odd powers of the chain's matrix, and of powers of the lazy one.
struct ChainLimits {
    FractionMatrix even;
    FractionMatrix odd;
    FractionMatrix lazy;
};
/// The board must have a CountChain. Refuses what limitLaw() refuses. Throws Cancelled.
Result<ChainLimits> chainLimits(const Rule& rule, Progress& progress);

} // namespace lightsout
