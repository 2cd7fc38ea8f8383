// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/CellName.h"
#include "lesson/Expression.h"

namespace lightsout {

/// A formula as it is drawn, made of formulas.
///
///     formula = { item }
///     item    = atom [ "_" group ] [ "^" group ]       (in either order)
///     group   = atom | "{" formula "}"
///     atom    = letter | digits | sign | command
///     command = "\sum" | "\to" | "\gets" | "\swap" | "\cdot" | "\times" | "\le" | "\ge" | "\ne"
///             | "\in" | "\dots" | "\frac{" formula "}{" formula "}"
///             | "\matrix{" entries by rows, "&" between entries, ";" between rows "}"
///             | "\value{" expression "}" | "\x{" place "}" | "\d{" place "}" | "\row{" place "}"
///
/// Letters are Latin and Greek ones; signs are + - = < > ( ) [ ] | , . : / ! ' * ~ and the signs
/// that commands stand for, as they are. Blanks only part what stands beside them.
struct Formula {
    enum class Kind {
        row,      ///< parts from left to right
        letter,   ///< text
        number,   ///< text
        sign,     ///< text, the sign itself
        sum,      ///< a large sum sign
        scripted, ///< parts: the base, what stands below, what stands above; empty rows for nothing
        fraction, ///< parts: numerator, denominator
        matrix,   ///< parts by rows, `columns` a row
        value,    ///< a number that is computed
        press,    ///< x and the number of a place's vertex
        change,   ///< d likewise
        equation, ///< R likewise
    };

    Kind kind = Kind::row;
    std::string text{};
    std::vector<Formula> parts{};
    std::size_t columns = 0;
    Expression value{};
    CellName cell{};

    friend bool operator==(const Formula&, const Formula&) = default;
};

/// The most characters of a formula.
inline constexpr std::size_t maxFormulaLength = 1000;

/// Reads a piece of the source. Places are those of the board.
Formula readFormula(LessonSource& source, std::string_view text, const Rule& rule);
/// A text that is read as the same formula.
std::string formulaText(const Formula& formula);

} // namespace lightsout
