// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QStandardPaths>

namespace lightsout {

/// From now on settings and kept boards are those of tests, not those of who runs them.
inline void useTestSettings() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("lightsout"));
    QCoreApplication::setApplicationName(QStringLiteral("lightsout-test"));
}

} // namespace lightsout
