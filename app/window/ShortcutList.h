// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QAction;
class QWidget;

namespace lightsout {

/// Shows a list of the mouse and keyboard actions on the pages, and of the shortcuts of all
/// commands in `menus` and their submenus.
void showShortcuts(const QList<QAction*>& menus, QWidget* window);

} // namespace lightsout
