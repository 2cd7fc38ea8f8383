// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/PivotAddition.h"

#include <algorithm>
#include <bit>

namespace lightsout {

namespace {

/// With fewer changes, starting a thread would take longer than the work that it does.
constexpr std::size_t minChangesForThreads = 1 << 16;

} // namespace

PivotAddition pivotAddition(const BitMatrix& matrix, std::span<const std::uint64_t> words,
                            std::uint64_t pivotMask, std::size_t firstRow, std::size_t pivotRow) {
    PivotAddition addition{.firstRow = firstRow, .picks = PackedWords(words.size())};
    std::ranges::transform(words, addition.picks.begin(),
                           [&](std::uint64_t word) { return word & pivotMask; });
    for (std::uint64_t left = pivotMask; left != 0; left &= left - 1, ++pivotRow) {
        addition.rows[static_cast<std::size_t>(std::countr_zero(left))] =
            matrix.rowWords(pivotRow).data();
        if (pivotRow - firstRow < words.size()) {
            addition.picks[pivotRow - firstRow] ^= left & (0 - left); // itself too if the bit was 0
        }
    }
    return addition;
}

std::vector<WordRange> cacheLines(std::size_t first, std::size_t end) {
    std::vector<WordRange> ranges;
    while (first < end) {
        const std::size_t next = (first / wordsPerCacheLine + 1) * wordsPerCacheLine;
        ranges.push_back({first, next + wordsPerCacheLine <= end ? next : end});
        first = ranges.back().end;
    }
    return ranges;
}

void addPivotRows(BitMatrix& matrix, std::span<const PivotAddition> additions, WordRange range,
                  const Progress& progress) {
    for (const PivotAddition& addition : additions) {
        progress.checkpoint();
        addPickedRows(matrix, addition.firstRow, range.first, range.end, addition.picks,
                      addition.rows);
    }
}

std::size_t threadsFor(std::span<const PivotAddition> additions, std::size_t ranges,
                       std::size_t threads) {
    std::size_t changes = 0; // number of row segments to change
    for (const PivotAddition& addition : additions) {
        changes += addition.picks.size() * ranges;
    }
    return changes < minChangesForThreads ? 1 : threads;
}

} // namespace lightsout
