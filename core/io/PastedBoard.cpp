// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/PastedBoard.h"

#include "io/AtomicFile.h"
#include "io/BoardFile.h"
#include "io/BoardSpec.h"
#include "io/Text.h"

namespace lightsout {

namespace {

bool hasLines(std::string_view text) {
    return text.find('\n') != std::string_view::npos;
}

} // namespace

Result<SavedBoard> readPastedBoard(std::string_view text, const ReadOptions& options) {
    if (text.size() > maxFileSize) {
        return Error{
            .code = ErrorCode::fileTooLarge, .expected = maxFileSize, .found = text.size()};
    }
    const std::string_view board = trimmed(withoutByteOrderMark(text));
    // Errors give positions in the text as it was pasted, if the format allows leading spaces.
    const std::string_view whole = text.substr(0, text.find_last_not_of(blankCharacters) + 1);
    if (isBoardSpec(board) && !hasLines(board)) {
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
