// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QPushButton>

namespace lightsout {

/// A button that does what `action` does, and is enabled with it.
QPushButton* makeActionButton(QAction* action, QWidget* parent);

} // namespace lightsout
