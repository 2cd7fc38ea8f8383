// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/Lesson.h"

#include <map>
#include <optional>
#include <string>

namespace lightsout {

/// Values of expressions, indexed by the text of the expression; nullopt for an expression without
/// a value.
using LessonValues = std::map<std::string, std::optional<double>>;

/// Appends the expressions in the prose to `all`.
void addValues(const Prose& prose, std::vector<Expression>& all);
/// Returns all expressions in a step, including its answers.
std::vector<Expression> valuesOf(const Step& step);

/// Computes expressions for a board. Callable from any thread; throws Cancelled.
LessonValues computeValues(const Game& game, const std::vector<Expression>& all,
                           std::optional<double> guess, Progress& progress);

} // namespace lightsout
