// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lightsout {

/// What the window does for fingers: once one has touched it, controls are large enough for them,
/// and a long press asks for the menu that the right button of a mouse asks for.
namespace touch {

/// Width and height of a control, in pixels.
constexpr int targetSize = 44;

/// Watches the windows of the program from now on.
void install();

/// The side of a button that takes `usual` pixels for a mouse.
int sideOf(int usual);

/// To be added to the style sheet of the application: nothing before the first touch.
QString styleSheet();

} // namespace touch

} // namespace lightsout
