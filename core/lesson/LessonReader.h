// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/Lesson.h"

#include <variant>

namespace lightsout {

/// The most bytes of a lesson's file.
inline constexpr std::size_t maxLessonBytes = 1 << 20;

/// Reads a lesson, or tells the first thing wrong with it. Reads no file, and computes nothing but
/// boards of at most maxLessonVertices vertices. O(text).
std::variant<Lesson, LessonError> readLesson(std::string_view text);

} // namespace lightsout
