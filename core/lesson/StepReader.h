// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/Lesson.h"

namespace lightsout {

/// What begins and ends the lines of a step that are no text.
inline constexpr std::string_view fenceMark = "```";

/// Reads a step from pieces of the source: the line of its title, "## " first, and what follows up
/// to the next. `before` is the board that the steps before have set up.
Step readStep(LessonSource& source, std::string_view title, std::string_view body,
              const Game& before);

} // namespace lightsout
