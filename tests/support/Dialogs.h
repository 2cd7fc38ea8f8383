// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QTimer>

#include <algorithm>

namespace lightsout {

/// Calls handle(dialog) once a modal dialog of this type is open and has the keyboard focus. Must
/// be called before the code that opens it, because exec() blocks.
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

/// Returns true if a label of the dialog contains the text.
inline bool shows(const QDialog& dialog, const QString& text) {
    const auto labels = dialog.findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(),
                       [&text](const QLabel* label) { return label->text().contains(text); });
}

} // namespace lightsout
