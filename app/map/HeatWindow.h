// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace lightsout {

/// A cell of a heat map. Rows and columns are counted from 1, like the sizes of boards.
struct HeatCell {
    std::size_t row = 1;
    std::size_t column = 1;

    friend bool operator==(const HeatCell&, const HeatCell&) = default;
};

/// The cells from first to last, inclusive, in each direction.
struct HeatArea {
    HeatCell first;
    HeatCell last;

    friend bool operator==(const HeatArea&, const HeatArea&) = default;
};

/// The visible part of a large table, and the size of its cells. This class does only arithmetic.
/// Cells of four pixels or more are a whole number of pixels wide.
class HeatWindow {
public:
    void setTable(std::size_t rows, std::size_t columns);
    /// Sets the rectangle in which the cells are drawn. If the whole table is shown, it still is.
    void setPlot(const QRectF& plot);

    std::size_t rows() const { return rows_; }
    std::size_t columns() const { return columns_; }
    QRectF plot() const { return plot_; }
    double cellSize() const;
    /// Returns the number of cells to the left of the plot and above it.
    QPointF origin() const { return origin_; }

    QRectF cellRect(HeatCell cell) const;
    QRectF areaRect(const HeatArea& area) const;
    std::optional<HeatCell> cellAt(QPointF position) const;
    /// Returns the cell `rows` rows below and `columns` columns to the right of `from`, or the last
    /// cell in that direction.
    HeatCell moved(HeatCell from, std::int64_t rows, std::int64_t columns) const;
    /// Returns the cells that are at least partly visible. The table must not be empty.
    HeatArea visible() const;

    /// Shows the first `count` rows and columns, or the whole table if it is smaller.
    void showFirst(std::size_t count);
    /// Shows the whole table.
    void showAll();
    /// Shows the same part as another window, as far as this table contains it.
    void showLike(const HeatWindow& other);
    void zoomBy(double factor, QPointF fixed);
    void moveBy(QPointF pixels);
    /// Moves just enough to show the whole cell.
    void makeVisible(HeatCell cell);

private:
    double smallestCell() const;
    void clamp();

    std::size_t rows_ = 0;
    std::size_t columns_ = 0;
    QRectF plot_;
    double zoom_ = 10; ///< side of a cell in pixels, before rounding
    QPointF origin_;   ///< number of cells to the left of the plot and above it
};

} // namespace lightsout
