// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/BoardFile.h"
#include "formats/CellPattern.h"
#include "formats/FlipIdentifier.h"
#include "io/AtomicFile.h"
#include "io/BoardSpec.h"
#include "io/Text.h"

#include <algorithm>

namespace lightsout {

namespace {

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
    const bool isVariable = trimmed(text.substr(word.size())).starts_with('=');
    return (word == "graph" || word == "digraph") && !isVariable && head.find('{') < head.find('[');
}

/// Returns true for lines of "c …", then "p edge 5 4".
bool looksLikeDimacs(std::string_view text) {
    while (text.starts_with("c ") || text.starts_with("c\n") || text.starts_with("c\r")) {
        takeLine(text);
        text = trimmed(text);
    }
    std::vector<std::string_view> words;
    splitWords(text.substr(0, text.find('\n')), words, 5);
    return words.size() == 4 && words[0] == "p" && wholeNumber(words[2]) && wholeNumber(words[3]);
}

/// Returns true for a MatrixMarket file without its banner: numbers of rows, columns and entries,
/// then the entries.
bool looksLikeMatrixMarket(std::string_view text) {
    constexpr std::size_t most = 4;
    std::vector<std::string_view> words;
    text = withoutComments(text, "%");
    splitWords(takeLine(text), words, most);
    std::vector<std::uint64_t> sizes;
    for (const std::string_view word : words) {
        sizes.push_back(wholeNumber(word).value_or(0));
    }
    if (sizes.size() != 3 || std::ranges::find(sizes, 0U) != sizes.end()) {
        return false;
    }
    std::uint64_t entries = 0;
    for (text = trimmed(text); !text.empty(); ++entries) {
        splitWords(takeLine(text), words, most);
        const auto row = words.size() < 2 ? 0 : wholeNumber(words[0]).value_or(0);
        const auto column = words.size() < 2 ? 0 : wholeNumber(words[1]).value_or(0);
        if (row == 0 || row > sizes[0] || column == 0 || column > sizes[1] || words.size() > 3) {
            return false;
        }
    }
    return entries == sizes[2];
}

/// Returns true if the text has a line "#", which separates vertices from edges.
bool looksLikeTgf(std::string_view text) {
    while (!text.empty()) {
        const std::string_view line = trimmed(takeLine(text));
        if (line == "#" || line.starts_with("#!")) {
            return line == "#";
        }
        if (line.starts_with('#')) {
            return false; // a comment
        }
    }
    return false;
}

/// Returns true if the text consists of words in graph6 characters, one per line.
bool looksLikeGraph6(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return (c >= '?' && c <= '~') || c == '\n'; });
}

/// Returns true if the length of a line fits its number of vertices, and the bits after those of
/// the edges are 0.
bool hasLengthOfGraph6(std::string_view line) {
    constexpr std::size_t bitsOfCharacter = 6;
    const auto count = static_cast<std::size_t>(line[0] - '?');
    const std::size_t bits = count * (count - (count > 0 ? 1 : 0)) / 2;
    const std::size_t characters = (bits + bitsOfCharacter - 1) / bitsOfCharacter;
    const std::size_t unused = characters * bitsOfCharacter - bits;
    return line[0] == '~' ||
           (line.size() == 1 + characters && (line.back() - '?') % (1 << unused) == 0);
}

/// Returns the format of a JSON text; a list or an object without known keys is text.
FileFormat formatOfJson(std::string_view text) {
    constexpr std::size_t maxHead = 1000;
    const std::string_view head = text.substr(0, maxHead);
    if (head.find("\"lightsout\"") != std::string_view::npos ||
        head.find("\"format\"") != std::string_view::npos || text.starts_with("{}")) {
        return FileFormat::document;
    }
    for (const std::string_view key :
         {"\"nodes\"", "\"vertices\"", "\"elements\"", "\"edges\"", "\"links\"", "\"adjacency\"",
          "\"graph\"", "\"graphs\"", "\"source\"", "\"from\"", "\"s\"", "\"E\""}) {
        if (text.find(key) != std::string_view::npos) {
            return FileFormat::nodeLink;
        }
    }
    return FileFormat::csv;
}

