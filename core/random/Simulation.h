// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "random/Walk.h"
#include "support/Budget.h"
#include "support/Progress.h"

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace lightsout {

/// The number and length of the games to play at random, and the results to count.
struct SimulationPlan {
    std::uint64_t games = 1000;
    std::uint64_t presses = 20; ///< in each game
    std::uint64_t seed = 1;
    /// With the same seed, different batches play different games.
    std::uint64_t batch = 0;
    Walk walk = Walk::plain;
    /// If true, the lights on are counted after every press, which is slower.
    bool followsTime = false;
    /// The light to watch: the games that end with this light on are counted.
    std::optional<Vertex> watched = {};
    /// Two lights to watch, which may be the same: the pairs of their states at the end are
    /// counted.
    std::optional<std::pair<Vertex, Vertex>> watchedPair = {};
    std::size_t threads = 1;
};

/// Estimates the work of simulate(). A press changes lights word by word, each game starts with a
/// copy of all lights, and all games share one list of the lights that presses toggle.
WorkEstimate simulationEstimate(const Rule& rule, const SimulationPlan& plan);

/// The results of a simulation.
struct Simulation {
    std::uint64_t games = 0;
    std::uint64_t presses = 0;            ///< in each game
    std::vector<std::uint64_t> histogram; ///< games that ended with 0 … N lights on
    std::uint64_t watchedOn = 0;          ///< games that ended with the watched light on
    /// The number of games for each pair of states of the watched pair at the end, at index 2 ·
    /// (the first is on) + (the second is on).
    std::array<std::uint64_t, 4> pairStates{};
    /// If `followsTime` is set in the plan, the sums over all games of the number of lights on and
    /// of its square, after each number of presses from 0 to `presses`.
    std::vector<double> sums;
    std::vector<double> squares;

    double mean() const;
    /// Returns the unbiased variance, whose divisor is the number of games minus one.
    double variance() const;
    /// Returns the standard error of the mean: the standard deviation of the games, divided by the
    /// square root of their number; 0 for fewer than two games.
    double meanError() const;
    /// Return half the widths of the 95% confidence intervals of mean() and variance(), from the
    /// spread of the games; 0 for fewer than two games. The interval of the variance holds for many
    /// games, in which a mean of squares is nearly normal.
    double meanMargin() const;
    double varianceMargin() const;
    /// Returns the same as meanMargin() after `time` presses, if the games were followed.
    double meanMarginAt(std::uint64_t time) const;
    /// Returns the unbiased covariance of the watched pair, where on counts as 1 and off as 0, and
    /// its standard error: the standard deviation of the products of both deviations from the mean,
    /// divided by the square root of the number of games. Needs at least two games.
    std::pair<double, double> pairCovariance() const;
    /// Returns half the width of the 95% confidence interval of the covariance.
    double pairCovarianceMargin() const;
    /// Adds the results of other games of the same kind.
    void add(const Simulation& more);
};

/// Plays the games press by press. Every block of games has its own stream of random numbers, so
/// the result does not depend on the number of threads. A board of up to 64 vertices is one machine
/// word, and two presses at a time are looked up in a table of their sums. Throws Cancelled; the
/// results of the games that were finished are then in `known`, unless it is null.
Simulation simulate(const Rule& rule, const BitVector& lights, const SimulationPlan& plan,
                    Progress& progress, Simulation* known = nullptr);

} // namespace lightsout
