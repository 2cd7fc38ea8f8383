// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"

#include <QAction>

class QWidget;

namespace lightsout {

/// The commands for teaching a class, for the file menu: codes of boards, and worksheets.
class ClassroomActions : public QObject {
    Q_OBJECT

public:
    ClassroomActions(Workbench& workbench, QWidget* window);

    QAction* challenge;
    QAction* worksheet;
};

} // namespace lightsout
