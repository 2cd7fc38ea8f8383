// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QAction;
class QWidget;

namespace lightsout {

/// Shows what mouse and keyboard do: on the pages, and the shortcuts of all commands in `menus` and
/// their submenus.
void showShortcuts(const QList<QAction*>& menus, QWidget* window);

} // namespace lightsout
