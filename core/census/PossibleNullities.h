// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Lattice.h"

#include <cstdint>

namespace lightsout {

/// Returns false if the board cannot have this nullity. If the presses in one or two lines
/// determine all others, which is the case with plus neighbours, the nullity is at most the number
/// of cells in these lines. On square plane boards the nullity is even: the gcd of two polynomials
/// that x -> x + 1 exchanges has even degree (Hunziker, Machiavelo, Park, "Chebyshev polynomials
/// over finite fields and reversibility of sigma-automata on square grids", 2004). For other
/// boards, the nullity is only compared with the number of cells. O(1).
bool isPossibleNullity(const Lattice& board, std::uint64_t nullity);

} // namespace lightsout
