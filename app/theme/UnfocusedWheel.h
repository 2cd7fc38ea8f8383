// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lightsout {

/// Prevents the mouse wheel from changing spin boxes, combo boxes and sliders without focus, so
/// that a form can be scrolled while the pointer is over its fields. Calling this function again
/// has no effect.
void ignoreUnfocusedWheel();

} // namespace lightsout
