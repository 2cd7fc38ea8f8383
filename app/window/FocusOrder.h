// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace lightsout {

/// Focuses the next or previous widget that Tab stops at, in the order in which the window's
/// widgets were created: parts of pages move between parents, and Qt's own chain loses some of
/// them. Returns false if there is none.
bool focusNextStop(QWidget& window, bool isNext);

} // namespace lightsout
