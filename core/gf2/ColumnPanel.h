// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitMatrix.h"

namespace lightsout {

/// The pivots that the elimination of 64 columns, one word of each row, has found.
struct ColumnPanel {
    std::uint64_t pivotMask = 0; ///< the columns that got a pivot
    /// Pivot number p, from the left, was found in row foundIn[p] and moved to row p by swapping
    /// the two, one after the other.
    std::vector<std::size_t> foundIn;

    std::size_t rank() const { return foundIn.size(); }
};

/// One step of Gauss–Jordan elimination, 64 columns at a time, of which `words` has one word for
/// each row: looks for pivots in the first `columns` bits, the topmost row there is for each, and
/// adds their rows to the others as it takes to make each pivot the only 1 of its column. In the
/// columns with a pivot, each word then tells instead whether the pivot's row, as it was before,
/// has been added to the row (or, in this row itself, is still part of it). O(rows · 64), or
/// O(rows · 8) where the first rows have all pivots.
ColumnPanel eliminateColumns(std::span<std::uint64_t> words, std::size_t columns);

/// The same in the first word of each row, and by it in the other words. O(rows · (64 + words ·
/// 11)) word operations.
ColumnPanel eliminatePanel(BitMatrix& rows, std::size_t columns);

} // namespace lightsout
