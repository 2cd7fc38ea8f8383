// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitMatrix.h"
#include "support/Progress.h"

namespace lightsout {

/// A matrix eliminated downwards, 64 columns, a block, at a time: each pivot's row was added to
/// those below it, and within its block to those above, by eliminatePanel().
struct BlockElimination {
    /// The pivots of one word of the rows.
    struct Block {
        std::size_t firstRow;    ///< of those with a pivot in this word
        std::uint64_t pivotMask; ///< the columns with a pivot
    };

    /// In the columns of a block with a pivot, from its first row on, it tells what was added.
    BitMatrix matrix;
    std::vector<Block> blocks;
    std::vector<std::size_t> rowOrder; ///< row i was row rowOrder[i] before
    std::size_t rank = 0;
};

/// Takes pivots from the first `pivotColumns` columns only, the topmost row there is for each.
///
/// Eight blocks, a cache line of each row, are eliminated by themselves; then what was added there
/// is added in the words behind them, of which each line stays in the cache for all eight. Up to
/// `threads` threads share the lines: the one that has the next eight blocks eliminates these at
/// once. The outcome does not depend on them. O(rows · cols · rank / (64 · 6)) word operations, a
/// third of them for a square matrix of full rank. Throws Cancelled.
BlockElimination eliminateDownwards(BitMatrix matrix, std::size_t pivotColumns, std::size_t threads,
                                    Progress& progress);

/// Adds to the unknowns with a pivot what those in later columns, and those without a pivot,
/// contribute. O(rank · cols / 64).
void substituteBackward(const BlockElimination& elimination, BitVector& unknowns);

} // namespace lightsout
