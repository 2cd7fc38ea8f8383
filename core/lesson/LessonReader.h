// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/Lesson.h"

#include <variant>

namespace lightsout {

/// Maximum size of a lesson's file, in bytes.
inline constexpr std::size_t maxLessonBytes = 1 << 20;

/// Parses a lesson that uses these names of the window. Returns the lesson, or the first error in
/// it. Accesses no files, and computes only boards of at most maxLessonVertices vertices. O(size of
/// the text).
std::variant<Lesson, LessonError> readLesson(std::string_view text,
                                             const LessonVocabulary& vocabulary);

} // namespace lightsout
