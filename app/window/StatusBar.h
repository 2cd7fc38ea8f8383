// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"

#include <QStatusBar>

namespace lightsout {

class FileActions;

/// The status bar at the bottom of the window. It shows facts about the board, messages about its
/// file, and the progress of computations.
class StatusBar : public QStatusBar {
    Q_OBJECT

public:
    StatusBar(Workbench& workbench, const FileActions& file, QWidget* parent);

    /// Shows a message briefly.
    void showBriefly(const QString& text);
    /// Returns the widget with the facts about the board.
    QWidget& facts() const { return *facts_; }
    /// Describes the analysis of a board with its expected cost.
    static QString progressText(const std::optional<WorkEstimate>& expected);

private:
    QWidget* facts_;
};

} // namespace lightsout
