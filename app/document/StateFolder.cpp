// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/StateFolder.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>

namespace lightsout {

QString stateFolder(const QString& kind) {
#ifdef Q_OS_WIN
    const QString state = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
#else
    // QStandardPaths knows this folder only from Qt 6.7 on.
    QString state = qEnvironmentVariable("XDG_STATE_HOME");
    if (!QDir::isAbsolutePath(state)) {
        state = QDir::home().filePath(QStringLiteral(".local/state"));
    }
#endif
    return QDir(state).filePath(QCoreApplication::applicationName() + QLatin1Char('/') + kind);
}

} // namespace lightsout
