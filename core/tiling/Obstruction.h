// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiling/DancingLinks.h"

namespace lightsout {

/// The reason why a board has no tiling.
struct Obstruction {
    enum class Kind {
        darkLight, ///< no press changes `light`
        sizes,     ///< `divisor` divides the size of each tile in a part of `lights` lights, but
                   ///< not `lights`
        search,    ///< each attempt ends at a light that can't be covered; `proof` is complete
        unknown,   ///< no such short reason was found
    };
    Kind kind = Kind::unknown;
    Vertex light = 0;
    std::size_t lights = 0;
    std::size_t divisor = 0;
    RecordedSearch proof;
};

/// Returns the simplest reason that can be found. The board must not be too large, and must have no
/// tiling. The proof has at most `maxMoves` moves. Throws Cancelled.
Obstruction findObstruction(const Rule& rule, std::size_t maxMoves, Progress& progress);

/// Maximum number of moves of a search from which uncoverableLights() starts.
inline constexpr std::size_t maxSearchMoves = 20'000;
/// Maximum number of lights in a set that is small enough to be examined.
inline constexpr std::size_t maxSetSize = 64;

/// Returns a small set of lights that cannot all be changed exactly once without changing some
/// light twice; so there is no tiling. If any of these lights were removed, the set would be
/// coverable, or the search would take too long to decide this.
///
/// Starts with the lights on which a search for tilings branches, and removes unnecessary lights
/// one by one. The search is the proof of `obstruction`, if it has one, and is recorded otherwise.
/// Returns nullopt if a search takes more than maxSearchMoves or if more than maxSetSize lights
/// remain. The board must not be too large. Throws Cancelled.
std::optional<BitVector> uncoverableLights(const Rule& rule, const Obstruction& obstruction,
                                           Progress& progress);

} // namespace lightsout
