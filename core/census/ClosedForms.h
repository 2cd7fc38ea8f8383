// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Lattice.h"

#include <optional>

namespace lightsout {

/// Returns the nullity if a closed formula gives it for every size of the lattice's family,
/// otherwise nullopt. O(1).
///
/// There are formulas for a single cell, for row-and-column neighbours, and, on the plane, the
/// cylinder and the torus, for king's neighbours with self-influence and for diagonal neighbours
/// without it. In the last two cases, the influence matrix is the Kronecker product of one matrix
/// for each side, so the ranks multiply.
std::optional<std::size_t> closedFormNullity(const Lattice& lattice);

/// Returns false if the board cannot have this nullity. If the presses in one or two lines
/// determine all others, which is the case with plus neighbours, the nullity is at most the number
/// of cells in these lines. On square plane boards the nullity is even: the gcd of two polynomials
/// that x -> x + 1 exchanges has even degree (Hunziker, Machiavelo, Park, "Chebyshev polynomials
/// over finite fields and reversibility of sigma-automata on square grids", 2004). For other
/// boards, the nullity is only compared with the number of cells. O(1).
bool isPossibleNullity(const Lattice& board, std::uint64_t nullity);

} // namespace lightsout
