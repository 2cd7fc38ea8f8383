#include "gf2/Elimination.h"

#include "gf2/GrayCode.h"

#include <algorithm>
#include <array>

namespace lightsout {

namespace {

/// Eight columns: a table of 256 rows still fits the second-level cache at usual sizes.
constexpr std::size_t blockColumns = 8;

/// Up to eight neighbouring entries of a row, the first in the lowest bit.
unsigned window(std::span<const std::uint64_t> row, std::size_t firstColumn, std::size_t count) {
    const std::size_t word = firstColumn / bitsPerWord;
    const std::size_t shift = firstColumn % bitsPerWord;
    std::uint64_t bits = row[word] >> shift;
    if (shift + count > bitsPerWord) {
        bits |= row[word + 1] << (bitsPerWord - shift);
    }
    return static_cast<unsigned>(bits & ((1U << count) - 1U));
}

/// The pivots found in one block of columns. Their rows stand together, from `firstRow` on, and
/// are reduced among themselves.
struct Block {
    std::size_t firstColumn;
    std::size_t columns;
    std::size_t firstRow;
    std::array<std::size_t, blockColumns> offsets{}; ///< pivot's column - firstColumn, ascending
    std::size_t count = 0;

    unsigned pivotMask() const {
        unsigned mask = 0;
        for (std::size_t p = 0; p < count; ++p) {
            mask |= 1U << offsets[p];
        }
        return mask;
    }
};

/// Finds the block's pivots among the rows from block.firstRow on, and moves their rows there.
void findPivots(BitMatrix& matrix, Block& block) {
    const std::size_t firstWord = block.firstColumn / bitsPerWord;
    std::array<unsigned, blockColumns> pivotWindows{};
    for (std::size_t offset = 0; offset < block.columns; ++offset) {
        const std::size_t nextRow = block.firstRow + block.count;
        for (std::size_t r = nextRow; r < matrix.rows(); ++r) {
            // Rows below are not cleared yet: apply the pivots found so far to the window alone.
            const unsigned seen = window(matrix.rowWords(r), block.firstColumn, block.columns);
            unsigned reduced = seen;
            for (std::size_t p = 0; p < block.count; ++p) {
                if (((seen >> block.offsets[p]) & 1U) != 0) {
                    reduced ^= pivotWindows[p];
                }
            }
            if (((reduced >> offset) & 1U) == 0) {
                continue;
            }
            for (std::size_t p = 0; p < block.count; ++p) {
                if (((seen >> block.offsets[p]) & 1U) != 0) {
                    matrix.addRow(r, block.firstRow + p, firstWord);
                }
            }
            matrix.swapRows(r, nextRow);
            for (std::size_t p = 0; p < block.count; ++p) {
                if (((pivotWindows[p] >> offset) & 1U) != 0) {
                    matrix.addRow(block.firstRow + p, nextRow, firstWord);
                    pivotWindows[p] ^= reduced;
                }
            }
            block.offsets[block.count] = offset;
            pivotWindows[block.count] = reduced;
            ++block.count;
            break;
        }
    }
}

/// Clears the block's pivot columns from every row but the pivots' own.
void clearColumns(BitMatrix& matrix, const Block& block, std::vector<std::uint64_t>& table) {
    const std::size_t firstWord = block.firstColumn / bitsPerWord;
    const std::size_t width = matrix.rowWords(0).size() - firstWord;
    table.assign((std::size_t{1} << block.columns) * width, 0);

    // table[w]: the sum of the pivot rows whose sum has the window w in the pivot columns.
    std::size_t index = 0;
    for (std::uint64_t step = 1; step < (std::uint64_t{1} << block.count); ++step) {
        const std::size_t changed = grayCodeFlip(step);
        const std::size_t next = index ^ (std::size_t{1} << block.offsets[changed]);
        const auto pivotRow = matrix.rowWords(block.firstRow + changed).subspan(firstWord);
        for (std::size_t w = 0; w < width; ++w) {
            table[next * width + w] = table[index * width + w] ^ pivotRow[w];
        }
        index = next;
    }

    const unsigned mask = block.pivotMask();
    for (std::size_t r = 0; r < matrix.rows(); ++r) {
        if (r >= block.firstRow && r < block.firstRow + block.count) {
            continue;
        }
        const auto row = matrix.rowWords(r);
        const std::size_t entry = window(row, block.firstColumn, block.columns) & mask;
        if (entry != 0) {
            const std::uint64_t* sum = table.data() + entry * width;
            for (std::size_t w = 0; w < width; ++w) {
                row[firstWord + w] ^= sum[w];
            }
        }
    }
}

} // namespace

EchelonForm reducedEchelonForm(BitMatrix matrix, std::size_t pivotColumns, Progress& progress) {
    LIGHTSOUT_ASSERT(pivotColumns <= matrix.cols());
    std::vector<std::size_t> pivots;
    std::vector<std::uint64_t> table;
    for (std::size_t column = 0; column < pivotColumns && pivots.size() < matrix.rows();
         column += blockColumns) {
        progress.checkpoint(static_cast<double>(column) / static_cast<double>(pivotColumns));
        Block block{.firstColumn = column,
                    .columns = std::min(blockColumns, pivotColumns - column),
                    .firstRow = pivots.size()};
        findPivots(matrix, block);
        if (block.count > 0) {
            clearColumns(matrix, block, table);
        }
        for (std::size_t p = 0; p < block.count; ++p) {
            pivots.push_back(column + block.offsets[p]);
        }
    }
    return {std::move(matrix), std::move(pivots)};
}

EchelonForm reducedEchelonFormPlain(BitMatrix matrix, std::size_t pivotColumns) {
    LIGHTSOUT_ASSERT(pivotColumns <= matrix.cols());
    std::vector<std::size_t> pivots;
    for (std::size_t column = 0; column < pivotColumns; ++column) {
        std::size_t found = pivots.size();
        while (found < matrix.rows() && !matrix.get(found, column)) {
            ++found;
        }
        if (found == matrix.rows()) {
            continue;
        }
        matrix.swapRows(found, pivots.size());
        for (std::size_t r = 0; r < matrix.rows(); ++r) {
            if (r != pivots.size() && matrix.get(r, column)) {
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
