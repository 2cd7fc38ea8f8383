#include "io/Matrix.h"

#include "graph/CircleLayout.h"
#include "io/GraphBuilder.h"
#include "io/Text.h"

#include <algorithm>

namespace lightsout {

namespace {

/// The entries of a line, each a piece of it, into `entries`.
using Splitter = void (*)(std::string_view line, std::vector<std::string_view>& entries);

void splitDigits(std::string_view line, std::vector<std::string_view>& entries) {
    entries.clear();
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (!isBlank(line[i])) {
            entries.push_back(line.substr(i, 1));
        }
    }
}

void splitCells(std::string_view line, std::vector<std::string_view>& entries) {
    entries.clear();
    for (;;) {
        const std::size_t end = std::min(line.find_first_of(",;"), line.size());
        std::string_view cell = line.substr(0, end);
        while (!cell.empty() && isBlank(cell.front())) {
            cell.remove_prefix(1);
        }
        while (!cell.empty() && isBlank(cell.back())) {
            cell.remove_suffix(1);
        }
        entries.push_back(cell);
        if (end == line.size()) {
            return;
        }
        line.remove_prefix(end + 1);
    }
}

Result<SavedBoard> read(std::string_view text, Splitter split) {
    GraphBuilder arcs;
    std::vector<std::string_view> entries;
    std::size_t rows = 0;
    std::size_t cols = 0;
    for (std::string_view rest = text; !rest.empty();) {
        const std::string_view line = takeLine(rest);
        if (std::ranges::all_of(line, isBlank)) {
            continue;
        }
        split(line, entries);
        if (rows == 0) {
            cols = entries.size();
            if (auto refused = GraphBuilder::checkVertexCount(cols)) {
                return *refused;
            }
        }
        for (std::size_t u = 0; u < entries.size(); ++u) {
            if (entries[u] != "0" && entries[u] != "1") {
                return errorAbout(ErrorCode::unexpectedCharacter, text, entries[u]);
            }
            if (entries[u] == "1" && rows < cols && u < cols && !arcs.addArc(u, rows)) {
                return GraphBuilder::tooManyArcs();
            }
        }
        if (entries.size() != cols) {
            Error error = errorAbout(ErrorCode::unevenRows, text, line);
            error.subject.clear();
            error.expected = cols;
            error.found = entries.size();
            return error;
        }
        ++rows;
    }
    if (rows != cols) {
        return Error{.code = ErrorCode::notSquare, .expected = rows, .found = cols};
    }
    Graph vertices(rows, false);
    placeOnCircle(vertices);
    return SavedBoard{.game = Game::allOn(arcs.build(std::move(vertices)))};
}

Result<std::string> write(const SavedBoard& board, std::string_view separator) {
    const Rule& rule = board.game.rule();
    if (rule.vertexCount() > matrixVertexLimit) {
        return Error{.code = ErrorCode::tooManyVertices,
                     .expected = matrixVertexLimit,
                     .found = rule.vertexCount()};
    }
    const BitMatrix matrix = rule.influenceMatrix();
    std::string text;
    text.reserve(matrix.rows() * matrix.cols() * (1 + separator.size()));
    for (std::size_t row = 0; row < matrix.rows(); ++row) {
        for (std::size_t column = 0; column < matrix.cols(); ++column) {
            text += column == 0 ? "" : separator;
            text += matrix.get(row, column) ? '1' : '0';
        }
        text += '\n';
    }
    return text;
}

} // namespace

Result<SavedBoard> readMatrix(std::string_view text, const ReadOptions& /*options*/) {
    return read(text, splitDigits);
}

Result<std::string> writeMatrix(const SavedBoard& board) {
    return write(board, " ");
}

Result<SavedBoard> readCsvMatrix(std::string_view text, const ReadOptions& /*options*/) {
    return read(text, splitCells);
}

Result<std::string> writeCsvMatrix(const SavedBoard& board) {
    return write(board, ",");
}

} // namespace lightsout
