// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/PivotAddition.h"

#include "support/Parallel.h"

#include <bit>

namespace lightsout {

namespace {

/// Below, starting a thread takes longer than what it would do.
constexpr std::size_t minChangesForThreads = 1 << 16;

} // namespace

PivotAddition pivotAddition(const BitMatrix& matrix, std::size_t word, std::uint64_t pivotMask,
                            std::size_t pivotRow, std::size_t firstRow, std::size_t endRow) {
    PivotAddition addition{.firstRow = firstRow, .picks = PackedWords(endRow - firstRow)};
    std::uint64_t* const picks = addition.picks.data();
    for (std::size_t row = firstRow; row < endRow; ++row) {
        picks[row - firstRow] = matrix.rowWords(row).data()[word] & pivotMask;
    }
    for (std::uint64_t left = pivotMask; left != 0; left &= left - 1, ++pivotRow) {
        addition.rows[static_cast<std::size_t>(std::countr_zero(left))] =
            matrix.rowWords(pivotRow).data();
        if (firstRow <= pivotRow && pivotRow < endRow) {
            picks[pivotRow - firstRow] ^= left & (0 - left); // it has itself already
        }
    }
    return addition;
}

std::vector<WordRange> cacheLines(std::size_t first, std::size_t end) {
    constexpr std::size_t lineWords = 8;
    std::vector<WordRange> ranges;
    while (first < end) {
        const std::size_t next = (first / lineWords + 1) * lineWords;
        ranges.push_back({first, next + lineWords <= end ? next : end});
        first = ranges.back().end;
    }
    return ranges;
}

void addPivotRows(BitMatrix& matrix, std::span<const PivotAddition> additions,
                  std::span<const WordRange> ranges, std::size_t threads,
                  const Progress& progress) {
    std::size_t changes = 0; // of a line of a row
    for (const PivotAddition& addition : additions) {
        changes += addition.picks.size() * ranges.size();
    }
    const std::size_t used = changes < minChangesForThreads ? 1 : threads;
    forEachInParallel(ranges.size(), used, progress, [&](std::size_t i) {
        for (const PivotAddition& addition : additions) {
            progress.checkpoint();
            addPickedRows(matrix, addition.firstRow, ranges[i].first, ranges[i].end, addition.picks,
                          addition.rows);
        }
    });
}

} // namespace lightsout
