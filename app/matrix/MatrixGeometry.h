// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <optional>

namespace lightsout {

/// Computes where the entries of a matrix [A | B] are drawn, at any zoom.
///
/// All coordinates are relative to the view. The headers of rows and columns stay at the edges of
/// the view when the user moves the entries. Rows and columns are counted from 0, and the columns
/// of B follow those of A.
class MatrixGeometry {
public:
    /// Sets the shape of the matrix; `rightColumns` columns are to the right of the bar. If the
    /// shape has changed, the whole matrix is shown.
    void setShape(std::size_t rows, std::size_t columns, std::size_t rightColumns);
    /// Sets the length of the longest row header in characters, and the number of lines in column
    /// headers.
    void setHeads(double rowCharacters, int columnLines);
    void setViewSize(QSizeF size);
    /// Sets whether headers are as large as the entries allow, as in wall mode.
    void setLargeHeads(bool isLarge);
    /// Sets how many times larger headers are than usual. Large headers stay as they are.
    void setTextScale(double scale);
    /// Shows the whole matrix.
    void fit();
    void zoomBy(double factor, QPointF fixed);
    void pan(QPointF by);
    /// Scrolls until a row, and a column if there is one, are visible.
    void ensureVisible(std::size_t row, std::optional<std::size_t> column = {});

    std::size_t rows() const { return rows_; }
    std::size_t columns() const { return columns_; }
    std::size_t totalColumns() const { return columns_ + rightColumns_; }

    /// Returns the side length of an entry.
    double cell() const { return cell_; }
    bool isWhole() const;
    QRectF entryRect(std::size_t row, std::size_t column) const;
    /// Returns the rectangle around all entries, without brackets.
    QRectF matrixRect() const;
    /// Returns the part of the view that shows entries.
    QRectF area() const { return area_; }
    QRectF rowHead(std::size_t row) const;
    QRectF columnHead(std::size_t column) const;
    double headPixels() const { return headPixels_; }
    double bracket() const { return bracket_; }
    /// Returns the middle of the gap between A and B.
    double barX() const;

    std::optional<std::size_t> rowAt(QPointF place) const;
    /// Returns the column whose header or entries are at `place`.
    std::optional<std::size_t> columnAt(QPointF place) const;
    bool isOnColumnHeads(QPointF place) const { return place.y() < area_.top(); }
    /// Return the range of visible rows or columns: the first one, and one past the last.
    std::pair<std::size_t, std::size_t> visibleRows() const;
    std::pair<std::size_t, std::size_t> visibleColumns() const;

private:
    void place();
    /// Returns the maximum side length of an entry while the whole matrix is shown.
    double largestEntry() const;

    std::size_t rows_ = 0;
    std::size_t columns_ = 0;
    std::size_t rightColumns_ = 0;
    double rowCharacters_ = 3;
    int columnLines_ = 1;
    bool hasLargeHeads_ = false;
    double textScale_ = 1;
    QSizeF view_{1, 1};
    double zoom_ = 1;
    QPointF pan_; ///< offset of the matrix from the area's corner; never positive

    double fitCell_ = 1;
    double cell_ = 1;
    double headPixels_ = 10;
    double headWidth_ = 0;
    double headHeight_ = 0;
    double bracket_ = 0;
    double barGap_ = 0;
    QPointF corner_; ///< corner of entry (0, 0)
    QRectF area_;
};

} // namespace lightsout
