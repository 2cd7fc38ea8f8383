// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"
#include "lesson/LessonSource.h"

namespace lightsout {

/// Greatest number of vertices of a lesson's board: more could not be seen on a wall.
inline constexpr std::size_t maxLessonVertices = 4096;

/// Reads a part of the source: a board specification (io/BoardSpec.h), or a graph drawn on a
/// circle: "graph:5" or "graph:5,self=off" and its edges, "1-2" or directed "1>2", separated by
/// blanks.
Rule readBoard(LessonSource& source, std::string_view text);

/// Reads lights: "all", "none", one 0 or 1 per light with blanks anywhere, "random N" and "solvable
/// N" for random lights with seed N, or "after" and cells that are pressed on the target.
BitVector readLights(LessonSource& source, std::string_view text, const Rule& rule,
                     const BitVector& target);

} // namespace lightsout
