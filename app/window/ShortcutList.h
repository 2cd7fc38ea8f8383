// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QAction;
class QWidget;

namespace lightsout {

/// Shows what mouse and keyboard do, the shortcuts of `actions` among it.
void showShortcuts(const QList<const QAction*>& actions, QWidget* window);

} // namespace lightsout
