// SPDX-License-Identifier: GPL-3.0-or-later
// Every board format either refuses a text with a position, or reads a board that can be written
// and is the same when it is read again.

#include "formats/BoardFile.h"
#include "formats/Losses.h"
#include "graph/Limits.h"
#include "tests/fuzz/Targets.h"

#include <algorithm>

namespace lightsout {

/// Larger boards are read, but not written.
constexpr std::size_t maxWritten = 2000;

void fuzzFormat(FileFormat format, const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    Progress progress;
    ReadReport report;
    const ReadOptions options{.progress = &progress, .report = &report};
    const Result<SavedBoard> board = readBoard(text, format, options);
    if (!board) {
        const char lineEnd = text.find('\n') == std::string_view::npos ? '\r' : '\n';
        const auto lines = static_cast<std::size_t>(std::ranges::count(text, lineEnd)) + 1;
        LIGHTSOUT_ASSERT(board.error().position.line <= lines);
        LIGHTSOUT_ASSERT(board.error().position.column <= size + 1);
        return;
    }
    const Game& game = board->game;
    if (game.vertexCount() > maxWritten) {
        return;
    }
    LIGHTSOUT_ASSERT(game.lights() == (game.start() ^ game.rule().changedBy(game.presses())));
    const Result<std::string> written = writeBoard(*board, format);
    if (!written) {
        LIGHTSOUT_ASSERT(written.error().code == ErrorCode::cannotHold || !isWritable(format));
        return;
    }
    // A table that was written is a matrix, whatever it looks like.
    ReadOptions ofWritten{.progress = &progress};
    if (format == FileFormat::csv) {
        ofWritten.expected = ReadingKind::matrix;
    }
    const Result<SavedBoard> again = readBoard(*written, format, ofWritten);
    LIGHTSOUT_ASSERT(again);
    LIGHTSOUT_ASSERT(format != FileFormat::document || *again == *board);
    const std::vector<Loss> losses = lossesOf(*board, format);
    LIGHTSOUT_ASSERT(again->game.vertexCount() == game.vertexCount() ||
                     std::ranges::find(losses, Loss::marks) != losses.end());
    // A drawing for Graphviz is rounded and scaled each time. An isolated vertex that changes
    // itself is written as a loop in a list of edges, and one that does not is counted.
    const bool isSelfLost = std::ranges::find(losses, Loss::selfInfluence) != losses.end();
    LIGHTSOUT_ASSERT(format == FileFormat::dot || isSelfLost ||
                     *writeBoard(*again, format) == *written);
}

} // namespace lightsout
