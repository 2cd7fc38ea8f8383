// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lightsout {

/// Support for touch screens: after the first touch, controls are large enough for fingers, and a
/// long press opens the context menu, like the right button of a mouse.
namespace touch {

/// Width and height of a control, in pixels.
constexpr int targetSize = 44;

/// Watches the windows of the program from now on.
void install();

/// Returns the side length of a button that is `usual` pixels wide when used with a mouse.
int sideOf(int usual);

/// Returns text to append to the application's style sheet: empty before the first touch.
QString styleSheet();

} // namespace touch

} // namespace lightsout
