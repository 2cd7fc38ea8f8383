// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/TextReader.h"

#include "formats/CellPattern.h"
#include "formats/Matrix.h"
#include "formats/NamedGraph.h"
#include "formats/TextRows.h"
#include "graph/CircleLayout.h"
#include "io/GraphBuilder.h"
#include "io/Text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <deque>
#include <functional>
#include <numeric>
#include <unordered_set>

namespace lightsout {

namespace {

using enum ReadingKind;

constexpr std::array<std::string_view, 6> readingNames{"lights", "matrix",    "table",
                                                       "edges",  "adjacency", "machine"};
constexpr std::string_view weightName = "edge weight";

/// A reading that fits, and how to build its board. `left` is what it leaves out.
struct Fit {
    ReadingFit fit;
    std::function<Result<SavedBoard>(const ReadOptions&)> board;
    ReadReport left;
};

/// A reader that is given all rows of a text. When a row does not fit, its error says why.
class Parser {
public:
    virtual ~Parser() = default;
    /// Returns false if the row does not fit.
    virtual bool take(const Row& row, const ReadOptions& options) = 0;
    /// Adds the readings that fit, after the last row.
    virtual void finish(std::vector<Fit>& fits, const ReadOptions& options) = 0;

    std::optional<Error> error; ///< with the subject, but without the position
    std::string_view where{};   ///< the part of the text that does not fit
    std::size_t taken = 0;      ///< number of rows that fit
    bool isList = false;        ///< the whole text is in brackets

protected:
    bool refuse(ErrorCode code, std::string_view part, std::uint64_t expected = 0,
                std::uint64_t found = 0) {
        error = Error{.code = code, .expected = expected, .found = found};
        where = part;
        return false;
    }
    bool refuse(Error refused, std::string_view part) {
        error = std::move(refused);
        where = part;
        return false;
    }

    ReadReport left_;
    void leaveOut(std::string_view what, std::size_t times = 1) {
        if (times > 0) {
            ReadOptions{.report = &left_}.leaveOut(what, times);
        }
    }
    void leaveOutComments(const Row& row) { leaveOut("#", row.tokens.back().kind == '#' ? 1 : 0); }
};

/// Returns the text from one token to another. Quoted words may be copies outside of the text.
std::string_view spanOf(const Token& first, const Token& last) {
    if (first.kind == 'q' || last.kind == 'q') {
        return first.text;
    }
    return {first.text.data(),
            static_cast<std::size_t>(last.text.data() + last.text.size() - first.text.data())};
}

/// Returns a number, possibly with a decimal comma, or 1 for "true" and 0 for "false".
std::optional<double> valueOf(std::string_view field) {
    if (field.size() == 1 && isDigit(field.front())) {
        return field.front() - '0';
    }
    const auto finite = [](std::optional<double> number) {
        return number && std::isfinite(*number) ? number : std::nullopt;
    };
    constexpr std::size_t longest = 40;
    if (const auto number = finite(realNumber(field)); number || field.size() > longest) {
        return number;
    }
    if (field.size() > 1 && field.back() == '.') {
        return finite(realNumber(field.substr(0, field.size() - 1)));
    }
    std::string text = lowerCase(field);
    for (const auto& [word, value] :
         {std::pair("true", 1), {"t", 1}, {"false", 0}, {"f", 0}, {"⋅", 0}, {"·", 0}, {".", 0}}) {
        if (text == word) {
            return value;
        }
    }
    if (const std::size_t comma = text.find(','); comma != std::string::npos) {
        text[comma] = '.';
        return finite(realNumber(text));
    }
    return std::nullopt;
}

/// Returns a number; faster than realNumber() for words.
std::optional<double> realValue(std::string_view word) {
    constexpr std::string_view beginnings = "0123456789+-.iInN"; // also of inf and nan
    const bool mayBeNumber = !word.empty() && beginnings.find(word[0]) != std::string_view::npos;
    return mayBeNumber ? realNumber(word) : std::nullopt;
}

/// At most two whole numbers. A text may have a million rows, so they are not on the heap.
class Counts {
public:
    void add(std::uint64_t number) { numbers_[size_++] = number; }
    void clear() { size_ = 0; }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const std::uint64_t* begin() const { return numbers_.data(); }
    const std::uint64_t* end() const { return numbers_.data() + size_; }
    std::uint64_t front() const { return numbers_[0]; }
    std::uint64_t back() const { return numbers_[size_ - 1]; }
    std::uint64_t operator[](std::size_t i) const { return numbers_[i]; }

private:
    std::array<std::uint64_t, 2> numbers_{};
    std::size_t size_ = 0;
};

/// Returns the whole numbers of a row that has at most two words, all whole numbers.
Counts countsIn(const Row& row) {
    Counts counts;
    for (const Token& token : row.tokens) {
        if (token.kind == '#' || token.kind == ',' || token.kind == ';' || token.kind == '\t') {
            continue;
        }
        const auto number = token.kind == 'w' ? wholeNumber(token.text) : std::nullopt;
        if (!number || counts.size() == 2) {
            return {};
        }
        counts.add(*number);
    }
    return counts;
}

/// Returns the delimiter of a row's fields: the first of | ; tab & , that separates words, or 0 for
/// blanks. A delimiter at the end alone is none.
char delimiterOf(const Row& row) {
    char found = 0;
    bool hasWord = false;
    std::size_t firstWords = 0;
    for (std::size_t i = 0; i < row.tokens.size(); ++i) {
        const Token& token = row.tokens[i];
        if (token.kind == '#' || token.kind == '{') {
            break;
        }
        hasWord = hasWord || token.isName();
        firstWords += found == 0 && token.isName() ? 1 : 0;
        constexpr std::string_view order = ",&\t;|";
        const bool isLast = i + 1 == row.tokens.size() && hasWord && token.kind == ';';
        if (order.find(token.kind) != std::string_view::npos && !isLast &&
            (found == 0 || order.find(token.kind) > order.find(found))) {
            found = token.kind;
        }
    }
    // Numbers may be separated by a mixture of blanks and tabs.
    const bool isMixed =
        found == '\t' && firstWords > 1 && std::ranges::all_of(row.tokens, [](const Token& token) {
            return token.kind != 'w' || valueOf(token.text).has_value();
        });
    return isMixed ? '\0' : found;
}

struct Field {
    std::string_view text{};
    bool isQuoted = false;
};

/// Splits a row into fields: names between delimiters, which may contain blanks, or single names.
void splitFields(const Row& row, char delimiter, std::vector<Field>& fields) {
    fields.clear();
    const Token* first = nullptr;
    const Token* last = nullptr;
    const auto end = [&] {
        if (first == nullptr) {
            fields.emplace_back();
        } else {
            fields.push_back({first == last ? first->text : spanOf(*first, *last),
                              first == last && first->kind == 'q'});
        }
        first = last = nullptr;
    };
    std::size_t size = row.tokens.size();
    size -= row.tokens.back().kind == '#' ? 1 : 0;
    for (std::size_t i = 0; i < size; ++i) {
        const Token& token = row.tokens[i];
        if (delimiter != 0 && token.kind == delimiter) {
            const bool isFrame = delimiter == '|' && (i == 0 || i + 1 == size);
            if (!isFrame) {
                end();
            }
        } else if (token.isName()) {
            if (delimiter == 0) {
                fields.push_back({token.text, token.kind == 'q'});
            } else {
                // A quoted name is the whole field; it may be a copy outside of the text.
                const bool isQuoted = first != nullptr && first->kind == 'q';
                first = first == nullptr || (token.kind == 'q' && !isQuoted) ? &token : first;
                last = first->kind == 'q' ? first : &token;
            }
        } else if (delimiter != 0 && first != nullptr && first->kind != 'q' && !token.closes() &&
                   !token.opens()) {
            last = &token;
        }
    }
    if (delimiter != 0 && size > 0) {
        end();
    }
}

/// Returns true for a word directly before a bracket: "f(1)" is no pair of names.
bool isCall(const Token& word, const Token& bracket) {
    return word.kind == 'w' && bracket.opens() &&
           word.text.data() + word.text.size() == bracket.text.data();
}

// ------------------------------------------------------------------------------------------------

/// The meaning of a character in a typed board. `faint` is on if the other characters are off, and
/// off if the others are on.
enum class CellKind { off, on, faint, unknown };

CellKind kindOf(std::string_view character) {
    constexpr std::array<std::string_view, 10> off{".", "-", "_", "0", "·",
                                                   "○", "□", "░", "⬛", "◯"};
    constexpr std::array<std::string_view, 15> on{"#", "x", "X", "*", "+",    "@", "1", "●",
                                                  "■", "█", "▓", "💡", "🟨", "⚫", "⬤"};
    constexpr std::array<std::string_view, 4> faint{"o", "O", "⬜", "⚪"};
    return std::ranges::find(off, character) != off.end()       ? CellKind::off
           : std::ranges::find(on, character) != on.end()       ? CellKind::on
           : std::ranges::find(faint, character) != faint.end() ? CellKind::faint
                                                                : CellKind::unknown;
}

/// Returns the cell that a word stands for, as "on" and "off" do in several languages.
CellKind kindOfWord(std::string_view word) {
    constexpr std::array<std::string_view, 10> off{"off", "aus",     "no",  "éteint", "éteinte",
                                                   "non", "apagado", "não", "כבוי",   "כבויה"};
    constexpr std::array<std::string_view, 10> on{"on",  "an",        "yes", "allumé", "allumée",
                                                  "oui", "encendido", "sim", "דלוק",   "דלוקה"};
    if (word.size() < off[0].size() - 1) {
        return CellKind::unknown;
    }
    const std::string lower = lowerCase(word);
    return std::ranges::find(off, lower) != off.end() ? CellKind::off
           : std::ranges::find(on, lower) != on.end() ? CellKind::on
                                                      : CellKind::unknown;
}

/// Returns a row of words such as "on off off" as cells separated by blanks, or nothing if another
/// word occurs.
std::string cellsOfWords(const Row& row) {
    std::string cells;
    for (const Token& token : row.tokens) {
        const CellKind kind = token.isName() ? kindOfWord(token.text) : CellKind::faint;
        if (kind == CellKind::unknown) {
            return {};
        }
        if (kind != CellKind::faint) {
            cells += kind == CellKind::on ? "1 " : "0 ";
        }
    }
    return cells;
}

/// Returns true for "Graph 1, order 3.", with which nauty's showg begins a graph.
bool isTitleOfShowg(const Row& row) {
    return row.tokens.size() > 2 && row.tokens[0].text == "Graph" &&
           row.text.find("order") != std::string_view::npos;
}

/// Returns true for a line such as "Level 1" or "Case #2:", which comes before one of several
/// boards.
bool isTitleOfBoard(const Row& row) {
    constexpr std::size_t leastLength = 4;
    const std::vector<Token>& tokens = row.tokens;
    const bool hasWord = tokens.size() > 1 && tokens[0].kind == 'w' &&
                         tokens[0].text.size() >= leastLength &&
                         std::ranges::all_of(tokens[0].text, [](char c) {
                             return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                                    static_cast<unsigned char>(c) >= 0x80;
                         });
    const bool isComment = hasWord && tokens[1].kind == '#';
    std::string_view number = hasWord ? tokens[1].text : std::string_view();
    number.remove_prefix(isComment ? 1 : 0);
    number = number.substr(0, number.find_last_not_of(": ") + 1);
    const bool endsHere = tokens.size() == 2 || (tokens.size() == 3 && tokens[2].kind == ':');
    return hasWord && endsHere && wholeNumber(number);
}

/// Reads boards as people type them.
class CellParser : public Parser {
public:
    bool take(const Row& row, const ReadOptions& options) override;
    void finish(std::vector<Fit>& fits, const ReadOptions& options) override;
    /// True if the text is a board in which digits other than 0 and 1 appear.
    std::optional<std::string_view> digitOfOtherStates() const;

private:
    /// A row of cells: the numbers of their symbols; 0 stands for a blank.
    struct Line {
        std::string cells;
        Counts counts;
        bool isAfterGap = false;
        std::string_view text;
        std::size_t blanks = 0;
    };
    struct Board {
        std::size_t begin;
        std::size_t end;
    };

    std::size_t symbolNumber(std::string_view symbol);
    std::size_t width(std::size_t line) const;
    bool isBlock(std::size_t begin, std::size_t end) const;
    bool takeSized(std::size_t& at, std::vector<Board>& boards) const;
    bool findSequence(std::size_t begin, std::vector<Board>& boards) const;
    bool findBoards();
    bool findMeaning(const ReadOptions& options);
    bool areSpacesOff(const ReadOptions& options) const;
    Result<SavedBoard> board(const ReadOptions& options) const;

