// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/PastedBoard.h"

#include "io/AtomicFile.h"
#include "io/BoardFile.h"
#include "io/BoardSpec.h"
#include "io/FlipIdentifier.h"
#include "io/Text.h"

#include <algorithm>

namespace lightsout {

namespace {

bool consistsOf(std::string_view text, std::string_view characters) {
    return text.find_first_not_of(characters) == std::string_view::npos;
}

/// True for a text whose first word that is no comment begins a GML file.
bool looksLikeGml(std::string_view text) {
    while (text.starts_with('#')) {
        takeLine(text);
        text = trimmed(text);
    }
    const std::string_view word = text.substr(0, text.find_first_of(" \t\r\n["));
    return word == "graph" || word == "Creator" || word == "Version";
}

/// "x = 5, y = 2" after lines of comments.
bool looksLikeRle(std::string_view text) {
    while (text.starts_with('#')) {
        takeLine(text);
        text = trimmed(text);
    }
    if (!text.starts_with('x')) {
        return false;
    }
    return trimmed(text.substr(1)).starts_with('=');
}

/// Rows of "." and "O", also behind lines of comments. A single row of "O" may be more.
bool looksLikeCells(std::string_view text) {
    return text.starts_with('!') || (!text.empty() && consistsOf(text, ".O*\r\n") &&
                                     text.find_first_of(".*\n") != std::string_view::npos);
}

/// One word in the characters of graph6.
bool looksLikeGraph6(std::string_view text) {
    return std::ranges::all_of(text, [](char character) { return character >= '?'; }) &&
           std::ranges::all_of(text, [](char character) { return character <= '~'; });
}

/// [[0, 1], [1, 0]] as rows between line ends.
std::string withoutBrackets(std::string_view text) {
    std::string rows;
    for (const char character : text) {
        if (character == ']') {
            rows += '\n';
        } else if (character != '[' && character != '\n') {
            rows += character;
        }
    }
    // The commas between rows came to stand before them.
    std::string plain;
    for (std::string_view rest = rows; !rest.empty();) {
        std::string_view row = trimmed(takeLine(rest));
        row.remove_prefix(row.starts_with(',') ? 1 : 0);
        plain += row;
        plain += '\n';
    }
    return plain;
}

bool hasLines(std::string_view text) {
    return text.find('\n') != std::string_view::npos;
}

Result<SavedBoard> readZerosAndOnes(std::string_view text, const ReadOptions& options) {
    const bool hasCommas = text.find_first_of(",;") != std::string_view::npos;
    auto board = readBoard(text, hasCommas ? FileFormat::csv : FileFormat::matrix, options);
    // "0 1" may also be the edge between 0 and 1.
    if (!board && !hasCommas && text.find_first_of(" \t") != std::string_view::npos) {
        auto edges = readBoard(text, FileFormat::edgeList, options);
        return edges ? edges : board;
    }
    return board;
}

} // namespace

Result<SavedBoard> readPastedBoard(std::string_view text, const ReadOptions& options) {
    if (text.size() > maxFileSize) {
        return Error{
            .code = ErrorCode::fileTooLarge, .expected = maxFileSize, .found = text.size()};
    }
    const std::string_view board = trimmed(withoutByteOrderMark(text));
    // Where something is wrong is told in the text as it is pasted, of which the rest is a part.
    const std::string_view whole = text.substr(0, text.find_last_not_of(blankCharacters) + 1);
    if (isBoardSpec(board) && !hasLines(board)) {
        auto rule = parseBoardSpec(board, options);
        return rule ? Result<SavedBoard>({.game = Game::allOn(*std::move(rule))}) : rule.error();
    }
    if (isFlipIdentifier(board)) {
        return readBoard(board, FileFormat::flip, options);
    }
    if (looksLikeRle(board)) {
        return readBoard(whole, FileFormat::rle, options);
    }
    if (looksLikeCells(board)) {
        return readBoard(board, FileFormat::cells, options);
    }
    if (board.starts_with('{')) {
        return readBoard(whole, FileFormat::document, options);
    }
    if (board.starts_with('<')) {
        return readBoard(board, FileFormat::graphMl, options); // XML has nothing before <?xml
    }
    if (board.starts_with(':') || board.starts_with(">>sparse6<<")) {
        return readBoard(board, FileFormat::sparse6, options);
    }
    if (board.starts_with(">>graph6<<") || (looksLikeGraph6(board) && !board.empty())) {
        return readBoard(board, FileFormat::graph6, options);
    }
    if (looksLikeGml(board)) {
        return readBoard(whole, FileFormat::gml, options);
    }
    if (board.starts_with('[') && consistsOf(board, "[]01, \t\r\n")) {
        return readZerosAndOnes(withoutBrackets(board), options);
    }
    if (!board.empty() && consistsOf(board, "01,; \t\r\n")) {
        return readZerosAndOnes(whole, options);
    }
    if (board.empty()) {
        return Error{.code = ErrorCode::syntax};
    }
    return readBoard(whole, FileFormat::edgeList, options);
}

} // namespace lightsout
