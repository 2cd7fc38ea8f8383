// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"

#include <QString>

#include <functional>

namespace lightsout {

/// A state of the workbench for a picture of a page.
struct Scene {
    QString name; ///< of the picture's file
    Game game;
    std::function<void(Workbench&)> then = {}; ///< called when the game is the current board
    QString button = {};                       ///< object name of a button to click
    int step = 0;                              ///< last step: the position of the page's slider
};

} // namespace lightsout
