// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/CellName.h"
#include "lesson/Expression.h"

namespace lightsout {

/// A formula to be drawn, which consists of smaller formulas.
///
///     formula = { item }
///     item    = atom [ "_" group ] [ "^" group ]       (in either order)
///     group   = atom | "{" formula "}"
///     atom    = letter | digits | sign | command
///     command = "\sum" | "\to" | "\gets" | "\swap" | "\cdot" | "\times" | "\le" | "\ge" | "\ne"
///             | "\in" | "\dots" | "\frac{" formula "}{" formula "}"
///             | "\matrix{" entries by rows, "&" between entries, ";" between rows "}"
///             | "\table{" the same, with headings in the first row and in the first column "}"
///             | "\value{" expression "}" | "\x{" place "}" | "\d{" place "}" | "\row{" place "}"
///
/// Letters are Latin and Greek; signs are + - = < > ( ) [ ] | , . : / ! ' * ~ and the symbols that
/// commands produce. Spaces only separate items.
struct Formula {
    enum class Kind {
        row,      ///< parts from left to right
        letter,   ///< text
        number,   ///< text
        sign,     ///< text, the sign itself
        sum,      ///< a large sum sign
        scripted, ///< parts: base, subscript, superscript; empty rows if absent
        fraction, ///< parts: numerator, denominator
        matrix,   ///< parts in row-major order, `columns` per row
        table,    ///< the same; the first row and the first column are headings
        value,    ///< a number that is computed
        press,    ///< x with the number of a cell's vertex as its index
        change,   ///< d with the number of a cell's vertex as its index
        equation, ///< R with the number of a cell's vertex as its index
    };

    Kind kind = Kind::row;
    std::string text{};
    std::vector<Formula> parts{};
    std::size_t columns = 0;
    Expression value{};
    CellName cell{};

    friend bool operator==(const Formula&, const Formula&) = default;
};

/// Maximum length of a formula, in characters.
inline constexpr std::size_t maxFormulaLength = 1000;

/// Reads a part of the source as a formula. Cells must exist on the board.
Formula readFormula(LessonSource& source, std::string_view text, const Rule& rule);
/// Returns a string that parses as the same formula.
std::string formulaText(const Formula& formula);

} // namespace lightsout
