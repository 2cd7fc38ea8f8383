// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/BoardFile.h"
#include "formats/CellPattern.h"
#include "formats/FlipIdentifier.h"
#include "formats/Table.h"
#include "io/AtomicFile.h"
#include "io/BoardSpec.h"
#include "io/Text.h"

#include <algorithm>

namespace lightsout {

namespace {

bool hasOnly(std::string_view text, std::string_view characters) {
    return text.find_first_not_of(characters) == std::string_view::npos;
}

std::string_view withoutComments(std::string_view text, std::string_view signs) {
    while (!text.empty() && signs.find(text.front()) != std::string_view::npos) {
        takeLine(text);
        text = trimmed(text);
    }
    return text;
}

/// Returns the first word, up to a space or a bracket.
std::string_view firstWord(std::string_view text) {
    return text.substr(0, text.find_first_of(" \t\r\n[{"));
}

/// Returns true if the first word after comments can begin a GML file.
bool looksLikeGml(std::string_view text) {
    text = withoutComments(text, "#");
    const std::string_view word = firstWord(text);
    const std::string_view rest = trimmed(text.substr(word.size()));
    return word == "Creator" || word == "Version" ||
           (word == "graph" && (rest.empty() || rest.starts_with('[')));
}

/// Returns true for "x = 5, y = 2" after comment lines, or for runs alone.
bool looksLikeRle(std::string_view text) {
    text = withoutComments(text, "#");
    return looksLikeRuns(text) ||
           (text.starts_with('x') && trimmed(text.substr(1)).starts_with('='));
}

/// Returns true for "strict graph name {" after comments as in C.
bool looksLikeDot(std::string_view text) {
    for (;;) {
        if (text.starts_with("//") || text.starts_with('#')) {
            takeLine(text);
        } else if (text.starts_with("/*")) {
            const std::size_t end = text.find("*/");
            text.remove_prefix(end == std::string_view::npos ? text.size() : end + 2);
        } else {
            break;
        }
        text = trimmed(text);
    }
    if (lowerCase(firstWord(text)) == "strict") {
        text = trimmed(text.substr(firstWord(text).size()));
    }
    const std::string word = lowerCase(firstWord(text));
    constexpr std::size_t maxName = 1000;
    const std::string_view head = text.substr(0, maxName);
    return (word == "graph" || word == "digraph") && head.find('{') < head.find('[');
}

/// Returns true for lines of "c …", then "p edge 5 4".
bool looksLikeDimacs(std::string_view text) {
    while (text.starts_with("c ") || text.starts_with("c\n") || text.starts_with("c\r")) {
        takeLine(text);
        text = trimmed(text);
    }
    return text.starts_with("p edge ") || text.starts_with("p col ");
}

/// Returns true if the text has a line "#", which separates vertices from edges.
bool looksLikeTgf(std::string_view text) {
    while (!text.empty()) {
        if (trimmed(takeLine(text)) == "#") {
            return true;
        }
    }
    return false;
}

/// Returns true if the text consists of words in graph6 characters, one per line.
bool looksLikeGraph6(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return (c >= '?' && c <= '~') || c == '\n'; });
}

/// Returns true if the first line gives the number of vertices, such as "# vertices 5".
bool countsVertices(std::string_view text) {
    std::string_view line = trimmed(takeLine(text));
    line.remove_prefix(line.starts_with('#') ? 1 : 0);
    std::vector<std::string_view> words;
    splitWords(line, words, 2);
    return words.size() == 2 && words[0] == "vertices";
}

/// Returns true if the beginning contains only numbers and spaces.
bool hasNumbersAlone(std::string_view text) {
    constexpr std::size_t maxLooked = 4096;
    return hasOnly(text.substr(0, maxLooked), "0123456789.+-eE \t\r\n");
}

FileFormat formatOfJson(std::string_view text) {
    constexpr std::size_t maxHead = 1000;
    const bool isOurs = text.substr(0, maxHead).find("\"lightsout\"") != std::string_view::npos;
    return !isOurs && text.find("\"nodes\"") != std::string_view::npos ? FileFormat::nodeLink
                                                                       : FileFormat::document;
}

FileFormat formatOfXml(std::string_view text) {
    const std::size_t gexf = text.find("<gexf");
    return gexf != std::string_view::npos && gexf < text.find("<graphml") ? FileFormat::gexf
                                                                          : FileFormat::graphMl;
}

