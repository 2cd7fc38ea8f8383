// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"
#include "picture/Picture.h"
#include "support/Progress.h"

#include <vector>

namespace lightsout {

/// One picture of an animation, with the time for which it is shown.
struct AnimationStep {
    Picture picture;
    int milliseconds = 600;
};
using Animation = std::vector<AnimationStep>;

/// The maximum number of steps in an animation, without the pictures in between.
inline constexpr std::size_t maxAnimationSteps = 400;

/// Returns an animation of a solution, in which stars mark the remaining presses.
Animation solutionAnimation(const Game& game, const BitVector& presses);
/// Returns an animation of the elimination of [A | d], in which each operation is filmed as in the
/// window, with fewer pictures if there are many operations. The board must have at most
/// maxAnimatedVertices vertices.
Animation eliminationAnimation(const Game& game, Progress& progress);
/// Returns an animation of `presses` random presses, with all vertices equally likely.
Animation randomAnimation(const Game& game, std::size_t presses, Random& random);

} // namespace lightsout
