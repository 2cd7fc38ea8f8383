// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiling/NearTilings.h"
#include "tiling/Obstruction.h"

#include <string>

namespace lightsout {

/// Most solutions that are listed as nearest to a tiling.
inline constexpr std::size_t maxNear = 60;

/// What is known about the tilings of a rule.
struct TilingFacts {
    /// Why nothing is known; when set, all below is empty.
    std::optional<Error> refusal;
    /// The first ones.
    std::vector<BitVector> tilings;
    /// True when these are all.
    bool areAll = false;
    /// How many there are up to symmetry, where that is known.
    std::optional<std::size_t> classes;
    /// When there are none: why.
    std::optional<Obstruction> obstruction;
    /// When there are none: the solutions of the all-on board that come nearest, where there are
    /// any and they can be found.
    NearTilings near;

    bool haveNone() const { return areAll && tilings.empty(); }
};

/// Throws Cancelled.
TilingFacts findTilings(const Rule& rule, Progress& progress);

/// How many tilings there are, in decimal: may take very long. Throws Cancelled.
std::string countTilings(const Rule& rule, Progress& progress);

} // namespace lightsout