    std::deque<Line> lines_;
    std::vector<std::string> symbols_{" "};
    std::array<std::uint8_t, 256> numbers_{}; ///< of the symbols of one byte that have occurred
    std::vector<bool> isUsed_;
    std::vector<Board> boards_;
    std::string on_; ///< the numbers of the symbols that are on
    std::string_view digit_;
    std::uint64_t cells_ = 0;
    bool isSized_ = false;
    bool isInBrackets_ = false;
    bool isRagged_ = false; ///< short rows end with cells that are off
    bool spacesAreOff_ = false;
    bool isGuessed_ = false;
    bool hasGluedRow_ = false;
    bool areWords_ = false;
    std::string_view title_; ///< the first word of the titles
    bool isAfterTitle_ = false;
};

std::size_t CellParser::symbolNumber(std::string_view symbol) {
    const auto place = std::ranges::find(symbols_, symbol);
    const auto number = static_cast<std::size_t>(place - symbols_.begin());
    if (place == symbols_.end()) {
        symbols_.emplace_back(symbol);
    }
    if (symbol.size() == 1) {
        numbers_.at(static_cast<unsigned char>(symbol[0])) = static_cast<std::uint8_t>(number);
    }
    return number;
}

bool CellParser::take(const Row& row, const ReadOptions& options) {
    constexpr std::size_t maxSymbols = 14; // digits in lines of sizes, and those of cells
    if (row.text.starts_with('!')) {
        leaveOut("!");
        return true;
    }
    const bool isNote =
        row.tokens[0].kind == '#' &&
        row.text.find_first_not_of("#%/ .oOxX01*+@_-\t\r") != std::string_view::npos;
    if (isNote) {
        leaveOut("#");
        return true;
    }
    if (isTitleOfBoard(row) && (title_.empty() || title_ == row.tokens[0].text)) {
        title_ = row.tokens[0].text;
        isAfterTitle_ = true;
        leaveOut("title");
        return true;
    }
    Line line{.cells = {},
              .counts = countsIn(row),
              .isAfterGap = row.isAfterGap || std::exchange(isAfterTitle_, false),
              .text = row.text};
    std::size_t run = 0;
    const std::string words = cellsOfWords(row);
    areWords_ = areWords_ || !words.empty();
    for (std::string_view rest = words.empty() ? row.text : words; !rest.empty();) {
        const std::string_view symbol = rest.substr(0, firstCharacterLength(rest));
        rest.remove_prefix(symbol.size());
        const bool isByte = symbol.size() == 1;
        std::size_t number = isByte ? numbers_[static_cast<unsigned char>(symbol[0])] : 0;
        constexpr std::string_view separators = ",;|&\"'[](){}";
        if (number == 0 && isByte && separators.find(symbol[0]) != std::string_view::npos) {
            isInBrackets_ = isInBrackets_ || symbol == "[" || symbol == "{";
            run = 0;
            continue;
        }
        if (!isByte && (symbol == "\uFE0F" || symbol == "\uFEFF" || symbol == "\u200B")) {
            continue;
        }
        const bool isBlankCell = isByte ? isBlank(symbol[0]) || symbol[0] == '\n'
                                        : symbol == "\u00A0" || symbol == "\u3000";
        if (number == 0 && !isBlankCell) {
            number = symbolNumber(symbol);
        }
        if (number >= maxSymbols) {
            taken = 0; // it is a text of words
            return refuse(ErrorCode::unexpectedCharacter, symbol);
        }
        if (line.cells.size() % (std::size_t{1} << 20U) == 0) {
            options.checkpoint();
        }
        line.cells += static_cast<char>(number);
        run = isBlankCell ? 0 : run + 1;
        const bool isCount = !line.counts.empty() && (line.counts.size() > 1 || run < 3);
        hasGluedRow_ = hasGluedRow_ || (run > 1 && !isCount);
        if (number > 0 && symbol.size() == 1 && symbol[0] >= '2' && symbol[0] <= '9' &&
            digit_.empty() && (line.counts.empty() || line.counts.size() == 1)) {
            digit_ = symbol;
        }
    }
    while (line.cells.ends_with('\0')) {
        line.cells.pop_back();
    }
    line.blanks = static_cast<std::size_t>(std::ranges::count(line.cells, '\0'));
    if (!line.cells.empty()) {
        cells_ += line.cells.size();
        lines_.push_back(std::move(line));
    }
    return cells_ <= maxPatternCells || refuse(patternTooLarge(cells_), row.text);
}

std::size_t CellParser::width(std::size_t line) const {
    return lines_[line].cells.size() - (spacesAreOff_ ? 0 : lines_[line].blanks);
}

/// Returns true for lines of equal width.
bool CellParser::isBlock(std::size_t begin, std::size_t end) const {
    for (std::size_t i = begin + 1; i < end; ++i) {
        if (width(i) != width(begin)) {
            return false;
        }
    }
    return begin < end;
}

/// Takes a line of sizes and the lines that it announces.
bool CellParser::takeSized(std::size_t& at, std::vector<Board>& boards) const {
    const Counts& sizes = lines_[at].counts;
    if (sizes.empty()) {
        return false;
    }
    for (const bool isSwapped : {false, true}) { // some state the width first
        const std::uint64_t rows = isSwapped ? sizes.back() : sizes.front();
        const std::uint64_t cols = isSwapped ? sizes.front() : sizes.back();
        const std::size_t left = lines_.size() - at - 1;
        if (rows > 0 && rows <= left && isBlock(at + 1, at + 1 + rows) && width(at + 1) == cols) {
            boards.push_back({at + 1, at + 1 + rows});
            at += 1 + rows;
            return true;
        }
    }
    return false;
}

/// Divides the lines from `begin` on into boards: each has a line of sizes or an empty line before
/// it.
bool CellParser::findSequence(std::size_t begin, std::vector<Board>& boards) const {
    bool hasRows = false;
    for (std::size_t at = begin; at < lines_.size();) {
        const Counts& counts = lines_[at].counts;
        const bool isEnd = at + 1 == lines_.size() && at > begin && !counts.empty() &&
                           std::ranges::all_of(counts, [](auto count) { return count == 0; });
        if (isEnd && hasRows) {
            return true;
        }
        if (!takeSized(at, boards)) {
            std::size_t end = at + 1;
            while (end < lines_.size() && !lines_[end].isAfterGap) {
                ++end;
            }
            if (!isBlock(at, end)) {
                return false;
            }
            boards.push_back({at, end});
            at = end;
        }
        hasRows = hasRows || boards.back().end - boards.back().begin > 1;
    }
    return hasRows || boards.size() == 1;
}

bool CellParser::findBoards() {
    const std::size_t count = lines_.size();
    const Counts& first = lines_[0].counts;
    const auto isAccepted = [this](std::vector<Board> boards, bool isSized) {
        boards_ = std::move(boards);
        isSized_ = isSized;
        return true;
    };
    const auto isBit = [this](char cell) {
        const std::string& symbol = symbols_[static_cast<std::size_t>(cell)];
        return cell == 0 || symbol == "0" || symbol == "1";
    };
    const bool isRow =
        count > 1 && width(0) == width(1) && std::ranges::all_of(lines_[0].cells, isBit);
    std::vector<Board> boards;
    std::size_t at = 0;
    if (!isRow && takeSized(at, boards) && at == count) {
        return isAccepted(boards, true);
    }
    boards.clear();
    const bool mayBeCounted = count > 1 && first.size() == 1 && !isRow;
    if (mayBeCounted && findSequence(1, boards) && boards.size() == first[0]) {
        return isAccepted(boards, true);
    }
    boards.clear();
    if (findSequence(0, boards)) {
        return isAccepted(boards, false);
    }
    if (mayBeCounted && first[0] > 1 && (count - 1) % first[0] == 0 && isBlock(1, count)) {
        boards.clear();
        const std::size_t rows = (count - 1) / first[0];
        for (std::size_t begin = 1; begin < count; begin += rows) {
            boards.push_back({begin, begin + rows});
        }
        return isAccepted(boards, true);
    }
    if (spacesAreOff_ || isRagged_ || isBlock(0, count)) {
        return isAccepted({{0, count}}, false);
    }
    return false;
}

/// Returns true if blanks do not merely separate the cells. Short rows of numbers have no blanks at
/// their end; rows of other symbols may.
bool CellParser::areSpacesOff(const ReadOptions& options) const {
    const bool areNumbers = symbols_.size() == 2 && symbols_[1] == "1";
    std::size_t length = 0;
    for (const Line& line : lines_) {
        options.checkpoint();
        for (std::size_t at = 0; at < line.cells.size(); ++at) {
            if ((line.cells[at] == 0) != (at % 2 == 1)) {
                return true;
            }
        }
        if (length != 0 && line.cells.size() != length && !areNumbers) {
            return true;
        }
        length = line.cells.size();
    }
    return false;
}

/// Finds out which symbols are on. Returns false if there are more than two.
bool CellParser::findMeaning(const ReadOptions& options) {
    isUsed_.assign(symbols_.size(), false);
    std::vector<std::size_t> times(symbols_.size());
    for (const Board& board : boards_) {
        for (std::size_t i = board.begin; i < board.end; ++i) {
            options.checkpoint();
            for (const char cell : lines_[i].cells) {
                isUsed_[static_cast<std::size_t>(cell)] = true;
                ++times[static_cast<std::size_t>(cell)];
            }
        }
    }
    std::vector<std::size_t> used;
    bool hasOff = false;
    bool hasOn = false;
    std::string_view unknown;
    std::size_t third = 0;
    std::unordered_set<std::string> kinds; // upper and lower case are the same
    for (std::size_t s = 1; s < symbols_.size(); ++s) {
        if (isUsed_[s]) {
            used.push_back(s);
            const CellKind kind = kindOf(symbols_[s]);
            hasOff = hasOff || kind == CellKind::off;
            hasOn = hasOn || kind == CellKind::on;
            unknown = kind == CellKind::unknown && unknown.empty() ? symbols_[s] : unknown;
            kinds.insert(symbols_[s] == "x" ? "X" : symbols_[s] == "o" ? "O" : symbols_[s]);
            third = kinds.size() > 2 && third == 0 ? s : third;
        }
    }
    isRagged_ = std::ranges::all_of(used,
                                    [&](auto s) {
                                        return symbols_[s] == "." || symbols_[s] == "O" ||
                                               symbols_[s] == "*";
                                    }) &&
                !isUsed_[0];
    if (third != 0 && !isRagged_) {
        const auto line = std::ranges::find_if(lines_, [third](const Line& l) {
            return l.cells.find(static_cast<char>(third)) != std::string::npos;
        });
        const std::size_t at = line->text.find(symbols_[third]); // none in the word "on"
        return refuse(ErrorCode::unexpectedCharacter,
                      at == std::string_view::npos ? line->text
                                                   : line->text.substr(at, symbols_[third].size()));
    }
    if (!options.on.empty()) {
        const auto chosen =
            std::ranges::find_if(used, [&](auto s) { return symbols_[s] == options.on; });
        if (chosen == used.end()) {
            return refuse(ErrorCode::unknownOptionValue, lines_[0].text);
        }
        on_ = std::string(1, static_cast<char>(*chosen));
        spacesAreOff_ = kinds.size() == 1 && isUsed_[0] && areSpacesOff(options);
        return true;
    }
    if (!unknown.empty()) {
        // Two symbols without a usual meaning: the one that sounds like light, else the rarer one.
        const bool isGlued = !isUsed_[0] || !hasGluedRow_;
        const bool hasDigit = std::ranges::any_of(used, [&](auto s) {
            return symbols_[s].size() == 1 && symbols_[s][0] >= '2' && symbols_[s][0] <= '9';
        });
        if (used.size() != 2 || width(boards_[0].begin) < 2 || hasDigit || !isGlued ||
            lines_.size() < 2) {
            return refuse(ErrorCode::unexpectedCharacter, unknown);
        }
        constexpr std::string_view bright = "wWyYtTlL";
        const auto isBright = [&](std::size_t s) {
            return symbols_[s].size() == 1 && bright.find(symbols_[s][0]) != std::string_view::npos;
        };
        std::ranges::stable_sort(used, [&](auto a, auto b) {
            return std::pair(!isBright(a), times[a]) < std::pair(!isBright(b), times[b]);
        });
        on_ = std::string(1, static_cast<char>(used[0]));
        isGuessed_ = true;
        return true;
    }
    for (const std::size_t s : used) {
        const CellKind kind = kindOf(symbols_[s]);
        const bool isFaintOn = hasOff || !hasOn;
        if (kind == CellKind::on || (kind == CellKind::faint && isFaintOn)) {
            on_ += static_cast<char>(s);
        }
    }
    spacesAreOff_ = !hasOff && isUsed_[0] && used.size() == on_.size() && areSpacesOff(options);
    return hasOff || on_.size() == used.size() || !used.empty();
}

void CellParser::finish(std::vector<Fit>& fits, const ReadOptions& options) {
    // Which symbols belong to cells depends on the lines of sizes, and the blanks on the symbols.
    if (lines_.empty()) {
        return;
    }
    boards_ = {{0, lines_.size()}};
    const bool isCellular =
        std::all_of(symbols_.begin() + 1, symbols_.end(),
                    [](const auto& symbol) { return kindOf(symbol) != CellKind::unknown; });
    taken = isCellular ? taken : 0; // for the choice of the error
    if (!findBoards() && !(findMeaning(options) && findBoards())) {
        for (std::size_t i = 1; i < lines_.size(); ++i) {
            if (width(i) != width(0)) {
                refuse(ErrorCode::unevenRows, lines_[i].text, width(0), width(i));
                break;
            }
        }
        return;
    }
    error.reset();
    on_.clear();
    if (!findMeaning(options) || (spacesAreOff_ && !findBoards())) {
        return;
    }
    error.reset();
    if (options.graph > boards_.size()) {
        refuse(ErrorCode::graphOutOfRange, lines_[0].text, boards_.size(), options.graph);
        return;
    }
    const Board& chosen = boards_[options.graph - 1];
    const std::size_t rows = chosen.end - chosen.begin;
    const std::size_t cols = width(chosen.begin);
    bool areDigits = true;
    for (std::size_t s = 0; s < symbols_.size(); ++s) {
        areDigits =
            areDigits && (!isUsed_[s] || s == 0 || symbols_[s] == "0" || symbols_[s] == "1");
    }
    const bool isWord = lines_.size() == 1 && on_.size() == 1 && (isUsed_[0] && !spacesAreOff_);
    ReadingFit fit{.kind = lights, .score = 90, .reasons = {ReadingReason::symbols}};
    if (isSized_) {
        fit.reasons = {ReadingReason::sizes};
        fit.score = !areDigits ? 98 : rows == cols ? 70 : 92;
    } else if (areDigits && !areWords_) {
        fit.reasons = {rows == cols ? ReadingReason::square : ReadingReason::notSquare};
        fit.score = boards_.size() > 1                                           ? 92
                    : rows == cols || isInBrackets_ || (isList && !hasGluedRow_) ? 60
                    : rows == 1 && !hasGluedRow_ ? (cols > 2 && !isInBrackets_ ? 70 : 50)
                                                 : 80;
    } else if (isGuessed_) {
        fit.score = hasGluedRow_ || cols > 2 ? 85 : 30;
    } else if (isWord) {
        fit.score = 40;
    }
    left_.graphCount = boards_.size();
    if (!areDigits) {
        for (const char number : on_) {
            left_.litCharacter += symbols_[static_cast<std::size_t>(number)];
        }
        if (isGuessed_) {
            for (std::size_t s = 1; s < symbols_.size(); ++s) {
                if (isUsed_[s] && on_[0] != static_cast<char>(s)) {
                    left_.unlitCharacter = symbols_[s];
                }
            }
        }
    }
    fits.push_back({fit, [this](const ReadOptions& o) { return board(o); }, left_});
}

Result<SavedBoard> CellParser::board(const ReadOptions& options) const {
    const Board& chosen = boards_[options.graph - 1];
    const std::size_t rows = chosen.end - chosen.begin;
    std::size_t cols = 0;
    for (std::size_t i = chosen.begin; i < chosen.end; ++i) {
        cols = std::max(cols, width(i));
    }
    if (saturatingProduct(rows, cols) > maxPatternCells) {
        return patternTooLarge(saturatingProduct(rows, cols));
    }
    BitVector lit(rows * cols);
    for (std::size_t row = 0; row < rows; ++row) {
        options.checkpoint();
        std::size_t column = 0;
        for (const char cell : lines_[chosen.begin + row].cells) {
            if (cell != 0 || spacesAreOff_) {
                lit.set(row * cols + column, on_.find(cell) != std::string::npos);
                ++column;
            }
        }
    }
    return patternBoard(rows, cols, lit, options);
}

std::optional<std::string_view> CellParser::digitOfOtherStates() const {
    const auto isDigits = [this](const Line& line) {
        return std::ranges::all_of(line.cells, [this](char cell) {
            const std::string& symbol = symbols_[static_cast<std::size_t>(cell)];
            return cell == 0 || (symbol.size() == 1 && isDigit(symbol[0]));
        });
    };
    const bool isBoard = !digit_.empty() && lines_.size() > 1 && isBlock(1, lines_.size()) &&
                         width(1) > 1 && std::ranges::all_of(lines_, isDigits) &&
                         (isBlock(0, 2) || !lines_[0].counts.empty());
    return isBoard ? std::optional(digit_) : std::nullopt;
}

// ------------------------------------------------------------------------------------------------

/// Returns true for what looks like a comment but is a row of cells such as ###.
bool isDrawn(const Token& token) {
    return token.kind == '#' && token.text.size() > 1 &&
           token.text.find_first_not_of("#.%*oOxX \r") == std::string_view::npos;
}

/// Returns true for a name of lights, in the languages of isVertexColumn().
bool isLightName(std::string_view name) {
    constexpr std::array<std::string_view, 10> names{"light", "lights", "lamp", "lumière", "lampe",
                                                     "licht", "luz",    "luce", "lampada", "נורה"};
    return std::ranges::find(names, lowerCase(name)) != names.end();
}

/// Reads matrices and tables of lights and buttons.
class BlockParser : public Parser {
public:
    bool take(const Row& row, const ReadOptions& options) override;
    void finish(std::vector<Fit>& fits, const ReadOptions& options) override;

private:
    using Fields = std::vector<Field>;

