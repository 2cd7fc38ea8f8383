// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Lattice.h"

#include <optional>

namespace lightsout {

/// Returns the nullity if there is a closed formula for it, otherwise nullopt. O(1).
///
/// There are formulas for a single cell and for row-and-column neighbours. On the plane, the
/// cylinder and the torus, there are also formulas for king's neighbours with self-influence and
/// for diagonal neighbours without it: the influence matrix is the Kronecker product of one matrix
/// for each side, so the ranks multiply.
std::optional<std::size_t> closedFormNullity(const Lattice& lattice);

/// Returns false if the board cannot have this nullity. With plus neighbours, except on the
/// projective plane, the presses in one or two lines determine all others, so the nullity is at
/// most the number of cells in these lines. On square plane boards with plus neighbours and
/// self-influence, the nullity is even: the gcd of two polynomials that x -> x + 1 exchanges has
/// even degree (Hunziker, Machiavelo, Park, "Chebyshev polynomials over finite fields and
/// reversibility of sigma-automata on square grids", 2004). For other boards, the nullity is only
/// compared with the number of cells. O(1).
bool isPossibleNullity(const Lattice& board, std::uint64_t nullity);

} // namespace lightsout
