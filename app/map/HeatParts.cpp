// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/HeatMap.h"

#include "text/NumberText.h"

// What screen readers are told of a map.

namespace lightsout {

void HeatMap::describePointed() {
    const auto cell = pointed();
    setAccessibleDescription(cell && valueAt(*cell) ? nameOf(*cell) : QString());
    if (const auto part = partOf(cell)) {
        tellPart(*this, *part, QAccessible::Focus);
        tellPart(*this, *part, QAccessible::NameChanged);
    }
}

QString HeatMap::nameOf(HeatCell cell) const {
    const auto value = valueAt(cell);
    return value ? tr("Row %1, column %2: %3")
                       .arg(numberText(cell.row), numberText(cell.column), textOf(*value))
                 : tr("Row %1, column %2: not known yet")
                       .arg(numberText(cell.row), numberText(cell.column));
}

std::size_t HeatMap::partCount() const {
    if (window_.rows() == 0) {
        return 0;
    }
    const auto [first, last] = window_.visible();
    return (last.row - first.row + 1) * (last.column - first.column + 1);
}

HeatCell HeatMap::cellOfPart(std::size_t part) const {
    const auto [first, last] = window_.visible();
    const std::size_t columns = last.column - first.column + 1;
    return {first.row + part / columns, first.column + part % columns};
}

std::optional<std::size_t> HeatMap::partOf(std::optional<HeatCell> cell) const {
    if (!cell || window_.rows() == 0) {
        return std::nullopt;
    }
    const auto [first, last] = window_.visible();
    const bool isSeen = cell->row >= first.row && cell->row <= last.row &&
                        cell->column >= first.column && cell->column <= last.column;
    return isSeen ? std::optional((cell->row - first.row) * (last.column - first.column + 1) +
                                  cell->column - first.column)
                  : std::nullopt;
}

QString HeatMap::partName(std::size_t part) const {
    return nameOf(cellOfPart(part));
}

QRectF HeatMap::partRect(std::size_t part) const {
    return window_.cellRect(cellOfPart(part));
}

std::optional<std::size_t> HeatMap::partAt(QPointF position) const {
    return partOf(window_.cellAt(position));
}

std::optional<std::size_t> HeatMap::currentPart() const {
    return partOf(pointed());
}

QString HeatMap::partActionName(std::size_t /*part*/) const {
    return tr("Open this board");
}

} // namespace lightsout
