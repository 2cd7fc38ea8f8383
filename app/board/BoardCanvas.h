// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardGeometry.h"

#include "look/Navigator.h"
#include "look/PartedView.h"
#include "look/TextSource.h"
#include "text/BoardText.h"

#include <QWidget>

namespace lightsout {

/// A board in a widget: fitted, zoomed, panned, pointed at, and walked with the arrow keys. What it
/// looks like and what a touch does is for those that derive from it.
///
/// The wheel, a pinch and + − 0 zoom. Dragging pans: beside the vertices, with the middle button,
/// with the space bar held, and anywhere on a board that is zoomed; then a vertex is touched when
/// the button is let go. What is pointed at is only said: it counts when setPointedAt() confirms
/// it.
class BoardCanvas : public QWidget, public Navigable, public TextSource, public PartedView {
    Q_OBJECT

public:
    const BoardGeometry& geometry() const { return geometry_; }
    /// The square a vertex is drawn in, in the widget's coordinates.
    QRectF cellRect(Vertex vertex) const { return geometry_.cellRect(vertex); }
    /// Where the arrow keys are, if it is a vertex.
    std::optional<Vertex> cursorVertex() const;
    void setPointedAt(std::optional<Vertex> vertex);

    QRectF contentRect() const override { return geometry_.boardRect(); }
    QRectF visibleRect() const override { return rect(); }
    /// The last cell is pressed as any other.
    QRectF uncoveredRect() const override { return geometry_.drawnRect(); }
    void moveContent(QPointF pixels) override;
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

    /// Fits another board into the view. Cursor and pointer stay where they are.
    void fit(const Rule& rule);
    /// To be called when the vertices' numbers mean others: nothing is pointed at or held any more.
    void renumber();
    /// Takes over an edit of a drawn graph, which stays where it is on the screen.
    void follow(const Rule& rule);
    void setCursorVertex(Vertex vertex) { cursor_ = vertex; }
    void ensureVisible(Vertex vertex);
    std::optional<Vertex> vertexPointedAt() const { return pointedAt_.copyIn(partRevision()); }
    bool isPanning() const { return panFrom_.has_value(); }

    /// Another part of the board is seen, or the same at another scale.
    virtual void viewChanged() { update(); }
    /// A click on the vertex.
    virtual void touchVertex(Vertex vertex) = 0;
    /// Space or return on the cursor's vertex.
    virtual void touchCursor(Vertex vertex) = 0;
    /// For screen readers: what the cursor's vertex is like.
    virtual QString cursorText(Vertex vertex) const = 0;
    /// The description of a board whose cursor is at `vertex`.
    virtual QString description(Vertex vertex) const { return cursorText(vertex); }
    /// What a touch of the vertex would do, for the context menu and for screen readers, which name
    /// it in different ways; empty if it would do nothing.
    virtual QString touchText(Vertex /*vertex*/, VertexNaming /*name*/) const { return {}; }
    /// To be called when that has changed.
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
    Vertex cursor_ = 0;
    OfRevision<Vertex> pointedAt_;
    std::optional<QPointF> panFrom_; ///< while the board is dragged
    std::optional<QPointF> heldAt_;  ///< where a vertex of a zoomed board is held
    bool isSpaceDown_ = false;
    bool wasSpaceUsed_ = false; ///< to drag the board
    Navigator* navigator_;
};

} // namespace lightsout
