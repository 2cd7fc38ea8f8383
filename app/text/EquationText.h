// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"

#include <QString>

namespace lightsout {

/// Returns the equation of a light: "x₂ + x₄ + x₅ = 1", with the presses that toggle it on the
/// left, and 1 on the right if it has to change, otherwise 0. Long sums are shortened in the
/// middle.
QString equationText(const Game& game, Vertex light);

} // namespace lightsout
