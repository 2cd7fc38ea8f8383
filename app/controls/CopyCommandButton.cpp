// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/CopyCommandButton.h"

#include <QClipboard>
#include <QGuiApplication>

#include <utility>

namespace lightsout {

CopyCommandButton::CopyCommandButton(std::function<QStringList()> commands, QWidget* parent)
    : QPushButton(tr("Copy co&mmand"), parent) {
    setObjectName(QStringLiteral("copyCommand"));
    setToolTip(tr("Copy a command that gives the same result in a terminal"));
    setAutoDefault(false);
    connect(this, &QPushButton::clicked, this, [commands = std::move(commands)] {
        QGuiApplication::clipboard()->setText(commands().join(QLatin1Char('\n')));
    });
}

} // namespace lightsout

#include "moc_CopyCommandButton.cpp"
