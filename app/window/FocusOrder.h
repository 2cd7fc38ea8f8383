// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace lightsout {

/// Gives the keys to the next widget that Tab stops at, or to the one before, in the order in which
/// the window's widgets were made: parts of pages move between parents, and Qt's own chain loses
/// some on the way. False where there is none.
bool focusNextStop(QWidget& window, bool isNext);

} // namespace lightsout
