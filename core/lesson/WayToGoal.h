// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/Lesson.h"
#include "support/Progress.h"

#include <optional>
#include <vector>

namespace lightsout {

/// Returns cells whose presses, one after the other, reach the goal. Returns nullopt if neither
/// solving nor trying few presses finds any, or if the goal is not about presses.
std::optional<std::vector<Vertex>> wayToGoal(const Goal& goal, const Game& begun,
                                             Progress& progress);

/// Returns a number that a slider can have for which its condition holds, or nullopt.
std::optional<double> sliderAnswer(const Ask& ask, const Game& game, Progress& progress);

} // namespace lightsout
