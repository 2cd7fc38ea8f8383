// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardView.h"
#include "document/Drawing.h"

namespace lightsout {

/// The tool that draws graphs. A click on an empty place adds a vertex, a drag from one vertex to
/// another joins them, and a drag from a vertex to an empty place adds a joined vertex. With Shift,
/// the influence is one-way.
///
/// With the keyboard, space selects the vertex at the cursor as the first end and then as the
/// second end, Insert adds a vertex next to the cursor, and Escape cancels.
class ConnectTool : public BoardTool {
    Q_OBJECT

public:
    ConnectTool(Drawing& drawing, BoardView& board);

    Advice advice() const override;
    void press(QPointF pixel, Qt::KeyboardModifiers modifiers) override;
    void move(QPointF pixel, bool isDown) override;
    void release(QPointF pixel, Qt::KeyboardModifiers modifiers) override;
    bool key(const QKeyEvent& event) override;
    void paint(QPainter& painter, const Theme& theme) const override;
    void reset() override;

private:
    std::optional<Vertex> from() const { return from_.copyIn(drawing_.vertexRevision()); }
    std::optional<Vertex> over() const { return over_.copyIn(drawing_.vertexRevision()); }
    OfRevision<Vertex> held(std::optional<Vertex> vertex) const;
    void connectVertices(Vertex from, Vertex to, Qt::KeyboardModifiers modifiers);
    void takeOrConnectCursor(Qt::KeyboardModifiers modifiers);
    void addNextToCursor();

    Drawing& drawing_;
    BoardView& board_;
    OfRevision<Vertex> from_;
    OfRevision<Vertex> over_; ///< vertex at which a drag would end now
    QPointF pressedAt_;
    QPointF pointer_;
    bool isDown_ = false;
    bool isDragging_ = false;
};

} // namespace lightsout
