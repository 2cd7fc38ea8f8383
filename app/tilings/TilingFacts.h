// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiling/NearTilings.h"
#include "tiling/Obstruction.h"

#include <string>

namespace lightsout {

/// The maximum number of solutions nearest to a tiling that are listed.
inline constexpr std::size_t maxNear = 60;

/// The facts known about the tilings of a rule.
struct TilingFacts {
    /// The reason why nothing is known. If it is set, all members below are empty.
    std::optional<Error> refusal;
    /// The first tilings that were found.
    std::vector<BitVector> tilings;
    /// True if `tilings` contains all tilings of the rule.
    bool areAll = false;
    /// The number of tilings up to symmetry, if it is known.
    std::optional<std::size_t> classes;
    /// If there are no tilings, the reason why.
    std::optional<Obstruction> obstruction;
    /// If there are no tilings, the solutions of the all-on board that are nearest to a tiling, if
    /// there are any and they can be found.
    NearTilings near;

    bool haveNone() const { return areAll && tilings.empty(); }
};

/// Computes the facts. Throws Cancelled.
TilingFacts findTilings(const Rule& rule, Progress& progress);

/// Returns the number of tilings in decimal. This may take very long. Throws Cancelled.
std::string countTilings(const Rule& rule, Progress& progress);

} // namespace lightsout
