// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lightsout {

/// A piece of a row. `kind` is 'w' for a word or a number, 'q' for a word in quotes, 'i' for an
/// index of a print-out such as [1,], '>', '<' and '~' for arrows and lines, '#' for a comment;
/// brackets and the separators , ; : = | & and tab stand for themselves.
struct Token {
    char kind;
    std::string_view text;

    bool isName() const { return kind == 'w' || kind == 'q'; }
    bool opens() const { return kind == '(' || kind == '[' || kind == '{'; }
    bool closes() const { return kind == ')' || kind == ']' || kind == '}'; }
};

/// A line of a text, or an item of a list in brackets.
struct Row {
    std::string_view text;
    std::vector<Token> tokens;
    bool isAfterGap = false; ///< an empty line comes before it
    bool isTooLong = false;  ///< has more tokens than any board needs; the others are dropped
};

/// Splits a text that people or programs write into rows, once for all its possible readings
/// (TextReader.h). Brackets around the whole text, with a name or a call before them, are left out:
/// "A = np.array([[0, 1], [1, 0]])" has the rows "[0, 1]" and "[1, 0]", "{1: [2], 2: [1]}" has the
/// rows "1: [2]" and "2: [1]". LaTeX's commands, box-drawing characters and all kinds of blanks are
/// skipped. Of "Graph[{1, 2}, {1 -> 2}]" or "V = {1, 2}, E = {{1, 2}}", the rows are the edges.
/// O(text).
class TextRows {
public:
    TextRows(std::string_view text, const ReadOptions& options);

    /// Reads the next row that has tokens. Returns false at the end. The tokens are views into the
    /// text or into this object.
    bool next(Row& row);

    /// Returns true if the text is a list in brackets.
    bool isList() const { return isList_; }
    /// Returns the text that is still to be read.
    std::string_view rest() const { return rest_; }
    /// Returns the list of vertices that comes before a list of edges.
    std::string_view vertices() const { return vertices_; }
    /// Returns the code that follows a list.
    std::string_view after() const { return after_; }

private:
    void unwrap(std::string_view text);
    std::optional<std::string_view> argument(std::string_view name, std::string_view inside);
    std::string_view inRows(std::string_view list, std::size_t columns);
    bool takeQuoted(Row& row);
    void takeLatex();
    bool takeIndex(Row& row);
    bool takeArrow(Row& row);
    void takeWord(Row& row);
    void add(Row& row, char kind, std::size_t length);

    std::string_view rest_;
    std::string_view vertices_;
    std::string_view after_;
    std::deque<std::string> unquoted_; ///< texts that the tokens refer to
    bool isLatex_ = false;
    bool isList_ = false;
    bool endsAtCommas_ = false;
    bool isBalanced_ = false;
    bool hasClosingQuotes_ = true;
};

} // namespace lightsout
