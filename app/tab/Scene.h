// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"

#include <QString>

#include <functional>

namespace lightsout {

/// A state of the workbench worth a picture of a page.
struct Scene {
    QString name; ///< of the picture's file
    Game game;
    std::function<void(Workbench&)> then = {}; ///< once the game is on the table
    QString button = {};                       ///< to click, by its object name
    int step = 0;                              ///< to go to at last, on the page's slider
};

} // namespace lightsout
