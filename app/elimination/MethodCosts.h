// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "solve/RecordedChase.h"

#include <optional>
#include <vector>

namespace lightsout {

/// The maximum number of vertices of a plane grid whose costs are measured: 100 × 100 cells.
inline constexpr std::size_t maxMeasuredCells = 10'000;
/// The maximum number of vertices of a board whose sets of presses are all tried.
inline constexpr std::size_t maxTriedVertices = 25;

/// The costs of the two methods for one board.
struct MethodCosts {
    RowOperationCosts gauss;
    double gaussSeconds = 0;
    /// The costs of row-by-row filling; set only for plane grids.
    std::optional<ChaseCosts> chase;
    double chaseSeconds = 0;
    /// The time to try all sets of presses; set only for boards of at most `maxTriedVertices`
    /// vertices.
    std::optional<double> bruteForceSeconds;
};

/// The costs for a square.
struct SideCosts {
    std::size_t side = 0;
    MethodCosts costs;
};

/// Returns the sides of the squares to measure, from 2 to `largest`: every side up to 32, then
/// every fourth, and every tenth from 60 on.
std::vector<std::size_t> measuredSides(std::size_t largest);

/// Returns the seconds that it takes to try one set of presses, from the largest square of which
/// all were tried; nullopt if there is none.
std::optional<double> secondsPerSet(const std::vector<SideCosts>& growth);

/// Runs both methods on [A | d] of the rule, with all lights to be changed, and counts their
/// operations. On small boards, the time is the minimum over a few runs, and all sets of presses
/// are tried as well. Throws Cancelled.
MethodCosts measureMethods(const Rule& rule, Progress& progress);

} // namespace lightsout
