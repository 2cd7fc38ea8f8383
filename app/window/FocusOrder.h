// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace lightsout {

/// Focuses the next or previous widget that accepts focus by Tab, in the order in which the
/// window's widgets were created. Qt's own focus chain can't be used: it loses some widgets of
/// pages when they move between parents. Returns false if there is no such widget.
bool focusNextStop(QWidget& window, bool isNext);

} // namespace lightsout
