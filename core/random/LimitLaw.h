// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "random/BigNumbers.h"
#include "random/ExactLaw.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <optional>
#include <string>

namespace lightsout {

/// The limit laws of the number of lights on in random play, as exact fractions with the common
/// denominator 2^N for N lights. There is one law for even times and one for odd times.
struct LimitLaw {
    static constexpr std::size_t maxNullity = 24;
    /// Memory limit for the fractions, in bytes. The fractions consist of a small multiple of N
    /// numbers of N bits each.
    static constexpr std::uint64_t maxMemory = std::uint64_t{512} << 20;

    std::size_t lights = 0;
    std::vector<BigInteger> even; ///< numerators for 0 … N lights on
    std::vector<BigInteger> odd;
    /// A set z of lights such that every press toggles an odd number of them, if there is one. Then
    /// each press changes the parity of the number of lights on in z, so the laws at even and odd
    /// times never merge.
    std::optional<BitVector> parity;

    std::size_t period() const { return parity ? 2 : 1; }
    /// Returns a fraction with denominator 2^N in lowest terms, such as "3/16".
    std::string fraction(const BigInteger& numerator) const;
    std::vector<double> probabilities(bool isOddTime) const;
    /// Returns the limit law of lazy play, which is the average of both laws.
    std::vector<double> lazyProbabilities() const;
};

/// Computes the limit laws. For the lights b at the start and z as above, P(w) = 2^-N Σ (-1)^{y·b}
/// K_w(|y|) over all y in ker Aᵀ and in z + ker Aᵀ. At odd times, the terms of z + ker Aᵀ have the
/// opposite sign. K denotes the Krawtchouk polynomials. For nullity k, there are 2^{k+1} terms.
/// Returns the error tooManySteps for nullities above maxNullity, and tableTooLarge for laws that
/// need more than maxMemory (N > 32768). Throws Cancelled.
Result<LimitLaw> limitLaw(const Rule& rule, const BitVector& lights, Progress& progress);

/// Returns half the sum of |first - second|. It is 0 for equal laws, and 1 for laws that have no
/// possible value in common.
double totalVariation(const std::vector<double>& first, const std::vector<double>& second);

/// For each time from 0 to `presses`, returns the total variation distance between the law of the
/// number of lights on and its limit for times of the same parity. O(presses · N²). Throws
/// Cancelled.
std::vector<double> distancesToLimit(const ExactLaw& law, const LimitLaw& limit,
                                     std::size_t presses, Walk walk, Progress& progress);

/// Returns the first time from which all known distances are at most `distance`, which is ¼ by
/// convention, or nullopt if the last one is larger. (Levin, Peres, Wilmer, Markov Chains and
/// Mixing Times, § 4.5.)
std::optional<std::size_t> mixingTime(const std::vector<double>& distances, double distance = 0.25);

} // namespace lightsout
