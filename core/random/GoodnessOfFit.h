// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace lightsout {

/// Consecutive values that are counted together.
struct JoinedValues {
    std::size_t first = 0;
    std::size_t last = 0;
    double expected = 0;
    std::uint64_t observed = 0;

    /// Returns the summand of χ².
    double chiSquared() const {
        const double difference = static_cast<double>(observed) - expected;
        return difference * difference / expected;
    }
};

/// The distance between a sample of independent values and a law, measured by Pearson's χ² test.
struct GoodnessOfFit {
    std::vector<JoinedValues> bins; ///< in ascending order
    double chiSquared = 0;          ///< infinite if an impossible value occurred
    /// The probability that a sample from this law has the same or a larger χ². It is the value
    /// of the χ² law, which the exact probability approaches as the sample grows.
    double p = 1;

    std::size_t degreesOfFreedom() const { return bins.size() - 1; }
};

/// Compares a histogram of independent values 0 … N with their law. `counts` and `law` have N + 1
/// elements. Consecutive values are joined from the left until at least 5 are expected; what is
/// left over at the end joins the last bin. Values of probability 0 take no part. Probabilities
/// below 10⁻¹⁵ count as 0, because laws are computed with rounding errors of this size. Returns
/// nullopt if fewer than two bins remain. O(N).
std::optional<GoodnessOfFit> goodnessOfFit(std::span<const std::uint64_t> counts,
                                           std::span<const double> law);

/// Returns the least and the greatest number of successes in `trials` independent trials of
/// probability `chance` such that fewer successes, and also more successes, have a probability of
/// at most 2.5%. So at least 95% of such experiments lie between the two.
std::pair<std::uint64_t, std::uint64_t> usualSuccesses(std::uint64_t trials, double chance);

} // namespace lightsout
