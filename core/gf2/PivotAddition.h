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

/// `pivotMask` has the columns of the pivots in word `word`; their rows follow each other from
/// `pivotRow` on. Each is to be added to those of the rows firstRow … endRow-1 that have a 1 in its
/// column; to itself if it has none there. O(endRow - firstRow).
PivotAddition pivotAddition(const BitMatrix& matrix, std::size_t word, std::uint64_t pivotMask,
                            std::size_t pivotRow, std::size_t firstRow, std::size_t endRow);

/// Some words that follow each other in every row.
struct WordRange {
    std::size_t first;
    std::size_t end;
};

/// The words first … end-1 in ranges of one cache line, the last one of up to two: so different
/// threads can work on them.
std::vector<WordRange> cacheLines(std::size_t first, std::size_t end);

/// Makes additions one after the other to the matrix that they are of, in these words of its rows
/// only: on up to `threads` threads, one range at a time, which stays in the cache meanwhile.
/// Throws Cancelled.
void addPivotRows(BitMatrix& matrix, std::span<const PivotAddition> additions,
                  std::span<const WordRange> ranges, std::size_t threads, const Progress& progress);

} // namespace lightsout
