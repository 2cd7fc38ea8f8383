// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/Matrix.h"

#include "formats/NamedGraph.h"
#include "formats/Table.h"
#include "game/Reduction.h"

namespace lightsout {

namespace {

/// Returns a name as a CSV field. Names with opening brackets are also quoted, because they would
/// otherwise look like the beginning of a matrix in a programming language.
std::string nameField(const std::string& name) {
    if (name.find_first_of(",;\"#%[{\t\r\n ") == std::string::npos) {
        return name;
    }
    std::string field = "\"";
    for (const char c : name) {
        field += c == '"' ? std::string("\"\"") : std::string(1, c);
    }
    return field + '"';
}

Result<std::string> write(const SavedBoard& board, std::string_view separator,
                          const WriteOptions& options) {
    const Rule& rule = board.game.rule();
    if (rule.vertexCount() > maxMatrixVertices) {
        return Error{.code = ErrorCode::tooManyVertices,
                     .expected = maxMatrixVertices,
                     .found = rule.vertexCount()};
    }
    const Reduction reduction(rule);
    const BitMatrix matrix = reduction.matrix(rule, options.progress);
    const bool isNamed = separator == "," && isNamedTable(rule);
    const auto names =
        isNamed ? uniqueLabels(*rule.graph(), 1, options.progress) : std::vector<std::string>();
    const bool isInBrackets = !reduction.isSquare() && !isNamed && matrix.rows() > 0;
    std::string text = isInBrackets ? "[" : "";
    for (const Vertex v : isNamed ? reduction.buttons() : std::vector<Vertex>()) {
        text += separator;
        text += nameField(names[v]);
    }
    text += isNamed ? "\n" : "";
    text.reserve(matrix.rows() * matrix.cols() * (1 + separator.size()));
    for (std::size_t row = 0; row < matrix.rows(); ++row) {
        options.checkpoint();
        if (isNamed) {
            text += nameField(names[reduction.lights()[row]]);
            text += separator;
        }
        for (std::size_t column = 0; column < matrix.cols(); ++column) {
            text += column == 0 ? "" : separator;
            text += matrix.get(row, column) ? '1' : '0';
        }
        text += isInBrackets && row + 1 == matrix.rows() ? "]\n" : "\n";
    }
    return text;
}

} // namespace

Result<SavedBoard> readMatrix(std::string_view text, const ReadOptions& options) {
    ReadOptions asMatrix = options;
    asMatrix.block = options.block.value_or(BlockMeaning::matrix);
    return readTable(text, asMatrix);
}

bool isNamedTable(const Rule& rule) {
    if (rule.buttonCount() != rule.lightCount()) {
        return true;
    }
    for (Vertex v = 0; v < rule.vertexCount(); ++v) {
        if (rule.hasButton(v) && rule.hasLight(v)) {
            return false;
        }
    }
    return rule.buttonCount() > 0;
}

Result<std::string> writeMatrix(const SavedBoard& board, const WriteOptions& options) {
    return write(board, " ", options);
}

Result<std::string> writeCsvMatrix(const SavedBoard& board, const WriteOptions& options) {
    return write(board, ",", options);
}

} // namespace lightsout
