// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/TextRows.h"

#include "io/Text.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace lightsout {

namespace {

constexpr std::string_view opening = "([{";
/// More tokens than a row of the largest graph's matrix has, with its commas.
constexpr std::size_t maxTokens = (std::size_t{1} << 21U) + 16;

bool isIn(char c, std::string_view characters) {
    return characters.find(c) != std::string_view::npos;
}

// These are called for each character, where a search would be slow.
bool isOpening(char c) {
    return c == '(' || c == '[' || c == '{';
}
bool isClosing(char c) {
    return c == ')' || c == ']' || c == '}';
}
bool isSeparator(char c) {
    return c == ',' || c == ';' || c == ':' || c == '=' || c == '|' || c == '&' || c == '\t';
}
bool mayBeginArrow(char c) {
    return c == '-' || c == '<' || c == '=' || c == '\\' || c == '\xE2' || c == '\xEF';
}

/// Returns true for an upright line of a frame.
bool beginsWithBar(std::string_view text) {
    return text[0] == '\xE2' &&
           (text.starts_with("│") || text.starts_with("┃") || text.starts_with("║"));
}

/// Returns the length of a blank, 0 for other characters: spaces of all widths, marks of direction,
/// and the pieces of large brackets and frames that sympy and tables in terminals are drawn with.
std::size_t blankLength(std::string_view text) {
    if (static_cast<unsigned char>(text[0]) < 0x80) {
        return text[0] == ' ' || text[0] == '\r' ? 1 : 0;
    }
    const auto byte = [&text](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
    };
    if (text.starts_with("\u00A0")) {
        return 2;
    }
    const unsigned second = byte(1);
    const unsigned third = byte(2);
    const bool isSpace =
        byte(0) == 0xE2 && ((second == 0x80 && third <= 0x8F) || text.starts_with("\u202F") ||
                            text.starts_with("\u205F"));
    const bool isPiece = byte(0) == 0xE2 && ((second == 0x8E && third >= 0x9B && third <= 0xAE) ||
                                             second == 0x94 || second == 0x95);
    const bool isOther = text.starts_with("\u3000") || text.starts_with("\uFEFF");
    return isSpace || (isPiece && !beginsWithBar(text)) || isOther ? 3 : 0;
}

/// Returns the position of the bracket that closes the one at `open`, or npos.
std::size_t closeOf(std::string_view text, std::size_t open) {
    std::size_t depth = 0;
    for (std::size_t i = open; i < text.size(); ++i) {
        if (text[i] == '"') {
            i = std::min(text.find('"', i + 1), text.size());
        } else if (isOpening(text[i])) {
            ++depth;
        } else if (isClosing(text[i]) && --depth == 0) {
            return i;
        }
    }
    return std::string_view::npos;
}

/// Returns true if brackets close what they open, so that a row may continue on the next line.
bool isBalanced(std::string_view text, const ReadOptions& options) {
    constexpr std::size_t charactersPerCheck = std::size_t{1} << 20U;
    std::size_t depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (i % charactersPerCheck == 0) {
            options.checkpoint();
        }
        const char c = text[i];
        if (isOpening(c)) {
            ++depth;
        } else if (isClosing(c) && depth-- == 0) {
            return false;
        }
    }
    return depth == 0;
}

