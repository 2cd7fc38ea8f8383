// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solve/HardestBoards.h"

#include <optional>

namespace lightsout {

/// The same as boardsByPresses() where the rank may be greater: part by part of the kernel's direct
/// sum, whose counts multiply as polynomials do. Nothing if some part is too large.
///
/// Of a part of rank `maxRank` or less all boards are looked at. Else its places with equal
/// columns, m_g of them with column g, are put together: what a set of presses needs depends only
/// on how many of each are pressed, and each board has 2^k sets. O(2^k · Π (m_g + 1)), up to some
/// seconds. Throws Cancelled.
std::optional<BoardsByPresses> boardsByParts(std::size_t vertices,
                                             const std::vector<BitVector>& kernel,
                                             Progress& progress,
                                             std::size_t maxRank = maxBoardsByPressesRank);

} // namespace lightsout
