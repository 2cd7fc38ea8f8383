// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/Formula.h"

#include "io/Text.h"

#include <algorithm>
#include <array>

namespace lightsout {

namespace {

using Kind = Formula::Kind;

struct Sign {
    std::string_view command;
    std::string_view sign;
};
constexpr std::array commandSigns{
    Sign{"to", "→"}, Sign{"gets", "←"}, Sign{"swap", "↔"}, Sign{"cdot", "·"}, Sign{"times", "×"},
    Sign{"le", "≤"}, Sign{"ge", "≥"},   Sign{"ne", "≠"},   Sign{"in", "∈"},   Sign{"dots", "…"},
};
constexpr std::string_view plainSigns = "+-=<>()[]|,.:/!'*~";

struct Symbol {
    std::string_view command;
    Kind kind;
};
constexpr std::array symbols{Symbol{"x", Kind::press}, Symbol{"d", Kind::change},
                             Symbol{"row", Kind::equation}};

constexpr bool isLatin(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
/// Returns true for Greek letters, which begin with these bytes in UTF-8.
bool isGreek(std::string_view character) {
    return character.size() == 2 && (character[0] == '\xCE' || character[0] == '\xCF');
}

class FormulaParser {
public:
    FormulaParser(LessonSource& source, std::string_view text, const Rule& rule)
        : source_(source), rest_(text), rule_(rule) {}

    Formula all() {
        Formula formula = row("", 0);
        if (!rest_.empty() || formula.parts.empty()) {
            fail(Expected::formula);
        }
        return formula;
    }

private:
    static constexpr int maxDepth = 12;

    void skipBlanks() {
        rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t\r\n"), rest_.size()));
    }
    bool skip(char expected) {
        skipBlanks();
        if (!rest_.starts_with(expected)) {
            return false;
        }
        rest_.remove_prefix(1);
        return true;
    }
    void fail(Expected expected) {
        source_.fail(expected, rest_);
        rest_.remove_prefix(rest_.size());
    }
    std::string_view take(std::size_t length) {
        const std::string_view taken = rest_.substr(0, length);
        rest_.remove_prefix(taken.size());
        return taken;
    }
    template <typename Accepts>
    std::string_view takeWhile(Accepts accepts) {
        return take(
            static_cast<std::size_t>(std::ranges::find_if_not(rest_, accepts) - rest_.begin()));
    }

    /// Reads items up to the text's end, a closing brace, or one of `ends`.
    Formula row(std::string_view ends, int depth) {
        Formula formula;
        if (depth > maxDepth) {
            fail(Expected::shorterFormula);
            return formula;
        }
        for (skipBlanks();
             !rest_.empty() && rest_[0] != '}' && ends.find(rest_[0]) == std::string_view::npos;
             skipBlanks()) {
            formula.parts.push_back(item(depth));
        }
        return formula;
    }

    Formula item(int depth) {
        Formula base = atom(depth);
        Formula below;
        Formula above;
        while (true) {
            if (below.parts.empty() && skip('_')) {
                below = group(depth);
            } else if (above.parts.empty() && skip('^')) {
                above = group(depth);
            } else {
                break;
            }
        }
        if (below.parts.empty() && above.parts.empty()) {
            return base;
        }
        Formula scripted{.kind = Kind::scripted};
        scripted.parts = {std::move(base), std::move(below), std::move(above)};
        return scripted;
    }

    /// Reads a subscript or superscript: a row in braces, or a single atom.
    Formula group(int depth) {
        skipBlanks();
        if (rest_.starts_with('{')) {
            Formula inner = braced(depth);
            if (inner.parts.empty()) {
                fail(Expected::formula);
            }
            return inner;
        }
        Formula formula;
        formula.parts.push_back(atom(depth));
        return formula;
    }

    Formula braced(int depth) {
        if (!skip('{')) {
            fail(Expected::formula);
            return {};
        }
        Formula inner = row("", depth + 1);
        closeBrace();
        return inner;
    }

    void closeBrace() {
        if (!skip('}')) {
            fail(Expected::brace);
        }
    }

    Formula atom(int depth) {
        skipBlanks();
        const std::string_view character = rest_.substr(0, firstCharacterLength(rest_));
        if (character.empty()) {
            fail(Expected::formula);
            return {};
        }
        if (character == "\\") {
            rest_.remove_prefix(1);
            return command(depth);
        }
        if (isDigit(character[0])) {
            return {.kind = Kind::number, .text = std::string(takeWhile(isDigit))};
        }
        if (isLatin(character[0]) || isGreek(character)) {
            return {.kind = Kind::letter, .text = std::string(take(character.size()))};
        }
        if (plainSigns.find(character) != std::string_view::npos ||
            std::ranges::find(commandSigns, character, &Sign::sign) != commandSigns.end()) {
            return {.kind = Kind::sign, .text = std::string(take(character.size()))};
        }
        fail(Expected::formula);
        return {};
    }

    Formula command(int depth) {
        const std::string_view name = takeWhile(isLatin);
        const auto* const sign = std::ranges::find(commandSigns, name, &Sign::command);
        if (sign != commandSigns.end()) {
            return {.kind = Kind::sign, .text = std::string(sign->sign)};
        }
        const auto* const symbol = std::ranges::find(symbols, name, &Symbol::command);
        if (symbol != symbols.end()) {
            return {.kind = symbol->kind, .cell = readCell(source_, takeBraced(), rule_)};
        }
        if (name == "sum") {
            return {.kind = Kind::sum};
        }
        if (name == "frac") {
            Formula fraction{.kind = Kind::fraction};
            fraction.parts.push_back(braced(depth));
            fraction.parts.push_back(braced(depth));
            return fraction;
        }
        if (name == "matrix" || name == "table") {
            return matrix(depth, name == "table" ? Kind::table : Kind::matrix);
        }
        if (name == "value") {
            return {.kind = Kind::value, .value = readExpression(source_, takeBraced())};
        }
        source_.fail(Expected::formulaCommand, name);
        rest_.remove_prefix(rest_.size());
        return {};
    }

    /// Reads braces that contain no other braces, and returns the text between them.
    std::string_view takeBraced() {
        if (!skip('{')) {
            fail(Expected::formula);
            return rest_;
        }
        const std::string_view inner = take(rest_.find('}'));
        closeBrace();
        return trimmed(inner);
    }

    Formula matrix(int depth, Kind kind) {
        Formula matrix{.kind = kind};
        if (!skip('{')) {
            fail(Expected::formula);
            return matrix;
        }
        std::size_t inRow = 0;
        while (true) {
            const std::string_view place = rest_;
            matrix.parts.push_back(row("&;", depth + 1));
            ++inRow;
            if (skip('&')) {
                continue;
            }
            if (matrix.columns != 0 && matrix.columns != inRow) {
                source_.fail(Expected::evenRows, place);
            }
            matrix.columns = inRow;
            inRow = 0;
            if (!skip(';')) {
                break;
            }
        }
        closeBrace();
        return matrix;
    }

    LessonSource& source_;
    std::string_view rest_;
    const Rule& rule_;
};

/// Returns the text of the parts, separated by spaces so that no part merges with the next.
std::string joined(const std::vector<Formula>& parts) {
    std::string text;
    for (const Formula& part : parts) {
        text += (text.empty() ? "" : " ") + formulaText(part);
    }
    return text;
}

} // namespace

Formula readFormula(LessonSource& source, std::string_view text, const Rule& rule) {
    if (text.size() > maxFormulaLength) {
        source.fail(Expected::shorterFormula, text);
        return {};
    }
    return FormulaParser(source, text, rule).all();
}

std::string formulaText(const Formula& formula) {
    switch (formula.kind) {
    case Kind::row:
        return joined(formula.parts);
    case Kind::letter:
    case Kind::number:
    case Kind::sign:
        return formula.text;
    case Kind::sum:
        return "\\sum";
    case Kind::scripted: {
        const std::string below = formulaText(formula.parts[1]);
        const std::string above = formulaText(formula.parts[2]);
        return formulaText(formula.parts[0]) + (below.empty() ? "" : "_{" + below + "}") +
               (above.empty() ? "" : "^{" + above + "}");
    }
    case Kind::fraction:
        return "\\frac{" + formulaText(formula.parts[0]) + "}{" + formulaText(formula.parts[1]) +
               "}";
    case Kind::matrix:
    case Kind::table: {
        std::string text;
        for (std::size_t i = 0; i < formula.parts.size(); ++i) {
            text += (i == 0                     ? ""
                     : i % formula.columns == 0 ? "; "
                                                : " & ") +
                    formulaText(formula.parts[i]);
        }
        return (formula.kind == Kind::table ? "\\table{" : "\\matrix{") + text + "}";
    }
    case Kind::value:
        return "\\value{" + expressionText(formula.value) + "}";
    case Kind::press:
        return "\\x{" + cellNameText(formula.cell) + "}";
    case Kind::change:
        return "\\d{" + cellNameText(formula.cell) + "}";
    case Kind::equation:
        return "\\row{" + cellNameText(formula.cell) + "}";
    }
    return {};
}

} // namespace lightsout
