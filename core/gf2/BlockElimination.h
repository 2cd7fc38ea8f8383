// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitMatrix.h"
#include "support/Progress.h"

namespace lightsout {

/// A matrix after forward elimination in blocks of 64 columns: each pivot's row was added to the
/// rows below it and, within its block, to the rows above it.
struct BlockElimination {
    /// The pivots in one word of the rows.
    struct Block {
        std::size_t firstRow;    ///< the first row with a pivot in this word
        std::uint64_t pivotMask; ///< the columns with a pivot
    };

    /// In the columns of a block that have a pivot, the entries from the block's first row
    /// downwards record the additions.
    BitMatrix matrix;
    std::vector<Block> blocks;
    std::vector<std::size_t> rowOrder; ///< row i was originally row rowOrder[i]
    std::size_t rank = 0;
};

/// Performs forward elimination. Takes pivots from the first `pivotColumns` columns only, each in
/// the topmost possible row.
///
/// Works on eight blocks at a time, which are one cache line of each row. Eliminates these blocks,
/// and then applies their additions to the words to the right, whose cache lines stay in the cache
/// for all eight blocks. Up to `threads` threads share these lines; the thread that updates the
/// next eight blocks then eliminates them immediately. The result does not depend on the number of
/// threads. O(rows · cols · rank / (64 · 6)) word operations, a third of that for a square matrix
/// of full rank. Throws Cancelled.
BlockElimination eliminateDownwards(BitMatrix matrix, std::size_t pivotColumns, std::size_t threads,
                                    Progress& progress);

/// Adds, to each unknown with a pivot, the contributions of the unknowns in later columns and of
/// the unknowns without a pivot. O(rank · cols / 64).
void substituteBackward(const BlockElimination& elimination, BitVector& unknowns);

} // namespace lightsout
