// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace lightsout {

/// Says which program and version this is.
void showAbout(QWidget* window);

} // namespace lightsout
