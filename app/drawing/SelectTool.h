// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardView.h"
#include "document/Drawing.h"

#include <QPolygonF>

namespace lightsout {

/// The tool that selects and moves. A click selects a vertex or an edge, a drag from an empty place
/// selects everything in a box (with Alt, in a lasso), and a drag from a vertex moves the
/// selection. Shift or Ctrl extends the selection.
///
/// With the keyboard, space selects the vertex at the cursor, Shift and the arrow keys move the
/// selection, and Escape clears it.
class SelectTool : public BoardTool {
    Q_OBJECT

public:
    SelectTool(Drawing& drawing, BoardView& board);

    Advice advice() const override;
    void press(QPointF pixel, Qt::KeyboardModifiers modifiers) override;
    void move(QPointF pixel, bool isDown) override;
    void release(QPointF pixel, Qt::KeyboardModifiers modifiers) override;
    void doubleClick(QPointF pixel) override;
    bool key(const QKeyEvent& event) override;
    void paint(QPainter& painter, const Theme& theme) const override;
    void reset() override;

Q_SIGNALS:
    /// Emitted when the user wants to name the selected vertex.
    void labelRequested();

private:
    enum class Drag { none, box, lasso, vertices };

    void selectInside(bool grows);
    bool nudge(int dx, int dy);

    Drawing& drawing_;
    BoardView& board_;
    Drag drag_ = Drag::none;
    bool hasMoved_ = false;
    std::optional<quint64> nudgedTo_; ///< revision after the last move made with a key
    QPolygonF outline_;               ///< outline of the lasso, or two corners of the box
    QPointF offset_;
};

} // namespace lightsout
