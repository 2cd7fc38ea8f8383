// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"

#include <QStatusBar>

namespace lightsout {

class FileActions;

/// The line at the bottom of the window: what is known of the board, what becomes of its file, and
/// what is being worked out.
class StatusBar : public QStatusBar {
    Q_OBJECT

public:
    StatusBar(Workbench& workbench, const FileActions& file, QWidget* parent);

    /// Shows a text for a moment.
    void showBriefly(const QString& text);
};

} // namespace lightsout
