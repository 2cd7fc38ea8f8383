// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/Landmark.h"

#include <QPointer>
#include <QRect>
#include <QWidget>

namespace lightsout {

/// The visible position of a landmark in the window.
struct LandmarkPlace {
    QPointer<QWidget> widget; ///< null if it is not visible
    QRect rect;               ///< in coordinates of the widget
};

/// Returns the position of a landmark. Cells are those of the board with this rule.
LandmarkPlace findLandmark(const QWidget& window, const Landmark& thing, const Rule& rule);

/// Scrolls the containers of a landmark until it is visible.
void scrollTo(const LandmarkPlace& place);

/// Returns the object name of the page with this name in lessons.
QString pageObjectName(const std::string& page);
/// Switches the current page to a mode, as if the user had clicked on it.
void chooseMode(const QWidget& window, const std::string& page, const std::string& mode);
/// Returns whether this page is the current one and is in this mode.
bool isInFront(const QWidget& window, const PageChoice& choice);

} // namespace lightsout
