// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"

#include <optional>

namespace lightsout {

/// Presses that change no light twice, and what they leave: a tiling on its way.
struct TilePlacement {
    /// For each light the press that changes it, or nothing.
    std::vector<std::optional<Vertex>> tileOf;
    /// Presses that would change only lights that have not changed yet, and at least one.
    BitVector allowed;
    /// Lights that have not changed and that no allowed press changes: where one is, the presses
    /// are part of no tiling.
    BitVector dead;
    /// Lights that have not changed yet.
    std::size_t left = 0;
};

/// Looks at the presses; nothing when some light changes twice. O(arcs).
std::optional<TilePlacement> placeTiles(const Rule& rule, const BitVector& presses);

} // namespace lightsout
