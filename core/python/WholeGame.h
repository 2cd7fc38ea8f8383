// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"

namespace lightsout::python {

/// Returns the game without holes, for random play, which presses every vertex. Throws
/// pybind11::value_error if some vertex has only a button or only a light.
Game wholeGame(const Game& game);

} // namespace lightsout::python
