// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solve/HardestBoards.h"

#include <optional>

namespace lightsout {

/// Computes the same as boardsByPresses(), but also for higher ranks. Counts the boards of each
/// part of the kernel's direct sum; the counts of the parts multiply like polynomials. Returns
/// nullopt if some part is too large.
///
/// For a part of rank at most `maxRank`, all boards are enumerated. Otherwise positions with equal
/// columns are grouped: m_g positions have column g. The number of presses that a board needs
/// depends only on how many positions of each group are pressed, and each board has 2^k sets of
/// presses. O(2^k · Π (m_g + 1)), up to a few seconds. Throws Cancelled.
std::optional<BoardsByPresses> boardsByParts(std::size_t vertices,
                                             const std::vector<BitVector>& kernel,
                                             Progress& progress,
                                             std::size_t maxRank = maxBoardsByPressesRank);

} // namespace lightsout
