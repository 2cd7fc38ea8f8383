// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QMessageBox>
#include <QTest>
#include <QTimer>

#include <algorithm>

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

/// Whether a label of the dialog has the text in it.
inline bool shows(const QDialog& dialog, const QString& text) {
    const auto labels = dialog.findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(),
                       [&text](const QLabel* label) { return label->text().contains(text); });
}

/// Clicks the button whose text has `text` in it.
inline void click(const QMessageBox& box, const QString& text) {
    for (QAbstractButton* button : box.buttons()) {
        if (button->text().contains(text)) {
            QTest::mouseClick(button, Qt::LeftButton);
            return;
        }
    }
    QFAIL(qPrintable(text));
}

} // namespace lightsout
