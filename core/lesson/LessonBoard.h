// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"
#include "lesson/LessonSource.h"

namespace lightsout {

/// Maximum number of vertices of a lesson's board. A larger board would be illegible when projected
/// on a wall.
inline constexpr std::size_t maxLessonVertices = 4096;

/// Reads a part of the source as a board: a board specification (io/BoardSpec.h), or a graph drawn
/// on a circle, written as "graph:5" or "graph:5,self=off" followed by its edges, "1-2" or, if
/// directed, "1>2", separated by spaces.
Rule readBoard(LessonSource& source, std::string_view text);

/// Reads lights, given as "all", as "none", as a 0 or 1 per light with spaces anywhere, as "random
/// N" or "solvable N" for random lights with seed N, or as "after" followed by cells that are
/// pressed on the target.
BitVector readLights(LessonSource& source, std::string_view text, const Rule& rule,
                     const BitVector& target);

} // namespace lightsout
