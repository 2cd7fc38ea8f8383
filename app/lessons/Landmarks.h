// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/Landmark.h"

#include <QPointer>
#include <QRect>
#include <QWidget>

namespace lightsout {

/// A thing of a lesson as it is seen in the window.
struct LandmarkPlace {
    QPointer<QWidget> widget; ///< null where it is not seen
    QRect rect;               ///< in the widget
};

/// Where a thing is; cells are those of the board with this rule.
LandmarkPlace findLandmark(const QWidget& window, const Landmark& thing, const Rule& rule);

/// Scrolls what it stands in until it is seen.
void scrollTo(const LandmarkPlace& place);

/// The object name of a page that lessons call so.
QString pageObjectName(const std::string& page);
/// Goes to a mode of the page in front, as a click does.
void chooseMode(const QWidget& window, const std::string& page, const std::string& mode);
/// Whether this page is in front in this mode.
bool isInFront(const QWidget& window, const PageChoice& choice);

} // namespace lightsout
