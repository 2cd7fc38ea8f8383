// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/ErrorDialog.h"

#include <QApplication>
#include <QMessageBox>

namespace lightsout {

void showError(QWidget* window, const QString& headline, const QString& reason) {
    QMessageBox message(QMessageBox::Warning, QApplication::applicationDisplayName(), headline,
                        QMessageBox::Ok, window);
    message.setTextFormat(Qt::PlainText);
    message.setInformativeText(reason);
    message.exec();
}

} // namespace lightsout
