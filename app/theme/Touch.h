// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lightsout {

/// Support for touch screens. After the first touch, controls are large enough for fingers. A long
/// press opens the context menu, like the right button of a mouse.
namespace touch {

/// Minimum width and height of a control, in pixels.
constexpr int targetSize = 44;

/// Starts watching the windows of the program.
void install();

/// Returns the side length of a button that is `usual` pixels wide without a touch screen.
int sideOf(int usual);

/// Returns the text to append to the application's style sheet; empty before the first touch.
QString styleSheet();

} // namespace touch

} // namespace lightsout
