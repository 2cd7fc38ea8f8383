// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/NewWindow.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QProcess>

namespace lightsout {

namespace {

using Starter = std::function<bool(const QString&, const QStringList&)>;

Starter& starter() {
    static Starter start = [](const QString& program, const QStringList& arguments) {
        return QProcess::startDetached(program, arguments);
    };
    return start;
}

} // namespace

bool openNewWindow(const QString& path) {
    // An absolute path can't be mistaken for an option, regardless of the file's name.
    return starter()(QCoreApplication::applicationFilePath(),
                     path.isEmpty() ? QStringList{QStringLiteral("--new")}
                                    : QStringList{QFileInfo(path).absoluteFilePath()});
}

void setProgramStarter(Starter start) {
    starter() = std::move(start);
}

} // namespace lightsout