bool isAsciiWord(char c) {
    return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isOfName(char c) {
    return isAsciiWord(c) || isIn(c, "_.*<>");
}

/// Returns the length of a name in front of a list: of a variable with "=", or of a function.
std::size_t prefixLength(std::string_view text) {
    constexpr std::size_t longest = 200;
    const std::string_view beginning = text.substr(0, longest);
    const std::size_t equals = beginning.find('=');
    const std::string_view name = beginning.substr(0, equals);
    const bool isAssignment = equals != std::string_view::npos &&
                              name.find_first_of("\n\"'{(-") == std::string_view::npos &&
                              !name.starts_with('[') && !beginning.substr(equals).starts_with("=>");
    std::size_t at = isAssignment ? equals + 1 : 0;
    const std::size_t open = text.find_first_of(opening, at);
    if (open == std::string_view::npos || open > longest) {
        return std::string_view::npos;
    }
    const std::string_view between = trimmed(text.substr(at, open - at));
    const bool isCall =
        !between.empty() && text[open - 1] == between.back() &&
        std::ranges::all_of(between, [](char c) { return isOfName(c) || c == ' '; }) &&
        std::ranges::count(between, ' ') < 2;
    return between.empty() || isCall ? open : std::string_view::npos;
}

/// Returns true for a list of lists, pairs, words or arrows.
bool isNested(std::string_view list) {
    return list.find_first_of("([{\"':>") != std::string_view::npos ||
           list.find("--") != std::string_view::npos ||
           list.find("\\[") != std::string_view::npos || list.find("→") != std::string_view::npos ||
           list.find("\uF3D4") != std::string_view::npos;
}

/// Returns the contents of a flat list of vertices and of the list of edges after it, as in
/// "{1, 2}, {{1, 2}}".
std::optional<std::pair<std::string_view, std::string_view>>
verticesAndEdges(std::string_view text) {
    const std::size_t first = text.find_first_not_of(blankCharacters);
    const auto listEnd = [&text](std::size_t begin) {
        const bool isList = begin < text.size() && isIn(text[begin], "[{");
        return isList ? closeOf(text, begin) : std::string_view::npos;
    };
    const std::size_t end = listEnd(first);
    if (end == std::string_view::npos || isNested(text.substr(first + 1, end - first - 1))) {
        return std::nullopt;
    }
    const std::size_t second = text.find_first_of("[{", end);
    const std::size_t secondEnd = listEnd(second);
    const bool isPair = secondEnd != std::string_view::npos &&
                        trimmed(text.substr(end + 1, second - end - 1)) == "," &&
                        trimmed(text.substr(secondEnd + 1)).empty();
    const std::string_view inside =
        isPair ? text.substr(second + 1, secondEnd - second - 1) : std::string_view();
    return isPair && isNested(inside)
               ? std::optional(std::pair(text.substr(first + 1, end - first - 1), inside))
               : std::nullopt;
}

/// Returns the content of a nested list if the text is nothing but a variable with this list.
std::optional<std::string_view> assignedList(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of("; \r\n"), text.size()));
    const std::size_t open = prefixLength(text);
    if (open == std::string_view::npos ||
        text.substr(0, open).find('=') == std::string_view::npos) {
        return std::nullopt;
    }
    const std::size_t close = closeOf(text, open);
    if (close == std::string_view::npos ||
        text.find_first_not_of("; \r\n", close + 1) != std::string_view::npos) {
        return std::nullopt;
    }
    const std::string_view inside = text.substr(open + 1, close - open - 1);
    return isNested(inside) ? std::optional(inside) : std::nullopt;
}

/// Returns the number of columns of a matrix in a flat list, as in "3, 3, [0, 1, 0, …]", or 0.
std::size_t columnsOf(std::string_view sizes, std::string_view list) {
    std::vector<std::string_view> words;
    std::uint64_t rows = 0;
    for (std::size_t at = 0; at < sizes.size();) {
        const std::size_t comma = std::min(sizes.find(',', at), sizes.size());
        rows = wholeNumber(trimmed(sizes.substr(at, comma - at))).value_or(rows);
        at = comma + 1;
    }
    const auto count = static_cast<std::uint64_t>(std::ranges::count(list, ',')) + 1;
    return rows > 1 && count > rows && count % rows == 0 && !isNested(list) ? count / rows : 0;
}

} // namespace

TextRows::TextRows(std::string_view text, const ReadOptions& options)
    : rest_(text), isLatex_(text.find("\\begin") != std::string_view::npos) {
    isBalanced_ = isBalanced(text, options);
    if (isBalanced_) {
        unwrap(text);
    }
}

