// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/PairExperiment.h"

#include "random/Confidence.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace lightsout {

namespace {

/// Returns the correlation for a covariance and the probabilities that the lights are on.
std::optional<double> correlationFor(double covariance, double chanceU, double chanceV) {
    const double variances = chanceU * (1 - chanceU) * chanceV * (1 - chanceV);
    constexpr double roundingError = 1e-15;
    return variances > roundingError ? std::optional(covariance / std::sqrt(variances))
                                     : std::nullopt;
}

} // namespace

std::vector<std::uint64_t> pairTimes(std::uint64_t last, std::size_t most) {
    std::vector<std::uint64_t> times;
    const std::uint64_t intervals = std::min<std::uint64_t>(last, most - 1);
    for (std::uint64_t i = 0; i <= intervals; ++i) {
        times.push_back(intervals == 0 ? 0 : last * i / intervals);
    }
    return times;
}

PairDependence exactDependence(const Moments& moments, const Rule& rule, Vertex u, Vertex v,
                               std::uint64_t presses, Walk walk) {
    PairDependence dependence{.presses = presses};
    dependence.exactCovariance = moments.covariance(rule, u, v, presses, walk);
    dependence.exactCorrelation =
        correlationFor(dependence.exactCovariance, moments.chanceOn(u, presses, walk),
                       moments.chanceOn(v, presses, walk));
    return dependence;
}

std::vector<PairDependence> pairDependences(const Rule& rule, const BitVector& lights,
                                            const std::vector<SimulationPlan>& plans,
                                            Progress& progress) {
    const Moments moments(rule, lights, progress);
    std::vector<PairDependence> dependences;
    for (const SimulationPlan& plan : plans) {
        const auto [u, v] = *plan.watchedPair;
        PairDependence dependence = exactDependence(moments, rule, u, v, plan.presses, plan.walk);
        const Simulation games = simulate(rule, lights, plan, progress);
        std::tie(dependence.covariance, dependence.standardError) = games.pairCovariance();
        dependence.margin = confidenceFactor(games.games) * dependence.standardError;
        const auto count = static_cast<double>(games.games);
        const auto share = [&](std::size_t first, std::size_t second) {
            return static_cast<double>(games.pairStates[first] + games.pairStates[second]) / count;
        };
        // The unbiased covariance and the variances have the same divisor, which cancels.
        const double biased = dependence.covariance * (count - 1) / count;
        dependence.correlation = correlationFor(biased, share(2, 3), share(1, 3));
        dependences.push_back(dependence);
    }
    return dependences;
}

} // namespace lightsout
