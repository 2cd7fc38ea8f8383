// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"
#include "support/Result.h"

#include <string>

namespace lightsout {

/// The words that a new lesson begins with, in the language of its reader.
struct NewLessonWords {
    std::string title;
    std::string stepTitle;
    std::string text;
    std::string ask;
};

/// A lesson of one step on this board, for a teacher to go on with. readLesson() reads it, and its
/// step sets up the same game.
Result<std::string> newLesson(const Game& game, const NewLessonWords& words);

} // namespace lightsout
