// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solve/HardestBoards.h"

#include <optional>

namespace lightsout {

/// Computes the same as boardsByPresses(), also for greater ranks: for each part of the kernel's
/// direct sum, whose counts then multiply like polynomials. Returns nullopt if some part is too
/// large.
///
/// For a part of rank at most `maxRank`, all boards are enumerated. Otherwise its positions with
/// equal columns are grouped, m_g of them with column g: what a set of presses needs depends only
/// on how many of each group are pressed, and each board has 2^k such sets. O(2^k · Π (m_g + 1)),
/// up to a few seconds. Throws Cancelled.
std::optional<BoardsByPresses> boardsByParts(std::size_t vertices,
                                             const std::vector<BitVector>& kernel,
                                             Progress& progress,
                                             std::size_t maxRank = maxBoardsByPressesRank);

} // namespace lightsout
