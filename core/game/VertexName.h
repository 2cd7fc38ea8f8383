// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"

#include <string>

namespace lightsout {

/// Returns the name under which a vertex is shown: its label, or a number counted from `first`.
/// Cells have no labels. In a table, where no vertex has both a button and a light, buttons and
/// lights are counted separately.
std::string vertexName(const Rule& rule, Vertex vertex, std::size_t first = 1);

/// Returns true if some vertex is shown with a label.
bool hasLabels(const Rule& rule);

} // namespace lightsout