/// Returns the list that is the argument of a function, without its brackets, or nullopt if there
/// are several lists whose meaning is unknown.
std::optional<std::string_view> TextRows::argument(std::string_view name, std::string_view inside) {
    const std::size_t list = inside.find_first_of("[{");
    if (list == std::string_view::npos) {
        return inside;
    }
    const std::size_t end = closeOf(inside, list);
    if (end == std::string_view::npos) {
        return std::nullopt;
    }
    const bool isOnly = inside.find_first_of(opening, end) == std::string_view::npos;
    const std::string_view content = inside.substr(list + 1, end - list - 1);
    if (isOnly) {
        const std::size_t columns = columnsOf(inside.substr(0, list), content);
        return columns > 0 ? inRows(content, columns) : content;
    }
    // matrix([0, 1], [1, 0])
    const bool areRows = trimmed(inside.substr(0, list)).empty() && !isNested(content) &&
                         lowerCase(name).find("matrix") != std::string::npos;
    return areRows ? std::optional(inside) : std::nullopt;
}

/// Returns a copy of a flat list in which every row ends with a semicolon.
std::string_view TextRows::inRows(std::string_view list, std::size_t columns) {
    std::string& rows = unquoted_.emplace_back(list);
    std::size_t commas = 0;
    for (char& c : rows) {
        c = c == ',' && ++commas % columns == 0 ? ';' : c;
    }
    return rows;
}

void TextRows::unwrap(std::string_view text) {
    const std::size_t skipped = std::min(text.find_first_not_of(blankCharacters), text.size());
    text.remove_prefix(skipped);
    std::size_t open = prefixLength(text);
    if (open == std::string_view::npos) {
        return;
    }
    std::size_t close = closeOf(text, open);
    if (close == std::string_view::npos) {
        return;
    }
    const bool isCall = open > 0 && isOfName(text[open - 1]);
    const bool isAssigned = text.substr(0, open).find('=') != std::string_view::npos;
    const std::string_view behind = trimmed(text.substr(close + 1));
    const bool endsHere =
        behind.empty() ||
        (behind.starts_with(';') &&
         !isIn(behind[std::min<std::size_t>(behind.find_first_not_of("; \r\n"), behind.size() - 1)],
               opening));
    if (!endsHere && !(isAssigned && !isOpening(behind[0]) && !isIn(behind[0], "=."))) {
        return; // other code follows
    }
    std::string_view inside = text.substr(open + 1, close - open - 1);
    const auto edges =
        isAssigned && !isCall && !isNested(inside) ? assignedList(behind) : std::nullopt;
    if (edges) { // V = {1, 2}, then E = {{1, 2}}
        vertices_ = inside;
        inside = *edges;
    } else if (const auto lists = verticesAndEdges(inside)) {
        vertices_ = lists->first;
        inside = lists->second;
    } else if (isCall) {
        const auto list = argument(text.substr(0, open), inside);
        if (!list) {
            return;
        }
        inside = *list;
    }
    if (text[open] == '(' && !isCall && !isNested(inside)) {
        return; // a pair
    }
    // [[[0, 1], [1, 0]]] is a list of one list of rows.
    constexpr int maxNesting = 4; // so that the time is linear
    for (int level = 0; level < maxNesting; ++level) {
        const std::string_view list = trimmed(inside);
        if (list.empty() || !isOpening(list[0]) || closeOf(list, 0) != list.size() - 1 ||
            list.find_first_of(opening, 1) == std::string_view::npos) {
            break;
        }
        inside = list.substr(1, list.size() - 2);
    }
    isList_ = true;
    endsAtCommas_ = isNested(inside);
    rest_ = inside;
    after_ =
        edges
            ? std::string_view()
            : trimmed(behind.substr(std::min(behind.find_first_not_of("; )\r\n"), behind.size())));
}

void TextRows::add(Row& row, char kind, std::size_t length) {
    if (row.tokens.size() < maxTokens) {
        row.tokens.push_back({kind, rest_.substr(0, length)});
    } else {
        row.isTooLong = true;
    }
    rest_.remove_prefix(length);
}

