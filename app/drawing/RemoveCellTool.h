// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardView.h"
#include "document/Drawing.h"

namespace lightsout {

/// The tool that removes the cells of a grid that are clicked or dragged over. By keyboard, space
/// removes the cell at the cursor.
class RemoveCellTool : public BoardTool {
    Q_OBJECT

public:
    RemoveCellTool(Drawing& drawing, BoardView& board);

    Advice advice() const override;
    void press(QPointF pixel, Qt::KeyboardModifiers modifiers) override;
    void move(QPointF pixel, bool isDown) override;
    void release(QPointF pixel, Qt::KeyboardModifiers modifiers) override;
    bool key(const QKeyEvent& event) override;
    void paint(QPainter& painter, const Theme& theme) const override;
    void reset() override;

private:
    void removeAt(QPointF pixel);

    Drawing& drawing_;
    BoardView& board_;
    std::optional<QPointF> pointer_;
    bool hasRemoved_ = false; ///< whether this drag has removed a cell
};

} // namespace lightsout
