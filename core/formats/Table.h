// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/GraphBuilder.h"
#include "io/SavedBoard.h"
#include "support/Result.h"

#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace lightsout {

/// Splits a table row by row. Fields may be quoted; quotes inside quoted fields are doubled. A
/// quoted field may contain delimiters and, unless the delimiters are spaces, newlines. Empty rows
/// and comments (# or % at the beginning of a line) are skipped.
class TableRows {
public:
    /// A delimiter of 0 means any number of spaces.
    TableRows(std::string_view text, char delimiter) : rest_(text), delimiter_(delimiter) {}

    /// Reads the next row and stores at most the first `maxFields` of its fields. Returns false at
    /// the end. Fields are views into the text, or into this object if they contain doubled quotes.
    bool next(std::vector<std::string_view>& fields, std::size_t maxFields = SIZE_MAX);

    /// Returns the row that was read last.
    std::string_view row() const { return row_; }
    std::size_t comments() const { return comments_; }
    /// Returns the text that is still to be read.
    std::string_view rest() const { return rest_; }

private:
    /// Reads a field that begins with a quote; returns false if the quote is never closed.
    bool takeQuoted(std::string_view& field);

    std::string_view rest_;
    char delimiter_;
    std::string_view row_;
    std::deque<std::string> unquoted_;
    std::size_t comments_ = 0;
    bool hasClosingQuotes_ = true;
};

/// Returns the delimiter of a line: a tab, a semicolon or a comma outside of quotes, otherwise 0
/// for spaces.
char delimiterOf(std::string_view line);

/// Return true for the usual names of the columns for the two ends of an edge, such as "Source" and
/// "Target", regardless of case.
bool isSourceName(std::string_view name);
bool isTargetName(std::string_view name);

/// Returns true for a matrix as it is written in programming languages: [0 1; 1 0], [[0, 1], [1,
/// 0]] or {{0, 1}, {1, 0}}, possibly preceded by a name such as "A =" or "array(".
bool looksLikeMatrixLiteral(std::string_view text);

/// Reads a table (.csv, .tsv): fields separated by tabs, semicolons, commas or spaces, quoted or
/// not.
///
/// The table can be an adjacency matrix, with or without names in its first row and column; a list
/// of edges, with columns such as Source, Target and Type or without a header; or, if it is not
/// square and has no names or brackets, the lights of a grid. ReadOptions::block decides between
/// matrix and lights. Numbers other than 0 are edges; weights are ignored, but reported. O(text +
/// arcs · log arcs).
///
/// A matrix that is not square, or whose rows and columns have different names, is a table of
/// lights and buttons: each row is a light, each column a button. With names for both, each name is
/// a vertex; otherwise row i and column i are vertex i. A vertex that has no row gets no light, and
/// one that has no column gets no button (VertexMark). Names are kept as labels.
Result<SavedBoard> readTable(std::string_view text, const ReadOptions& options = {});

/// Returns the board of a table with `rows` lights and `cols` buttons, where row i and column i are
/// vertex i. The arcs lead from columns to rows.
SavedBoard tableBoard(std::size_t rows, std::size_t cols, GraphBuilder arcs,
                      const std::vector<std::string>& labels, const ReadOptions& options);

/// Moves the vertices that have both a button and a light onto a circle, in order. Moves those
/// without a button into a row above it, and those without a light into a row below it.
void placeAsTable(Graph& graph);
/// Returns true if placeAsTable() would not move any vertex.
bool isPlacedAsTable(const Graph& graph);

} // namespace lightsout