FileFormat formatOfXml(std::string_view text) {
    const std::size_t gexf = text.find("<gexf");
    return gexf != std::string_view::npos && gexf < text.find("<graphml") ? FileFormat::gexf
                                                                          : FileFormat::graphMl;
}

/// Returns true for words of letters, without a digit or a sign that lists have.
bool isOnlyWords(std::string_view text) {
    return text.find_first_of("0123456789()[]{}<>,;:=|\"#.-_*@+~\t") == std::string_view::npos &&
           text.find_first_not_of("oOxX \n") != std::string_view::npos;
}

/// Returns true for a line of at least two words with the punctuation of a sentence.
bool isSentence(std::string_view line) {
    std::vector<std::string_view> words;
    splitWords(line, words);
    const auto isWord = [](std::string_view word) {
        constexpr std::string_view signs = ".,;:!?')";
        const std::size_t begin = std::min(word.find_first_not_of("'("), word.size());
        word = word.substr(begin, word.find_last_not_of(signs) + 1 - begin);
        return word.size() > 1 && std::ranges::all_of(word, [](char c) {
                   return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '\'' ||
                          static_cast<unsigned char>(c) >= 0x80;
               });
    };
    return words.size() > 1 && std::ranges::all_of(words, isWord);
}

} // namespace

std::string_view unreadFormatOf(std::string_view text) {
    text = trimmed(withoutByteOrderMark(text));
    const std::string head = lowerCase(text.substr(0, 200));
    return head.starts_with("dl ") || head.starts_with("dl\n")                ? "DL (UCINET)"
           : head.starts_with("leda.graph")                                   ? "LEDA"
           : head.starts_with("<mxfile") || head.starts_with("<mxgraphmodel") ? "draw.io"
                                                                              : "";
}

std::optional<FileFormat> formatOfText(std::string_view text) {
    text = trimmed(withoutByteOrderMark(text));
    if (text.empty()) {
        return std::nullopt;
    }
    const std::string begin = lowerCase(text.substr(0, 20));
    if (isFlipText(text)) {
        return FileFormat::flip;
    }
    if (text.front() == '{' || (text.front() == '[' && trimmed(text.substr(1)).starts_with('{'))) {
        return formatOfJson(text);
    }
    if (text.front() == '<' && text.substr(0, 100).find("sparse") == std::string_view::npos) {
        return formatOfXml(text);
    }
    if ((text.front() == ':' && text.find_first_of(" \t") == std::string_view::npos) ||
        begin.starts_with(">>sparse6<<")) {
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
    if (looksLikeMatrixMarket(text)) {
        return FileFormat::matrixMarket;
    }
    if (looksLikeTgf(text)) {
        return FileFormat::tgf;
    }
    // Rows of the letters O and o are cells; a single word is a graph.
    const bool isWord = text.find('\n') == std::string_view::npos;
    return looksLikeGraph6(text) && text != "[]" &&
                   ((isWord && !isOnlyWords(text)) ||
                    hasLengthOfGraph6(text.substr(0, text.find('\n'))))
               ? FileFormat::graph6
               : FileFormat::csv;
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
        return Error{.code = ErrorCode::emptyText};
    }
    const bool isLine = board.find('\n') == std::string_view::npos;
    if (*format == FileFormat::csv && isLine && (isOnlyWords(board) || isSentence(board))) {
        return Error{.code = ErrorCode::onlyWords};
    }
    if (*format == FileFormat::graph6 && isLine && isOnlyWords(board)) {
        auto graph = readBoard(board, *format, options);
        return graph ? graph : Error{.code = ErrorCode::onlyWords};
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
