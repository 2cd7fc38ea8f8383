// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardView.h"
#include "document/Drawing.h"

namespace lightsout {

/// The tool that erases vertices and edges of a graph, or cells of a grid, when the user clicks
/// them or drags over them. With the keyboard, space erases the vertex at the cursor.
class EraseTool : public BoardTool {
    Q_OBJECT

public:
    enum class Kind { graph, grid };

    EraseTool(Kind kind, Drawing& drawing, BoardView& board);

    Advice advice() const override;
    void press(QPointF pixel, Qt::KeyboardModifiers modifiers) override;
    void move(QPointF pixel, bool isDown) override;
    void release(QPointF pixel, Qt::KeyboardModifiers modifiers) override;
    bool key(const QKeyEvent& event) override;
    void paint(QPainter& painter, const Theme& theme) const override;
    void reset() override;

private:
    /// Returns true if vertices of the board can be erased.
    bool isUsable() const;
    void erase(Vertex vertex, bool continuesStroke);
    /// Returns the edge at a place; nullopt if edges can't be erased.
    std::optional<Arc> edgeAt(QPointF pixel) const;
    void eraseAt(QPointF pixel);

    const Kind kind_;
    Drawing& drawing_;
    BoardView& board_;
    std::optional<QPointF> pointer_;
    bool hasErased_ = false; ///< whether this drag has erased anything
};

} // namespace lightsout
