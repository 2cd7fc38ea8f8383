// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardView.h"
#include "document/Drawing.h"
#include "drawing/WhatIf.h"

#include <QPolygonF>

namespace lightsout {

/// The tool that draws graphs. A click on an empty place adds a vertex, a drag from one vertex to
/// another joins them, and a drag from a vertex to an empty place adds a joined vertex. With Shift,
/// the influence is one-way.
///
/// With the keyboard, space selects the vertex at the cursor as the first end of a connection, and
/// then another as the second end. Insert adds a vertex next to the cursor, and Escape cancels.
class ConnectTool : public BoardTool {
    Q_OBJECT

public:
    ConnectTool(Drawing& drawing, BoardView& board);

    /// Makes the tool show what a connection would change before it is made.
    void setWhatIf(const WhatIf* whatIf);

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
    bool areConnected(Vertex from, Vertex to) const;
    void connectVertices(Vertex from, Vertex to, Qt::KeyboardModifiers modifiers);
    /// Returns the effect of the connection that a drag would make now, or nullopt if there is none
    /// or it is not known.
    std::optional<Prediction> effect() const;
    void takeOrConnectCursor(Qt::KeyboardModifiers modifiers);
    void addNextToCursor();

    Drawing& drawing_;
    BoardView& board_;
    const WhatIf* whatIf_ = nullptr;
    OfRevision<Vertex> from_;
    OfRevision<Vertex> over_; ///< vertex at which a drag would end now
    QPointF pressedAt_;
    QPointF pointer_;
    bool isDown_ = false;
    bool isDragging_ = false;
};

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
    Stroke stroke_ = Stroke::none;    ///< of moves made with keys
    QPolygonF outline_;               ///< outline of the lasso, or two corners of the box
    QPointF offset_;
};

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
    bool key(const QKeyEvent& event) override;
    void paint(QPainter& painter, const Theme& theme) const override;
    void reset() override;

private:
    /// Returns true if vertices of the board can be erased.
    bool isUsable() const;
    void erase(Vertex vertex, Stroke stroke);
    /// Returns the edge at a place; nullopt if edges can't be erased.
    std::optional<Arc> edgeAt(QPointF pixel) const;
    void eraseAt(QPointF pixel);

    const Kind kind_;
    Drawing& drawing_;
    BoardView& board_;
    std::optional<QPointF> pointer_;
    Stroke stroke_ = Stroke::none; ///< of the current drag
};

} // namespace lightsout
