// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lightsout {

/// Keeps the wheel from changing spin boxes, combo boxes and sliders without focus, so that a form
/// can be scrolled with the pointer over its fields. Calling this function again has no effect.
void ignoreUnfocusedWheel();

} // namespace lightsout
