// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"

#include <optional>

namespace lightsout {

/// For each press the number of its tile's colour, from 0; nothing for vertices not pressed.
using TileColours = std::vector<std::optional<std::size_t>>;

/// Few colours by which tiles beside each other differ: tiles touch where a press of a light of one
/// changes a light of the other. Tiles that have a colour in `known` keep it while it differs from
/// their neighbours'; pass nothing to colour all anew.
///
/// The tile that has most colours around it comes first (DSATUR; Brélaz, "New methods to color the
/// vertices of a graph", 1979). The presses must change no light twice. O(arcs · log tiles).
TileColours colourTiles(const Rule& rule, const BitVector& presses, const TileColours& known = {});

} // namespace lightsout
