// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardView.h"
#include "compare/Comparison.h"
#include "controls/TextLabel.h"

namespace lightsout {

/// A view in which both boards can be played. They are side by side or one above the other,
/// whichever makes them larger. The cells of two grids have equal size.
class TwinBoards : public QWidget {
    Q_OBJECT

public:
    TwinBoards(Workbench& workbench, Comparison& comparison, QWidget* parent = nullptr);

    BoardView* view(Side side) const { return panels_[static_cast<std::size_t>(side)].view; }

    QSize minimumSizeHint() const override { return {300, 200}; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Panel {
        TextLabel* title;
        TextLabel* state;
        BoardView* view;
    };

    void follow();
    void followGuide();
    void showStates();
    /// Marks a vertex of the pinned board and the same place on the other board.
    void pointAt(std::optional<Vertex> pinned);
    void arrange();
    QString stateText(Side side) const;

    Workbench& workbench_;
    Comparison& comparison_;
    std::array<Panel, 2> panels_;
};

} // namespace lightsout
