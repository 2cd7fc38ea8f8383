// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"

#include <optional>
#include <string>

namespace lightsout {

/// Larger graphs are given no specification, so that one is found in less than a frame.
inline constexpr std::size_t maxSpecifiedVertices = 1000;

/// A specification (BoardSpec.h) of which parseBoardSpec() makes a rule with the same influences,
/// vertex for vertex, however it is drawn and labelled. Nothing where there is none among lattices,
/// families and well-known graphs; circulant graphs, numbered ones and those by chance are not
/// looked for.
std::optional<std::string> specOf(const Rule& rule);

} // namespace lightsout
