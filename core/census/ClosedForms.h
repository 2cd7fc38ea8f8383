// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Lattice.h"

#include <optional>

namespace lightsout {

/// Returns the nullity if a closed formula gives it for every size of the family, else nullopt.
/// O(1).
///
/// Covers a single cell; row-and-column neighbours; and king's neighbours with self-influence and
/// diagonal ones without, on plane, cylinder and torus. There the influence matrix is the Kronecker
/// product of one matrix for each side, so the ranks multiply.
std::optional<std::size_t> closedFormNullity(const Lattice& lattice);

} // namespace lightsout
