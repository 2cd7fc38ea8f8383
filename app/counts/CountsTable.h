// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "census/NullityTable.h"

#include <QString>

namespace lightsout {

/// A table to display: the nullities of rectangles or of the squares n × n, or their numbers of
/// solutions.
struct CountsTable {
    /// For squares: one row for each n, and one column.
    NullityTable nullities{{1, 0}, {1, 0}};
    bool isOfSquares = false;
    bool showsCounts = true;

    std::size_t boards() const { return nullities.nullities.size(); }
    /// Returns the text of the entry for a board of this size: "2¹⁷" if the count is long.
    QString shown(std::size_t row, std::size_t col) const;
    /// Returns all digits of the entry.
    QString exact(std::size_t row, std::size_t col) const;
    /// Returns the entry for LaTeX: "$2^{17}$" if the count is long.
    QString latex(std::size_t row, std::size_t col) const;
    /// Returns the name of a column.
    QString columnName(std::size_t col) const;
};

} // namespace lightsout
