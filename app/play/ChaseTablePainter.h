// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solve/SmallSystem.h"

#include <QColor>
#include <QRectF>

#include <span>

class QPainter;

namespace lightsout {

/// The colours of a table: the colours of the window, or of ink on paper.
struct ChaseTableColours {
    QColor lastRow;
    QColor firstRow;
    QColor empty;
    QColor text;
};

/// The layout of the lines of a table in columns and rows within a given width.
class ChaseTableLayout {
public:
    /// `cell` is the side length of a light.
    ChaseTableLayout(std::size_t lightsPerRow, double cell, double width);

    std::size_t linesPerRow() const { return across_; }
    double rowHeight() const { return 1.8 * cell_; }
    double heightFor(std::size_t lines) const;
    /// Returns the rectangle of a line, which contains both rows and the arrow.
    QRectF lineRect(std::size_t line) const;
    /// Returns the first line that overlaps the strip from top to bottom, and the number of such
    /// lines.
    std::pair<std::size_t, std::size_t> linesBetween(double top, double bottom,
                                                     std::size_t lines) const;
    /// Draws these lines with the upper left corner of the first one at `corner`.
    void paint(QPainter& painter, QPointF corner, std::span<const ChaseCase> lines,
               const ChaseTableColours& colours) const;

private:
    void paintRow(QPainter& painter, QPointF corner, const BitVector& row, const QColor& colour,
                  const QColor& empty) const;

    double cell_;
    double lineWidth_;
    std::size_t across_;
};

} // namespace lightsout
