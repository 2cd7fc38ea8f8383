// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QWidget;

namespace lightsout {

/// How large the inside of a window may be at first, so that all of it is on its screen: the
/// frame and the title bar, which are only known once it is shown, have room too.
QSize windowRoom(const QWidget& window);

} // namespace lightsout
