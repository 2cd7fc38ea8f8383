// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/ErrorDialog.h"

#include <QApplication>
#include <QMessageBox>

namespace lightsout {

namespace {

QString& shownLast() {
    static QString text;
    return text;
}

} // namespace

QString lastError() {
    return shownLast();
}

void showError(QWidget* window, const QString& headline, const QString& reason) {
    shownLast() = headline + QLatin1Char('\n') + reason;
    QMessageBox message(QMessageBox::Warning, QApplication::applicationDisplayName(), headline,
                        QMessageBox::Ok, window);
    message.setTextFormat(Qt::PlainText);
    message.setInformativeText(reason);
    message.exec();
}

} // namespace lightsout
