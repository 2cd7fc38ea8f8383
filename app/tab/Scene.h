// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"

#include <QString>

#include <functional>

namespace lightsout {

/// A state of the workbench in which a picture of a page is taken.
struct Scene {
    QString name; ///< name of the picture's file
    Game game;
    std::function<void(Workbench&)> then = {}; ///< called after the game has become current
    QString button = {};                       ///< object name of a button to click
    int step = 0;                              ///< final position of the page's slider
};

} // namespace lightsout
