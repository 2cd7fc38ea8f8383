// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace lightsout {

/// Shows a dialog with the program's name and version.
void showAbout(QWidget* window);

} // namespace lightsout
