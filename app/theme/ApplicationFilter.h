// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>

namespace lightsout {

/// Makes `filter` filter all events of the application. There are three such filters:
///
/// - Style notices whether Alt is pressed, and whether the keyboard or the mouse is in use.
/// - The watch of touch::install() notices touches, and a finger that is held.
/// - While a lesson is open, its LessonSession notices clicks, and widgets that move.
inline void filterApplication(QObject& filter) {
    qApp->installEventFilter(&filter);
}

} // namespace lightsout
