// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"

#include <QString>

#include <vector>

namespace lightsout {

/// A notable board, stored as a document in resources/boards.
struct Example {
    const char* file; ///< without folder and extension
    const char* title;
    const char* sentence;
};

const std::vector<Example>& examples();

// Return the strings in the window's language.
QString exampleTitle(const Example& example);
QString exampleSentence(const Example& example);

Game exampleGame(const Example& example);

} // namespace lightsout
