// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window/CommandPalette.h"

#include <QAction>

namespace lightsout {

/// The action that opens the command palette and runs the chosen command.
class FindAction : public QAction {
    Q_OBJECT

public:
    /// `commands` must return all commands; it is called for each search.
    FindAction(std::function<std::vector<Command>()> commands, QWidget* window);
};

} // namespace lightsout