/// Returns the format of lines of words, numbers or cells.
FileFormat formatOfLines(std::string_view text) {
    if (countsVertices(text)) {
        return FileFormat::edgeList;
    }
    std::string_view lines = text;
    const bool hasFirstOfBits = hasOnly(takeLine(lines), "01,; \t");
    if (hasOnly(text, "01,; \t\r\n")) {
        return FileFormat::csv;
    }
    const bool isWord = text.find_first_of(" \t\n") == std::string_view::npos;
    if (looksLikeCells(text) && !(isWord && looksLikeGraph6(text))) {
        return FileFormat::cells;
    }
    if (looksLikeGraph6(text)) {
        return FileFormat::graph6;
    }
    if (hasFirstOfBits && text.find("->") == std::string_view::npos) {
        return FileFormat::csv;
    }
    if (text.find("->") != std::string_view::npos || text.find("--") != std::string_view::npos ||
        text.find('{') != std::string_view::npos) {
        return FileFormat::edgeList;
    }
    if (hasNumbersAlone(withoutComments(text, "#%"))) {
        return FileFormat::csv;
    }
    std::string_view rest = withoutComments(text, "#%");
    const std::string_view line = takeLine(rest);
    return delimiterOf(line) != 0 ? FileFormat::csv : FileFormat::edgeList;
}

} // namespace

std::optional<FileFormat> formatOfText(std::string_view text) {
    text = trimmed(withoutByteOrderMark(text));
    if (text.empty()) {
        return std::nullopt;
    }
    const std::string begin = lowerCase(text.substr(0, 20));
    if (isFlipText(text)) {
        return FileFormat::flip;
    }
    if (looksLikeMatrixLiteral(text)) {
        return FileFormat::csv;
    }
    if (text.front() == '{') {
        return formatOfJson(text);
    }
    if (text.front() == '<') {
        return formatOfXml(text);
    }
    if (text.front() == ':' || begin.starts_with(">>sparse6<<")) {
        return FileFormat::sparse6;
    }
    if (text.front() == '&' || begin.starts_with(">>digraph6<<")) {
        return FileFormat::digraph6;
    }
    if (begin.starts_with(">>graph6<<")) {
        return FileFormat::graph6;
    }
    if (begin.starts_with("%%matrixmarket")) {
        return FileFormat::matrixMarket;
    }
    if (begin.starts_with("*vertices") || begin.starts_with("*network") ||
        lowerCase(withoutComments(text, "%").substr(0, 9)) == "*vertices") {
        return FileFormat::pajek;
    }
    if (looksLikeGml(text)) {
        return FileFormat::gml;
    }
    if (looksLikeDot(text)) {
        return FileFormat::dot;
    }
    if (looksLikeDimacs(text)) {
        return FileFormat::dimacs;
    }
    if (looksLikeRle(text)) {
        return FileFormat::rle;
    }
    if (text.front() == '!') {
        return FileFormat::cells;
    }
    if (looksLikeTgf(text)) {
        return FileFormat::tgf;
    }
    return formatOfLines(text);
}

Result<SavedBoard> readPastedBoard(std::string_view text, const ReadOptions& options) {
    if (text.size() > maxFileSize) {
        return Error{
            .code = ErrorCode::fileTooLarge, .expected = maxFileSize, .found = text.size()};
    }
    const std::string_view board = trimmed(withoutByteOrderMark(text));
    // Errors give positions in the text as it was pasted, if the format allows leading spaces.
    const std::string_view whole = text.substr(0, text.find_last_not_of(blankCharacters) + 1);
    if (isBoardSpec(board) && board.find('\n') == std::string_view::npos) {
        auto rule = parseBoardSpec(board, options);
        return rule ? Result<SavedBoard>({.game = Game::allOn(*std::move(rule))}) : rule.error();
    }
    const auto format = formatOfText(board);
    if (!format) {
        return Error{.code = ErrorCode::syntax};
    }
    switch (*format) {
    case FileFormat::graphMl: // XML allows nothing before <?xml
    case FileFormat::gexf:
    case FileFormat::graph6:
    case FileFormat::sparse6:
    case FileFormat::digraph6:
    case FileFormat::cells:
    case FileFormat::flip:
        return readBoard(board, *format, options);
    default:
        return readBoard(whole, *format, options);
    }
}

} // namespace lightsout
