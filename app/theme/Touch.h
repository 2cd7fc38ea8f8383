// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QEvent;
class QObject;

/// Support for touch screens. After the first touch, controls are large enough for fingers. A long
/// press opens the context menu, like the right button of a mouse.
namespace lightsout::touch {

/// Minimum width and height of a control, in pixels.
constexpr int targetSize = 44;

/// Notices an event of the application if it is a touch of a window.
void notice(const QObject& watched, QEvent& event);

/// Returns the side length of a button that is `usual` pixels wide without a touch screen.
int sideOf(int usual);

/// Returns the text to append to the application's style sheet; empty before the first touch.
QString styleSheet();

} // namespace lightsout::touch
