// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QTimer>

namespace lightsout {

/// Calls handle(dialog) once a modal dialog of the type is open and has the keyboard. Call before
/// what opens it: exec() blocks.
template <typename Dialog, typename Handler>
void whenDialogOpens(Handler handle) {
    auto* poll = new QTimer(qApp);
    QObject::connect(poll, &QTimer::timeout, poll, [poll, handle] {
        auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
        if (dialog != nullptr && dialog->isActiveWindow()) {
            poll->stop();
            poll->deleteLater();
            handle(*dialog);
        }
    });
    poll->start(10);
}

} // namespace lightsout
