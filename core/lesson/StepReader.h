// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/Lesson.h"

namespace lightsout {

/// The mark before and after the lines of a step that are instructions, not text.
inline constexpr std::string_view fenceMark = "```";

/// Reads a step from two parts of the source: the line of its title, which starts with "## ", and
/// the text up to the next title. `before` is the board that the previous steps have set up.
Step readStep(LessonSource& source, std::string_view title, std::string_view body,
              const Game& before, const LessonVocabulary& vocabulary);

} // namespace lightsout
