// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/Lesson.h"

#include <variant>

namespace lightsout {

/// Maximum size of a lesson's file, in bytes.
inline constexpr std::size_t maxLessonBytes = 1 << 20;

/// Reads a lesson, or returns the first error in it. Reads no file, and computes nothing except
/// boards of at most maxLessonVertices vertices. O(text).
std::variant<Lesson, LessonError> readLesson(std::string_view text);

} // namespace lightsout
