// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitMatrix.h"

#include <array>

namespace lightsout {

/// Packed rows that the bits of a word pick; null where a bit picks none.
using PickedRows = std::array<const std::uint64_t*, bitsPerWord>;

/// Adds to the rows of `targets` from `firstRow` on, one for each word of `picks`, the rows that
/// its bits pick: rows[b] for bit b. Only the words from `firstWord` to `endWord` of the targets'
/// rows are changed, and where these are fewer than 8 or not a multiple of 8 some before them read
/// and written as they were. Rows of the targets themselves may be picked, as they are before.
///
/// Method of the four Russians: tables of all sums of six or eight rows each, so that a target
/// takes one addition a table instead of one a row (Arlazarov, Dinic, Kronrod, Faradžev, 1970; with
/// several tables at once: Albrecht, Bard, Hart, "Algorithm 898", ACM TOMS 37, 2010). Done in
/// strips of columns whose tables stay in the cache. At most O(rows · words · 11) word operations.
void addPickedRows(BitMatrix& targets, std::size_t firstRow, std::size_t firstWord,
                   std::size_t endWord, std::span<const std::uint64_t> picks,
                   const PickedRows& rows);

} // namespace lightsout
