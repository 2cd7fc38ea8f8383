// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardGeometry.h"

#include "controls/Navigator.h"
#include "controls/PartedView.h"
#include "controls/TextSource.h"
#include "text/BoardText.h"

#include <QWidget>

namespace lightsout {

/// A widget with a board that can be fitted, zoomed, panned, pointed at, and navigated with the
/// arrow keys. Derived classes define its appearance and the effect of a touch.
///
/// The wheel, a pinch and the keys "+", "−" and "0" zoom. Dragging pans the board if it starts
/// outside the vertices, if the middle button or a finger is used, if the space bar is held, or if
/// the board is zoomed. On a zoomed board, and on a touch screen, a vertex is touched when the
/// button or finger is released. The view only reports the vertex under the pointer, and shows it
/// once setPointedAt() confirms it.
class BoardCanvas : public QWidget, public Navigable, public TextSource, public PartedView {
    Q_OBJECT

public:
    const BoardGeometry& geometry() const { return geometry_; }
    /// Returns the square in which a vertex is drawn, in the widget's coordinates.
    QRectF cellRect(Vertex vertex) const { return geometry_.cellRect(vertex); }
    /// Returns the vertex at the keyboard cursor, or nullopt if the board is empty.
    std::optional<Vertex> cursorVertex() const;
    void setPointedAt(std::optional<Vertex> vertex);

    QRectF contentRect() const override { return geometry_.boardRect(); }
    QRectF visibleRect() const override { return rect(); }
    /// Returns the area that the zoom buttons must not cover: it contains all cells, so that even
    /// the last one can be pressed.
    QRectF uncoveredRect() const override { return geometry_.drawnRect(); }
    void moveContent(QPointF pixels) override;
    void cancelDrag() override;
    void zoomBy(double factor, QPointF fixed) override;
    void zoomIn() override { zoomBy(1.25, rect().center()); }
    void zoomOut() override { zoomBy(0.8, rect().center()); }
    void zoomToFit() override;

    std::size_t partCount() const override { return geometry_.rule().vertexCount(); }
    QString partName(std::size_t part) const override { return cursorText(part); }
    QRectF partRect(std::size_t part) const override { return cellRect(part); }
    std::optional<std::size_t> partAt(QPointF position) const override;
    std::optional<std::size_t> currentPart() const override { return cursorVertex(); }
    QString partActionName(std::size_t part) const override;
    void pressPart(std::size_t part) override;

Q_SIGNALS:
    void pointedAt(std::optional<lightsout::Vertex> vertex);

protected:
    explicit BoardCanvas(QWidget* parent);

    /// Fits another board into the view. The cursor and the vertex pointed at are kept.
    void fit(const Rule& rule);
    /// Sets whether a fitted graph has room for more vertices around it. Fits it again if that
    /// changes, unless it is zoomed.
    void setHasRoomToDraw(bool hasRoom);
    /// Clears the vertex pointed at, and cancels a press or drag in progress. Must be called when
    /// the vertices are renumbered.
    void renumber();
    /// Adopts an edited version of the drawn graph, which keeps its position on the screen.
    void follow(const Rule& rule);
    void setCursorVertex(Vertex vertex) { cursor_ = vertex; }
    void ensureVisible(Vertex vertex);
    std::optional<Vertex> vertexPointedAt() const { return pointedAt_.copyIn(partRevision()); }
    bool isPanning() const { return panFrom_.has_value(); }

    /// Called when the visible part of the board or the scale has changed.
    virtual void viewChanged() { update(); }
    /// Handles a click on the vertex.
    virtual void touchVertex(Vertex vertex) = 0;
    /// Handles space or return on the cursor's vertex.
    virtual void touchCursor(Vertex vertex) = 0;
    /// Returns the description of the cursor's vertex for screen readers.
    virtual QString cursorText(Vertex vertex) const = 0;
    /// Returns the description of the board when its cursor is at `vertex`.
    virtual QString description(Vertex vertex) const { return cursorText(vertex); }
    /// Returns a text that says what touching the vertex would do; empty if it would do nothing.
    /// `name` names the vertex: the context menu and screen readers use different names.
    virtual QString touchText(Vertex /*vertex*/, VertexNaming /*name*/) const { return {}; }
    /// Must be called when the result of cursorText(), description() or touchText() has changed.
    void describe();

    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void showView();
    void beginPan(QPointF position);
    void moveCursor(int dx, int dy);

    BoardGeometry geometry_;
    bool hasRoomToDraw_ = false;
    Vertex cursor_ = 0;
    OfRevision<Vertex> pointedAt_;
    std::optional<QPointF> panFrom_; ///< last pointer position; set while the board is dragged
    std::optional<QPointF> heldAt_;  ///< where a vertex was pressed; it is touched on release
    bool isSpaceDown_ = false;
    bool wasSpaceUsed_ = false;            ///< whether space has been used to drag the board
    std::pair<Vertex, QString> described_; ///< the last vertex and name reported to screen readers
    Navigator* navigator_;
};

} // namespace lightsout
