// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"

#include <optional>

namespace lightsout {

/// For each vertex, the number of its tile's colour, counted from 0, or nullopt if the vertex is
/// not pressed.
using TileColours = std::vector<std::optional<std::size_t>>;

/// Colours the tiles with few colours so that adjacent tiles differ. Tiles are adjacent if pressing
/// a vertex of one changes a light of the other. Tiles with a colour in `known` keep it if it
/// differs from the colours of their neighbours. If `known` is empty, all tiles are recoloured.
///
/// The tile whose neighbours have the most different colours is coloured first (DSATUR; Brélaz,
/// "New methods to color the vertices of a graph", 1979). The presses must change no light twice.
/// O(arcs · log tiles).
TileColours colourTiles(const Rule& rule, const BitVector& presses, const TileColours& known = {});

} // namespace lightsout
