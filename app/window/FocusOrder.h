// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace lightsout {

/// Focuses the next or previous widget at which Tab stops, in the order in which the window's
/// widgets were created. Qt's own focus chain can't be used, because parts of pages move between
/// parents and it loses some of them. Returns false if there is no such widget.
bool focusNextStop(QWidget& window, bool isNext);

} // namespace lightsout
