// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/Matrix.h"

#include "graph/CircleLayout.h"
#include "io/GraphBuilder.h"
#include "io/Text.h"

#include <algorithm>
#include <optional>

namespace lightsout {

namespace {

/// Takes the next entry of a line, a piece of it; false when there is none. The line is null
/// behind its last entry.
using TakeEntry = bool (*)(std::string_view& line, std::string_view& entry);

void trim(std::string_view& text) {
    while (!text.empty() && isBlank(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && isBlank(text.back())) {
        text.remove_suffix(1);
    }
}

bool takeDigit(std::string_view& line, std::string_view& entry) {
    trim(line);
    entry = line.substr(0, firstCharacterLength(line));
    line.remove_prefix(entry.size());
    return !entry.empty();
}

bool takeCell(std::string_view& line, std::string_view& entry) {
    if (line.data() == nullptr) {
        return false;
    }
    const std::size_t end = line.find_first_of(",;");
    entry = line.substr(0, end);
    line = end == std::string_view::npos ? std::string_view() : line.substr(end + 1);
    trim(entry);
    return true;
}

Result<SavedBoard> read(std::string_view text, TakeEntry take, const ReadOptions& options) {
    GraphBuilder arcs;
    std::size_t rows = 0;
    std::size_t cols = 0;
    std::optional<std::size_t> surplus; // where the first row too many begins
    for (std::string_view rest = text; !rest.empty();) {
        options.checkpoint(shareRead(text, rest.size()));
        const std::string_view line = takeLine(rest);
        if (std::ranges::all_of(line, isBlank)) {
            continue;
        }
        const std::size_t most = rows == 0 ? maxGraphVertices : cols;
        std::size_t count = 0;
        std::string_view entry;
        for (std::string_view entries = line; take(entries, entry); ++count) {
            if (entry != "0" && entry != "1") {
                return errorAbout(ErrorCode::unexpectedCharacter, text, entry);
            }
            if (entry == "1" && rows < most && count < most && !arcs.addArc(count, rows)) {
                return GraphBuilder::tooManyArcs();
            }
        }
        if (rows == 0) {
            cols = count;
            if (auto refused = GraphBuilder::checkVertexCount(cols)) {
                return *refused;
            }
        }
        if (count != cols) {
            Error error = errorAbout(ErrorCode::unevenRows, text, line);
            error.subject.clear();
            error.expected = cols;
            error.found = count;
            return error;
        }
        if (rows++ == cols) {
            surplus = static_cast<std::size_t>(line.data() - text.data());
        }
    }
    if (rows != cols) {
        return Error{.code = ErrorCode::notSquare,
                     .position = positionAt(text, surplus.value_or(text.size())),
                     .expected = rows,
                     .found = cols};
    }
    Graph vertices(rows, false);
    placeOnCircle(vertices);
    return SavedBoard{.game = Game::allOn(arcs.build(std::move(vertices)))};
}

Result<std::string> write(const SavedBoard& board, std::string_view separator,
                          const WriteOptions& options) {
    const Rule& rule = board.game.rule();
    if (rule.vertexCount() > maxMatrixVertices) {
        return Error{.code = ErrorCode::tooManyVertices,
                     .expected = maxMatrixVertices,
                     .found = rule.vertexCount()};
    }
    const BitMatrix matrix = rule.influenceMatrix();
    std::string text;
    text.reserve(matrix.rows() * matrix.cols() * (1 + separator.size()));
    for (std::size_t row = 0; row < matrix.rows(); ++row) {
        options.checkpoint();
        for (std::size_t column = 0; column < matrix.cols(); ++column) {
            text += column == 0 ? "" : separator;
            text += matrix.get(row, column) ? '1' : '0';
        }
        text += '\n';
    }
    return text;
}

} // namespace

Result<SavedBoard> readMatrix(std::string_view text, const ReadOptions& options) {
    return read(text, takeDigit, options);
}

Result<std::string> writeMatrix(const SavedBoard& board, const WriteOptions& options) {
    return write(board, " ", options);
}

Result<SavedBoard> readCsvMatrix(std::string_view text, const ReadOptions& options) {
    return read(text, takeCell, options);
}

Result<std::string> writeCsvMatrix(const SavedBoard& board, const WriteOptions& options) {
    return write(board, ",", options);
}

} // namespace lightsout