    static bool isHeading(const Row& row);
    bool complete(const ReadOptions& options);
    bool takeEntry(const Row& row);
    bool takeFields(const Fields& fields, std::string_view text, const ReadOptions& options);
    bool takeDigits(const Row& row);
    std::optional<std::vector<std::uint64_t>> sizesInFirst() const;
    bool takeFirst(const Fields& second, const ReadOptions& options);
    bool addValue(std::size_t column, double value, const ReadOptions& options);
    bool endRow(std::size_t count, std::string_view text);
    bool isSymmetric() const;
    bool isConnected() const;
    Result<SavedBoard> matrixBoard(const ReadOptions& options) const;
    Result<SavedBoard> asTable(const ReadOptions& options) const;
    bool haveOtherNames() const;
    bool orderRows(GraphBuilder& ordered) const;

    bool hasDelimiter_ = false;
    char delimiter_ = 0;
    bool isSparse_ = false;
    bool isZeroBased_ = false;
    bool areDigits_ = false;
    bool isInBrackets_ = false;
    bool hasRowNames_ = false;
    std::vector<std::uint64_t> sizes_;
    std::optional<Fields> first_; ///< the first row, until the second one shows its meaning
    std::string_view firstText_;
    Fields fields_;
    std::vector<std::string> rowNames_;
    std::vector<std::string> columnNames_;
    std::size_t rowCount_ = 0;
    std::size_t cols_ = 0;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> entries_; ///< column and row
    std::size_t weights_ = 0;
    bool isPlain_ = true; ///< every entry is the character 0 or 1
    bool hasFraction_ = false;
    bool areSingleDigits_ = true;
};

/// Returns true for what programs print around a matrix: its name, type and size.
bool BlockParser::isHeading(const Row& row) {
    if (isTitleOfShowg(row)) {
        return true;
    }
    const Token& last = row.tokens.back();
    const std::string text = lowerCase(row.text.substr(0, 200));
    const auto has = [&text](std::string_view word) {
        return text.find(word) != std::string::npos;
    };
    const bool hasWord = std::ranges::any_of(
        row.tokens, [](const Token& t) { return t.kind == 'w' && !valueOf(t.text); });
    return last.kind == '=' || (hasWord && (last.kind == ':' || has("matrix") || has("array") ||
                                            has("sparse") || has("coords") || has("stored")));
}

bool BlockParser::take(const Row& row, const ReadOptions& options) {
    if (row.isTooLong) {
        return refuse(*GraphBuilder::checkVertexCount(maxGraphVertices + 1), row.text);
    }
    const Token& first = row.tokens[0];
    if (isDrawn(row.tokens.back()) && row.text.find('.') != std::string_view::npos) {
        return refuse(ErrorCode::unknownTable, row.text);
    }
    leaveOutComments(row);
    const bool isEmpty =
        std::ranges::none_of(row.tokens, [](const Token& t) { return t.isName(); });
    if (first.kind == '#' || isEmpty) { // [,1] [,2] or |-|-|
        return true;
    }
    if (rowCount_ == 0 && !first_ && isHeading(row)) {
        return true;
    }
    if (rowCount_ == 0 && !first_ && lowerCase(row.text.substr(0, 4)) == "sep=") {
        return true;
    }
    if (first.text.starts_with("dtype") || (first.kind == '[' && row.text.ends_with("columns]"))) {
        return true;
    }
    const bool isEntry =
        row.tokens.size() > 5 && row.tokens[2].kind == ',' && row.tokens[4].closes() &&
        (first.kind == '(' || (first.kind == '[' && row.tokens[5].kind == '=')); // Julia's
    if (isEntry && (isSparse_ || (rowCount_ == 0 && !first_))) {
        return takeEntry(row);
    }
    const auto opens = std::ranges::count_if(row.tokens, [](const Token& t) { return t.opens(); });
    const bool hasCall = row.tokens.size() > 1 && isCall(first, row.tokens[1]);
    if (isSparse_ || opens > 1 || hasCall || std::ranges::any_of(row.tokens, [](const Token& t) {
            return t.kind == '>' || t.kind == '<' || t.kind == ':' || t.kind == '=' ||
                   t.text == "+";
        })) {
        return refuse(ErrorCode::unknownTable, row.text);
    }
    if (!hasDelimiter_) {
        delimiter_ = delimiterOf(row);
        hasDelimiter_ = true;
    }
    isInBrackets_ = isInBrackets_ || first.kind == '[' || first.kind == '{' || first.kind == '(';
    splitFields(row, delimiter_, fields_);
    if (first.kind == 'i') { // [1,] of R
        fields_.erase(fields_.begin(), fields_.begin() + (delimiter_ == 0 ? 0 : 1));
        isInBrackets_ = true;
    }
    // Spreadsheets and print-outs may end a row with a separator.
    const bool mayHaveNames =
        first_ && (!valueOf(first_->front().text) || first_->size() == fields_.size() - 1) &&
        std::ranges::any_of(*first_, [](const Field& f) { return !valueOf(f.text); });
    const std::size_t expected =
        first_ ? first_->size() + (mayHaveNames ? 1 : 0) : cols_ + (hasRowNames_ ? 1 : 0);
    while (fields_.size() > 1 && fields_.back().text.empty() && !fields_.back().isQuoted &&
           ((rowCount_ == 0 && !first_) || fields_.size() > expected)) {
        fields_.pop_back();
    }
    if (std::ranges::all_of(fields_, [](const Field& f) { return f.text.empty(); })) {
        return true;
    }
    if (rowCount_ == 0 && !first_) {
        first_ = fields_;
        firstText_ = row.text;
        const auto isBits = [](const Field& f) {
            return !f.text.empty() && f.text.find_first_not_of("01") == std::string_view::npos;
        };
        areDigits_ = delimiter_ == 0 && std::ranges::all_of(fields_, isBits) &&
                     std::ranges::any_of(fields_, [](const Field& f) { return f.text.size() > 1; });
        if (areDigits_) {
            first_.reset();
            return takeDigits(row);
        }
        return true;
    }
    if (areDigits_) {
        return takeDigits(row);
    }
    if (first_) {
        if (auto sizes = sizesInFirst()) {
            sizes_ = *std::move(sizes);
            first_.reset();
            const bool areGlued = fields_.size() == 1 && fields_[0].text.size() > 1;
            areDigits_ = areGlued;
            return areGlued ? takeDigits(row) : takeFields(fields_, row.text, options);
        }
        if (!takeFirst(fields_, options)) {
            taken = 0; // the first row did not fit
            return false;
        }
    }
    return takeFields(fields_, row.text, options);
}

/// Returns the numbers of the first row if they may be the sizes of a matrix of rows like the
/// second one.
std::optional<std::vector<std::uint64_t>> BlockParser::sizesInFirst() const {
    if (first_->size() > 2) {
        return std::nullopt;
    }
    std::vector<std::uint64_t> counts;
    for (const Field& field : *first_) {
        counts.push_back(wholeNumber(field.text).value_or(0));
    }
    if (counts.empty() || std::ranges::find(counts, 0U) != counts.end()) {
        return std::nullopt;
    }
    const bool mayBeSizes =
        fields_.size() != first_->size()
            ? (counts.back() == fields_.size() || fields_[0].text.size() == counts.back())
            : counts.front() > 1 &&
                  (counts.back() == fields_.size() ||
                   (fields_.size() == 1 && !fields_[0].isQuoted &&
                    fields_[0].text.size() == counts.back() && counts.back() > 1));
    return mayBeSizes ? std::optional(std::move(counts)) : std::nullopt;
}

bool BlockParser::takeFirst(const Fields& second, const ReadOptions& options) {
    const Fields first = *std::exchange(first_, std::nullopt);
    const auto isValue = [](const Field& f) { return !f.isQuoted && valueOf(f.text).has_value(); };
    const auto areValues = [&](const Fields& fields, std::size_t from) {
        return std::all_of(
            fields.begin() + static_cast<std::ptrdiff_t>(std::min(from, fields.size())),
            fields.end(),
            [&](const Field& f) { return isValue(f) || (from > 0 && f.text.empty()); });
    };
    const bool areOfSameSize = first.size() == second.size();
    const bool isPlainData = areValues(first, 0);
    const auto countsUp = [&first] { // the numbers of the columns, as pandas prints them
        for (std::size_t i = 0; i < first.size(); ++i) {
            if (wholeNumber(first[i].text) != i + (first[0].text == "1" ? 1 : 0)) {
                return false;
            }
        }
        return true;
    };
    std::size_t corner = 0;
    bool hasHeader = false;
    if (first.size() + 1 == second.size() && areValues(second, 1) &&
        (!isPlainData || (countsUp() && first[0].text == second[0].text))) {
        hasHeader = hasRowNames_ = true;
    } else if (areOfSameSize && !isPlainData && !isValue(first[0]) && areValues(second, 1) &&
               first.size() > 1 && (first[0].text.empty() || !areValues(first, 1)) &&
               (!isValue(second[0]) || first[0].text.empty() || isLightName(first[0].text))) {
        hasHeader = hasRowNames_ = true;
        corner = 1;
    } else if (areOfSameSize && !isPlainData && areValues(second, 0)) {
        hasHeader = true;
    } else if (first.size() > 1 && !isValue(first[0]) && areValues(first, 1)) {
        hasRowNames_ = true;
    }
    if (!hasHeader) {
        return takeFields(first, firstText_, options);
    }
    for (std::size_t c = corner; c < first.size(); ++c) {
        columnNames_.emplace_back(first[c].text);
    }
    cols_ = columnNames_.size();
    return true;
}

bool BlockParser::addValue(std::size_t column, double value, const ReadOptions& options) {
    weights_ += value != 0 && value != 1 ? 1 : 0;
    hasFraction_ = hasFraction_ || value != std::floor(value);
    areSingleDigits_ = areSingleDigits_ && value >= 0 && value <= 9 && value == std::floor(value);
    // A whole number counts parallel edges, so an even number of them cancels out.
    const bool isCancelled =
        options.parallelEdges == ParallelEdges::cancel && std::fmod(value, 2) == 0;
    if (value != 0 && !isCancelled) {
        entries_.emplace_back(static_cast<std::uint32_t>(column),
                              static_cast<std::uint32_t>(rowCount_));
    }
    return entries_.size() <= maxGraphArcs || refuse(GraphBuilder::tooManyArcs(), firstText_);
}

bool BlockParser::endRow(std::size_t count, std::string_view text) {
    if (rowCount_ == 0 && columnNames_.empty()) {
        cols_ = count;
    }
    if (count != cols_) {
        return refuse(ErrorCode::unevenRows, text, cols_, count);
    }
    ++rowCount_;
    auto tooMany = GraphBuilder::checkVertexCount(std::max(rowCount_, cols_));
    return !tooMany || refuse(*std::move(tooMany), text);
}

bool BlockParser::takeFields(const Fields& fields, std::string_view text,
                             const ReadOptions& options) {
    std::size_t from = 0;
    if (hasRowNames_) {
        rowNames_.emplace_back(fields[0].text);
        from = 1;
    }
    for (std::size_t c = from; c < fields.size(); ++c) {
        const std::string_view field = fields[c].text;
        const auto value = field.empty() && hasRowNames_ ? 0 : valueOf(field);
        if (!value) {
            return refuse(ErrorCode::unexpectedCharacter, field.empty() ? text : field);
        }
        isPlain_ = isPlain_ && field.size() == 1;
        if (!addValue(c - from, *value, options)) {
            return false;
        }
    }
    return endRow(fields.size() - from, text);
}

bool BlockParser::takeDigits(const Row& row) {
    std::size_t count = 0;
    for (const Token& token : row.tokens) {
        if (!token.isName()) {
            continue;
        }
        for (std::size_t i = 0; i < token.text.size(); ++i, ++count) {
            const char digit = token.text[i];
            if (digit != '0' && digit != '1') {
                const std::string_view rest = token.text.substr(i);
                return refuse(ErrorCode::unexpectedCharacter,
                              rest.substr(0, firstCharacterLength(rest)));
            }
            if (digit == '1' && count < maxGraphVertices && !addValue(count, 1, {})) {
                return false;
            }
        }
    }
    return endRow(count, row.text);
}

/// Takes an entry of a sparse matrix: "(1, 2) 1".
bool BlockParser::takeEntry(const Row& row) {
    const auto r = wholeNumber(row.tokens[1].text);
    const auto c = wholeNumber(row.tokens[3].text);
    const auto value = row.tokens.size() > 5 && row.tokens.back().isName()
                           ? valueOf(row.tokens.back().text)
                           : std::nullopt;
    if (!r || !c || !value || row.tokens.size() > 7 || std::max(*r, *c) >= maxGraphVertices) {
        return refuse(ErrorCode::unknownTable, row.text);
    }
    // scipy counts from 0, and is the only one to write a tab.
    isZeroBased_ = isZeroBased_ || *r == 0 || *c == 0 || row.tokens[5].kind == '\t';
    isSparse_ = true;
    rowCount_ = *r;
    if (!addValue(*c, *value, {})) {
        return false;
    }
    rowCount_ = cols_ = std::max<std::size_t>(cols_, std::max(*r, *c) + 1);
    return true;
}

bool BlockParser::isSymmetric() const {
    auto forward = entries_;
    auto backward = entries_;
    for (auto& [column, row] : backward) {
        std::swap(column, row);
    }
    std::ranges::sort(forward);
    std::ranges::sort(backward);
    const auto loops = static_cast<std::size_t>(
        std::ranges::count_if(entries_, [](auto entry) { return entry.first == entry.second; }));
    return forward == backward && (loops == 0 || loops == cols_);
}

/// Returns true if the graph of a square matrix is connected.
bool BlockParser::isConnected() const {
    std::vector<std::size_t> parent(rowCount_);
    std::iota(parent.begin(), parent.end(), std::size_t{0});
    const auto root = [&parent](std::size_t v) {
        while (parent[v] != v) {
            v = parent[v] = parent[parent[v]];
        }
        return v;
    };
    std::size_t parts = rowCount_;
    for (const auto& [column, row] : entries_) {
        const std::size_t a = root(column);
        const std::size_t b = root(row);
        parts -= a != b ? 1 : 0;
        parent[a] = b;
    }
    return parts <= 1 && entries_.size() < rowCount_ * cols_;
}

/// Returns true if the rows and the columns have names and no name occurs twice.
bool BlockParser::haveOtherNames() const {
    std::unordered_set<std::string_view> names(rowNames_.begin(), rowNames_.end());
    names.insert(columnNames_.begin(), columnNames_.end());
    return !rowNames_.empty() && !columnNames_.empty() &&
           names.size() == rowNames_.size() + columnNames_.size();
}

/// Ends the last row, and removes numbers that a program printed around the entries. Returns false
/// if the rows are no table.
bool BlockParser::complete(const ReadOptions& options) {
    if (first_) { // there is a single row
        const Fields empty;
        if (!takeFirst(empty, options)) {
            return false;
        }
    }
    if (rowCount_ == 0) {
        return refuse(ErrorCode::emptyText, {});
    }
    if (isSparse_ && !isZeroBased_) {
        for (auto& [column, row] : entries_) {
            --column;
            --row;
        }
        --cols_;
        --rowCount_;
    }
    const auto countUp = [](const std::vector<std::string>& names) {
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (names[i] != std::to_string(i + (names[0] == "1" ? 1 : 0))) {
                return false;
            }
        }
        return !names.empty();
    };
    const bool areOfPrintOut =
        countUp(rowNames_) && (delimiter_ == 0 || haveOtherNames() || columnNames_.empty() ||
                               (rowNames_[0] == "0" && columnNames_ != rowNames_));
    if (areOfPrintOut) {
        columnNames_ = countUp(columnNames_) ? std::vector<std::string>() : std::move(columnNames_);
        rowNames_.clear();
    }
    const bool isMatching =
        sizes_.empty() || (rowCount_ == sizes_.front() && cols_ == sizes_.back());
    if (!isMatching) {
        return refuse(ErrorCode::unknownTable, firstText_);
    }
    isInBrackets_ = isInBrackets_ || (isList && !areDigits_);
    const bool areNamesUnknown =
        rowNames_.size() == columnNames_.size() && !haveOtherNames() && !rowNames_.empty();
    GraphBuilder ordered;
    return !areNamesUnknown || orderRows(ordered); // rows in another order than the columns
}

void BlockParser::finish(std::vector<Fit>& fits, const ReadOptions& options) {
    if (!complete(options)) {
        return;
    }
    const bool isNamed = hasRowNames_ || !columnNames_.empty();
    const bool isSquare = rowCount_ == cols_;
    const bool isWhole =
        isSparse_ || isNamed || isInBrackets_ || delimiter_ == '&' || weights_ > 0 || !isPlain_;
    const bool isNumbers = weights_ > 0;
    // Numbers without a 0 among them are rarely influences.
    const bool isSymmetricMatrix = isSquare && isSymmetric();
    const bool areMeasures =
        isNumbers && (entries_.size() == rowCount_ * cols_ || (hasFraction_ && !isSymmetricMatrix));
    std::vector<ReadingReason> reasons{isSquare ? ReadingReason::square : ReadingReason::notSquare};
    const auto addReason = [&reasons](bool applies, ReadingReason reason) {
        if (applies) {
            reasons.push_back(reason);
        }
    };
    addReason(!sizes_.empty(), ReadingReason::sizes);
    addReason(isSymmetricMatrix, ReadingReason::symmetric);
    addReason(isInBrackets_, ReadingReason::brackets);
    addReason(isNamed, ReadingReason::names);
    addReason(isNumbers, ReadingReason::numbers);
    leaveOut(weightName, weights_);
    left_.hasZeroDiagonal =
        isSquare && cols_ > 1 && !entries_.empty() && !haveOtherNames() &&
        std::ranges::none_of(entries_, [](auto e) { return e.first == e.second; });
    if (isSquare && !haveOtherNames()) {
        constexpr std::size_t maxDiagonalByChance = 6;
        constexpr std::size_t maxSymmetricByChance = 9;
        const bool hasFullDiagonal =
            static_cast<std::size_t>(std::ranges::count_if(
                entries_, [](auto e) { return e.first == e.second; })) == cols_;
        const bool isForSure = (hasFullDiagonal && cols_ > maxDiagonalByChance) ||
                               (isSymmetricMatrix && cols_ > maxSymmetricByChance);
        int score = isWhole ? 85 : 75;
        if (!sizes_.empty()) {
            score = isSymmetricMatrix && isConnected() ? 78 : 45;
        } else if (isForSure) {
            score = 90;
        } else if (isNumbers && !isNamed && !isInBrackets_ && !isSymmetricMatrix) {
            // Digits alone may be a board of more states.
            score = areSingleDigits_ && delimiter_ == 0 && cols_ > 3 ? 15 : cols_ < 4 ? 60 : 80;
        }
        score = isNumbers && cols_ == 2 && !hasRowNames_ ? 25 : score;
        score = areMeasures ? std::min(score, 20) : score;
        score = cols_ == 1 && (isNumbers || !isPlain_ || isNamed) ? 5 : score;
        fits.push_back({{matrix, score, reasons},
                        [this](const ReadOptions& o) { return matrixBoard(o); },
                        left_});
    }
    if (cols_ == 0) {
        return;
    }
    int score = isSquare && !haveOtherNames()                         ? 35
                : isWhole && (!isNumbers || isNamed || isInBrackets_) ? 85
                                                                      : 62;
    score = rowCount_ == 1 && !isInBrackets_ ? std::min(score, 55) : score;
    if (isNumbers) { // of anything
        const bool isTable = isNamed && (cols_ > 2 || hasRowNames_) && !areMeasures;
        score = cols_ == 1 ? 0 : isTable ? score : 20;
    }
    if (score > 0) {
        left_.hasZeroDiagonal = false;
        fits.push_back(
            {{table, score, reasons}, [this](const ReadOptions& o) { return asTable(o); }, left_});
    }
}

/// Sorts the rows into the order of the columns. Returns false if a row has no column.
bool BlockParser::orderRows(GraphBuilder& ordered) const {
    std::unordered_map<std::string_view, std::size_t> columnOf;
    for (std::size_t v = 0; v < columnNames_.size(); ++v) {
        columnOf.emplace(columnNames_[v], v);
    }
    std::vector<std::size_t> numbers;
    std::vector<bool> isTaken(cols_);
    for (const std::string& name : rowNames_) {
        const auto column = columnOf.find(name);
        if (column == columnOf.end() || isTaken[column->second]) {
            auto* self = const_cast<BlockParser*>(this);
            self->refuse(Error{.code = ErrorCode::unknownTable, .subject = name}, {});
            return false;
        }
        isTaken[column->second] = true;
        numbers.push_back(column->second);
    }
    for (const auto& [column, row] : entries_) {
        ordered.addArc(column, numbers[row]);
    }
    return true;
}

Result<SavedBoard> BlockParser::matrixBoard(const ReadOptions& options) const {
    GraphBuilder arcs;
    if (!rowNames_.empty() && !columnNames_.empty() && rowNames_ != columnNames_) {
        orderRows(arcs);
    } else {
        for (const auto& [column, row] : entries_) {
            arcs.addArc(column, row);
        }
    }
    Graph graph = arcs.build(Graph(cols_, false), options);
    for (Vertex v = 0; options.diagonal && v < cols_; ++v) {
        graph.setSelfInfluence(v, *options.diagonal);
    }
    placeOnCircle(graph);
    const auto& names = columnNames_.empty() ? rowNames_ : columnNames_;
    for (std::size_t v = 0; v < names.size(); ++v) {
        graph.setLabel(v, names[v]);
    }
    return SavedBoard{.game = Game::allOn(std::move(graph))};
}

Result<SavedBoard> BlockParser::asTable(const ReadOptions& options) const {
    GraphBuilder arcs;
    for (const auto& [column, row] : entries_) {
        arcs.addArc(column, row);
    }
    return tableBoard(rowCount_, cols_, arcs, rowNames_, columnNames_, options);
}

// ------------------------------------------------------------------------------------------------

/// Names of the columns for the ends of an edge, in the languages of the program and in German,
/// Spanish, Italian and Portuguese.
bool isSourceName(std::string_view name) {
    constexpr std::array<std::string_view, 30> names{
        "source",   "from",       "src",       "source_id", "sourceid", "source id",
        "from_id",  "fromnodeid", "from_node", "node1",     "node_1",   "vertex1",
        "vertex_1", "origine",    "origin",    "de",        "départ",   "von",
        "quelle",   "start",      "origen",    "desde",     "fuente",   "da",
        "sorgente", "partenza",   "origem",    "fonte",     "מקור",     "מ"};
    return std::ranges::find(names, lowerCase(trimmed(name))) != names.end();
}

bool isTargetName(std::string_view name) {
    constexpr std::array<std::string_view, 30> names{
        "target",   "to",           "dst",     "target_id", "targetid", "target id",
        "to_id",    "tonodeid",     "to_node", "node2",     "node_2",   "vertex2",
        "vertex_2", "destination",  "cible",   "arrivée",   "à",        "vers",
        "nach",     "ziel",         "ende",    "destino",   "hasta",    "a",
        "para",     "destinazione", "arrivo",  "bersaglio", "יעד",      "אל"};
    return std::ranges::find(names, lowerCase(trimmed(name))) != names.end();
}

bool isVertexColumn(std::string_view name);

/// Returns true for "Node 1", "vertex_b" and the like.
bool isVertexNumbered(std::string_view name, std::string_view signs) {
    name = trimmed(name);
    if (name.size() < 2 || signs.find(name.back()) == std::string_view::npos) {
        return false;
    }
    name.remove_suffix(1);
    const std::size_t last = name.find_last_not_of(" _-.");
    return last != std::string_view::npos && isVertexColumn(name.substr(0, last + 1));
}

bool isVertexColumn(std::string_view name) {
    constexpr std::array<std::string_view, 14> names{"id",   "label",  "node", "vertex", "name",
                                                     "nom",  "nombre", "nome", "knoten", "sommet",
                                                     "nodo", "nó",     "שם",   "קודקוד"};
    return std::ranges::find(names, lowerCase(trimmed(name))) != names.end();
}

/// A name in a list: a word, or a group in brackets such as (0, 1).
struct Item {
    std::string_view text;
    bool isQuoted = false;
    bool isGroup = false;
    std::size_t begin = 0; ///< of a group: its tokens without the brackets
    std::size_t end = 0;
};

/// Returns the position after the bracket that closes the one at `open`.
std::size_t afterGroup(const std::vector<Token>& tokens, std::size_t open, std::size_t end) {
    std::size_t depth = 0;
    for (std::size_t i = open; i < end; ++i) {
        depth += tokens[i].opens() ? 1 : 0;
        depth -= tokens[i].closes() && depth > 0 ? 1 : 0;
        if (depth == 0) {
            return i + 1;
        }
    }
    return end;
}

/// Returns true for the first line of a drawing in Mermaid, such as "graph TD".
bool isTitleOfMermaid(const Row& row) {
    constexpr std::array<std::string_view, 5> directions{"TD", "TB", "BT", "LR", "RL"};
    return row.tokens.size() > 1 && row.tokens.size() < 4 &&
           (row.tokens[0].text == "graph" || row.tokens[0].text == "flowchart") &&
           std::ranges::find(directions, row.tokens[1].text) != directions.end();
}

/// Returns the number of vertices in a line such as "IGRAPH U--- 3 2 --", with which igraph begins
/// to print a graph.
std::optional<std::uint64_t> countOfIgraph(const Row& row) {
    std::optional<std::uint64_t> last;
    for (const Token& token : row.tokens) {
        const auto number = token.kind == 'w' ? wholeNumber(token.text) : std::nullopt;
        if (number && last && row.tokens[0].text == "IGRAPH") {
            return last;
        }
        last = number;
    }
    return std::nullopt;
}

/// Returns true for an equation such as "x + y = 1".
bool isEquation(const Row& row) {
    const auto has = [&row](char kind, std::string_view text) {
        return std::ranges::any_of(
            row.tokens, [&](const Token& t) { return t.kind == kind && t.text == text; });
    };
    return has('=', "=") && (has('~', "+") || has('~', "-"));
}

/// Reads lists of edges and tables of edges or vertices.
class EdgeParser : public Parser {
public:
    bool take(const Row& row, const ReadOptions& options) override;
    void finish(std::vector<Fit>& fits, const ReadOptions& options) override;
    /// True if the text begins like an edge list of ours.
    bool isOurs() const { return isOurs_; }
    /// True if there are weights or other columns.
    bool hasExtras() const { return hasExtras_; }
    /// Adds the vertices of a list that comes before the edges.
    void addVertices(std::string_view list);

private:
    bool takeCount(const Row& row);
    bool takeHeader(const Row& row);
    bool takeTableRow(const Row& row);
    bool takeVertexRow(const Row& row);
    bool takeEdge(const Row& row, std::size_t begin, std::size_t end);
    bool addEdge(const Row& row, const Item& from, const Item& to, char arrow);
    bool leaveOutRest(const Row& row, std::size_t begin, std::size_t end);
    bool takeIgraph(const Row& row);
    bool isLikely() const;
    Result<Vertex> vertexOf(const Item& item);
    bool takeSeveral(const Row& row, std::size_t end, bool& isSeveral);
    bool areCountsMatching() const;
    bool areNamesCounted() const;

