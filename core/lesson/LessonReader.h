// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/Lesson.h"
#include "support/Result.h"

#include <variant>

namespace lightsout {

/// Maximum size of a lesson's file, in bytes.
inline constexpr std::size_t maxLessonBytes = 1 << 20;

/// Parses a lesson, which may refer to the parts of the window named in `vocabulary`. Returns the
/// lesson, or the first error in it. Accesses no files, and creates only boards of at most
/// maxLessonVertices vertices. O(size of the text).
std::variant<Lesson, LessonError> readLesson(std::string_view text,
                                             const LessonVocabulary& vocabulary);

/// The initial text of a new lesson, in the user's language.
struct NewLessonWords {
    std::string title;
    std::string stepTitle;
    std::string text;
    std::string ask;
};

/// Returns a lesson with one step on this board, as a starting point for a teacher. readLesson()
/// reads it, and its step sets up the same game.
Result<std::string> newLesson(const Game& game, const NewLessonWords& words);

} // namespace lightsout
