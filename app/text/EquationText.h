// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"

#include <QString>

namespace lightsout {

/// Returns the equation of a light: "x₂ + x₄ + x₅ = 1", with the presses that toggle it on the left
/// and whether it has to change on the right. Long sums are shortened in the middle.
QString equationText(const Game& game, Vertex light);

} // namespace lightsout
