// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"

#include <QRectF>
#include <QSizeF>

#include <optional>

namespace lightsout {

/// Maps the vertices of a board to a view: fits the whole board, then zooms and pans.
///
/// Pixels are device-independent; y grows downwards. A grid's cells are unit squares of the plane,
/// with cell (0, 0) at the origin; a drawn graph's vertices lie at their positions. A grid whose
/// borders are glued is surrounded by a ring of ghosts, which repeat the cells reached by crossing
/// the border. Ghosts are omitted if they would be too small.
class BoardGeometry {
public:
    BoardGeometry() = default;
    /// If `hasRoomToDraw` is true, a graph has room for more vertices around it when it is fitted.
    explicit BoardGeometry(const Rule& rule, bool hasRoomToDraw = false);

    /// Adopts an edited version of the drawn graph. The plane keeps its position on the screen.
    void follow(const Rule& rule) { rule_ = rule; }

    void setViewSize(QSizeF size);
    QSizeF viewSize() const { return view_; }
    /// Reserves a strip of this width along the right or lower edge when the whole board is fitted,
    /// unless the view is small.
    void setStripWidth(double width) { strip_ = width; }
    /// Sets the height of the controls that cover the lower right corner of a zoomed board. The
    /// board can be moved up until no cell is behind them.
    void setCoveredHeight(double height) { covered_ = height; }
    /// Multiplies the zoom by `factor` and keeps the point of the plane under `fixed` in place. A
    /// zoom of 1 fits the board.
    void zoomBy(double factor, QPointF fixed);
    void pan(QPointF pixels);
    double zoom() const { return zoom_; }

    const Rule& rule() const { return rule_; }
    bool isGrid() const { return rule_.cells() != nullptr; }
    /// Returns the side in pixels of the square in which a vertex is drawn.
    double cellSize() const;
    QRectF cellRect(Vertex vertex) const;
    /// Returns the rectangle of the whole board, including its ghosts and the margin it has when
    /// fitted.
    QRectF boardRect() const;
    /// Returns boardRect() without the margin.
    QRectF drawnRect() const;
    /// Returns the board's middle in pixels.
    QPointF middle() const;
    std::optional<Vertex> vertexAt(QPointF pixel) const;
    /// Returns the edge of a drawn graph (from < to) whose line passes near the pixel.
    std::optional<Arc> edgeAt(QPointF pixel) const;
    QPointF toPixel(Point point) const;
    QPointF toPlane(QPointF pixel) const;
    /// Returns the vertex to which an arrow key leads: the next cell of a grid, across its border
    /// if that is glued, or the nearest vertex of a graph within 45° of the direction. (dx, dy) is
    /// a unit vector along an axis.
    std::optional<Vertex> neighbourTowards(Vertex from, int dx, int dy) const;
    /// Pans the board by the smallest distance that makes the vertex visible.
    void ensureVisible(Vertex vertex);

    /// The rows and columns of a grid that are at least partly visible.
    struct CellRange {
        std::size_t firstRow, lastRow, firstColumn, lastColumn; ///< the last ones are excluded
    };
    CellRange visibleCells() const;

    /// A copy of a cell beyond the border.
    struct Ghost {
        QRectF rect;
        Vertex cell;
    };
    /// Returns the ghosts that are at least partly visible.
    std::vector<Ghost> visibleGhosts() const;

private:
    /// Returns true if ghosts are large enough to be seen at this scale.
    bool showsGhosts(double scale) const;
    double margin() const;
    double scale() const;
    Point centre(Vertex vertex) const;

    Rule rule_;
    QRectF bounds_;      ///< the board's bounds in the plane
    QRectF ghostBounds_; ///< the bounds including the ghosts; equal to bounds_ if there are none
    double spacing_ = 1; ///< distance between vertices in the plane
    QSizeF view_{1, 1};
    double strip_ = 0;
    double covered_ = 0;
    double zoom_ = 1;
    QPointF pan_;
};

} // namespace lightsout
