// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/HeatParts.h"

#include "text/NumberText.h"

namespace lightsout {

std::size_t HeatParts::count() const {
    if (window_.rows() == 0) {
        return 0;
    }
    const auto [first, last] = window_.visible();
    return (last.row - first.row + 1) * (last.column - first.column + 1);
}

HeatCell HeatParts::cell(std::size_t part) const {
    const auto [first, last] = window_.visible();
    const std::size_t columns = last.column - first.column + 1;
    return {first.row + part / columns, first.column + part % columns};
}

std::optional<std::size_t> HeatParts::of(std::optional<HeatCell> cell) const {
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

QString HeatParts::name(HeatCell cell, const std::optional<QString>& value) {
    return value ? tr("Row %1, column %2: %3")
                       .arg(numberText(cell.row), numberText(cell.column), *value)
                 : tr("Row %1, column %2: not known yet")
                       .arg(numberText(cell.row), numberText(cell.column));
}

} // namespace lightsout
