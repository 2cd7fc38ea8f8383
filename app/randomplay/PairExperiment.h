// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "random/Moments.h"
#include "random/Simulation.h"

#include <optional>
#include <vector>

namespace lightsout {

/// How two lights depend on each other after random presses, in games and exactly. On counts as 1
/// and off as 0. A correlation is empty if one of the lights is always on or always off.
struct PairDependence {
    std::uint64_t presses = 0;
    double exactCovariance = 0;
    std::optional<double> exactCorrelation = {};
    double covariance = 0;    ///< in the games
    double standardError = 0; ///< of the covariance in the games
    double margin = 0;        ///< half the width of its 95 % confidence interval, by Student's law
    std::optional<double> correlation = {}; ///< in the games
};

/// Returns the times from 0 to `last` at which games are played: at most `most` of them, evenly
/// spaced.
std::vector<std::uint64_t> pairTimes(std::uint64_t last, std::size_t most);

/// Returns the exact covariance and correlation of two lights. `rule` must be the rule of
/// `moments`.
PairDependence exactDependence(const Moments& moments, const Rule& rule, Vertex u, Vertex v,
                               std::uint64_t presses, Walk walk);

/// Plays the games of each plan, whose watched pair must be set. Throws Cancelled.
std::vector<PairDependence> pairDependences(const Rule& rule, const BitVector& lights,
                                            const std::vector<SimulationPlan>& plans,
                                            Progress& progress);

} // namespace lightsout
