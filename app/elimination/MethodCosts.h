// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "solve/RecordedChase.h"

#include <optional>
#include <vector>

namespace lightsout {

/// The maximum number of vertices of a plane grid whose costs are measured: 100 × 100 cells.
inline constexpr std::size_t maxMeasuredCells = 10'000;
/// The maximum number of vertices of a board on which all sets of presses are tried.
inline constexpr std::size_t maxTriedVertices = 25;

/// The costs of both methods, and of brute force, for one board.
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
/// every fourth up to 60, then every tenth.
std::vector<std::size_t> measuredSides(std::size_t largest);

/// Returns the time in seconds to try one set of presses, measured on the last square for which all
/// sets were tried; nullopt if there is none.
std::optional<double> secondsPerSet(const std::vector<SideCosts>& growth);

/// Runs both methods on the rule's [A | d], where d contains all lights, and counts their
/// operations. On boards of at most maxEliminatedVertices vertices, the time is the minimum over a
/// few runs. On boards of at most maxTriedVertices vertices, all sets of presses are tried as well.
/// Throws Cancelled.
MethodCosts measureMethods(const Rule& rule, Progress& progress);

} // namespace lightsout
