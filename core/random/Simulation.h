// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "random/Walk.h"
#include "support/Progress.h"
#include "support/WorkEstimate.h"

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace lightsout {

/// How many games to play at random, and how long.
struct SimulationPlan {
    std::uint64_t games = 1000;
    std::uint64_t presses = 20; ///< in each game
    std::uint64_t seed = 1;
    /// Other batches play other games with the same seed.
    std::uint64_t batch = 0;
    Walk walk = Walk::plain;
    /// Whether the lights on are counted after every press; that takes longer.
    bool followsTime = false;
    /// A light whose games on are counted at the end.
    std::optional<Vertex> watched = {};
    /// Two lights, which may be the same, whose states at the end are counted together.
    std::optional<std::pair<Vertex, Vertex>> watchedPair = {};
    std::size_t threads = 1;
};

/// What simulate() takes: pressing changes lights word by word; each game begins with all lights,
/// and sets of games share a list of what presses toggle.
WorkEstimate simulationEstimate(const Rule& rule, const SimulationPlan& plan);

/// What came out.
struct Simulation {
    std::uint64_t games = 0;
    std::uint64_t presses = 0;            ///< in each game
    std::vector<std::uint64_t> histogram; ///< games that ended with 0 … N lights on
    std::uint64_t watchedOn = 0;          ///< games that ended with the watched light on
    /// Games by the states of the watched pair at the end: 2 · (the first is on) + (the second is
    /// on).
    std::array<std::uint64_t, 4> pairStates{};
    /// When time was followed: the sums of the lights on over all games, and of their squares,
    /// after 0 … presses presses.
    std::vector<double> sums;
    std::vector<double> squares;

    double mean() const;
    /// Unbiased: divided by one game less.
    double variance() const;
    /// Unbiased covariance of the watched pair, on counting as 1 and off as 0, and its standard
    /// error: the deviation of the products of both distances from their means, divided by the
    /// square root of the games. Needs two games at least.
    std::pair<double, double> pairCovariance() const;
    /// Adds other games of the same kind.
    void add(const Simulation& more);
};

/// Plays the games press by press. Every block of games has its own stream of random numbers, so
/// the result depends on the plan alone, not on its threads. Boards of up to 64 vertices are one
/// machine word, and two presses at a time are looked up in a table of their sums.
/// Throws Cancelled.
Simulation simulate(const Rule& rule, const BitVector& lights, const SimulationPlan& plan,
                    Progress& progress);

} // namespace lightsout
