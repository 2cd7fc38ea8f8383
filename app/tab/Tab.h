// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tab/Scene.h"

#include <vector>

class QWidget;

namespace lightsout {

/// What the frame knows of a page. Each page's folder has a Tab.h that gives its own.
struct Tab {
    QString name;  ///< the page's object name; never translated, and kept in the settings
    QString title; ///< in the language of the window, as what follows
    /// One word in place of the title where tabs find little room; empty if the title is one.
    QString shortTitle = {};
    QString toolTip; ///< a sentence on what the page is for
    QWidget* (*makePage)(Workbench& workbench);
    std::vector<Scene> (*scenes)();
};

} // namespace lightsout
