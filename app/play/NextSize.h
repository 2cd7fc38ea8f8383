// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"

namespace lightsout {

/// The board of the same kind that is one row and one column larger; nothing for drawn graphs,
/// own patterns, and where it would be no board to play.
std::optional<Lattice> nextSize(const Rule& rule);

/// A game on it that can be won: all lights on where the game before began so, else random lights.
Game gameOfNextSize(const Lattice& grid, const Game& before, Random& random);

} // namespace lightsout
