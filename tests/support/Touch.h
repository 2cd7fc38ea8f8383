// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

namespace lightsout {

/// Returns a touch screen, which Qt knows for the duration of the test.
inline QPointingDevice* touchScreen() {
    static QPointingDevice* const device = QTest::createTouchDevice();
    return device;
}

} // namespace lightsout
