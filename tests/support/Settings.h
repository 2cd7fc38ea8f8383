// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QStandardPaths>

namespace lightsout {

/// Makes the program use settings and autosaved boards of tests instead of the user's.
inline void useTestSettings() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("lightsout"));
    QCoreApplication::setApplicationName(QStringLiteral("lightsout-test"));
}

} // namespace lightsout
