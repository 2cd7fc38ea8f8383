// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/FourRussians.h"
#include "support/Progress.h"

namespace lightsout {

/// Rows of a matrix with pivots in one of its words, and the rows to which they are to be added.
/// These are determined before other words of the rows are changed.
struct PivotAddition {
    std::size_t firstRow; ///< the first row to which rows are added
    PackedWords picks;    ///< the selected rows, as for addPickedRows()
    PickedRows rows{};    ///< rows of the matrix
};

/// Determines which pivot rows are to be added to which rows. `words` has one word of each row,
/// from `firstRow` on, to which pivot rows are added. `pivotMask` marks the columns of the pivots
/// in that word, whose rows are consecutive from `pivotRow` ≥ `firstRow` on. Each pivot row is to
/// be added to those rows that have a 1 in its column, and to itself if it has none there.
/// O(words).
PivotAddition pivotAddition(const BitMatrix& matrix, std::span<const std::uint64_t> words,
                            std::uint64_t pivotMask, std::size_t firstRow, std::size_t pivotRow);

/// A range of consecutive words of every row.
struct WordRange {
    std::size_t first;
    std::size_t end;
};

/// Splits the words first … end-1 into ranges of one cache line, the last one of up to two, so that
/// different threads can work on them.
std::vector<WordRange> cacheLines(std::size_t first, std::size_t end);

/// Performs the additions one after the other, but only in these words of the matrix's rows, which
/// stay in the cache meanwhile. Throws Cancelled.
void addPivotRows(BitMatrix& matrix, std::span<const PivotAddition> additions, WordRange range,
                  const Progress& progress);

/// Returns how many threads, at most `threads`, are worth starting for additions in this many
/// ranges.
std::size_t threadsFor(std::span<const PivotAddition> additions, std::size_t ranges,
                       std::size_t threads);

} // namespace lightsout
