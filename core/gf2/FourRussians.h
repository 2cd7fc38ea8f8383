// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitMatrix.h"

#include <array>

namespace lightsout {

/// Packed rows that the bits of a word pick; null where a bit picks none.
using PickedRows = std::array<const std::uint64_t*, bitsPerWord>;

/// Adds to the rows of `targets` from `firstRow` on, one for each word of `picks`, the rows that
/// its bits pick: rows[b] for bit b. Only the words from `firstWord` to the end of the targets'
/// rows are read and changed. Rows of the targets themselves may be picked, as they are before.
///
/// Method of the four Russians: tables of all sums of six rows each, so that a target takes one
/// addition a table instead of one a row (Arlazarov, Dinic, Kronrod, Faradžev, 1970; with several
/// tables at once: Albrecht, Bard, Hart, "Algorithm 898", ACM TOMS 37, 2010). Done in strips of
/// columns whose tables stay in the cache. O(rows · words · 11) word operations.
void addPickedRows(BitMatrix& targets, std::size_t firstRow, std::size_t firstWord,
                   std::span<const std::uint64_t> picks, const PickedRows& rows);

} // namespace lightsout
