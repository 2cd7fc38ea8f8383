// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window/CommandPalette.h"

#include <QAction>

namespace lightsout {

/// Lets commands be found by typing, and does what was chosen.
class FindAction : public QAction {
    Q_OBJECT

public:
    /// `commands` tells all that there are when they are looked for.
    FindAction(std::function<std::vector<Command>()> commands, QWidget* window);
};

} // namespace lightsout
