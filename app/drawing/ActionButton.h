// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QPushButton>

namespace lightsout {

/// Returns a button that triggers `action` and is enabled whenever the action is.
QPushButton* makeActionButton(QAction* action, QWidget* parent);

} // namespace lightsout