    NamedGraph graph_;
    std::vector<Field> fields_;
    std::vector<Item> items_;
    bool isFirst_ = true;
    bool isOurs_ = false;
    bool startsWithBits_ = false;              ///< the first row has only the numbers 0 and 1
    bool areBitColumns_ = true;                ///< the other columns of a table of vertices
    std::optional<std::uint64_t> declared_;    ///< number of vertices in "vertices 5"
    std::optional<std::uint64_t> igraphCount_; ///< number of vertices of a print-out
    Counts counts_;                            ///< the first row, if it may count what follows
    std::optional<std::pair<std::size_t, std::size_t>>
        columns_; ///< of the two ends, after a header
    std::optional<std::size_t> type_;
    std::vector<std::string> header_;
    std::string_view firstEnds_[2];
    bool isHeaderSeen_ = false; ///< a word of the first row occurs again in its column
    char delimiter_ = 0;
    bool isTable_ = false; ///< the first edge has a delimiter
    bool areNumbers_ = true;
    bool hasNumbers_ = false; ///< some name is a number, possibly with a sign
    bool hasWords_ = false;   ///< some name is not
    bool areBits_ = true;
    bool areLaterNumbers_ = true;
    bool areLaterBits_ = true; ///< all names after the first edge are 0 or 1
    bool hasSigns_ = false;    ///< brackets, arrows, quotes or delimiters
    bool hasArrows_ = false;   ///< brackets, arrows or dashes
    bool hasExtras_ = false;
    bool hasZeroWeight_ = false;
    bool areExtrasNumbers_ = true;
    bool areExtrasUneven_ = false; ///< some rows have more of them than others
    std::size_t extras_ = 0;       ///< of the last edge
    std::size_t maxExtras_ = 0;
    bool isHeaderLast_ = true;
    bool hasIndex_ = false; ///< a number comes before each row, but has no name in the header
    std::uint64_t least_ = UINT64_MAX;
    std::uint64_t greatest_ = 0;
    std::size_t edges_ = 0;
    Row firstRow_{}; ///< the row of counts_
};

Result<Vertex> EdgeParser::vertexOf(const Item& item) {
    if (declared_) {
        const auto number = wholeNumber(item.text);
        if (!number || *number >= *declared_) {
            Error refused{.code = number ? ErrorCode::vertexOutOfRange : ErrorCode::notANumber,
                          .subject = std::string(item.text)};
            refused.expected = number ? *declared_ : 0;
            return refused;
        }
        return static_cast<Vertex>(*number);
    }
    const auto number = item.isGroup ? std::nullopt : wholeNumber(item.text);
    areNumbers_ = areNumbers_ && number;
    const bool isWord = item.isGroup || !(number || realValue(item.text));
    hasNumbers_ = hasNumbers_ || !isWord;
    hasWords_ = hasWords_ || isWord;
    areBits_ = areBits_ && (item.text == "0" || item.text == "1");
    least_ = std::min(least_, number.value_or(0));
    greatest_ = std::max(greatest_, number.value_or(0));
    return graph_.vertex(item.text);
}

bool EdgeParser::addEdge(const Row& row, const Item& from, const Item& to, char arrow) {
    auto a = vertexOf(from);
    auto b = a ? vertexOf(to) : a;
    if (!a || !b) {
        return refuse(a ? b.error() : a.error(), a ? to.text : from.text);
    }
    if (arrow == '<') {
        std::swap(*a, *b);
    }
    auto tooMany = graph_.addEdge(*a, *b, arrow == '>' || arrow == '<');
    return !tooMany || refuse(*std::move(tooMany), row.text);
}

void EdgeParser::addVertices(std::string_view list) {
    while (!list.empty()) {
        constexpr std::string_view separators = ", \t\r\n;\"'";
        list.remove_prefix(std::min(list.find_first_not_of(separators), list.size()));
        const std::string_view name = list.substr(0, list.find_first_of(separators));
        if (!name.empty() && !graph_.vertex(name)) {
            return; // there are too many, which the first edge will report
        }
        list.remove_prefix(name.size());
    }
}

/// Takes "vertices 5" or "# vertices 5".
bool EdgeParser::takeCount(const Row& row) {
    std::string_view line = trimmed(row.text);
    const bool isComment = line.starts_with('#');
    line.remove_prefix(isComment ? 1 : 0);
    std::vector<std::string_view> words;
    splitWords(line, words, 3);
    const bool isMeant =
        words.size() > 1 && words[0] == "vertices" &&
        std::string_view("+-.0123456789").find(words[1][0]) != std::string_view::npos &&
        (words.size() == 2 || words[2].starts_with('#') || words[2].starts_with('%'));
    const auto count = isMeant ? wholeNumber(words[1]) : std::nullopt;
    if (!isMeant || (isComment && !count)) {
        return false;
    }
    isOurs_ = true;
    auto tooMany = count ? GraphBuilder::checkVertexCount(*count) : std::nullopt;
    if (!count || tooMany) {
        refuse(count ? *tooMany
                     : Error{.code = ErrorCode::notANumber, .subject = std::string(words[1])},
               words[1]);
        return true;
    }
    declared_ = *count;
    for (std::uint64_t v = 0; v < *count; ++v) {
        static_cast<void>(graph_.vertex(graph_.keep(std::to_string(v))));
    }
    graph_.dropNames();
    leaveOut("#", words.size() > 2 ? 1 : 0);
    return true;
}

/// Takes the names of columns, if the first row is one.
bool EdgeParser::takeHeader(const Row& row) {
    splitFields(row, delimiter_, fields_);
    const auto find = [this](bool (*isName)(std::string_view), std::size_t except) {
        for (std::size_t c = 0; c < fields_.size(); ++c) {
            if (c != except && isName(fields_[c].text)) {
                return std::optional(c);
            }
        }
        return std::optional<std::size_t>();
    };
    auto source = find(isSourceName, SIZE_MAX);
    auto target = find(isTargetName, source.value_or(SIZE_MAX));
    if (!source && !target) {
        source = find([](auto name) { return isVertexNumbered(name, "1aA"); }, SIZE_MAX);
        target = find([](auto name) { return isVertexNumbered(name, "2bB"); }, SIZE_MAX);
    }
    const bool isTable = delimiter_ != 0 && fields_.size() > 1;
    // "a b" is an edge, and "de,b" may be one, unless both are known.
    const bool areKnown = source && target;
    const bool isOneKnown = isTable && (source || target) &&
                            fields_[source.value_or(target.value_or(0))].text.size() > 2;
    if (!areKnown && !isOneKnown) {
        if (!isTable || !find(isVertexColumn, SIZE_MAX)) {
            return false;
        }
        const auto id = find([](auto name) { return lowerCase(name) == "id"; }, SIZE_MAX);
        columns_.emplace(id.value_or(*find(isVertexColumn, SIZE_MAX)), SIZE_MAX);
        left_.isVertexTable = true;
    } else {
        const std::size_t first = source.value_or(*(target ? target : source) == 0 ? 1 : 0);
        columns_.emplace(first, target.value_or(first + 1));
    }
    for (std::size_t c = 0; c < fields_.size(); ++c) {
        const std::string name = lowerCase(fields_[c].text);
        if (name == "type" || name == "directed" || name == "edgetype") {
            type_ = c;
        }
        header_.emplace_back(fields_[c].text);
    }
    return columns_->first < fields_.size();
}

bool EdgeParser::takeVertexRow(const Row& row) {
    const auto field = [this](std::size_t c) {
        return c < fields_.size() ? fields_[c].text : std::string_view();
    };
    if (field(columns_->first).empty()) {
        return refuse(ErrorCode::unknownTable, row.text);
    }
    const auto vertex = graph_.vertex(field(columns_->first));
    if (!vertex) {
        return refuse(vertex.error(), row.text);
    }
    for (std::size_t c = 0; c < header_.size(); ++c) {
        const std::string name = lowerCase(header_[c]);
        const auto number = realNumber(field(c));
        if (c == columns_->first || field(c).empty()) {
            continue;
        }
        if (name == "label" || name == "name") {
            areBitColumns_ = false;
            graph_.attributes(*vertex).label = field(c);
        } else if ((name == "x" || name == "y") && number && std::abs(*number) <= maxCoordinate) {
            areBitColumns_ = false;
            (name == "x" ? graph_.attributes(*vertex).x : graph_.attributes(*vertex).y) = *number;
        } else {
            areBitColumns_ = areBitColumns_ && (field(c) == "0" || field(c) == "1");
            leaveOut(header_[c]);
        }
    }
    return true;
}

bool EdgeParser::takeTableRow(const Row& row) {
    splitFields(row, delimiter_, fields_);
    const auto isType = [](const Field& f) { return f.text.starts_with('<'); };
    if (isHeaderLast_ && delimiter_ == 0 && std::ranges::all_of(fields_, isType)) {
        return true; // <chr> <dbl>, the types that R prints
    }
    if (std::exchange(isHeaderLast_, false)) { // data frames of pandas and R
        hasIndex_ = delimiter_ == 0 && fields_.size() == header_.size() + 1 &&
                    wholeNumber(fields_[0].text).value_or(2) < 2;
    }
    if (hasIndex_) {
        if (fields_.size() != header_.size() + 1) {
            return refuse(ErrorCode::unevenRows, row.text, header_.size() + 1, fields_.size());
        }
        fields_.erase(fields_.begin());
    }
    if (left_.isVertexTable) {
        return takeVertexRow(row);
    }
    const auto field = [this](std::size_t c) { return c < fields_.size() ? fields_[c] : Field{}; };
    const Field from = field(columns_->first);
    const Field to = field(columns_->second);
    if (from.text.empty()) {
        return refuse(ErrorCode::unknownTable, row.text);
    }
    isHeaderSeen_ = isHeaderSeen_ || from.text == header_[columns_->first];
    if (to.text.empty()) { // a vertex without edges
        const auto vertex = vertexOf({from.text, from.isQuoted});
        return vertex || refuse(vertex.error(), row.text);
    }
    for (std::size_t c = 0; c < fields_.size(); ++c) {
        if (c != columns_->first && c != columns_->second && c != type_ &&
            !fields_[c].text.empty()) {
            const bool isWeight = c < header_.size() && lowerCase(header_[c]) == "weight";
            leaveOut(isWeight             ? std::string(weightName)
                     : c < header_.size() ? "edge " + header_[c]
                                          : "edge column " + std::to_string(c + 1));
        }
    }
    const std::string type = type_ ? lowerCase(field(*type_).text) : std::string();
    const bool isDirected = type == "directed" || type == "true" || type == "1" || type == "arc";
    return addEdge(row, {from.text, from.isQuoted}, {to.text, to.isQuoted}, isDirected ? '>' : '~');
}

/// Takes what follows the two ends: weights, other columns, and attributes in brackets.
bool EdgeParser::leaveOutRest(const Row& row, std::size_t begin, std::size_t end) {
    std::size_t column = 2;
    for (std::size_t i = begin; i < end; ++i) {
        const Token& token = row.tokens[i];
        if (token.kind == '{') {
            const std::size_t after = afterGroup(row.tokens, i, end);
            bool isKey = true;
            for (std::size_t k = i + 1; k + 1 < after; ++k) {
                const char kind = row.tokens[k].kind;
                if (isKey && row.tokens[k].isName()) {
                    leaveOut("edge " + std::string(row.tokens[k].text));
                }
                isKey = kind == ',' || (isKey && !row.tokens[k].isName());
            }
            i = after - 1;
            continue;
        }
        if (token.kind == '#') {
            break;
        }
        if (token.isName()) {
            const bool isNumber = realNumber(token.text).has_value();
            if (!isNumber && delimiter_ == 0) {
                return false;
            }
            ++column;
            hasExtras_ = true;
            areExtrasNumbers_ = areExtrasNumbers_ && isNumber;
            maxExtras_ = std::max(maxExtras_, column - 2);
            hasZeroWeight_ = hasZeroWeight_ || (isNumber && *realNumber(token.text) == 0);
            leaveOut(isNumber && column == 3 ? std::string(weightName)
                                             : "edge column " + std::to_string(column));
            while (delimiter_ != 0 && i + 1 < end && row.tokens[i + 1].isName()) {
                ++i; // several words in a field
            }
        } else if (token.kind != ',' && token.kind != ';' && token.kind != '\t' &&
                   token.kind != '|' && !(token.kind == ':' || token.kind == '=')) {
            return false;
        }
    }
    areExtrasUneven_ = areExtrasUneven_ || (edges_ > 0 && column - 2 != extras_);
    extras_ = column - 2;
    return true;
}

bool EdgeParser::takeEdge(const Row& row, std::size_t begin, std::size_t end) {
    char arrow = 0;
    bool isSeparated = false;
    std::size_t at = begin;
    items_.clear();
    for (; at < end && items_.size() < 2; ++at) {
        const Token& token = row.tokens[at];
        if (token.opens()) {
            const std::size_t after = afterGroup(row.tokens, at, end);
            items_.push_back(
                {spanOf(token, row.tokens[after - 1]), false, true, at + 1, after - 1});
            at = after - 1;
        } else if (token.isName()) {
            std::size_t last = at;
            while (delimiter_ != 0 && token.kind == 'w' && last + 1 < end &&
                   row.tokens[last + 1].kind == 'w' &&
                   !(realNumber(token.text) && realNumber(row.tokens[last + 1].text))) {
                ++last;
            }
            items_.push_back(
                {last == at ? token.text : spanOf(token, row.tokens[last]), token.kind == 'q'});
            at = last;
        } else if (token.kind == '>' || token.kind == '<' || token.kind == '~') {
            if (items_.size() != 1 || arrow != 0 || token.text == "+") {
                return false;
            }
            arrow = token.kind;
        } else if (token.kind == ',' || token.kind == ';' || token.kind == '\t' ||
                   token.kind == '|') {
            const bool isFrame = token.kind != ',' && items_.empty();
            if (!isFrame && (items_.size() != 1 || isSeparated)) {
                return false;
            }
            isSeparated = !isFrame;
        } else {
            return false;
        }
    }
    if (items_.size() == 1 && items_[0].isGroup && arrow == 0) { // (0, 1)
        hasSigns_ = hasArrows_ = true;
        const Item group = items_[0];
        const bool isLastComma =
            at + 1 >= end ||
            std::all_of(row.tokens.begin() + static_cast<std::ptrdiff_t>(at),
                        row.tokens.begin() + static_cast<std::ptrdiff_t>(end), [](const Token& t) {
                            return t.kind == ',' || t.kind == ';' || t.kind == '#';
                        });
        return isLastComma && takeEdge(row, group.begin, group.end);
    }
    if (items_.size() == 1 && !items_[0].isQuoted) { // 1-2
        const std::string_view word = items_[0].text;
        const std::size_t dash = word.find('-', 1);
        if (at < end || dash == std::string_view::npos || dash + 1 == word.size() ||
            word.find('-', dash + 1) != std::string_view::npos) {
            return false;
        }
        items_ = {{word.substr(0, dash)}, {word.substr(dash + 1)}};
        hasSigns_ = hasArrows_ = true;
    }
    if (items_.size() != 2 ||
        (begin + 1 < end && isCall(row.tokens[begin], row.tokens[begin + 1]))) {
        return false;
    }
    const bool areGroups = items_[0].isGroup || items_[1].isGroup;
    for (const Item& item : items_) {
        const bool isFraction = !item.isGroup && !item.isQuoted &&
                                item.text.find('.') != std::string_view::npos &&
                                realNumber(item.text);
        const bool hasBadGroup =
            item.isGroup && (item.begin == item.end || row.tokens[item.begin - 1].kind != '(');
        const auto number = item.isGroup || item.isQuoted ? std::nullopt : realValue(item.text);
        const bool isInfinite = number && !std::isfinite(*number);
        if (isFraction || hasBadGroup || isInfinite || item.text == "...") {
            return false;
        }
    }
    if (items_[0].isGroup != items_[1].isGroup) {
        return false; // 1 (2, 3)
    }
    hasArrows_ = hasArrows_ || areGroups || arrow != 0;
    hasSigns_ = hasSigns_ || areGroups || arrow != 0 || isSeparated || items_[0].isQuoted ||
                items_[1].isQuoted;
    const Item from = items_[0];
    const Item to = items_[1];
    return leaveOutRest(row, at, end) && addEdge(row, from, to, arrow == 0 ? '~' : arrow);
}

/// Takes several edges with commas between them: "(0, 1), (1, 2)", "1-2, 2-3" or "a -> b, b -> c".
bool EdgeParser::takeSeveral(const Row& row, std::size_t end, bool& isSeveral) {
    if (end <= 2) {
        return true;
    }
    std::vector<std::pair<std::size_t, std::size_t>> edges;
    std::size_t begin = 0;
    bool isEdge = false; // is the part an edge by itself?
    for (std::size_t i = 0; i <= end; ++i) {
        const char kind = i < end ? row.tokens[i].kind : ',';
        if (kind == ',' || kind == ';') {
            isEdge = isEdge ||
                     (i == begin + 2 && row.tokens[begin].kind == 'w' &&
                      row.tokens[i - 1].kind == 'w' && // 1 2; 2 3
                      wholeNumber(row.tokens[begin].text) && wholeNumber(row.tokens[i - 1].text));
            if (i > begin && !isEdge) {
                return true;
            }
            if (i > begin) {
                edges.emplace_back(begin, i);
            }
            begin = i + 1;
            isEdge = false;
        } else if (row.tokens[i].opens()) {
            const std::size_t after = afterGroup(row.tokens, i, end);
            isEdge =
                isEdge ||
                (i == begin && after > i + 3 &&
                 (after == end || row.tokens[after].kind == ',' || row.tokens[after].kind == ';'));
            i = after - 1;
        } else {
            const std::size_t dash =
                kind == 'w' ? row.tokens[i].text.find('-', 1) : std::string_view::npos;
            isEdge = isEdge || kind == '>' || kind == '<' || kind == '~' ||
                     (i == begin && dash != std::string_view::npos &&
                      wholeNumber(row.tokens[i].text.substr(0, dash)));
        }
    }
    if (edges.size() == 1 && end > 2) { // "1-2 2-3 3-1"; two such words are the names of two ends
        const auto isPair = [](const Token& t) {
            const std::size_t dash = t.kind == 'w' ? t.text.find('-', 1) : std::string_view::npos;
            return dash != std::string_view::npos && wholeNumber(t.text.substr(0, dash)) &&
                   wholeNumber(t.text.substr(dash + 1));
        };
        if (std::all_of(row.tokens.begin(), row.tokens.begin() + static_cast<std::ptrdiff_t>(end),
                        isPair)) {
            edges.clear();
            for (std::size_t i = 0; i < end; ++i) {
                edges.emplace_back(i, i + 1);
            }
        }
    }
    isSeveral = edges.size() > 1;
    for (std::size_t i = 0; isSeveral && i < edges.size(); ++i) {
        const char delimiter = std::exchange(delimiter_, '\0');
        const bool isTaken = takeEdge(row, edges[i].first, edges[i].second);
        delimiter_ = delimiter;
        if (!isTaken) {
            return false;
        }
    }
    return true;
}

/// Takes "+ edges:" or "[1] a--b b--c".
bool EdgeParser::takeIgraph(const Row& row) {
    const std::vector<Token>& tokens = row.tokens;
    if (tokens[0].text == "+") {
        return tokens.size() > 1 && (tokens[1].text == "edges" || tokens[1].text == "attr");
    }
    std::size_t at = tokens.size() > 2 && tokens[0].kind == '[' && tokens[2].kind == ']' ? 3 : 0;
    while (at + 2 < tokens.size()) {
        const char arrow = tokens[at + 1].kind;
        if (!takeEdge(row, at, at + 3) || (arrow != '>' && arrow != '~')) {
            return false;
        }
        ++edges_;
        at += at + 3 < tokens.size() && tokens[at + 3].kind == ',' ? 4 : 3;
    }
    return at >= tokens.size();
}

bool EdgeParser::take(const Row& row, const ReadOptions& /*options*/) {
    if (isFirst_ && takeCount(row)) {
        isFirst_ = false;
        return !error;
    }
    leaveOutComments(row);
    const bool hasName = std::ranges::any_of(row.tokens, [](const Token& t) { return t.isName(); });
    if (isFirst_) {
        igraphCount_ = countOfIgraph(row);
    }
    if (igraphCount_) {
        return std::exchange(isFirst_, false) || takeIgraph(row) ||
               refuse(ErrorCode::syntax, row.text);
    }
    if (isDrawn(row.tokens[0]) || isTitleOfShowg(row) || isEquation(row)) {
        return refuse(ErrorCode::syntax, row.text);
    }
    if (isFirst_ && isTitleOfMermaid(row)) {
        isFirst_ = false;
        return true;
    }
    if (!hasName) {
        const bool isRule =
            std::string_view("#|\t~i").find(row.tokens[0].kind) != std::string_view::npos;
        return isRule || refuse(ErrorCode::syntax, row.text);
    }
    const bool isCount = row.tokens.size() == 4 && row.tokens[0].kind == '(' && // (2 rows) of SQL
                         row.tokens[2].text.starts_with("row") && wholeNumber(row.tokens[1].text);
    if (isCount || (isFirst_ && lowerCase(row.text.substr(0, 4)) == "sep=")) {
        return true;
    }
    if (row.isTooLong) {
        return refuse(ErrorCode::syntax, row.text.substr(0, 0));
    }
    delimiter_ = delimiterOf(row);
    const bool isFirst = std::exchange(isFirst_, false);
    if (isFirst && takeHeader(row)) {
        return true;
    }
    const auto isBit = [](const Token& t) {
        return !t.isName() || (t.kind == 'w' && (t.text == "0" || t.text == "1"));
    };
    if (isFirst) {
        startsWithBits_ = std::ranges::all_of(row.tokens, isBit);
    }
    if (startsWithBits_) { // a matrix?
        const auto word = std::ranges::find_if(
            row.tokens, [](const Token& t) { return t.isName() && !valueOf(t.text); });
        if (word != row.tokens.end()) {
            return refuse(ErrorCode::unexpectedCharacter, word->text);
        }
    }
    if (isFirst) {
        columns_.reset();
        counts_ = countsIn(row);
        if (!counts_.empty() && (counts_.size() == 1 || counts_[0] > 0)) {
            firstRow_ = row;
            return true;
        }
        counts_.clear();
    }
    if (columns_) {
        return takeTableRow(row) && ++edges_ > 0;
    }
    const std::size_t end = row.tokens.size() - (row.tokens.back().kind == '#' ? 1 : 0);
    const bool isIndexed = row.tokens[0].kind == 'i'; // [1,] of R
    const bool isOfJulia = end == 4 && row.tokens[0].text == "Edge" && row.tokens[2].text == "=>";
    if (isOfJulia) {
        hasSigns_ = hasArrows_ = true;
        ++edges_;
        return addEdge(row, {row.tokens[1].text}, {row.tokens[3].text}, '~');
    }
    bool isSeveral = false;
    if ((!isIndexed && !takeSeveral(row, end, isSeveral)) ||
        (!isSeveral && !takeEdge(row, isIndexed ? 1 : 0, end))) {
        return error ? false
                     : refuse(isTable_ ? ErrorCode::unknownTable : ErrorCode::syntax, row.text);
    }
    if (edges_++ == 0) {
        isTable_ = delimiter_ != 0;
        firstEnds_[0] = items_[0].text;
        firstEnds_[1] = items_[1].text;
    } else {
        areLaterNumbers_ = areLaterNumbers_ && std::ranges::all_of(items_, [](const Item& item) {
                               return wholeNumber(item.text).has_value();
                           });
        areLaterBits_ = areLaterBits_ && std::ranges::all_of(items_, [](const Item& item) {
                            return item.text == "0" || item.text == "1";
                        });
        isHeaderSeen_ =
            isHeaderSeen_ || items_[0].text == firstEnds_[0] || items_[1].text == firstEnds_[1];
    }
    return true;
}

/// Returns true if the first row counts the vertices, or the vertices and the edges, that follow.
bool EdgeParser::areCountsMatching() const {
    const std::uint64_t count = counts_.front();
    const bool isInRange = least_ == 0 ? greatest_ < count : greatest_ <= count;
    const bool isEdgeCount = counts_.size() == 2 ? counts_[1] == edges_ : true;
    if (maxExtras_ > 1 || (hasExtras_ && areBits_)) {
        return false; // rows of a board
    }
    return edges_ > 0 && areNumbers_ && isInRange && isEdgeCount &&
           (counts_.size() == 1 || !hasSigns_ || delimiter_ != 0);
}

/// Returns true if the first row counts the vertices and the edges of the names that follow.
bool EdgeParser::areNamesCounted() const {
    return counts_.size() == 2 && !hasNumbers_ && counts_[0] == graph_.vertexCount() &&
           counts_[1] == edges_;
}

/// Returns true if rows without a count and a header are likely to be edges.
bool EdgeParser::isLikely() const {
    const bool areOtherNumbers =
        !hasWords_ && ((hasExtras_ && (maxExtras_ > 1 || hasZeroWeight_ || areExtrasUneven_)) ||
                       (edges_ > 1 && (graph_.vertexCount() < 3)));
    const bool areLists =
        edges_ == 1 ? hasExtras_ && !hasArrows_ : !areExtrasNumbers_ && areExtrasUneven_;
    // Each of two words a line occurs once: it is rather another text or table.
    const bool areWords =
        edges_ > 1 && !hasArrows_ && !areNumbers_ && graph_.vertexCount() == 2 * edges_;
    return !areOtherNumbers && !areLists && !areWords && delimiter_ != '|';
}

void EdgeParser::finish(std::vector<Fit>& fits, const ReadOptions& /*options*/) {
    ReadingFit fit{.kind = edges, .score = 60, .reasons = {ReadingReason::pairs}};
    const bool isCounted = !counts_.empty() && areCountsMatching();
    if (isCounted) {
        if (auto tooMany = GraphBuilder::checkVertexCount(counts_[0])) {
            refuse(*std::move(tooMany), firstRow_.text);
            return;
        }
        const std::uint64_t first = least_ == 0 ? 0 : 1;
        for (std::uint64_t v = 0; v < counts_[0]; ++v) {
            static_cast<void>(graph_.vertex(graph_.keep(std::to_string(v + first))));
        }
        fit.score = areBits_ ? 40 : 95;
        fit.reasons = {ReadingReason::counts};
    } else if (areNamesCounted()) {
        fit.score = 95;
        fit.reasons = {ReadingReason::counts};
    } else if (!counts_.empty()) {
        const std::vector<Item> items{std::move(items_)};
        const std::size_t end =
            firstRow_.tokens.size() - (firstRow_.tokens.back().kind == '#' ? 1 : 0);
        if (counts_.size() < 2 || !takeEdge(firstRow_, 0, end)) {
            refuse(ErrorCode::syntax, firstRow_.text);
            taken = 0;
            return;
        }
        ++edges_;
    }
    const bool isHeaderOnly = columns_ && edges_ == 0 && graph_.vertexCount() == 0;
    if (isHeaderOnly) {
        refuse(ErrorCode::emptyText, {});
        return;
    }
    if (edges_ == 0 && !declared_ && !columns_) {
        return;
    }
    if (columns_ && isHeaderSeen_ && !left_.isVertexTable && columns_->first == 0 &&
        columns_->second == 1) {
        // "to from" may be an edge of a list in which these words are names.
        static_cast<void>(
            addEdge(firstRow_, {graph_.keep(header_[0])}, {graph_.keep(header_[1])}, '~'));
    }
    if (igraphCount_) { // vertices without edges are numbers, or their names are unknown
        if (auto tooMany = GraphBuilder::checkVertexCount(*igraphCount_)) {
            refuse(*std::move(tooMany), {});
            return;
        }
        const bool isFromZero = least_ == 0;
        for (std::uint64_t v = 0; areNumbers_ && v < *igraphCount_; ++v) {
            static_cast<void>(graph_.vertex(graph_.keep(std::to_string(v + (isFromZero ? 0 : 1)))));
        }
        if (graph_.vertexCount() != *igraphCount_) {
            refuse(ErrorCode::syntax, {});
            return;
        }
    }
    if (declared_ || igraphCount_) {
        fit.score = 100;
        fit.reasons = {ReadingReason::counts};
    } else if (columns_) {
        fit.score = left_.isVertexTable && areBitColumns_ && header_.size() > 2 ? 50 : 99;
        fit.reasons = {ReadingReason::header};
    } else if (!isCounted) {
        fit.score = hasExtras_ && areBits_        ? 20
                    : areBits_                    ? (edges_ == 1 ? 80 : 35)
                    : areLaterBits_ && edges_ > 1 ? 35
                    : hasSigns_ || areNumbers_    ? 85
                    : edges_ == 1                 ? 40
                                                  : 60;
        fit.score -= hasExtras_ && fit.score > 50 ? 10 : 0;
        // Rows of many numbers are rather a board or a matrix, and so is the same one in all rows.
        fit.score = isLikely() ? fit.score : 15;
        const bool areWordsFirst = areLaterNumbers_ && !areNumbers_;
        if ((delimiter_ != 0 || areWordsFirst) && edges_ > 2 && !isHeaderSeen_ && !areNumbers_ &&
            firstEnds_[0].data() != nullptr) {
            left_.likelyHeader = std::string(firstEnds_[0]) + ", " + std::string(firstEnds_[1]);
        }
    }
    fits.push_back({fit,
                    [this](const ReadOptions& options) -> Result<SavedBoard> {
                        return graph_.board(options, !declared_); // is called once
                    },
                    left_});
}

// ------------------------------------------------------------------------------------------------

/// Returns true for "light: buttons" or "vertex: neighbours".
bool isHeaderOfLists(std::string_view key, std::string_view member) {
    constexpr std::array<std::string_view, 19> members{
        "buttons", "neighbours", "neighbors", "adjacent", "boutons", "voisins",  "voisines",
        "knöpfe",  "tasten",     "nachbarn",  "botones",  "vecinos", "pulsanti", "vicini",
        "botões",  "vizinhos",   "כפתורים",   "לחצנים",   "שכנים"};
    if (std::ranges::find(members, lowerCase(member)) == members.end()) {
        return false;
    }
    return isVertexColumn(key) || isLightName(key);
}

/// Reads lists of neighbours, and lights with their buttons.
class ListParser : public Parser {
public:
    bool take(const Row& row, const ReadOptions& options) override;
    void finish(std::vector<Fit>& fits, const ReadOptions& options) override;

private:
    static bool isComma(char kind) { return kind == ',' || kind == ';' || kind == '\t'; }
    std::size_t numberOf(std::string_view name);
    bool takeList(const Row& row);
    bool takeMembers(const Row& row, std::size_t at, std::string_view key);
    bool takeDelayed();
    bool isLikely(bool areApart) const;
    Result<SavedBoard> graphBoard(const ReadOptions& options) const;

