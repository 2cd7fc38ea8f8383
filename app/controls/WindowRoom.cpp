// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/WindowRoom.h"

#include <QScreen>
#include <QWidget>

namespace lightsout {

namespace {

/// The largest window frame on current desktops, in pixels: the total width of both edges, and the
/// height of the title bar.
constexpr QSize widestFrame(16, 48);

} // namespace

QSize windowRoom(const QWidget& window) {
    return window.screen()->availableSize() - widestFrame;
}

} // namespace lightsout
