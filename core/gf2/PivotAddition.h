// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/FourRussians.h"
#include "support/Progress.h"

namespace lightsout {

/// Rows of a matrix that have pivots in one word, and the rows to which they must be added. Both
/// are determined before other words of the rows are changed.
struct PivotAddition {
    std::size_t firstRow; ///< the first row to which rows are added
    PackedWords picks;    ///< the selected rows, as for addPickedRows()
    PickedRows rows{};    ///< rows of the matrix
};

/// Determines which pivot rows must be added to which rows. Pivot rows are added to the rows from
/// `firstRow` onwards; `words` contains one word of each of these rows. `pivotMask` marks the
/// columns of the pivots in this word; the rows of the pivots are consecutive, beginning with
/// `pivotRow` ≥ `firstRow`. Each pivot row must be added to the rows that have a 1 in its pivot's
/// column, and to itself if it has a 0 there. O(words).
PivotAddition pivotAddition(const BitMatrix& matrix, std::span<const std::uint64_t> words,
                            std::uint64_t pivotMask, std::size_t firstRow, std::size_t pivotRow);

/// A range of consecutive words of every row.
struct WordRange {
    std::size_t first;
    std::size_t end;
};

/// Splits the words first … end-1 into ranges of one cache line, so that different threads can work
/// on them. The last range can have up to two cache lines.
std::vector<WordRange> cacheLines(std::size_t first, std::size_t end);

/// Performs the additions one after the other, but only on these words of the matrix's rows, which
/// stay in the cache in the meantime. Throws Cancelled.
void addPivotRows(BitMatrix& matrix, std::span<const PivotAddition> additions, WordRange range,
                  const Progress& progress);

/// Returns how many threads, at most `threads`, are worth starting for additions in this many
/// ranges.
std::size_t threadsFor(std::span<const PivotAddition> additions, std::size_t ranges,
                       std::size_t threads);

} // namespace lightsout
