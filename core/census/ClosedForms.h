// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Lattice.h"

#include <optional>

namespace lightsout {

/// The nullity where a few lines of algebra give it for every size. O(1).
///
/// A single cell; row-and-column neighbours; king's neighbours with self-influence and diagonal
/// ones without, on plane, cylinder and torus, where the influence matrix is the Kronecker product
/// of one matrix for each side, so that the ranks multiply.
std::optional<std::size_t> closedFormNullity(const Lattice& lattice);

} // namespace lightsout
