// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/BlockElimination.h"

#include "gf2/ColumnPanel.h"
#include "gf2/DotProduct.h"
#include "gf2/PivotAddition.h"
#include "support/Parallel.h"

#include <algorithm>
#include <numeric>

namespace lightsout {

namespace {

/// The result of eliminating one line of words.
struct LinePivots {
    std::vector<BlockElimination::Block> blocks;
    std::size_t rank = 0;
    /// Operations still to be applied to the other words of the rows.
    std::vector<std::pair<std::size_t, std::size_t>> swaps;
    std::vector<PivotAddition> additions; ///< only to words to the right of the line
};

/// Two words that are added together.
using WordPair = std::uint64_t __attribute__((vector_size(16)));

/// Adds to each row, in two of its words, the sum of the pivots' rows that its picks select. The
/// pivots' rows are the first rows.
void addPickedWords(std::span<std::uint64_t> words, std::span<std::uint64_t> others,
                    std::uint64_t pivotMask, std::span<const std::uint64_t> picks) {
    std::array<WordPair, bitsPerWord> pivots{};
    std::size_t row = 0;
    for (std::uint64_t left = pivotMask; left != 0; left &= left - 1, ++row) {
        pivots[static_cast<std::size_t>(std::countr_zero(left))] =
            WordPair{words[row], others[row]};
    }
    const WordMap<WordPair> sums(pivots);
    for (std::size_t r = 0; r < picks.size(); ++r) {
        const WordPair sum = sums(picks[r]);
        words[r] ^= sum[0];
        others[r] ^= sum[1];
    }
}

/// Eliminates a line of words of the rows from `firstRow` onwards, and changes no other words.
LinePivots eliminateLine(BitMatrix& matrix, WordRange line, std::size_t pivotColumns,
                         std::size_t firstRow, const Progress& progress) {
    LinePivots found;
    const std::size_t end = std::min(line.end, wordsFor(pivotColumns));
    if (line.first >= end) {
        return found;
    }
    std::vector<PackedWords> words =
        matrix.wordColumns(line.first, line.end, firstRow, matrix.rows());
    words.push_back(zeroWords(words[0].size())); // because words are processed in pairs
    for (std::size_t w = 0; w < end - line.first; ++w) {
        progress.checkpoint();
        const std::size_t column = (line.first + w) * bitsPerWord;
        const std::size_t top = found.rank;
        const ColumnPanel panel = eliminateColumns(std::span(words[w]).subspan(top),
                                                   std::min(bitsPerWord, pivotColumns - column));
        found.blocks.push_back({.firstRow = firstRow + top, .pivotMask = panel.pivotMask});
        if (panel.rank() == 0) {
            continue;
        }
        found.rank += panel.rank();
        for (std::size_t p = 0; p < panel.rank(); ++p) {
            const std::size_t foundIn = top + panel.foundIn[p];
            if (foundIn != top + p) {
                found.swaps.emplace_back(firstRow + top + p, firstRow + foundIn);
                for (std::size_t other = 0; other < words.size(); ++other) {
                    if (other != w) {
                        std::swap(words[other][top + p], words[other][foundIn]);
                    }
                }
            }
        }
        const PivotAddition addition =
            pivotAddition(matrix, std::span(words[w]).subspan(top), panel.pivotMask, firstRow + top,
                          firstRow + top);
        for (std::size_t behind = w + 1; behind < line.end - line.first; behind += 2) {
            addPickedWords(std::span(words[behind]).subspan(top),
                           std::span(words[behind + 1]).subspan(top), panel.pivotMask,
                           addition.picks);
        }
    }
    words.pop_back();
    matrix.setWordColumns(line.first, firstRow, words);
    for (std::size_t w = 0; w < found.blocks.size(); ++w) {
        const auto& [top, pivotMask] = found.blocks[w];
        if (pivotMask != 0) { // the pivots' rows may have been swapped meanwhile
            found.additions.push_back(pivotAddition(
                matrix, std::span(words[w]).subspan(top - firstRow), pivotMask, top, top));
        }
    }
    return found;
}

} // namespace

BlockElimination eliminateDownwards(BitMatrix matrix, std::size_t pivotColumns, std::size_t threads,
                                    Progress& progress) {
    LIGHTSOUT_ASSERT(pivotColumns <= matrix.cols());
    BlockElimination result;
    result.rowOrder.resize(matrix.rows());
    std::iota(result.rowOrder.begin(), result.rowOrder.end(), std::size_t{0});
    const std::vector<WordRange> lines = cacheLines(0, wordsFor(matrix.cols()));
    LinePivots last;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        progress.checkpoint(static_cast<double>(i) / static_cast<double>(lines.size()));
        LinePivots next;
        const std::size_t left = lines.size() - i;
        forEachInParallel(
            left, threadsFor(last.additions, left, threads), progress, [&](std::size_t line) {
                addPivotRows(matrix, last.additions, lines[i + line], progress);
                if (line == 0) { // meanwhile, other threads process the lines to its right
                    next = eliminateLine(matrix, lines[i], pivotColumns, result.rank, progress);
                }
            });
        for (const auto& [a, b] : next.swaps) {
            std::swap(result.rowOrder[a], result.rowOrder[b]);
            const std::span<std::uint64_t> wordsA = matrix.rowWords(a);
            const std::span<std::uint64_t> wordsB = matrix.rowWords(b);
            std::ranges::swap_ranges(wordsA.first(lines[i].first), wordsB.first(lines[i].first));
            std::ranges::swap_ranges(wordsA.subspan(lines[i].end), wordsB.subspan(lines[i].end));
        }
        result.blocks.insert(result.blocks.end(), next.blocks.begin(), next.blocks.end());
        result.rank += next.rank;
        last = std::move(next);
    }
    result.matrix = std::move(matrix);
    return result;
}

void substituteBackward(const BlockElimination& elimination, BitVector& unknowns) {
    const std::span<const std::uint64_t> later = std::as_const(unknowns).words();
    for (std::size_t b = elimination.blocks.size(); b-- > 0;) {
        const std::uint64_t mask = elimination.blocks[b].pivotMask;
        const std::uint64_t free = unknowns.words()[b] & ~mask;
        std::size_t row = elimination.blocks[b].firstRow;
        std::uint64_t changes = 0;
        for (std::uint64_t left = mask; left != 0; left &= left - 1, ++row) {
            const auto entries = elimination.matrix.rowWords(row);
            const bool inBlock = parity(entries[b] & free);
            if (inBlock != dot(entries.subspan(b + 1), later.subspan(b + 1))) {
                changes |= left & (0 - left);
            }
        }
        unknowns.words()[b] ^= changes;
    }
}

} // namespace lightsout
