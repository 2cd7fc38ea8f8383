// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lightsout {

/// A gesture such as a drag. Its moves become one undo step, unless another step comes between
/// them.
enum class Stroke : int { none = -1 };

/// Returns a stroke to which no move belongs yet.
inline Stroke newStroke() {
    static int last = 0;
    return static_cast<Stroke>(++last);
}

} // namespace lightsout
