// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QWidget;

namespace lightsout {

/// Returns the maximum initial size of a window's content such that the whole window fits on its
/// screen. Leaves room for the frame and the title bar, whose sizes are not known before the window
/// is shown.
QSize windowRoom(const QWidget& window);

} // namespace lightsout
