// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QStringList>

namespace lightsout {

/// Returns the output of a command line in a shell in a folder, as for a user who pasted it. The
/// programs are found by their names. Returns an empty array if it fails.
inline QByteArray shellOutput(const QString& line, const QString& folder,
                              const QStringList& programs) {
    QStringList places;
    for (const QString& program : programs) {
        places << QFileInfo(program).absolutePath();
    }
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("PATH", places.join(':') + ':' + environment.value("PATH"));
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder);
    process.start("sh", {"-c", line});
    const bool isDone = process.waitForFinished(-1) && process.exitCode() == 0;
    return isDone ? process.readAllStandardOutput() : QByteArray();
}

} // namespace lightsout
