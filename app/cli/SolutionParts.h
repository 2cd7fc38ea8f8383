// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments/Arguments.h"
#include "game/Game.h"
#include "solve/FewestPresses.h"
#include "solve/SolutionClasses.h"
#include "solve/Solver.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace lightsout::cli {

/// Solutions in Gray-code order.
struct SolutionListing {
    std::vector<BitVector> solutions;
    bool isComplete = true;
};

/// The requested details of a board's solutions beyond a single one. Boards without a solution have
/// an empty list, no classes and no fewest presses.
struct SolutionParts {
    bool asksForMinimum = false;
    std::optional<FewestPresses> minimum;
    /// Whether the search for fewest presses was stopped, so that `minimum` is the best known.
    bool isInterrupted = false;
    std::optional<SolutionListing> all;
    std::optional<std::vector<SolutionClass>> classes;

    /// Computes what --all with --limit, --classes and --minimum ask for. Throws Failure, and
    /// Cancelled before fewest presses are searched.
    static SolutionParts find(const Arguments& arguments, const Game& game, const Solver& solver,
                              const Answer& answer, Progress& progress);

    /// Omits the solutions themselves unless `withPresses`.
    std::string text(const Rule& rule, bool withPresses) const;
    void addTo(nlohmann::ordered_json& json, bool withPresses) const;
};

} // namespace lightsout::cli
