// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"
#include "picture/Picture.h"
#include "support/Progress.h"

#include <vector>

namespace lightsout {

/// A picture of an animation, with its duration.
struct AnimationStep {
    Picture picture;
    int milliseconds = 600;
};
using Animation = std::vector<AnimationStep>;

/// The maximum number of steps.
inline constexpr std::size_t maxAnimationSteps = 400;
/// Eliminations of larger boards are not shown: their entries would be illegible.
inline constexpr std::size_t maxEliminatedCells = 36;

/// Returns an animation of a solution; stars mark the remaining presses.
Animation solutionAnimation(const Game& game, const BitVector& presses);
/// Returns an animation of the elimination of [A | d], one step for each operation. The board has
/// at most maxEliminatedCells cells.
Animation eliminationAnimation(const Game& game, Progress& progress);
/// Returns an animation of `presses` random presses, with all vertices equally likely.
Animation randomAnimation(const Game& game, std::size_t presses, Random& random);

} // namespace lightsout
