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

/// A list of solutions in Gray-code order.
struct SolutionListing {
    std::vector<BitVector> solutions;
    bool isComplete = true;
};

/// The requested details about a board's solutions, beyond a single solution. For a board without a
/// solution, the list and the classes are empty and there is no minimum.
struct SolutionParts {
    bool asksForMinimum = false;
    std::optional<FewestPresses> minimum;
    /// True if the search for the fewest presses was interrupted, so that `minimum` is the best
    /// result known.
    bool isInterrupted = false;
    std::optional<SolutionListing> all;
    std::optional<std::vector<SolutionClass>> classes;

    /// Computes the details requested by --all with --limit, --classes and --minimum. Throws
    /// Failure. Throws Cancelled unless the work is cancelled during the search for the fewest
    /// presses.
    static SolutionParts find(const Arguments& arguments, const Game& game, const Solver& solver,
                              const Answer& answer, Progress& progress);

    /// Returns the details as text. The solutions themselves are omitted unless `withPresses` is
    /// true.
    std::string text(const Rule& rule, bool withPresses) const;
    void addTo(nlohmann::ordered_json& json, bool withPresses) const;
};

} // namespace lightsout::cli
