// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/BlockElimination.h"

#include "gf2/ColumnPanel.h"
#include "gf2/PivotAddition.h"

#include <numeric>

namespace lightsout {

BlockElimination eliminateDownwards(BitMatrix matrix, std::size_t pivotColumns, std::size_t threads,
                                    Progress& progress) {
    LIGHTSOUT_ASSERT(pivotColumns <= matrix.cols());
    std::vector<BlockElimination::Block> blocks;
    std::vector<std::size_t> rowOrder(matrix.rows());
    std::iota(rowOrder.begin(), rowOrder.end(), std::size_t{0});
    std::size_t rank = 0;
    const std::size_t words = wordsFor(matrix.cols());
    for (const WordRange& line : cacheLines(0, words)) {
        const std::size_t end = std::min(line.end, wordsFor(pivotColumns));
        for (std::size_t word = line.first; word < end; ++word) {
            const std::size_t column = word * bitsPerWord;
            progress.checkpoint(static_cast<double>(column) / static_cast<double>(pivotColumns));
            const ColumnPanel panel = eliminatePanel(
                matrix, word, std::min(bitsPerWord, pivotColumns - column), rank, line.end);
            blocks.push_back({.firstRow = rank, .pivotMask = panel.pivotMask});
            for (const std::size_t row : panel.foundIn) {
                std::swap(rowOrder[rank++], rowOrder[row]);
            }
        }
        std::vector<PivotAddition> additions;
        for (std::size_t word = line.first; word < end; ++word) {
            const std::size_t firstRow = blocks[word].firstRow;
            additions.push_back(pivotAddition(matrix, word, blocks[word].pivotMask, firstRow,
                                              firstRow, matrix.rows()));
        }
        addPivotRows(matrix, additions, cacheLines(line.end, words), threads, progress);
    }
    return {std::move(matrix), std::move(blocks), std::move(rowOrder), rank};
}

} // namespace lightsout
