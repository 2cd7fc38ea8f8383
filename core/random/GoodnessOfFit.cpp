// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/GoodnessOfFit.h"

#include "support/Assert.h"

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/chi_squared.hpp>

#include <limits>
#include <numeric>

namespace lightsout {

namespace {

constexpr double leastExpected = 5;
constexpr double leastChance = 1e-15;
constexpr double tail = 0.025;

} // namespace

std::optional<GoodnessOfFit> goodnessOfFit(std::span<const std::uint64_t> counts,
                                           std::span<const double> law) {
    LIGHTSOUT_ASSERT(counts.size() == law.size());
    const auto total =
        static_cast<double>(std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}));
    GoodnessOfFit fit;
    bool isImpossible = false;
    bool isFull = true; // whether the next value begins a new bin
    for (std::size_t value = 0; value < law.size(); ++value) {
        if (law[value] < leastChance) {
            isImpossible = isImpossible || counts[value] > 0;
            continue;
        }
        if (isFull) {
            fit.bins.push_back({.first = value});
        }
        JoinedValues& bin = fit.bins.back();
        bin.last = value;
        bin.expected += total * law[value];
        bin.observed += counts[value];
        isFull = bin.expected >= leastExpected;
    }
    if (!isFull && fit.bins.size() > 1) {
        const JoinedValues rest = fit.bins.back();
        fit.bins.pop_back();
        JoinedValues& last = fit.bins.back();
        last.last = rest.last;
        last.expected += rest.expected;
        last.observed += rest.observed;
    }
    if (fit.bins.size() < 2) {
        return std::nullopt;
    }
    for (const JoinedValues& bin : fit.bins) {
        fit.chiSquared += bin.chiSquared();
    }
    if (isImpossible) {
        fit.chiSquared = std::numeric_limits<double>::infinity();
        fit.p = 0;
        return fit;
    }
    const boost::math::chi_squared chiSquared(static_cast<double>(fit.degreesOfFreedom()));
    fit.p = boost::math::cdf(boost::math::complement(chiSquared, fit.chiSquared));
    return fit;
}

std::pair<std::uint64_t, std::uint64_t> usualSuccesses(std::uint64_t trials, double chance) {
    using Rounding =
        boost::math::policies::discrete_quantile<boost::math::policies::integer_round_up>;
    if (trials == 0 || chance <= 0) {
        return {0, 0};
    }
    if (chance >= 1) {
        return {trials, trials};
    }
    // Both quantiles are rounded up to the first number that reaches the probability.
    const boost::math::binomial_distribution<double, boost::math::policies::policy<Rounding>>
        successes(static_cast<double>(trials), chance);
    return {static_cast<std::uint64_t>(boost::math::quantile(successes, tail)),
            static_cast<std::uint64_t>(boost::math::quantile(successes, 1 - tail))};
}

} // namespace lightsout
