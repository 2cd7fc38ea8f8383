// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/HeatRulers.h"

#include "look/Theme.h"
#include "text/NumberText.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

constexpr double gapBetweenHeads = 14;
/// Minimum size in pixels of the ring around a cell.
constexpr double minRing = 6;

/// Returns the distance between numbered rows or columns that leaves `room` pixels for each: 1, 2,
/// 5, 10, 20, 50, …
std::size_t headStep(double cellSize, double room) {
    std::size_t step = 1;
    for (std::size_t power = 1;; power *= 10) {
        for (const std::size_t digit : {1U, 2U, 5U}) {
            step = digit * power;
            if (static_cast<double>(step) * cellSize >= room) {
                return step;
            }
        }
    }
}

} // namespace

void paintHeatHeads(QPainter& painter, const HeatWindow& window,
                    const std::optional<HeatCell>& cell, const Theme& theme) {
    const HeatArea area = window.visible();
    painter.setFont(fontFor(TextRole::small));
    const QFontMetrics metrics = painter.fontMetrics();
    const double high = metrics.height();
    const double wide = metrics.horizontalAdvance(numberText(area.last.column)) + gapBetweenHeads;
    const QRectF plot = window.plot();
    // Calls draw(number) for the first row or column, every step-th one and the one pointed at, if
    // there is room.
    const std::size_t step = headStep(window.cellSize(), std::max(high, wide));
    const auto forEachHead = [&](std::size_t first, std::size_t last,
                                 std::optional<std::size_t> pointedNumber, double room,
                                 const auto& draw) {
        for (std::size_t number = first; number <= last; ++number) {
            const bool isPointed = number == pointedNumber;
            const double away =
                pointedNumber ? window.cellSize() * std::abs(static_cast<double>(number) -
                                                             static_cast<double>(*pointedNumber))
                              : room;
            const bool hasHead =
                number % step == 0 || (number == 1 && step > 1 &&
                                       static_cast<double>(step - 1) * window.cellSize() >= room);
            if (isPointed || (hasHead && away >= room)) {
                painter.setPen(isPointed ? theme.press : theme.secondText);
                draw(number);
            }
        }
    };
    forEachHead(area.first.row, area.last.row, cell ? std::optional(cell->row) : std::nullopt, high,
                [&](std::size_t number) {
                    const double y = window.cellRect({number, area.first.column}).center().y();
                    if (y >= plot.top() && y + high / 2 <= plot.bottom()) {
                        painter.drawText(QRectF(0, y - high / 2, plot.left() - 8, high),
                                         Qt::AlignRight | Qt::AlignVCenter, numberText(number));
                    }
                });
    forEachHead(area.first.column, area.last.column,
                cell ? std::optional(cell->column) : std::nullopt, wide, [&](std::size_t number) {
                    const double x = window.cellRect({area.first.row, number}).center().x();
                    const double half = metrics.horizontalAdvance(numberText(number)) / 2.0;
                    if (x >= plot.left() && x + half <= plot.right() + 1) {
                        painter.drawText(QRectF(x - wide, 0, 2 * wide, plot.top() - 4),
                                         Qt::AlignHCenter | Qt::AlignBottom, numberText(number));
                    }
                });
}

void paintHeatPointer(QPainter& painter, const HeatWindow& window, const HeatCell& cell,
                      bool hasFocus, const Theme& theme) {
    const QRectF plot = window.plot();
    const QRectF rect = window.cellRect(cell);
    if (!rect.intersects(plot)) {
        return;
    }
    painter.setClipRect(plot.adjusted(-2, -2, 2, 2));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.press, 1, Qt::DashLine));
    painter.drawLine(QPointF(plot.left(), rect.center().y()), {rect.left() - 1, rect.center().y()});
    painter.drawLine(QPointF(rect.center().x(), plot.top()), {rect.center().x(), rect.top() - 1});
    const double least = std::max(0.0, (minRing - rect.width()) / 2);
    painter.setPen(QPen(theme.press, hasFocus ? 2.6 : 2));
    painter.drawRoundedRect(rect.adjusted(-least, -least, least, least), 2, 2);
}

} // namespace lightsout