    /// The first rows, if all have two names, which are rather edges. Delaying them saves the time
    /// for looking up their names.
    std::vector<std::pair<Token, Token>> delayed_;
    std::string delayedSigns_; ///< a comma, or a blank, between the names of each of them
    bool isDelayed_ = true;
    std::unordered_map<std::string_view, std::size_t> numbers_;
    std::vector<std::string_view> names_;
    std::vector<bool> isKey_;
    std::vector<bool> isMember_;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> entries_; ///< key and member
    std::size_t colons_ = 0;
    std::size_t arrows_ = 0;
    std::size_t commas_ = 0;
    std::size_t pairs_ = 0;  ///< rows of two names
    std::size_t titles_ = 0; ///< of showg
    std::size_t lists_ = 0;
    std::size_t lastCount_ = 0;
    std::size_t maxCount_ = 0;
    bool startsWithBits_ = false; ///< the first row has only the numbers 0 and 1
    bool isUneven_ = false;
    bool hasRepeatedKey_ = false;
    bool hasComment_ = false;
    bool hasHeader_ = false;
    bool hasLoop_ = false;       ///< a name is in its own list
    bool isMixed_ = false;       ///< a list has both numbers and words
    bool areLastNumbers_ = true; ///< the third name of each row is a number, unlike the others
};

std::size_t ListParser::numberOf(std::string_view name) {
    const auto [place, isNew] = numbers_.try_emplace(name, names_.size());
    if (isNew) {
        names_.push_back(name);
        isKey_.push_back(false);
        isMember_.push_back(false);
    }
    return place->second;
}

bool ListParser::take(const Row& row, const ReadOptions& options) {
    const std::vector<Token>& tokens = row.tokens;
    if (isTitleOfShowg(row)) {
        ++titles_;
        return takeDelayed();
    }
    if (titles_ > 0 && titles_ != options.graph) {
        return true; // of another graph
    }
    const bool hasComma = tokens.size() == 3 && isComma(tokens[1].kind);
    if (isDelayed_ && (tokens.size() == 2 || hasComma) && tokens[0].isName() &&
        tokens.back().isName() && options.reading != adjacency) {
        delayed_.emplace_back(tokens[0], tokens.back());
        delayedSigns_ += hasComma ? tokens[1].kind : ' ';
        return true;
    }
    return takeDelayed() && takeList(row);
}

bool ListParser::takeDelayed() {
    isDelayed_ = false;
    const auto delayed = std::exchange(delayed_, {});
    for (std::size_t i = 0; i < delayed.size(); ++i) {
        const auto& [key, member] = delayed[i];
        Row row{.text = key.text, .tokens = {key}};
        if (delayedSigns_[i] != ' ') {
            row.tokens.push_back({delayedSigns_[i], key.text.substr(0, 0)});
        }
        row.tokens.push_back(member);
        if (!takeList(row)) {
            return false;
        }
    }
    return true;
}

bool ListParser::takeList(const Row& row) {
    leaveOutComments(row);
    const std::vector<Token>& tokens = row.tokens;
    if (tokens[0].kind == '#') {
        hasComment_ = true;
        return !isDrawn(tokens[0]) || refuse(ErrorCode::syntax, row.text);
    }
    std::size_t at = 0;
    std::string_view key = tokens[0].text;
    if (tokens[0].kind == '(') {
        at = afterGroup(tokens, 0, tokens.size());
        key = spanOf(tokens[0], tokens[at - 1]);
    } else if (tokens[0].isName()) {
        at = 1;
    } else {
        return refuse(ErrorCode::syntax, row.text);
    }
    const bool isRocket = at < tokens.size() && tokens[at].text == "=>"; // of Ruby and Julia
    const char sign = at < tokens.size() ? isRocket ? ':' : tokens[at].kind : ' ';
    const bool isPrintOut = tokens.back().kind == ':' &&
                            row.text.find(" with ") != std::string_view::npos &&
                            row.text.find(" entr") != std::string_view::npos;
    if (names_.empty() &&
        (isPrintOut || (sign == ':' && isHeaderOfLists(key, tokens.back().text)))) {
        hasHeader_ = true;
        return true;
    }
    colons_ += sign == ':' ? 1 : 0;
    arrows_ += sign == '>' ? 1 : 0;
    at += sign == ':' || sign == '>' || sign == '=' || isComma(sign) ? 1 : 0;
    commas_ += isComma(sign) ? 1 : 0;
    if (lists_ == 0) {
        startsWithBits_ = std::ranges::all_of(
            tokens, [](const Token& t) { return !t.isName() || t.text == "0" || t.text == "1"; });
    }
    if (!takeMembers(row, at, key)) {
        return false;
    }
    auto tooMany = GraphBuilder::checkVertexCount(names_.size());
    const bool areTooMany = entries_.size() > maxGraphArcs / 2;
    return (!tooMany && !areTooMany) ||
           refuse(tooMany ? *tooMany : GraphBuilder::tooManyArcs(), row.text);
}

/// Takes the names after the key: words, or groups such as (0, 1) if the key is a group. A group in
/// a list of another key is a name with a weight: "A: [(B, 5)]".
bool ListParser::takeMembers(const Row& row, std::size_t at, std::string_view key) {
    const std::vector<Token>& tokens = row.tokens;
    const std::size_t from = numberOf(key);
    const std::size_t firstEntry = entries_.size();
    const bool isGroup = tokens[0].kind == '(';
    hasRepeatedKey_ = hasRepeatedKey_ || isKey_[from];
    isKey_[from] = true;
    const std::size_t outer = at < tokens.size() && tokens[at].kind == '(' && !isGroup &&
                                      afterGroup(tokens, at, tokens.size()) + 1 >= tokens.size()
                                  ? at
                                  : SIZE_MAX; // the list is in these brackets
    std::size_t count = 0;
    std::size_t lists = 0; // open brackets
    std::size_t braces = 0;
    for (; at < tokens.size() && tokens[at].kind != '#'; ++at) {
        const Token& token = tokens[at];
        std::string_view member = token.text;
        if (token.kind == '(' && at != outer) {
            const std::size_t after = afterGroup(tokens, at, tokens.size());
            const bool isWeighted = !isGroup && lists + braces > 0 && after == at + 5 &&
                                    tokens[at + 1].isName() && tokens[at + 2].kind == ',' &&
                                    realNumber(tokens[at + 3].text);
            if (!isGroup && !isWeighted) {
                return refuse(ErrorCode::syntax, member); // "edges: (1, 2), (2, 3)"
            }
            member = isWeighted ? tokens[at + 1].text : spanOf(token, tokens[after - 1]);
            leaveOut(weightName, isWeighted ? 1 : 0);
            at = after - 1;
        } else if (!token.isName()) {
            const bool isNested = token.kind == '[' && lists > 0;
            lists += token.kind == '[' ? 1 : 0;
            lists -= token.kind == ']' && lists > 0 ? 1 : 0;
            braces += token.kind == '{' ? 1 : 0;
            braces -= token.kind == '}' && braces > 0 ? 1 : 0;
            if (isNested || std::string_view("><~=:").find(token.kind) != std::string_view::npos) {
                return refuse(ErrorCode::syntax, row.text);
            }
            continue;
        }
        if (braces > 0 && at + 2 < tokens.size() && tokens[at + 1].kind == ':') {
            // {1: {'weight': 2}}
            at = tokens[at + 2].opens() ? afterGroup(tokens, at + 2, tokens.size()) - 1 : at + 2;
            leaveOut("edge attribute", tokens[at].closes() && tokens[at - 1].opens() ? 0 : 1);
        }
        const std::size_t dash = member.find('-', 1);
        if (dash != std::string_view::npos && wholeNumber(member.substr(0, dash)) &&
            wholeNumber(member.substr(dash + 1)) && key.find('-', 1) == std::string_view::npos) {
            return refuse(ErrorCode::syntax, member); // "edges: 1-2, 2-3"
        }
        const std::size_t to = numberOf(member);
        isMember_[to] = true;
        hasLoop_ = hasLoop_ || to == from;
        isMixed_ = isMixed_ || (entries_.size() > firstEntry &&
                                wholeNumber(member).has_value() !=
                                    wholeNumber(names_[entries_.back().second]).has_value());
        entries_.emplace_back(static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(to));
        ++count;
        areLastNumbers_ =
            areLastNumbers_ && (count < 2 || (realNumber(member) && !realNumber(key)));
    }
    pairs_ += count == 1 ? 1 : 0;
    isUneven_ = isUneven_ || (lists_ > 0 && count != lastCount_);
    lastCount_ = count;
    maxCount_ = std::max(maxCount_, count);
    ++lists_;
    return true;
}

/// Returns true if names with a colon after them are likely to be vertices. Many other texts, such
/// as settings, have a word and a colon in each line.
bool ListParser::isLikely(bool areApart) const {
    const bool areNumbers = std::ranges::all_of(
        names_, [](std::string_view name) { return wholeNumber(name).has_value(); });
    std::vector<bool> isMember(names_.size());
    bool isSomeTwice = false;
    for (const auto& [key, member] : entries_) {
        isSomeTwice = isSomeTwice || isMember[member];
        isMember[member] = true;
    }
    return !isMixed_ &&
           (hasHeader_ || (lists_ == 1 ? areNumbers : !areApart || (isSomeTwice && maxCount_ > 1)));
}

void ListParser::finish(std::vector<Fit>& fits, const ReadOptions& options) {
    if (isDelayed_) { // each row is a pair
        refuse(ErrorCode::syntax, {});
        return;
    }
    if (options.graph > std::max<std::size_t>(titles_, 1)) {
        refuse(titles_ > 0 ? ErrorCode::graphOutOfRange : ErrorCode::syntax, {}, titles_,
               options.graph);
        return;
    }
    const bool isColon = colons_ == lists_;
    const bool isArrow = arrows_ == lists_;
    const bool isForced = options.reading == adjacency;
    const bool areAllKeys = std::ranges::find(isKey_, false) == isKey_.end();
    const bool hasCommas = commas_ > 0 && colons_ == 0 && arrows_ == 0;
    if (lists_ == 0 || (entries_.empty() && !isColon) || (colons_ > 0 && !isColon) ||
        (arrows_ > 0 && !isArrow)) {
        refuse(ErrorCode::syntax, {});
        return;
    }
    // Without a colon, only lists of all vertices are unlike lines of words.
    const bool isPlain = !isColon && !isArrow && !hasCommas;
    if (!isForced && !isColon &&
        (pairs_ == lists_ || (hasCommas && (maxCount_ < 2 || lists_ < 2)))) {
        refuse(ErrorCode::syntax, {});
        return;
    }
    // A matrix with a mistake is no list.
    const bool areVertices =
        !hasCommas && names_.size() > 2 && std::ranges::all_of(names_, [](std::string_view name) {
            return wholeNumber(name).has_value();
        });
    if (!isForced && !isColon && startsWithBits_ && !areVertices) {
        refuse(ErrorCode::syntax, {});
        return;
    }
    if (!isForced && isPlain &&
        (!areAllKeys || hasRepeatedKey_ || hasLoop_ || lists_ < 2 || names_.size() < 3)) {
        refuse(ErrorCode::syntax, {});
        return;
    }
    left_.graphCount = std::max<std::size_t>(titles_, 1);
    const bool areBits = std::ranges::all_of(entries_, [this](auto entry) {
        return names_[entry.second] == "0" || names_[entry.second] == "1";
    });
    int score = hasCommas && (areBits || hasRepeatedKey_) ? (areBits ? 10 : 40)
                : isColon                                 ? 90
                : isArrow                                 ? 80
                : hasCommas                               ? (areLastNumbers_ ? 30
                                                             : isUneven_     ? 78
                                                                             : 45)
                : hasComment_                             ? 80
                                                          : 70;
    bool areApart = isColon && lists_ > 1 && !entries_.empty();
    for (std::size_t v = 0; v < names_.size(); ++v) {
        areApart = areApart && isKey_[v] != isMember_[v];
    }
    constexpr int unlikely = 20; // so that it is only read if it is asked for
    const bool areAllDifferent = names_.size() == lists_ + entries_.size();
    score = (isColon && !isLikely(areApart)) || (hasCommas && areAllDifferent)
                ? std::min(score, unlikely)
                : score;
    if (areApart) {
        score = std::min(score, 60);
        fits.push_back({{table, score == unlikely ? unlikely : 85, {ReadingReason::lists}},
                        [this](const ReadOptions& o) -> Result<SavedBoard> {
                            std::vector<std::string> names[2]; // of the lights and of the buttons
                            std::vector<std::size_t> places;
                            for (std::size_t v = 0; v < names_.size(); ++v) {
                                auto& side = names[isKey_[v] ? 0 : 1];
                                places.push_back(side.size());
                                side.emplace_back(names_[v]);
                            }
                            GraphBuilder arcs;
                            for (const auto& [light, button] : entries_) {
                                arcs.addArc(places[button], places[light]);
                            }
                            return tableBoard(names[0].size(), names[1].size(), arcs, names[0],
                                              names[1], o);
                        },
                        left_});
    }
    fits.push_back({{adjacency, score, {ReadingReason::lists}},
                    [this](const ReadOptions& o) { return graphBoard(o); },
                    left_});
}

Result<SavedBoard> ListParser::graphBoard(const ReadOptions& options) const {
    NamedGraph graph;
    for (std::size_t v = 0; v < names_.size(); ++v) {
        static_cast<void>(graph.vertex(names_[v]));
    }
    // networkx lists an edge once, others once at each end.
    auto pairs = entries_;
    for (auto& [a, b] : pairs) {
        if (arrows_ == 0 && a > b) {
            std::swap(a, b);
        }
    }
    std::ranges::sort(pairs);
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
    for (const auto& [a, b] : pairs) {
        if (auto tooMany = graph.addEdge(a, b, arrows_ > 0)) {
            return *std::move(tooMany);
        }
    }
    return graph.board(options, true);
}

// ------------------------------------------------------------------------------------------------

/// Reads lists of neighbours without the names of their vertices: "[[1, 2], [0], [0]]", or the
/// number of vertices and a row of neighbours for each, which may begin with their number.
class UnnamedListParser : public Parser {
public:
    bool take(const Row& row, const ReadOptions& options) override;
    void finish(std::vector<Fit>& fits, const ReadOptions& options) override;

private:
    using Lists = std::vector<std::vector<std::uint32_t>>;

