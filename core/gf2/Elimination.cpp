// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/Elimination.h"

#include "gf2/BlockElimination.h"
#include "gf2/PivotAddition.h"
#include "support/Parallel.h"

#include <algorithm>
#include <bit>

namespace lightsout {

namespace {

/// The largest number of columns without a pivot for which processing them one by one is faster
/// than additions of whole lines.
constexpr std::size_t maxFreeForSubstitution = 16;

/// Returns the downward phase's share of the work, assuming the maximum number of pivots.
double shareOfDownwards(const BitMatrix& matrix, std::size_t pivotColumns) {
    const auto rows = static_cast<double>(matrix.rows());
    const auto cols = static_cast<double>(matrix.cols());
    const auto pivots = static_cast<double>(std::min(matrix.rows(), pivotColumns));
    const auto others = static_cast<double>(matrix.cols() - pivotColumns + bitsPerWord);
    const double down = rows * cols - pivots * (rows + cols) / 2 + pivots * pivots / 3;
    return down / std::max(down + pivots * others / 2, 1.0);
}

/// Adds the pivots' rows to the rows above them. Computes only cache lines with columns that have
/// no pivot, because the final values of all other columns are known.
void eliminateUpwards(BlockElimination& elimination, std::size_t threads, Progress& progress) {
    BitMatrix& matrix = elimination.matrix;
    const std::vector<BlockElimination::Block>& blocks = elimination.blocks;
    const std::vector<WordRange> lines = cacheLines(0, wordsFor(matrix.cols()));
    std::vector<WordRange> changing;
    for (std::size_t line = lines.size(); line-- > 0;) {
        const auto [first, end] = lines[line];
        const std::size_t endBlock = std::clamp(blocks.size(), first, end);
        std::size_t free = std::min(end * bitsPerWord, matrix.cols()) - first * bitsPerWord;
        for (std::size_t word = first; word < endBlock; ++word) {
            free -= static_cast<std::size_t>(std::popcount(blocks[word].pivotMask));
        }
        if (free > 0) {
            changing.push_back(lines[line]);
        }
        if (changing.empty() || first == endBlock) {
            continue;
        }
        const std::vector<PackedWords> columns =
            matrix.wordColumns(first, endBlock, 0, blocks[endBlock - 1].firstRow);
        std::vector<PivotAddition> additions;
        for (std::size_t word = endBlock; word-- > first;) {
            const auto& [firstRow, pivotMask] = blocks[word];
            if (pivotMask != 0) {
                additions.push_back(pivotAddition(matrix,
                                                  std::span(columns[word - first]).first(firstRow),
                                                  pivotMask, 0, firstRow));
            }
        }
        forEachInParallel(
            changing.size(), threadsFor(additions, changing.size(), threads), progress,
            [&](std::size_t i) { addPivotRows(matrix, additions, changing[i], progress); });
        progress.checkpoint(1 - static_cast<double>(line) / static_cast<double>(lines.size()));
    }
}

/// Does the same if only a few columns have no pivot. The entries of each of these columns are
/// those of a vector in the kernel of the whole matrix.
void substituteUpwards(BlockElimination& elimination, const std::vector<std::size_t>& pivots,
                       const std::vector<std::size_t>& free, std::size_t threads,
                       const Progress& progress) {
    std::vector<BitVector> vectors(free.size());
    forEachInParallel(free.size(), threads, progress, [&](std::size_t i) {
        vectors[i] = BitVector::unit(elimination.matrix.cols(), free[i]);
        substituteBackward(elimination, vectors[i]);
    });
    for (std::size_t i = 0; i < free.size(); ++i) {
        for (std::size_t row = 0; row < pivots.size(); ++row) {
            elimination.matrix.set(row, free[i], vectors[i][pivots[row]]);
        }
    }
}

std::vector<std::size_t> pivotsOf(const BlockElimination& elimination) {
    std::vector<std::size_t> pivots;
    for (std::size_t block = 0; block < elimination.blocks.size(); ++block) {
        for (std::uint64_t left = elimination.blocks[block].pivotMask; left != 0;
             left &= left - 1) {
            pivots.push_back(block * bitsPerWord +
                             static_cast<std::size_t>(std::countr_zero(left)));
        }
    }
    return pivots;
}

/// In the columns that have a pivot, replaces the record of the additions with the pivots alone.
void writePivots(BlockElimination& elimination, const std::vector<std::size_t>& pivots) {
    for (std::size_t row = 0; row < elimination.matrix.rows(); ++row) {
        std::uint64_t* const words = elimination.matrix.rowWords(row).data();
        for (std::size_t block = 0; block < elimination.blocks.size(); ++block) {
            words[block] &= ~elimination.blocks[block].pivotMask;
        }
    }
    for (std::size_t row = 0; row < pivots.size(); ++row) {
        elimination.matrix.flip(row, pivots[row]);
    }
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
    std::vector<std::size_t> pivots = pivotsOf(elimination);
    const std::vector<std::size_t> free = freeColumns(pivots, elimination.matrix.cols());
    {
        const ProgressPart part(progress, share, 1 - share);
        if (free.size() <= maxFreeForSubstitution) {
            substituteUpwards(elimination, pivots, free, threads, progress);
        } else {
            eliminateUpwards(elimination, threads, progress);
        }
    }
    writePivots(elimination, pivots);
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

GeneralSolution generalSolution(const RecordedElimination& elimination, std::size_t columns) {
    LIGHTSOUT_ASSERT(columns < elimination.result.cols());
    GeneralSolution solution{
        .particular = BitVector(columns), .parameters = elimination.freeColumns, .directions = {}};
    for (const std::size_t parameter : solution.parameters) {
        solution.directions.push_back(BitVector::unit(columns, parameter));
    }
    for (std::size_t row = 0; row < elimination.rank(); ++row) {
        const std::size_t unknown = elimination.pivots[row];
        solution.particular.set(unknown, elimination.result.get(row, columns));
        for (std::size_t i = 0; i < solution.parameters.size(); ++i) {
            solution.directions[i].set(unknown,
                                       elimination.result.get(row, solution.parameters[i]));
        }
    }
    return solution;
}

BitVector rowsAddedUp(const RecordedElimination& elimination, std::size_t row) {
    BitVector rows = BitVector::unit(elimination.start.rows(), row);
    for (std::size_t i = elimination.operations.size(); i-- > 0;) {
        const RowOperation& operation = elimination.operations[i];
        const bool source = rows[operation.source];
        const bool target = rows[operation.target];
        if (operation.kind == RowOperation::Kind::swap) {
            rows.set(operation.source, target);
            rows.set(operation.target, source);
        } else if (target) {
            rows.flip(operation.source);
        }
    }
    return rows;
}

std::optional<BitMatrix> inverse(const RecordedElimination& elimination) {
    const std::size_t order = elimination.start.rows();
    LIGHTSOUT_ASSERT(elimination.start.cols() == 2 * order);
    if (elimination.rank() < order) {
        return std::nullopt;
    }
    BitMatrix rows(order, order);
    for (std::size_t row = 0; row < order; ++row) {
        rows.setRow(elimination.pivots[row], elimination.result.row(row).slice(order, order));
    }
    return rows;
}

bool determinant(const RecordedElimination& elimination, std::size_t columns) {
    LIGHTSOUT_ASSERT(elimination.start.rows() == columns);
    return elimination.rank() == columns;
}

} // namespace lightsout
