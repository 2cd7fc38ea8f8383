// SPDX-License-Identifier: GPL-3.0-or-later
#include "matrix/MatrixGeometry.h"

#include <algorithm>

namespace lightsout {

namespace {

constexpr double margin = 10;
/// Size of headers, as a share of the side of an entry.
constexpr double headShare = 0.38;
constexpr double largeHeadShare = 0.52;
constexpr double minHead = 10; ///< minimum size of headers, in pixels
/// Minimum size of large headers, as a share of the height of the view.
constexpr double minLargeHeadShare = 0.015;
constexpr double maxFittedEntry = 76;
constexpr double minFittedEntries = 12; ///< minimum entries along a large view's shorter side
constexpr double maxZoomedEntry = 60;
constexpr double minBarGap = 14;
constexpr double barGapShare = 0.7;

/// Returns the number of whole entries of side `cell` that fit into `distance`, but at most
/// `count`.
std::size_t entriesBefore(double distance, double cell, std::size_t count) {
    return static_cast<std::size_t>(std::clamp(distance / cell, 0.0, static_cast<double>(count)));
}

} // namespace

void MatrixGeometry::setShape(std::size_t rows, std::size_t columns, std::size_t rightColumns) {
    if (rows != rows_ || columns != columns_ || rightColumns != rightColumns_) {
        rows_ = rows;
        columns_ = columns;
        rightColumns_ = rightColumns;
        fit();
    }
}

void MatrixGeometry::setHeads(double rowCharacters, int columnLines) {
    rowCharacters_ = rowCharacters;
    columnLines_ = columnLines;
    place();
}

void MatrixGeometry::setViewSize(QSizeF size) {
    view_ = size;
    place();
}

void MatrixGeometry::setLargeHeads(bool isLarge) {
    hasLargeHeads_ = isLarge;
    place();
}

void MatrixGeometry::setTextScale(double scale) {
    textScale_ = scale;
    place();
}

void MatrixGeometry::fit() {
    zoom_ = 1;
    pan_ = {};
    place();
}

void MatrixGeometry::zoomBy(double factor, QPointF fixed) {
    const double before = cell_;
    const QPointF from = fixed - corner_;
    zoom_ = std::clamp(zoom_ * factor, 1.0, std::max(1.0, maxZoomedEntry / fitCell_));
    place();
    pan_ += fixed - corner_ - from * (cell_ / before);
    place();
}

void MatrixGeometry::pan(QPointF by) {
    pan_ += by;
    place();
}

void MatrixGeometry::ensureVisible(std::size_t row, std::optional<std::size_t> column) {
    // Returns by how much a range must move to be inside another one.
    const auto into = [](double low, double high, double least, double most) {
        return low < least ? least - low : high > most ? most - high : 0;
    };
    const QRectF entry = entryRect(row, column.value_or(0));
    pan({column
             ? into(entry.left() - bracket_, entry.right() + bracket_, area_.left(), area_.right())
             : 0,
         into(entry.top(), entry.bottom(), area_.top(), area_.bottom())});
}

double MatrixGeometry::largestEntry() const {
    return std::max(maxFittedEntry, std::min(view_.width(), view_.height()) / minFittedEntries);
}

void MatrixGeometry::place() {
    const auto across = static_cast<double>(std::max<std::size_t>(totalColumns(), 1));
    const auto down = static_cast<double>(std::max<std::size_t>(rows_, 1));
    const double width = std::max(1.0, view_.width() - 2 * margin);
    const double height = std::max(1.0, view_.height() - 2 * margin);
    // The sizes of headers and entries depend on each other, so the headers are based on a rough
    // size of the entries.
    const double rough = std::min({width / (across + 3), height / (down + 1.5), largestEntry()});
    const double largest =
        hasLargeHeads_ ? std::min(rough * 0.45, view_.height() * 0.02) : rough * 0.26;
    const double scale = hasLargeHeads_ ? 1 : textScale_;
    const double smallest =
        std::max(minHead, hasLargeHeads_ ? minLargeHeadShare * view_.height() : 0);
    headPixels_ =
        scale * std::clamp(rough * (hasLargeHeads_ ? largeHeadShare : headShare), smallest,
                           std::max({hasLargeHeads_ ? 24.0 : 20.0, largest, smallest}));
    headWidth_ = headPixels_ * 0.66 * rowCharacters_ + 6;
    headHeight_ = headPixels_ * 1.45 * columnLines_ + 4;
    bracket_ = std::clamp(rough * 0.3, 8.0, 16.0);
    const double free = width - headWidth_ - 2 * bracket_;
    const bool hasBar = rightColumns_ > 0;
    const double byWidth =
        hasBar ? std::min(free / (across + barGapShare), (free - minBarGap) / across)
               : free / across;
    fitCell_ = std::max(1e-3, std::min({byWidth, (height - headHeight_) / down, largestEntry()}));
    zoom_ = std::min(zoom_, std::max(1.0, maxZoomedEntry / fitCell_));
    cell_ = fitCell_ * zoom_;
    barGap_ = hasBar ? std::max(barGapShare * cell_, minBarGap) : 0;

    const double wide = across * cell_ + barGap_ + 2 * bracket_;
    const double high = down * cell_;
    const double left = std::max(margin, (view_.width() - wide - headWidth_) / 2) + headWidth_;
    const double top = std::max(margin, (view_.height() - high - headHeight_) / 2) + headHeight_;
    area_ = QRectF(left, top, std::max(1.0, std::min(wide, view_.width() - margin - left)),
                   std::max(1.0, std::min(high, view_.height() - margin - top)));
    pan_.setX(std::clamp(pan_.x(), std::min(0.0, area_.width() - wide), 0.0));
    pan_.setY(std::clamp(pan_.y(), std::min(0.0, area_.height() - high), 0.0));
    corner_ = area_.topLeft() + pan_ + QPointF(bracket_, 0);
}

bool MatrixGeometry::isWhole() const {
    return zoom_ <= 1;
}

QRectF MatrixGeometry::entryRect(std::size_t row, std::size_t column) const {
    const double gap = column >= columns_ ? barGap_ : 0;
    return {corner_ + QPointF(cell_ * static_cast<double>(column) + gap,
                              cell_ * static_cast<double>(row)),
            QSizeF(cell_, cell_)};
}

QRectF MatrixGeometry::matrixRect() const {
    return {corner_, QSizeF(cell_ * static_cast<double>(totalColumns()) + barGap_,
                            cell_ * static_cast<double>(rows_))};
}

QRectF MatrixGeometry::rowHead(std::size_t row) const {
    const QRectF entry = entryRect(row, 0);
    return {area_.left() - headWidth_, entry.top(), headWidth_, entry.height()};
}

QRectF MatrixGeometry::columnHead(std::size_t column) const {
    const QRectF entry = entryRect(0, column);
    return {entry.left(), area_.top() - headHeight_, entry.width(), headHeight_};
}

double MatrixGeometry::barX() const {
    return entryRect(0, columns_).left() - barGap_ / 2;
}

std::optional<std::size_t> MatrixGeometry::rowAt(QPointF place) const {
    if (rows_ == 0 || place.y() < area_.top() || place.y() >= area_.bottom()) {
        return std::nullopt;
    }
    return std::min(entriesBefore(place.y() - corner_.y(), cell_, rows_), rows_ - 1);
}

std::optional<std::size_t> MatrixGeometry::columnAt(QPointF place) const {
    if (place.x() < area_.left() || place.x() >= area_.right()) {
        return std::nullopt;
    }
    const double x = place.x() - corner_.x();
    const double bar = cell_ * static_cast<double>(columns_);
    if (x < 0 || (x >= bar && x < bar + barGap_)) {
        return std::nullopt;
    }
    const std::size_t column = entriesBefore(x < bar ? x : x - barGap_, cell_, totalColumns());
    return column < totalColumns() ? std::optional(column) : std::nullopt;
}

std::pair<std::size_t, std::size_t> MatrixGeometry::visibleRows() const {
    return {entriesBefore(area_.top() - corner_.y(), cell_, rows_),
            std::min(rows_, entriesBefore(area_.bottom() - corner_.y(), cell_, rows_) + 1)};
}

std::pair<std::size_t, std::size_t> MatrixGeometry::visibleColumns() const {
    // Because of the gap, a few more entries may count as visible, which is harmless.
    return {entriesBefore(area_.left() - corner_.x() - barGap_, cell_, totalColumns()),
            std::min(totalColumns(),
                     entriesBefore(area_.right() - corner_.x(), cell_, totalColumns()) + 1)};
}

} // namespace lightsout
