// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"

#include <optional>
#include <string>

namespace lightsout {

/// Larger graphs get no specification, so that the search takes less than a frame.
inline constexpr std::size_t maxSpecifiedVertices = 1000;

/// Returns a specification (BoardSpec.h) from which parseBoardSpec() creates a rule with the same
/// influences, vertex for vertex, regardless of layout and labels. Nullopt if there is none among
/// lattices, families and well-known graphs; circulant, numbered and random graphs are not
/// searched.
std::optional<std::string> specOf(const Rule& rule);

} // namespace lightsout
