// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>

namespace lightsout {

/// Makes `filter` filter all events of the application. There are three such filters:
///
/// - Style notices Alt and touches, and whether the keyboard or the mouse is in use.
/// - While a lesson is open, its LessonSession notices clicks, and widgets that move.
/// - spareToolTips() notices changes of tool tips, which are descriptions for screen readers.
inline void filterApplication(QObject& filter) {
    qApp->installEventFilter(&filter);
}

} // namespace lightsout
