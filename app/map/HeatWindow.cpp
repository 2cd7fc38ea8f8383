// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/HeatWindow.h"

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

constexpr double minCell = 0.001; ///< in pixels; only reached while the plot is empty
constexpr double maxCell = 72;
constexpr double minWholeCell = 4;

std::size_t indexOf(double place, std::size_t count) {
    return std::min(static_cast<std::size_t>(std::max(place, 0.0)), count - 1);
}

} // namespace

void HeatWindow::setTable(std::size_t rows, std::size_t columns) {
    rows_ = rows;
    columns_ = columns;
    origin_ = {};
    clamp();
}

void HeatWindow::setPlot(const QRectF& plot) {
    const bool isWhole = zoom_ <= smallestCell();
    plot_ = plot;
    if (isWhole) {
        showAll();
    } else {
        clamp();
    }
}

double HeatWindow::cellSize() const {
    return zoom_ >= minWholeCell ? std::floor(zoom_) : zoom_;
}

QRectF HeatWindow::cellRect(HeatCell cell) const {
    return areaRect({cell, cell});
}

QRectF HeatWindow::areaRect(const HeatArea& area) const {
    const double size = cellSize();
    const auto place = [size](std::size_t index, double origin) {
        return (static_cast<double>(index) - origin) * size;
    };
    const QPointF first(place(area.first.column - 1, origin_.x()),
                        place(area.first.row - 1, origin_.y()));
    const QPointF end(place(area.last.column, origin_.x()), place(area.last.row, origin_.y()));
    return QRectF(first, end).translated(plot_.topLeft());
}

std::optional<HeatCell> HeatWindow::cellAt(QPointF position) const {
    const QPointF place = (position - plot_.topLeft()) / cellSize() + origin_;
    if (!plot_.contains(position) || place.x() >= static_cast<double>(columns_) ||
        place.y() >= static_cast<double>(rows_)) {
        return std::nullopt;
    }
    return HeatCell{indexOf(place.y(), rows_) + 1, indexOf(place.x(), columns_) + 1};
}

HeatCell HeatWindow::moved(HeatCell from, std::int64_t rows, std::int64_t columns) const {
    const auto along = [](std::size_t place, std::int64_t by, std::size_t count) {
        return static_cast<std::size_t>(
            std::clamp(static_cast<std::int64_t>(place) + by, std::int64_t{1},
                       std::max(std::int64_t{1}, static_cast<std::int64_t>(count))));
    };
    return {along(from.row, rows, rows_), along(from.column, columns, columns_)};
}

HeatArea HeatWindow::visible() const {
    const QPointF end = QPointF(plot_.width(), plot_.height()) / cellSize() + origin_;
    const HeatCell first{indexOf(origin_.y(), rows_) + 1, indexOf(origin_.x(), columns_) + 1};
    return {first,
            {std::max(indexOf(std::ceil(end.y()) - 1, rows_) + 1, first.row),
             std::max(indexOf(std::ceil(end.x()) - 1, columns_) + 1, first.column)}};
}

void HeatWindow::showFirst(std::size_t count) {
    const auto shown =
        static_cast<double>(std::max<std::size_t>(std::min(count, std::max(rows_, columns_)), 1));
    zoom_ = std::min(plot_.width(), plot_.height()) / shown;
    origin_ = {};
    clamp();
}

void HeatWindow::showAll() {
    zoom_ = smallestCell();
    origin_ = {};
    clamp();
}

void HeatWindow::showLike(const HeatWindow& other) {
    zoom_ = other.zoom_;
    origin_ = other.origin_;
    clamp();
}

void HeatWindow::zoomBy(double factor, QPointF fixed) {
    const QPointF before = (fixed - plot_.topLeft()) / cellSize() + origin_;
    zoom_ = std::clamp(zoom_ * factor, smallestCell(), maxCell);
    origin_ = before - (fixed - plot_.topLeft()) / cellSize();
    clamp();
}

void HeatWindow::moveBy(QPointF pixels) {
    origin_ -= pixels / cellSize();
    clamp();
}

void HeatWindow::makeVisible(HeatCell cell) {
    const QRectF rect = cellRect(cell);
    const auto overlap = [](double low, double high, double least, double most) {
        return low < least ? least - low : high > most ? most - high : 0;
    };
    moveBy({overlap(rect.left(), rect.right(), plot_.left(), plot_.right()),
            overlap(rect.top(), rect.bottom(), plot_.top(), plot_.bottom())});
}

double HeatWindow::smallestCell() const {
    const double fitting =
        std::min(plot_.width() / std::max<double>(1, static_cast<double>(columns_)),
                 plot_.height() / std::max<double>(1, static_cast<double>(rows_)));
    return std::clamp(fitting, minCell, maxCell);
}

void HeatWindow::clamp() {
    zoom_ = std::clamp(zoom_, smallestCell(), maxCell);
    const QPointF shown = QPointF(plot_.width(), plot_.height()) / cellSize();
    const auto within = [](double origin, std::size_t count, double seen) {
        return std::clamp(origin, 0.0, std::max(0.0, static_cast<double>(count) - seen));
    };
    origin_ = {within(origin_.x(), columns_, shown.x()), within(origin_.y(), rows_, shown.y())};
    if (cellSize() >= minWholeCell) {
        // The origin is also rounded to whole pixels.
        origin_ = {std::round(origin_.x() * cellSize()) / cellSize(),
                   std::round(origin_.y() * cellSize()) / cellSize()};
    }
}

} // namespace lightsout
