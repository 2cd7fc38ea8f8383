// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"

#include <optional>

namespace lightsout {

/// Presses that change no light twice, and the lights that remain: a partial tiling.
struct TilePlacement {
    /// The press that changes each light, or nullopt.
    std::vector<std::optional<Vertex>> tileOf;
    /// Presses that would change at least one light, and only lights that have not changed yet.
    BitVector allowed;
    /// Lights that have not changed and that no allowed press changes. If there are any, the
    /// presses are not part of a tiling.
    BitVector dead;
    /// Number of lights that have not changed yet.
    std::size_t left = 0;
};

/// Analyses the presses; returns nullopt if some light changes twice. O(arcs).
std::optional<TilePlacement> placeTiles(const Rule& rule, const BitVector& presses);

} // namespace lightsout
