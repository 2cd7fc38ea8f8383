// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"
#include "support/Result.h"

#include <string>

namespace lightsout {

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
