#pragma once

#include "board/BoardGeometry.h"

#include <QWidget>

namespace lightsout {

/// A board in a widget: fitted, zoomed, panned, pointed at, and walked with the arrow keys. What it
/// looks like and what a touch does is for those that derive from it.
///
/// The wheel and + − 0 zoom; dragging beside the vertices or with the middle button pans. What is
/// pointed at is only said: it counts when setPointedAt() confirms it.
class BoardCanvas : public QWidget {
    Q_OBJECT

public:
    const BoardGeometry& geometry() const { return geometry_; }
    /// The square a vertex is drawn in, in the widget's coordinates.
    QRectF cellRect(Vertex vertex) const { return geometry_.cellRect(vertex); }
    /// Where the arrow keys are, if it is a vertex.
    std::optional<Vertex> cursorVertex() const;
    void setPointedAt(std::optional<Vertex> vertex);

    void zoomIn() { zoomBy(1.25, rect().center()); }
    void zoomOut() { zoomBy(0.8, rect().center()); }
    void zoomToFit();

Q_SIGNALS:
    void pointedAt(std::optional<lightsout::Vertex> vertex);

protected:
    explicit BoardCanvas(QWidget* parent);

    /// Fits another board into the view. Cursor and pointer stay where they are.
    void fit(const Rule& rule);
    /// Takes over an edit of a drawn graph, which stays where it is on the screen.
    void follow(const Rule& rule);
    void setCursorVertex(Vertex vertex) { cursor_ = vertex; }
    void ensureVisible(Vertex vertex);
    std::optional<Vertex> vertexPointedAt() const { return pointedAt_; }
    bool isPanning() const { return panFrom_.has_value(); }

    /// Another part of the board is seen, or the same at another scale.
    virtual void viewChanged() { update(); }
    /// Space or return on the cursor's vertex.
    virtual void touchCursor(Vertex vertex) = 0;
    /// For screen readers: what the cursor's vertex is like.
    virtual QString cursorText(Vertex vertex) const = 0;
    /// To be called when that has changed.
    void describe();

    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void moveCursor(int dx, int dy);
    void zoomBy(double factor, QPointF fixed);

    BoardGeometry geometry_;
    Vertex cursor_ = 0;
    std::optional<Vertex> pointedAt_;
    std::optional<QPointF> panFrom_; ///< while the board is dragged
};

} // namespace lightsout
