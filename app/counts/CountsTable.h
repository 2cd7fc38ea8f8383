// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "census/NullityTable.h"

#include <QString>

namespace lightsout {

/// A table as it is read: nullities of rectangles or of the squares n × n, or numbers of solutions
/// in their place.
struct CountsTable {
    /// For squares a row for each n, and one column.
    NullityTable nullities{{1, 0}, {1, 0}};
    bool isOfSquares = false;
    bool showsCounts = true;

    std::size_t boards() const { return nullities.nullities.size(); }
    /// By the rows' and columns' sizes: as it is shown, "2¹⁷" where a count is long.
    QString shown(std::size_t row, std::size_t col) const;
    /// All digits.
    QString exact(std::size_t row, std::size_t col) const;
    /// For LaTeX: "$2^{17}$" where a count is long.
    QString latex(std::size_t row, std::size_t col) const;
    /// The name of a column.
    QString columnName(std::size_t col) const;
};

} // namespace lightsout
