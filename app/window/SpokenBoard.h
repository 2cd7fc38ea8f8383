// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"

#include <QWidget>

namespace lightsout {

/// Announces to screen readers what a move has done to the board: the state of the cell, the number
/// of lights that changed, and the number that are on; and what was drawn or erased.
class SpokenBoard : public QObject {
    Q_OBJECT

public:
    /// Announces the moves of the document that is shown. The window owns this object.
    SpokenBoard(Workbench& workbench, QWidget& window);

private:
    void follow(const Move& move);
    QString effectOfPress(Vertex vertex, bool isNamed) const;
    QString effectOfArcs(const std::vector<Arc>& arcs) const;
    /// Returns the state of a vertex and the numbers of lights that changed and that are on.
    QString effect(Vertex vertex, int changed, bool isNamed) const;
    /// Returns the kind and the lights of a board that has just been shown.
    QString boardText() const;

    Workbench& workbench_;
    QWidget& window_;
};

} // namespace lightsout