    enum class Likeness { none, oneWay, mutual };
    Likeness likeness(std::uint32_t first) const;
    void dropCounts();
    Result<SavedBoard> graphBoard(const ReadOptions& options) const;

    Lists lists_;
    Likeness likeness_ = Likeness::none;
    std::size_t members_ = 0;
    bool areInBrackets_ = false;
    std::uint32_t first_ = 0; ///< number of the first vertex
};

bool UnnamedListParser::take(const Row& row, const ReadOptions& /*options*/) {
    const std::vector<Token>& tokens = row.tokens;
    const bool isPrintOut =
        tokens.back().kind == ':' && row.text.find("element") != std::string_view::npos;
    if (lists_.empty() && isPrintOut) { // 3-element Vector{Vector{Int64}}:
        return true;
    }
    const bool isEmptySet = tokens[0].text == "set" && tokens.size() == 3; // set() of Python
    const bool isInBrackets = tokens[0].kind == '[' || tokens[0].kind == '{' || isEmptySet;
    areInBrackets_ = lists_.empty() ? isInBrackets : areInBrackets_;
    std::vector<std::uint32_t> list;
    for (std::size_t i = isEmptySet     ? tokens.size()
                         : isInBrackets ? 1
                                        : 0;
         i < tokens.size(); ++i) {
        const Token& token = tokens[i];
        const auto number = token.kind == 'w' ? wholeNumber(token.text) : std::nullopt;
        const bool isSign = token.kind == ',' || token.kind == ';' ||
                            (isInBrackets && token.closes() && i + 2 >= tokens.size());
        if (number && *number <= maxGraphVertices) {
            list.push_back(static_cast<std::uint32_t>(*number));
        } else if (!isSign) {
            return refuse(ErrorCode::syntax, row.text);
        }
    }
    members_ += list.size();
    const bool isCount = !lists_.empty() || areInBrackets_ || list.size() == 1;
    const bool areTooMany = !areInBrackets_ && !lists_.empty() && lists_.size() > lists_[0][0];
    if (isInBrackets != areInBrackets_ || !isCount || areTooMany || members_ > maxGraphArcs) {
        return refuse(ErrorCode::syntax, row.text);
    }
    lists_.push_back(std::move(list));
    return true;
}

/// Drops the number of neighbours at the beginning of each row, if all rows have it.
void UnnamedListParser::dropCounts() {
    const bool areCounts = std::ranges::all_of(
        lists_, [](const auto& list) { return !list.empty() && list[0] == list.size() - 1; });
    for (std::size_t i = 0; areCounts && i < lists_.size(); ++i) {
        lists_[i].erase(lists_[i].begin());
    }
}

/// Returns whether the lists can be those of a graph's neighbours if the vertices are counted from
/// `first`, and whether each edge is in the lists of both ends. The lists must be sorted.
UnnamedListParser::Likeness UnnamedListParser::likeness(std::uint32_t first) const {
    Lists backward(lists_.size());
    for (std::uint32_t v = 0; v < lists_.size(); ++v) {
        for (const std::uint32_t neighbour : lists_[v]) {
            if (neighbour < first || neighbour - first >= lists_.size() || neighbour - first == v) {
                return Likeness::none;
            }
            backward[neighbour - first].push_back(v + first);
        }
        if (std::ranges::adjacent_find(lists_[v]) != lists_[v].end()) {
            return Likeness::none;
        }
    }
    if (lists_ == backward) {
        return Likeness::mutual;
    }
    std::vector<std::uint32_t> common;
    for (std::size_t v = 0; v < lists_.size() && common.empty(); ++v) {
        std::ranges::set_intersection(lists_[v], backward[v], std::back_inserter(common));
    }
    return common.empty() ? Likeness::oneWay : Likeness::none;
}

void UnnamedListParser::finish(std::vector<Fit>& fits, const ReadOptions& /*options*/) {
    if (lists_.empty() || (!areInBrackets_ && lists_[0][0] + 1 != lists_.size())) {
        return;
    }
    lists_.erase(lists_.begin(), lists_.begin() + (areInBrackets_ ? 0 : 1));
    const auto areAll = [this](auto condition) {
        return std::ranges::all_of(
            lists_, [&](const auto& list) { return std::ranges::all_of(list, condition); });
    };
    const bool areBits = areAll([](std::uint32_t number) { return number < 2; });
    if (lists_.size() < 2 || members_ == 0 || (!areInBrackets_ && areBits)) {
        return;
    }
    if (!areInBrackets_) {
        dropCounts();
    }
    const bool isEven = std::ranges::all_of(
        lists_, [this](const auto& list) { return list.size() == lists_[0].size(); });
    std::ranges::for_each(lists_, [](auto& list) { std::ranges::sort(list); });
    likeness_ = likeness(0);
    if (likeness_ != Likeness::mutual) {
        const Likeness fromOne = likeness(1);
        const bool hasZero = !areAll([](std::uint32_t number) { return number > 0; });
        if (fromOne == Likeness::mutual || !hasZero) {
            first_ = 1;
            likeness_ = fromOne;
        }
    }
    const bool isMutual = likeness_ == Likeness::mutual;
    if (likeness_ == Likeness::none || (!isMutual && (isEven || !areInBrackets_))) {
        return;
    }
    const int score = !areInBrackets_ ? 96 : !isMutual ? 75 : !isEven ? 92 : areBits ? 45 : 88;
    fits.push_back({{adjacency, score, {ReadingReason::lists}},
                    [this](const ReadOptions& options) { return graphBoard(options); },
                    left_});
}

Result<SavedBoard> UnnamedListParser::graphBoard(const ReadOptions& options) const {
    NamedGraph graph;
    for (std::size_t v = 0; v < lists_.size(); ++v) {
        static_cast<void>(graph.vertex(graph.keep(std::to_string(v + first_))));
    }
    for (std::size_t v = 0; v < lists_.size(); ++v) {
        for (const std::uint32_t neighbour : lists_[v]) {
            const Vertex u = neighbour - first_;
            auto tooMany =
                likeness_ == Likeness::mutual && u < v ? std::nullopt : graph.addEdge(v, u, false);
            if (tooMany) {
                return *std::move(tooMany);
            }
        }
    }
    return graph.board(options, true);
}

// ------------------------------------------------------------------------------------------------

/// Reads machines: [.##.] (3) (1,3) {3,5,4,7}.
class MachineParser : public Parser {
public:
    bool take(const Row& row, const ReadOptions& options) override;
    void finish(std::vector<Fit>& fits, const ReadOptions& options) override;

private:
    std::vector<Row> machines_;
};

bool MachineParser::take(const Row& row, const ReadOptions& options) {
    const std::vector<Token>& tokens = row.tokens;
    const bool hasLights = tokens.size() > 5 && tokens[0].kind == '[' && tokens[1].kind == 'w' &&
                           tokens[2].kind == ']' &&
                           tokens[1].text.find_first_not_of(".#") == std::string_view::npos;
    if (!hasLights) {
        return refuse(ErrorCode::syntax, row.text);
    }
    for (std::size_t at = 3; at < tokens.size();) {
        const std::size_t end = afterGroup(tokens, at, tokens.size());
        const bool isButton = tokens[at].kind == '(';
        if (!isButton && tokens[at].kind != '{') {
            return refuse(ErrorCode::syntax, tokens[at].text);
        }
        for (std::size_t i = at + 1; i + 1 < end; ++i) {
            const auto number = wholeNumber(tokens[i].text);
            if (tokens[i].kind != ',' &&
                (!number || (isButton && *number >= tokens[1].text.size()))) {
                return refuse(ErrorCode::vertexOutOfRange, tokens[i].text, tokens[1].text.size());
            }
        }
        leaveOut("{}", !isButton && machines_.size() + 1 == options.graph ? 1 : 0);
        at = end;
    }
    if (machines_.size() < options.graph) {
        machines_.push_back(row);
    } else {
        machines_.emplace_back();
    }
    return true;
}

void MachineParser::finish(std::vector<Fit>& fits, const ReadOptions& options) {
    if (machines_.empty()) {
        return;
    }
    if (options.graph > machines_.size()) {
        refuse(ErrorCode::graphOutOfRange, {}, machines_.size(), options.graph);
        return;
    }
    left_.graphCount = machines_.size();
    fits.push_back({{machine, 98, {ReadingReason::symbols, ReadingReason::lists}},
                    [this](const ReadOptions& o) {
                        const std::vector<Token>& tokens = machines_[o.graph - 1].tokens;
                        const std::string_view pattern = tokens[1].text;
                        GraphBuilder arcs;
                        std::size_t buttons = 0;
                        for (std::size_t i = 3; i < tokens.size() && tokens[i].kind != '{'; ++i) {
                            if (tokens[i].kind == 'w') {
                                arcs.addArc(buttons, *wholeNumber(tokens[i].text));
                            }
                            buttons += tokens[i].kind == ')' ? 1 : 0;
                        }
                        Result<SavedBoard> board =
                            tableBoard(pattern.size(), buttons, arcs, {}, {}, o);
                        if (board) {
                            const std::size_t first = buttons >= pattern.size() ? buttons : 0;
                            BitVector lit(board->game.vertexCount());
                            for (std::size_t i = 0; i < pattern.size(); ++i) {
                                lit.set(first + i, pattern[i] == '#');
                            }
                            board->game.beginAt(lit);
                        }
                        return board;
                    },
                    left_});
}

/// Returns the error of the parser that understood most of the text; the first parsers are
/// preferred.
Error bestError(const std::vector<Parser*>& parsers, std::string_view text) {
    const auto isUsable = [](const Parser* parser) {
        return parser->error &&
               (parser->where.data() != nullptr || !parser->error->subject.empty());
    };
    const Parser* best = parsers[0];
    for (const Parser* parser : parsers) {
        const bool isBetter = isUsable(parser) && (!isUsable(best) || parser->taken > best->taken);
        best = isBetter ? parser : best;
    }
    Error error = best->error.value_or(Error{.code = ErrorCode::emptyText});
    const bool fitsNothing = parsers.size() > 1 && best->taken == 0;
    if (fitsNothing && error.code == ErrorCode::unexpectedCharacter) {
        error.code = ErrorCode::unknownTable;
    }
    const bool isInText =
        best->where.data() >= text.data() && best->where.data() <= text.data() + text.size();
    if (best->where.data() != nullptr && isInText) {
        error.position =
            positionAt(text, static_cast<std::size_t>(best->where.data() - text.data()));
    }
    const bool namesText = error.code == ErrorCode::syntax ||
                           error.code == ErrorCode::unknownTable ||
                           error.code == ErrorCode::unexpectedCharacter;
    if (error.subject.empty() && namesText) {
        error.subject = std::string(best->where);
    }
    return error;
}

/// Splits a row such as "3x4" into two numbers.
void splitSizes(Row& row) {
    const std::string_view text = row.tokens[0].text;
    for (const std::string_view sign : {"x", "X", "×"}) {
        const std::size_t at = text.find(sign);
        if (row.tokens.size() == 1 && row.tokens[0].kind == 'w' && at != std::string_view::npos &&
            wholeNumber(text.substr(0, at)) && wholeNumber(text.substr(at + sign.size()))) {
            row.tokens = {{'w', text.substr(0, at)}, {'w', text.substr(at + sign.size())}};
            return;
        }
    }
}

/// Returns true for a line of words before rows of cells or bits that are not named by the words.
bool isTitle(const Row& row, std::string_view rest) {
    bool hasWord = false;
    std::size_t words = 0;
    for (const Token& token : row.tokens) {
        const bool isWord = token.kind == 'w' && kindOfWord(token.text) == CellKind::unknown &&
                            (hasWord || !valueOf(token.text)) &&
                            token.text.find_first_of("#*") == std::string_view::npos;
        if (!isWord && token.kind != ':' && token.kind != '~') {
            return false;
        }
        constexpr std::size_t leastLength = 3;
        hasWord = hasWord || (isWord && token.text.size() >= leastLength &&
                              token.text.find_first_of("0123456789") == std::string_view::npos);
        words += isWord ? 1 : 0;
    }
    std::size_t lines = 0;
    bool areNamed = true; // the words name the columns, and the rows are numbered
    std::uint64_t first = 0;
    std::vector<std::string_view> fields;
    while (hasWord && !rest.empty()) {
        const std::string_view line = trimmed(takeLine(rest));
        if (line.empty()) {
            continue;
        }
        if (line.find_first_not_of(" \t,;|&[]()01.#*xXoO_+@-") != std::string_view::npos) {
            return false;
        }
        splitWords(line, fields);
        if (fields.size() == words) {
            return false;
        }
        const auto number = wholeNumber(fields[0]);
        first = lines == 0 ? number.value_or(0) : first;
        areNamed = areNamed && fields.size() == words + 1 && number == first + lines && first < 2;
        ++lines;
    }
    return lines > 1 && !areNamed;
}

/// Returns true for numbers of vertices and edges, possibly with the kinds of weights as in "011",
/// and a line of neighbours for each vertex.
bool isMetis(std::string_view text) {
    std::vector<std::string_view> words;
    std::string_view first = takeLine(text);
    while (first.starts_with('%')) {
        first = takeLine(text);
    }
    splitWords(first, words, 4);
    const bool hasWeights = words.size() > 2 && words[2].size() > 1 &&
                            words[2].find_first_not_of("01") == std::string_view::npos;
    const auto vertices = words.size() > 1 ? wholeNumber(words[0]) : std::nullopt;
    const auto edgeCount = words.size() > 1 ? wholeNumber(words[1]) : std::nullopt;
    std::uint64_t lines = 0;
    std::uint64_t ends = 0;
    while (vertices && edgeCount && !text.empty()) {
        splitWords(takeLine(text), words);
        ends += words.size();
        ++lines;
    }
    return vertices && edgeCount && lines == *vertices &&
           (hasWeights ? ends >= 2 * *edgeCount : ends == 2 * *edgeCount);
}

/// Returns true for a line "# a", as LGL has for each vertex.
bool isLgl(std::string_view text) {
    std::vector<std::string_view> words;
    splitWords(takeLine(text), words, 3);
    return words.size() == 2 && words[0] == "#";
}

/// Raises the scores of expected readings, and sorts and reports all readings.
void rankFits(std::vector<Fit>& fits, bool haveEdgesExtras, const ReadOptions& options) {
    for (Fit& fit : fits) {
        const bool isExpected = options.expected == fit.fit.kind ||
                                (options.expected == matrix && fit.fit.kind == table);
        constexpr int bonus = 30;
        constexpr int bonusOfPairs = 45; // "0 1" and "1 0" may also be a matrix
        const bool arePairs = fit.fit.kind == edges && !haveEdgesExtras;
        fit.fit.score += !isExpected || fit.fit.score < 11 ? 0 : arePairs ? bonusOfPairs : bonus;
    }
    std::ranges::stable_sort(fits,
                             [](const Fit& a, const Fit& b) { return a.fit.score > b.fit.score; });
    if (options.report != nullptr) { // also if the text is refused
        options.report->fits.clear();
        for (const Fit& fit : fits) {
            options.report->fits.push_back(fit.fit);
        }
    }
}

/// Returns the reason why no reading of the text is chosen.
Error refusalOf(std::string_view text, const std::vector<Fit>& fits,
                const std::vector<Parser*>& parsers, BlockParser& block, EdgeParser& edgeList,
                const ReadOptions& options) {
    if (options.reading && !fits.empty()) {
        return Error{.code = ErrorCode::noSuchReading,
                     .subject = std::string(nameOf(*options.reading)),
                     .expected = static_cast<std::uint64_t>(fits[0].fit.kind)};
    }
    if (isMetis(text) || isLgl(text)) {
        return Error{.code = ErrorCode::otherFormat, .subject = isMetis(text) ? "METIS" : "LGL"};
    }
    if (options.expected == edges && edgeList.error) {
        return bestError({&edgeList}, text);
    }
    if (options.expected == matrix && block.error) {
        return bestError({&block}, text);
    }
    Error refused = bestError(parsers, text);
    const bool isVague =
        refused.code == ErrorCode::unknownTable || refused.code == ErrorCode::unexpectedCharacter;
    if (isVague && !fits.empty()) {
        refused.code = ErrorCode::onlyWords;
        refused.subject = nameOf(fits[0].fit.kind);
        refused.position = {1, 1};
    }
    return refused;
}

} // namespace

