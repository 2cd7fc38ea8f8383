// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"

namespace lightsout {

/// Returns a grid with every light on.
inline Game litGrid(std::size_t rows, std::size_t columns, Topology topology = Topology::plane) {
    return Game::allOn(Lattice{.rows = rows, .cols = columns, .topology = topology});
}

} // namespace lightsout
