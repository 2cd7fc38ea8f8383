// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"

#include <optional>
#include <string>

namespace lightsout {

/// Maximum number of vertices of graphs for which a specification is searched, so that the search
/// takes less time than drawing a frame.
inline constexpr std::size_t maxSpecifiedVertices = 1000;

/// Returns a specification (BoardSpec.h) from which parseBoardSpec() creates a rule with the same
/// influences, vertex for vertex, regardless of layout and labels. Returns nullopt if there is none
/// among lattices, families and well-known graphs; circulant, numbered and random graphs are not
/// searched.
std::optional<std::string> specOf(const Rule& rule);

} // namespace lightsout
