// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/Lesson.h"

#include <map>
#include <optional>
#include <string>

namespace lightsout {

/// Values of expressions, by their texts; nothing for what has no value.
using LessonValues = std::map<std::string, std::optional<double>>;

/// Adds what the words speak of and that is computed.
void addValues(const Prose& prose, std::vector<Expression>& all);
/// Everything of that kind in a step, its answers included.
std::vector<Expression> valuesOf(const Step& step);

/// Computes them about a board. Callable from any thread; throws Cancelled.
LessonValues computeValues(const Game& game, const std::vector<Expression>& all,
                           std::optional<double> guess, Progress& progress);

} // namespace lightsout
