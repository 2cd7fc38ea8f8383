// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/ColumnPanel.h"

#include "gf2/PivotAddition.h"
#include "support/FastestClones.h"

#include <algorithm>

namespace lightsout {

namespace {

/// Adds the pivot's word to all that have a 1 in its column. That 1 stays: it now tells of the
/// addition.
LIGHTSOUT_WIDEST_CLONES
void addToAll(std::span<std::uint64_t> words, std::uint64_t pivot, unsigned column) {
    const std::uint64_t rest = pivot & ~(std::uint64_t{1} << column);
    for (std::uint64_t& word : words) {
        word ^= rest & (0 - ((word >> column) & 1U));
    }
}

/// All bits that any of the words has.
LIGHTSOUT_WIDEST_CLONES
std::uint64_t bitsOfAny(std::span<const std::uint64_t> words) {
    std::uint64_t bits = 0;
    for (const std::uint64_t word : words) {
        bits |= word;
    }
    return bits;
}

} // namespace

ColumnPanel eliminatePanel(BitMatrix& matrix, std::size_t word, std::size_t columns,
                           std::size_t firstRow, std::size_t endWord) {
    LIGHTSOUT_ASSERT(0 < columns && columns <= bitsPerWord);
    LIGHTSOUT_ASSERT(firstRow <= matrix.rows() && word < endWord);
    ColumnPanel panel;
    PackedWords copy(matrix.rows() - firstRow);
    std::uint64_t* const words = copy.data();
    for (std::size_t r = firstRow; r < matrix.rows(); ++r) {
        words[r - firstRow] = matrix.rowWords(r).data()[word];
    }
    std::span<std::uint64_t> free(copy);
    std::uint64_t columnsLeft = ~std::uint64_t{0} >> (bitsPerWord - columns);
    while (columnsLeft != 0) {
        const auto column = static_cast<unsigned>(std::countr_zero(columnsLeft));
        const auto found = std::ranges::find_if(
            free, [column](std::uint64_t bits) { return ((bits >> column) & 1U) != 0; });
        if (found == free.end()) {
            columnsLeft &= bitsOfAny(free); // there may be many such columns
            continue;
        }
        const std::size_t pivotRow = firstRow + panel.rank();
        const std::size_t foundIn = pivotRow + static_cast<std::size_t>(found - free.begin());
        matrix.swapRows(foundIn, pivotRow);
        std::swap(*found, free.front());
        const std::uint64_t pivot = free.front();
        addToAll(copy, pivot, column);
        free.front() = pivot;
        free = free.subspan(1);
        panel.foundIn.push_back(foundIn);
        panel.pivotMask |= std::uint64_t{1} << column;
        columnsLeft &= columnsLeft - 1;
    }
    for (std::size_t r = firstRow; r < matrix.rows(); ++r) {
        matrix.rowWords(r).data()[word] = words[r - firstRow];
    }
    if (panel.rank() > 0) {
        const PivotAddition addition =
            pivotAddition(matrix, word, panel.pivotMask, firstRow, firstRow, matrix.rows());
        addPickedRows(matrix, firstRow, word + 1, endWord, addition.picks, addition.rows);
    }
    return panel;
}

} // namespace lightsout
