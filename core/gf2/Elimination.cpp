// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/Elimination.h"

#include "gf2/BlockElimination.h"
#include "gf2/PivotAddition.h"

#include <algorithm>
#include <bit>

namespace lightsout {

namespace {

/// The share of the work that is done downwards, if there are as many pivots as can be.
double shareOfDownwards(const BitMatrix& matrix, std::size_t pivotColumns) {
    const auto rows = static_cast<double>(matrix.rows());
    const auto cols = static_cast<double>(matrix.cols());
    const auto pivots = static_cast<double>(std::min(matrix.rows(), pivotColumns));
    const auto others = static_cast<double>(matrix.cols() - pivotColumns + bitsPerWord);
    const double down = rows * cols - pivots * (rows + cols) / 2 + pivots * pivots / 3;
    return down / std::max(down + pivots * others / 2, 1.0);
}

/// Adds the pivots' rows to those above them where not all columns have a pivot: of the others it
/// is known what they become.
void eliminateUpwards(BlockElimination& elimination, std::size_t threads, Progress& progress) {
    BitMatrix& matrix = elimination.matrix;
    const std::vector<BlockElimination::Block>& blocks = elimination.blocks;
    const auto isFree = [&](std::size_t word) {
        return word >= blocks.size() || ~blocks[word].pivotMask != 0;
    };
    const std::vector<WordRange> lines = cacheLines(0, wordsFor(matrix.cols()));
    std::vector<WordRange> changing;
    for (std::size_t line = lines.size(); line-- > 0;) {
        bool isAnyFree = false;
        std::vector<PivotAddition> additions;
        for (std::size_t word = lines[line].end; word-- > lines[line].first;) {
            isAnyFree = isAnyFree || isFree(word);
            if (word < blocks.size() && blocks[word].pivotMask != 0) {
                const std::size_t firstRow = blocks[word].firstRow;
                additions.push_back(
                    pivotAddition(matrix, word, blocks[word].pivotMask, firstRow, 0, firstRow));
            }
        }
        if (isAnyFree) {
            changing.push_back(lines[line]);
        }
        addPivotRows(matrix, additions, changing, threads, progress);
        progress.checkpoint(1 - static_cast<double>(line) / static_cast<double>(lines.size()));
    }
}

/// In the columns with a pivot, nothing but these in place of what tells of the additions. Returns
/// the columns.
std::vector<std::size_t> writePivots(BlockElimination& elimination) {
    const std::vector<BlockElimination::Block>& blocks = elimination.blocks;
    for (std::size_t row = 0; row < elimination.matrix.rows(); ++row) {
        std::uint64_t* const words = elimination.matrix.rowWords(row).data();
        for (std::size_t block = 0; block < blocks.size(); ++block) {
            words[block] &= ~blocks[block].pivotMask;
        }
    }
    std::vector<std::size_t> pivots;
    for (std::size_t block = 0; block < blocks.size(); ++block) {
        for (std::uint64_t left = blocks[block].pivotMask; left != 0; left &= left - 1) {
            const std::size_t column =
                block * bitsPerWord + static_cast<std::size_t>(std::countr_zero(left));
            elimination.matrix.flip(pivots.size(), column);
            pivots.push_back(column);
        }
    }
    return pivots;
}

} // namespace

EchelonForm reducedEchelonForm(BitMatrix matrix, std::size_t pivotColumns, Progress& progress,
                               std::size_t threads) {
    LIGHTSOUT_ASSERT(pivotColumns <= matrix.cols());
    const double share = shareOfDownwards(matrix, pivotColumns);
    BlockElimination elimination;
    {
        const ProgressPart part(progress, 0, share);
        elimination = eliminateDownwards(std::move(matrix), pivotColumns, threads, progress);
    }
    {
        const ProgressPart part(progress, share, 1 - share);
        eliminateUpwards(elimination, threads, progress);
    }
    std::vector<std::size_t> pivots = writePivots(elimination);
    return {std::move(elimination.matrix), std::move(pivots)};
}

EchelonForm reducedEchelonFormPlain(BitMatrix matrix, std::size_t pivotColumns) {
    LIGHTSOUT_ASSERT(pivotColumns <= matrix.cols());
    std::vector<std::size_t> pivots;
    const std::size_t stride = matrix.stride();
    for (std::size_t column = 0; column < pivotColumns && pivots.size() < matrix.rows(); ++column) {
        const std::uint64_t* const words = matrix.rowWords(0).data() + column / bitsPerWord;
        const auto isOne = [&](std::size_t row) {
            return ((words[row * stride] >> (column % bitsPerWord)) & 1U) != 0;
        };
        std::size_t found = pivots.size();
        while (found < matrix.rows() && !isOne(found)) {
            ++found;
        }
        if (found == matrix.rows()) {
            continue;
        }
        matrix.swapRows(found, pivots.size());
        for (std::size_t r = 0; r < matrix.rows(); ++r) {
            if (r != pivots.size() && isOne(r)) {
                matrix.addRow(r, pivots.size());
            }
        }
        pivots.push_back(column);
    }
    return {std::move(matrix), std::move(pivots)};
}

std::vector<std::size_t> freeColumns(const std::vector<std::size_t>& pivots, std::size_t cols) {
    std::vector<std::size_t> result;
    auto nextPivot = pivots.begin();
    for (std::size_t column = 0; column < cols; ++column) {
        if (nextPivot != pivots.end() && *nextPivot == column) {
            ++nextPivot;
        } else {
            result.push_back(column);
        }
    }
    return result;
}

std::vector<BitVector> kernelBasis(const EchelonForm& form, std::size_t cols) {
    std::vector<BitVector> basis;
    for (const std::size_t freeColumn : freeColumns(form.pivots, cols)) {
        BitVector vector = BitVector::unit(cols, freeColumn);
        for (std::size_t r = 0; r < form.rank(); ++r) {
            if (form.matrix.get(r, freeColumn)) {
                vector.flip(form.pivots[r]);
            }
        }
        basis.push_back(std::move(vector));
    }
    return basis;
}

} // namespace lightsout
