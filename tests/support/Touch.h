// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

namespace lightsout {

/// A screen for fingers, which Qt knows for as long as the test runs.
inline QPointingDevice* touchScreen() {
    static QPointingDevice* const device = QTest::createTouchDevice();
    return device;
}

} // namespace lightsout
