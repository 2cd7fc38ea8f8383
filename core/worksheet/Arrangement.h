// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace lightsout {

/// A rectangle of a page, in millimetres.
struct SheetArea {
    double x;
    double y;
    double width;
    double height;
};

/// Maximum number of puzzles on a page.
inline constexpr std::size_t maxOnPage = 12;

/// An arrangement of slots of equal size for puzzles on a page, row by row.
class Arrangement {
public:
    /// Arranges puzzles, from 1 to maxOnPage, in `columns` columns.
    Arrangement(std::size_t puzzles, std::size_t columns, const SheetArea& area);

    std::size_t puzzles() const { return puzzles_; }
    SheetArea slot(std::size_t index) const;

    /// Gap between slots, in millimetres.
    static constexpr double gap = 9;

private:
    std::size_t puzzles_;
    std::size_t columns_;
    std::size_t rows_;
    SheetArea area_;
};

} // namespace lightsout
