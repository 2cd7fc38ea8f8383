// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitMatrix.h"

namespace lightsout {

/// The pivots that the elimination of 64 columns, one word of each row, has found.
struct ColumnPanel {
    std::uint64_t pivotMask = 0; ///< the columns that got a pivot
    /// Pivot number p, from the left, was found in row foundIn[p] and moved to row firstRow + p by
    /// swapping the two, one after the other.
    std::vector<std::size_t> foundIn;

    std::size_t rank() const { return foundIn.size(); }
};

/// One step of Gauss–Jordan elimination, 64 columns at a time: looks for pivots in the first
/// `columns` bits of word `word`, in the rows from `firstRow` on, and adds their rows to these as
/// it takes to make each pivot the only 1 of its column among them; behind the panel only in the
/// words before `endWord`, while swaps are of whole rows. In the columns with a pivot, the panel's
/// word of each row then tells instead whether the pivot's row, as it was before, has been added to
/// the row (or, in this row itself, is still part of it). O(rows · (64 + words behind the panel ·
/// 11)) word operations.
ColumnPanel eliminatePanel(BitMatrix& matrix, std::size_t word, std::size_t columns,
                           std::size_t firstRow, std::size_t endWord);

} // namespace lightsout
