// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tab/Scene.h"

#include <vector>

class QWidget;

namespace lightsout {

/// The description of a page for the frame. Each page's folder has a Tab.h that provides its own.
struct Tab {
    QString name;  ///< the page's object name; never translated, and stored in the settings
    QString title; ///< in the language of the window, like the following members
    /// One word instead of the title if tabs have little room; empty if the title is one.
    QString shortTitle = {};
    QString toolTip; ///< a sentence on what the page is for
    QWidget* (*makePage)(Workbench& workbench);
    std::vector<Scene> (*scenes)();
};

} // namespace lightsout
