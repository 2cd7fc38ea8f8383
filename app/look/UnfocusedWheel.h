// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lightsout {

/// Keeps the wheel from changing spin boxes, combo boxes and sliders without focus, so that a form
/// can be scrolled with the pointer over its fields. Calling it again changes nothing.
void ignoreUnfocusedWheel();

} // namespace lightsout
