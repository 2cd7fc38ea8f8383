// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/ColumnPanel.h"

#include "gf2/PivotAddition.h"
#include "support/FastestClones.h"

#include <algorithm>

namespace lightsout {

namespace {

/// Number of leading rows that contain pivots for most columns.
constexpr std::size_t sampleRows = 2 * bitsPerWord;
/// The smallest number of rows for which searching the leading rows first is faster.
constexpr std::size_t minRowsForSample = 4 * sampleRows;

/// Adds the pivot's word to all words that have a 1 in the pivot's column. That 1 stays as a record
/// of the addition.
LIGHTSOUT_WIDEST_CLONES
void addToAll(std::span<std::uint64_t> words, std::uint64_t pivot, unsigned column) {
    const std::uint64_t rest = pivot & ~(std::uint64_t{1} << column);
    for (std::uint64_t& word : words) {
        word ^= rest & (0 - ((word >> column) & 1U));
    }
}

/// Returns the bits that are set in any of the words.
LIGHTSOUT_WIDEST_CLONES
std::uint64_t bitsOfAny(std::span<const std::uint64_t> words) {
    std::uint64_t bits = 0;
    for (const std::uint64_t word : words) {
        bits |= word;
    }
    return bits;
}

/// Does the same as eliminateColumns(), with pivots only in the first `rows` words and in the
/// columns of a mask.
ColumnPanel findPivots(std::span<std::uint64_t> words, std::size_t rows, std::uint64_t columns) {
    ColumnPanel panel;
    std::span<std::uint64_t> free = words.first(rows);
    while (columns != 0) {
        const auto column = static_cast<unsigned>(std::countr_zero(columns));
        const auto found = std::ranges::find_if(
            free, [column](std::uint64_t bits) { return ((bits >> column) & 1U) != 0; });
        if (found == free.end()) {
            columns &= bitsOfAny(free); // skip all columns without a 1, as there may be many
            continue;
        }
        panel.foundIn.push_back(panel.rank() + static_cast<std::size_t>(found - free.begin()));
        std::swap(*found, free.front());
        const std::uint64_t pivot = free.front();
        addToAll(words, pivot, column);
        free.front() = pivot;
        free = free.subspan(1);
        panel.pivotMask |= std::uint64_t{1} << column;
        columns &= columns - 1;
    }
    return panel;
}

} // namespace

ColumnPanel eliminateColumns(std::span<std::uint64_t> words, std::size_t columns) {
    LIGHTSOUT_ASSERT(0 < columns && columns <= bitsPerWord);
    const std::uint64_t mask = ~std::uint64_t{0} >> (bitsPerWord - columns);
    if (words.size() >= minRowsForSample) {
        // The operations on the words form a linear map, determined by the images of single bits.
        PackedWords sample(sampleRows + bitsPerWord);
        std::copy_n(words.begin(), sampleRows, sample.begin());
        for (std::size_t bit = 0; bit < bitsPerWord; ++bit) {
            sample[sampleRows + bit] = std::uint64_t{1} << bit;
        }
        ColumnPanel panel = findPivots(sample, sampleRows, mask);
        if (panel.pivotMask == mask) {
            std::array<std::uint64_t, bitsPerWord> images;
            std::copy_n(sample.begin() + sampleRows, bitsPerWord, images.begin());
            std::copy_n(sample.begin(), sampleRows, words.begin());
            const std::span<std::uint64_t> others = words.subspan(sampleRows);
            std::ranges::transform(others, others.begin(), WordMap<std::uint64_t>(images));
            return panel;
        }
    }
    return findPivots(words, words.size(), mask);
}

ColumnPanel eliminatePanel(BitMatrix& rows, std::size_t columns) {
    std::vector<PackedWords> words = rows.wordColumns(0, 1, 0, rows.rows());
    ColumnPanel panel = eliminateColumns(words[0], columns);
    for (std::size_t p = 0; p < panel.rank(); ++p) {
        rows.swapRows(panel.foundIn[p], p);
    }
    rows.setWordColumns(0, 0, words);
    if (panel.rank() > 0) {
        const PivotAddition addition = pivotAddition(rows, words[0], panel.pivotMask, 0, 0);
        addPickedRows(rows, 0, 1, wordsFor(rows.cols()), addition.picks, addition.rows);
    }
    return panel;
}

} // namespace lightsout
