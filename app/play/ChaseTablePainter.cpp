// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/ChaseTablePainter.h"

#include <QPainter>

#include <algorithm>

namespace lightsout {

namespace {

/// The widths of the gap between the two rows of a line and of the gap after the line, in cells.
constexpr double arrowWidth = 2;
constexpr double gapAfter = 2;

} // namespace

ChaseTableLayout::ChaseTableLayout(std::size_t lightsPerRow, double cell, double width)
    : cell_(cell),
      lineWidth_(cell * (2 * static_cast<double>(lightsPerRow) + arrowWidth + gapAfter)),
      across_(static_cast<std::size_t>(
          std::max(1.0, (width + gapAfter * cell) / std::max(1.0, lineWidth_)))) {}

double ChaseTableLayout::heightFor(std::size_t lines) const {
    return rowHeight() * static_cast<double>((lines + across_ - 1) / across_);
}

QRectF ChaseTableLayout::lineRect(std::size_t line) const {
    return {lineWidth_ * static_cast<double>(line % across_),
            rowHeight() * static_cast<double>(line / across_), lineWidth_ - gapAfter * cell_,
            cell_};
}

std::pair<std::size_t, std::size_t> ChaseTableLayout::linesBetween(double top, double bottom,
                                                                   std::size_t lines) const {
    const auto rowAt = [this](double y) {
        return static_cast<std::size_t>(std::max(0.0, y / rowHeight()));
    };
    const std::size_t first = std::min(lines, rowAt(top) * across_);
    const std::size_t end = std::min(lines, (rowAt(bottom) + 1) * across_);
    return {first, end - std::min(first, end)};
}

void ChaseTableLayout::paint(QPainter& painter, QPointF corner, std::span<const ChaseCase> lines,
                             const ChaseTableColours& colours) const {
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const QPointF place = corner + lineRect(i).topLeft();
        const double row = cell_ * static_cast<double>(lines[i].lastRow.size());
        paintRow(painter, place, lines[i].lastRow, colours.lastRow, colours.empty);
        paintRow(painter, place + QPointF(row + arrowWidth * cell_, 0), lines[i].firstRow,
                 colours.firstRow, colours.empty);
        painter.setPen(QPen(colours.text, cell_ * 0.08));
        const QPointF tip = place + QPointF(row + arrowWidth * cell_ * 0.75, cell_ / 2);
        painter.drawLine(tip - QPointF(cell_, 0), tip);
        painter.drawLine(tip - QPointF(cell_, cell_) * 0.25, tip);
        painter.drawLine(tip - QPointF(cell_, -cell_) * 0.25, tip);
    }
}

void ChaseTableLayout::paintRow(QPainter& painter, QPointF corner, const BitVector& row,
                                const QColor& colour, const QColor& empty) const {
    const double gap = cell_ * 0.08;
    painter.setPen(QPen(colour, cell_ * 0.04));
    for (std::size_t i = 0; i < row.size(); ++i) {
        const QRectF cell(corner + QPointF(cell_ * static_cast<double>(i), 0),
                          QSizeF(cell_, cell_));
        painter.setBrush(row[i] ? colour : empty);
        painter.drawRoundedRect(cell.adjusted(gap, gap, -gap, -gap), cell_ * 0.15, cell_ * 0.15);
    }
}

} // namespace lightsout