/// A word in quotes may continue in the next line if it is a field of a table; quotes within it are
/// doubled. Other quotes belong to the word in which they are.
bool TextRows::takeQuoted(Row& row) {
    const char quote = rest_[0];
    const char before = row.tokens.empty() ? ',' : row.tokens.back().kind;
    bool isDoubled = false;
    std::size_t end = 1;
    for (;; end += 2) {
        end = hasClosingQuotes_ || quote == '\'' ? rest_.find(quote, end) : std::string_view::npos;
        if (quote == '\'' && end > rest_.substr(0, end).find('\n')) {
            return false;
        }
        if (end == std::string_view::npos) {
            hasClosingQuotes_ = hasClosingQuotes_ && quote == '\'';
            return false;
        }
        if (quote != '"' || end + 1 >= rest_.size() || rest_[end + 1] != '"') {
            break;
        }
        isDoubled = true;
    }
    const char next = end + 1 < rest_.size() ? rest_[end + 1] : '\n';
    if (quote == '\'' && isOfName(next)) {
        return false;
    }
    std::string_view word = rest_.substr(1, end - 1);
    const bool hasLineEnd = word.find('\n') != std::string_view::npos;
    const bool isField = isIn(before, ",;\t|") && isIn(next, ",;\t|\r\n");
    if (hasLineEnd && !isField) {
        return false;
    }
    if (isDoubled) {
        std::string& plain = unquoted_.emplace_back();
        for (std::size_t i = 0; i < word.size(); ++i) {
            plain += word[i];
            i += word[i] == '"' ? 1 : 0;
        }
        word = plain;
    }
    row.tokens.push_back({'q', word});
    rest_.remove_prefix(end + 1);
    return true;
}

/// Skips a command such as \hline, \left[ or \begin{array}{cc}.
void TextRows::takeLatex() {
    std::size_t length = 1;
    while (length < rest_.size() && std::isalpha(static_cast<unsigned char>(rest_[length])) != 0) {
        ++length;
    }
    const std::string_view name = rest_.substr(1, length - 1);
    const bool hasBracket = name == "left" || name == "right" || name.empty();
    rest_.remove_prefix(std::min(length + (hasBracket ? 1 : 0), rest_.size()));
    for (int i = 0; i < 2 && (name == "begin" || name == "end") && rest_.starts_with('{'); ++i) {
        rest_.remove_prefix(std::min(rest_.find('}'), rest_.size() - 1) + 1);
    }
}

/// Takes [1,] or [,1], with which R numbers rows and columns.
bool TextRows::takeIndex(Row& row) {
    const bool isColumn = rest_.starts_with("[,");
    const std::size_t begin = isColumn ? 2 : 1;
    std::size_t end = begin;
    while (end < rest_.size() && isDigit(rest_[end])) {
        ++end;
    }
    const std::string_view last = rest_.substr(end, isColumn ? 1 : 2);
    if (end == begin || last != (isColumn ? "]" : ",]")) {
        return false;
    }
    add(row, 'i', end + last.size());
    return true;
}

bool TextRows::takeArrow(Row& row) {
    static constexpr std::array<std::pair<std::string_view, char>, 18> arrows{
        {{"<->", '~'},
         {"<-->", '~'},
         {"-->", '>'},
         {"->", '>'},
         {"=>", '>'},
         {"<--", '<'},
         {"<-", '<'},
         {"→", '>'},
         {"←", '<'},
         {"↔", '~'},
         {"--", '~'},
         {"–", '~'},
         {"—", '~'},
         {"⟶", '>'},
         {"\uF3D4", '~'},
         {"\uF3D5", '>'},
         {"\\[UndirectedEdge]", '~'},
         {"\\[DirectedEdge]", '>'}}};
    if (!mayBeginArrow(rest_[0])) {
        return false;
    }
    for (const auto& [text, kind] : arrows) {
        if (rest_.starts_with(text)) {
            std::size_t length = text.size();
            while (kind == '~' && length < rest_.size() && rest_[length] == '-') {
                ++length;
            }
            add(row, kind, length);
            return true;
        }
    }
    return false;
}

