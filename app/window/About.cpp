// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/About.h"

#include <QApplication>
#include <QMessageBox>

namespace lightsout {

void showAbout(QWidget* window) {
    QMessageBox::about(
        window, QCoreApplication::translate("About", "About the Lights Out Workbench"),
        QCoreApplication::translate(
            "About",
            "<h3>Lights Out Workbench %1</h3><p>For playing, understanding and measuring "
            "Lights Out, on grids and on graphs.</p><p>Free software under the GNU General "
            "Public License, version 3 or later.</p>")
            .arg(QApplication::applicationVersion()));
}

} // namespace lightsout
