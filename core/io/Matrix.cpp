// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/Matrix.h"

#include "io/Table.h"

namespace lightsout {

namespace {

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
    ReadOptions asMatrix = options;
    asMatrix.block = options.block.value_or(BlockMeaning::matrix);
    return readTable(text, asMatrix);
}

Result<std::string> writeMatrix(const SavedBoard& board, const WriteOptions& options) {
    return write(board, " ", options);
}

Result<std::string> writeCsvMatrix(const SavedBoard& board, const WriteOptions& options) {
    return write(board, ",", options);
}

} // namespace lightsout
