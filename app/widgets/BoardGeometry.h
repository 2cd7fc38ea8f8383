#pragma once

#include "game/Rule.h"

#include <QRectF>
#include <QSizeF>

#include <optional>

namespace lightsout {

/// Where the vertices of a board lie in a view: fits the whole board, then zooms and pans.
///
/// Pixels are device-independent; y grows downwards. A grid's cells are unit squares of the plane,
/// cell (0, 0) at the origin; a drawn graph's vertices lie at their positions.
class BoardGeometry {
public:
    BoardGeometry() = default;
    explicit BoardGeometry(const Rule& rule);

    void setViewSize(QSizeF size);
    /// Multiplies the zoom, keeping the plane's point under `fixed` in place. 1 fits the board.
    void zoomBy(double factor, QPointF fixed);
    void pan(QPointF pixels);
    void fit();
    double zoom() const { return zoom_; }

    bool isGrid() const { return rule_.lattice() != nullptr; }
    /// Side in pixels of the square that a vertex is drawn in.
    double cellSize() const;
    QRectF cellRect(Vertex vertex) const;
    /// The board's middle in pixels.
    QPointF middle() const;
    std::optional<Vertex> vertexAt(QPointF pixel) const;
    /// The vertex that an arrow key leads to: the next cell of a grid, or the nearest vertex of a
    /// graph within 45° of the direction. (dx, dy) is a unit vector along an axis.
    std::optional<Vertex> neighbourTowards(Vertex from, int dx, int dy) const;
    /// The smallest pan that shows the vertex.
    void ensureVisible(Vertex vertex);

    /// Rows and columns of a grid that lie at least partly in the view.
    struct CellRange {
        std::size_t firstRow, lastRow, firstColumn, lastColumn; ///< last is one beyond
    };
    CellRange visibleCells() const;

private:
    double margin() const;
    double scale() const;
    QPointF toPixel(Point point) const;
    QPointF toPlane(QPointF pixel) const;
    Point centre(Vertex vertex) const;

    Rule rule_;
    QRectF bounds_;      ///< of the board in the plane
    double spacing_ = 1; ///< of vertices in the plane
    QSizeF view_{1, 1};
    double zoom_ = 1;
    QPointF pan_;
};

} // namespace lightsout
