// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardView.h"
#include "document/Drawing.h"

#include <QPolygonF>

namespace lightsout {

/// Selects and moves: a click selects a vertex or an edge, a drag from an empty place a box of them
/// (with Alt, a lasso), a drag from a vertex moves what is selected. With Shift or Ctrl the
/// selection grows.
///
/// By keyboard: space selects the vertex at the cursor, Shift and arrows move what is selected,
/// Escape selects nothing.
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
    /// The user wants to name the selected vertex.
    void labelRequested();

private:
    enum class Drag { none, box, lasso, vertices };

    void selectInside(bool grows);
    bool nudge(int dx, int dy);

    Drawing& drawing_;
    BoardView& board_;
    Drag drag_ = Drag::none;
    bool hasMoved_ = false;
    std::optional<quint64> nudgedTo_; ///< the revision that moving by a key led to
    QPolygonF outline_;               ///< of the lasso; of the box, two corners
    QPointF offset_;
};

} // namespace lightsout