std::string_view nameOf(ReadingKind reading) {
    return readingNames.at(static_cast<std::size_t>(reading));
}

std::optional<ReadingKind> readingNamed(std::string_view name) {
    const auto* const place = std::ranges::find(readingNames, name);
    return place == readingNames.end()
               ? std::nullopt
               : std::optional(static_cast<ReadingKind>(place - readingNames.begin()));
}

Result<SavedBoard> readText(std::string_view text, const ReadOptions& options) {
    std::string list; // "1 1 0; 0 1 1" is a list without its brackets
    const std::string_view line = trimmed(text);
    if (line.find(';') != std::string_view::npos &&
        line.find_first_of(" ,") != std::string_view::npos &&
        line.find_first_not_of("0123456789;., \t") == std::string_view::npos) {
        list = "[" + std::string(line) + "]";
        text = list;
    }
    TextRows rows(text, options);
    CellParser cells;
    BlockParser block;
    EdgeParser edgeList;
    ListParser lists;
    UnnamedListParser unnamed;
    MachineParser machines;
    const std::vector<Parser*> parsers =
        options.expected == lights // of a format for cells
            ? std::vector<Parser*>{&cells}
            : std::vector<Parser*>{&block, &edgeList, &cells, &lists, &unnamed, &machines};
    for (Parser* parser : parsers) {
        parser->isList = rows.isList();
    }
    edgeList.addVertices(rows.vertices());
    Row row;
    std::size_t count = 0;
    const auto isTooLarge = [](const Parser& parser) { // no other reading may be meant
        return parser.error && parser.error->code == ErrorCode::tooManyVertices;
    };
    bool hasTitle = false;
    while (rows.next(row)) {
        options.checkpoint(shareRead(text, rows.rest().size()));
        if (count == 0 && !hasTitle && isTitle(row, rows.rest())) {
            hasTitle = true;
            continue;
        }
        if (count == 0) {
            splitSizes(row);
        }
        for (Parser* parser : parsers) {
            parser->taken += !parser->error && parser->take(row, options) ? 1 : 0;
            if (isTooLarge(*parser)) {
                return bestError({parser}, text);
            }
        }
        ++count;
    }
    if (count == 0) { // "[]" is the matrix of the empty board
        return rows.isList() ? Result<SavedBoard>(SavedBoard{})
                             : Error{.code = ErrorCode::emptyText};
    }
    std::vector<Fit> fits;
    for (Parser* parser : parsers) {
        if (!parser->error) {
            parser->finish(fits, options);
        }
        if (isTooLarge(*parser)) {
            return bestError({parser}, text);
        }
    }
    for (const Parser* parser : parsers) {
        if (fits.empty() && parser->error && parser->error->code == ErrorCode::graphOutOfRange) {
            return *parser->error;
        }
    }
    rankFits(fits, edgeList.hasExtras(), options);
    if (edgeList.isOurs() && edgeList.error) {
        return bestError({&edgeList}, text);
    }
    if (!options.reading && edgeList.error && edgeList.error->code == ErrorCode::emptyText) {
        return *edgeList.error;
    }
    const auto digit = cells.digitOfOtherStates();
    constexpr int leastScore = 25; // lower ones are only read if they are asked for
    const auto chosen =
        options.reading ? std::ranges::find_if(
                              fits, [&](const Fit& f) { return f.fit.kind == *options.reading; })
                        : fits.begin();
    if (!options.reading && digit && (fits.empty() || fits[0].fit.score < leastScore)) {
        return errorAbout(ErrorCode::moreStates, text, *digit);
    }
    if (chosen == fits.end() || (!options.reading && chosen->fit.score < leastScore)) {
        return refusalOf(text, fits, parsers, block, edgeList, options);
    }
    if (options.graph > chosen->left.graphCount) {
        return Error{.code = ErrorCode::graphOutOfRange,
                     .expected = chosen->left.graphCount,
                     .found = options.graph};
    }
    if (options.report != nullptr) {
        ReadReport left = chosen->left;
        left.encoding = std::move(options.report->encoding);
        left.fits = std::move(options.report->fits);
        left.reading = chosen->fit.kind;
        *options.report = std::move(left);
        options.leaveOut("code", rows.after().empty() ? 0 : 1);
        options.leaveOut("title", hasTitle ? 1 : 0);
    }
    return chosen->board(options);
}

} // namespace lightsout
