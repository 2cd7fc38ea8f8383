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

} // namespace lightsout
