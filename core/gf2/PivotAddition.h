// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/FourRussians.h"
#include "support/Progress.h"

namespace lightsout {

/// Rows of a matrix with pivots in one of its words, and to which other rows they are to be added:
/// known before other words of the rows are changed.
struct PivotAddition {
    std::size_t firstRow; ///< of those added to
    PackedWords picks;    ///< as for addPickedRows()
    PickedRows rows{};    ///< of the matrix
};

/// `words` has one word of each row from `firstRow` on that rows with pivots are added to, and
/// `pivotMask` the columns of the pivots in that word; their rows follow each other from `pivotRow`
/// >= `firstRow` on. Each is to be added to those of the rows that have a 1 in its column; to
/// itself if it has none there. O(words).
PivotAddition pivotAddition(const BitMatrix& matrix, std::span<const std::uint64_t> words,
                            std::uint64_t pivotMask, std::size_t firstRow, std::size_t pivotRow);

/// Some words that follow each other in every row.
struct WordRange {
    std::size_t first;
    std::size_t end;
};

/// The words first … end-1 in ranges of one cache line, the last one of up to two: so different
/// threads can work on them.
std::vector<WordRange> cacheLines(std::size_t first, std::size_t end);

/// Makes additions one after the other to the matrix that they are of, in these words of its rows
/// only, which stay in the cache meanwhile. Throws Cancelled.
void addPivotRows(BitMatrix& matrix, std::span<const PivotAddition> additions, WordRange range,
                  const Progress& progress);

/// Of up to `threads` threads, how many are worth starting to make additions in so many ranges.
std::size_t threadsFor(std::span<const PivotAddition> additions, std::size_t ranges,
                       std::size_t threads);

} // namespace lightsout
