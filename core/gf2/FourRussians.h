// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitMatrix.h"

#include <array>

namespace lightsout {

/// The packed rows selected by the bits of a word; null for a bit that selects no row.
using PickedRows = std::array<const std::uint64_t*, bitsPerWord>;

/// Adds rows to the rows of `targets`, beginning with row `firstRow`. Each target row has a word in
/// `picks`, whose bit b selects rows[b]. Changes only the words firstWord … endWord-1 of the target
/// rows. If `firstWord` is not a multiple of 8 or there are fewer than 8 words, words before
/// `firstWord` may be read and rewritten unchanged. The selected rows may be rows of the targets
/// themselves; their previous values are used.
///
/// Uses the method of the four Russians: each table contains the sums of all subsets of six or
/// eight rows, so a target row needs one addition per table instead of one per selected row
/// (Arlazarov, Dinic, Kronrod, Faradžev, 1970; with several tables at once: Albrecht, Bard, Hart,
/// "Algorithm 898", ACM TOMS 37, 2010). Works in strips of columns whose tables stay in the cache.
/// At most O(rows · words · 11) word operations.
void addPickedRows(BitMatrix& targets, std::size_t firstRow, std::size_t firstWord,
                   std::size_t endWord, std::span<const std::uint64_t> picks,
                   const PickedRows& rows);

} // namespace lightsout
