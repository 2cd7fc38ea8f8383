// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"

namespace lightsout {

/// Returns the board of the same kind that is one row and one column larger. Returns nullopt for
/// drawn graphs and custom patterns, or if the cells of that board would be too small to click.
std::optional<Lattice> nextSize(const Rule& rule);

/// Returns a solvable game on this grid. All lights are on if the previous game started that way
/// and cells toggle themselves; otherwise the lights are random.
Game gameOfNextSize(const Lattice& grid, const Game& before, Random& random);

} // namespace lightsout
