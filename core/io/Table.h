// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace lightsout {

/// Takes a table apart row by row. Fields may be quoted; a quote inside is doubled, and a quoted
/// field may hold delimiters and, unless these are blanks, line ends. Empty rows and comments (# or
/// % at the beginning of a line) are skipped.
class TableRows {
public:
    /// A delimiter of 0 stands for any number of blanks.
    TableRows(std::string_view text, char delimiter) : rest_(text), delimiter_(delimiter) {}

    /// Takes the next row, the first `maxFields` of its fields; false at the end. Fields are pieces
    /// of the text, or of this object if quotes are doubled in them.
    bool next(std::vector<std::string_view>& fields, std::size_t maxFields = SIZE_MAX);

    /// The row that was taken last.
    std::string_view row() const { return row_; }
    std::size_t comments() const { return comments_; }
    /// What is still to be read.
    std::string_view rest() const { return rest_; }

private:
    /// Takes a field that begins with a quote; false if the quote is never closed.
    bool takeQuoted(std::string_view& field);

    std::string_view rest_;
    char delimiter_;
    std::string_view row_;
    std::deque<std::string> unquoted_;
    std::size_t comments_ = 0;
    bool hasClosingQuotes_ = true;
};

/// The delimiter of a line: a tab, a semicolon or a comma outside of quotes, otherwise 0 for
/// blanks.
char delimiterOf(std::string_view line);

/// True for the usual names of the two columns of an edge, such as "Source" and "Target", in any
/// case.
bool isSourceName(std::string_view name);
bool isTargetName(std::string_view name);

/// True for a matrix as programming languages write one: [0 1; 1 0], [[0, 1], [1, 0]], {{0, 1}, {1,
/// 0}}, also after a name such as "A =" or "array(".
bool looksLikeMatrixLiteral(std::string_view text);

/// Reads a table (.csv, .tsv): fields between tabs, semicolons, commas or blanks, quoted or not.
///
/// It is an adjacency matrix, with or without names in its first row and column; or edges, with
/// columns such as Source, Target and Type or without a header; or, if it is not square, the lights
/// of a grid. ReadOptions::block decides between matrix and lights. Numbers other than 0 are
/// edges; weights are left out and counted. O(text + arcs · log arcs).
Result<SavedBoard> readTable(std::string_view text, const ReadOptions& options = {});

} // namespace lightsout
