// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"

#include <QAction>

class QWidget;

namespace lightsout {

/// The commands for teaching a class: challenge codes, the board of the day, and worksheets.
class ClassroomActions : public QObject {
    Q_OBJECT

public:
    ClassroomActions(Workbench& workbench, QWidget* window);

    QAction* challenge;
    QAction* today; ///< begins the board of the day
    QAction* worksheet;
};

} // namespace lightsout
