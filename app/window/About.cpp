// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/About.h"

#include <QApplication>
#include <QIcon>
#include <QMessageBox>

namespace lightsout {

namespace {

constexpr int programIconSide = 64;

} // namespace

void showAbout(QWidget* window) {
    QMessageBox about(window);
    about.setWindowTitle(QCoreApplication::translate("About", "About the Lights Out Workbench"));
    about.setIconPixmap(QApplication::windowIcon().pixmap(programIconSide));
    about.setTextFormat(Qt::RichText);
    about.setText(QCoreApplication::translate(
                      "About",
                      "<h3>Lights Out Workbench %1</h3><p>A program for playing, understanding and "
                      "investigating Lights Out, on grids and on graphs.</p><p>Free software under "
                      "the GNU General Public License, version 3 or later.</p>")
                      .arg(QApplication::applicationVersion()));
    about.exec();
}

} // namespace lightsout
