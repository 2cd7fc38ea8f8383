// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tab/Scene.h"

#include <vector>

class QWidget;

namespace lightsout {

/// The description of a page for the main window. Each page's folder has a Tab.h that provides its
/// description.
struct Tab {
    QString name;  ///< the page's object name; never translated, and stored in the settings
    QString title; ///< in the language of the window, like the following members
    /// A single word that replaces the title if there is little room; empty if the title is a
    /// single word.
    QString shortTitle = {};
    QString toolTip; ///< a sentence that says what the page is for
    QWidget* (*makePage)(Workbench& workbench);
    std::vector<Scene> (*scenes)();
};

} // namespace lightsout
