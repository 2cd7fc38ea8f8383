// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"
#include "picture/Picture.h"
#include "support/Progress.h"

#include <vector>

namespace lightsout {

/// A picture of an animation, and how long it is shown.
struct AnimationStep {
    Picture picture;
    int milliseconds = 600;
};
using Animation = std::vector<AnimationStep>;

/// The most steps that are shown.
inline constexpr std::size_t maxAnimationSteps = 400;
/// Eliminations of larger boards are not shown: their entries could not be read.
inline constexpr std::size_t maxEliminatedCells = 36;

/// A solution being played, its presses still to come marked by stars.
Animation solutionAnimation(const Game& game, const BitVector& presses);
/// The elimination of [A | d], an operation a step. The board has up to maxEliminatedCells.
Animation eliminationAnimation(const Game& game, Progress& progress);
/// So many random presses, each vertex equally likely.
Animation randomAnimation(const Game& game, std::size_t presses, Random& random);

} // namespace lightsout
