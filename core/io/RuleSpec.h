// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"

#include <optional>
#include <string>

namespace lightsout {

/// Maximum number of vertices of a graph for specOf(). The limit ensures that the search takes less
/// time than drawing a frame.
inline constexpr std::size_t maxSpecifiedVertices = 1000;

/// Returns a specification (BoardSpec.h) from which parseBoardSpec() creates a rule with the same
/// influences, vertex for vertex, regardless of layout and labels. Searches lattices, families,
/// even circulant graphs, and well-known graphs, but not numbered and random graphs. Returns
/// nullopt if none of them matches.
std::optional<std::string> specOf(const Rule& rule);

} // namespace lightsout
