// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "census/NullityTable.h"
#include "support/Progress.h"

#include <QString>

class QPagedPaintDevice;

namespace lightsout {

struct Theme;

/// A table to display: the nullities of rectangles or of the squares n × n, or their numbers of
/// solutions.
struct CountsTable {
    /// The nullities of the table. A table of squares has one row for each n and a single column.
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

/// Returns the table as comma-separated values, as printed by `lightsout-cli census --csv`, with
/// --counts if the table shows counts and --square if it is of squares.
QString tableCsv(const CountsTable& table);

/// Returns the same table with tabs as separators, for pasting into spreadsheets.
QString tableForClipboard(const CountsTable& table);

/// Returns the table as a `tabular` environment of LaTeX.
QString tableLatex(const CountsTable& table);

/// The maximum number of boards in a table that is drawn in a picture or on paper. Text files have
/// no limit.
inline constexpr std::size_t maxDrawnBoards = 40'000;

/// Returns true if a file with this name contains a drawing of the table: .png, .svg or .pdf.
bool isDrawing(const QString& path);

/// Writes the table in the format of the file's extension: .csv, .tex or a drawing. Pictures have
/// the theme's colours; pages have the colours for paper. If writing fails, returns false and
/// leaves no broken file. Throws Cancelled. Callable from any thread.
bool saveTable(const CountsTable& table, const QString& path, const Theme& theme,
               Progress& progress);

/// Prints the table on as many pages as it needs. Returns false if the device fails. Throws
/// Cancelled. Callable from any thread.
bool printTable(const CountsTable& table, QPagedPaintDevice& device, Progress& progress);

} // namespace lightsout
