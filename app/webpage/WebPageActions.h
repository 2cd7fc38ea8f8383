// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"

#include <QAction>

class QWidget;

namespace lightsout {

/// The command that shares boards as a web page.
class WebPageActions : public QObject {
    Q_OBJECT

public:
    WebPageActions(Workbench& workbench, QWidget* window);

    QAction* share;
};

} // namespace lightsout