void TextRows::takeWord(Row& row) {
    std::size_t end = 0;
    while (end < rest_.size() && isAsciiWord(rest_[end])) {
        ++end;
    }
    while (end < rest_.size() && rest_[end] != '\n' && !isSeparator(rest_[end]) &&
           !isOpening(rest_[end]) && !isClosing(rest_[end]) && rest_[end] != '"' &&
           rest_[end] != '\\' && !(isLatex_ && rest_[end] == '$') &&
           blankLength(rest_.substr(end, 3)) == 0) {
        const std::string_view ahead = rest_.substr(end, 3);
        if (end > 0 &&
            (ahead.starts_with("--") || ahead.starts_with("->") || ahead.starts_with("<-") ||
             ahead.starts_with("→") || ahead.starts_with("↔") || ahead.starts_with("–") ||
             ahead.starts_with("—") || ahead.starts_with("│") || ahead.starts_with("\uF3D4") ||
             ahead.starts_with("\uF3D5"))) {
            break;
        }
        ++end;
    }
    end = std::max<std::size_t>(end, 1);
    const std::string_view word = rest_.substr(0, end);
    const bool isRule = word.find_first_not_of("-+_~") == std::string_view::npos && word != "_";
    add(row, isRule ? '~' : 'w', end);
}

bool TextRows::next(Row& row) {
    row.tokens.clear();
    row.isAfterGap = row.isTooLong = false;
    std::size_t depth = 0;
    bool isLineStart = true;
    bool wasBlank = true;
    const char* begin = rest_.data();
    const char* end = begin;
    const auto finish = [&] {
        row.text = {begin, static_cast<std::size_t>(end - begin)};
        return true;
    };
    while (!rest_.empty()) {
        if (row.isTooLong) {
            rest_.remove_prefix(std::min(rest_.find('\n'), rest_.size()));
            end = rest_.data();
            return finish();
        }
        const char c = rest_[0];
        if (c == '\n') {
            // MATLAB continues "1 0 ..."; a row of cells may be "..." itself.
            const std::size_t count = row.tokens.size();
            const bool isContinued =
                count > 1 && row.tokens.back().text == "..." &&
                (!row.tokens[count - 2].isName() || isDigit(row.tokens[count - 2].text[0]));
            row.tokens.resize(row.tokens.size() - (isContinued ? 1 : 0));
            if (!row.tokens.empty() && depth == 0 && !isContinued) {
                rest_.remove_prefix(1);
                return finish();
            }
            row.isAfterGap = row.isAfterGap || (isLineStart && row.tokens.empty());
            rest_.remove_prefix(1);
            isLineStart = wasBlank = true;
            begin = row.tokens.empty() ? rest_.data() : begin;
            continue;
        }
        const bool isDollar = isLatex_ && c == '$';
        if (const std::size_t blank = isDollar ? 1 : blankLength(rest_.substr(0, 3))) {
            rest_.remove_prefix(blank);
            wasBlank = true;
            continue;
        }
        const bool isComment =
            wasBlank && (c == '#' || c == '%' || (c == '/' && rest_.starts_with("//")));
        if (isComment) {
            add(row, '#', std::min(rest_.find('\n'), rest_.size()));
        } else if ((c == '"' || (c == '\'' && (row.tokens.empty() || wasBlank ||
                                               !row.tokens.back().isName()))) &&
                   takeQuoted(row)) {
        } else if (c == '\\' && rest_.starts_with("\\\\")) {
            rest_.remove_prefix(2);
            if (!row.tokens.empty()) {
                return finish();
            }
        } else if (c == '\\' && takeArrow(row)) {
        } else if (c == '\\') {
            takeLatex();
        } else if (isOpening(c)) {
            if (isList_ && depth == 0 && !row.tokens.empty() && row.tokens.back().closes() &&
                endsAtCommas_) {
                return finish(); // [0 1] [1 0]
            }
            if (c != '[' || !takeIndex(row)) {
                depth += isBalanced_ ? 1 : 0;
                add(row, c, 1);
            }
        } else if (isClosing(c)) {
            depth -= depth > 0 ? 1 : 0;
            add(row, c, 1);
        } else if (isList_ && depth == 0 && (c == ';' || (c == ',' && endsAtCommas_))) {
            rest_.remove_prefix(1);
            if (!row.tokens.empty()) {
                return finish();
            }
        } else if (takeArrow(row)) {
        } else if (isSeparator(c) || beginsWithBar(rest_)) {
            add(row, isSeparator(c) ? c : '|', isSeparator(c) ? 1 : 3);
        } else {
            takeWord(row);
        }
        wasBlank = c == '\t';
        isLineStart = false;
        end = rest_.data();
    }
    return !row.tokens.empty() && finish();
}

} // namespace lightsout
