// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QWidget;

namespace lightsout {

/// Returns the maximum initial size of a window's content so that all of it is on its screen, with
/// room for the frame and the title bar, whose sizes are only known once it is shown.
QSize windowRoom(const QWidget& window);

} // namespace lightsout
