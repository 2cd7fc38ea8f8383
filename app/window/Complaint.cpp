// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/Complaint.h"

#include <QApplication>
#include <QMessageBox>

namespace lightsout {

void complain(QWidget* window, const QString& headline, const QString& reason) {
    QMessageBox message(QMessageBox::Warning, QApplication::applicationDisplayName(), headline,
                        QMessageBox::Ok, window);
    message.setTextFormat(Qt::PlainText);
    message.setInformativeText(reason);
    message.exec();
}

} // namespace lightsout
