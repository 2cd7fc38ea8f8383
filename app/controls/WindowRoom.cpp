// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/WindowRoom.h"

#include <QScreen>
#include <QWidget>

namespace lightsout {

namespace {

/// The largest frames of current desktops, in pixels: both edges, and the title bar.
constexpr QSize widestFrame(16, 48);

} // namespace

QSize windowRoom(const QWidget& window) {
    return window.screen()->availableSize() - widestFrame;
}

} // namespace lightsout
