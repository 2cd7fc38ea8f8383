// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "graph/Lattice.h"

namespace lightsout {

// Functions that process whole rows of a plane grid, 64 cells per word. A row is a BitVector of
// cols entries.

/// Adds B row to `target`, where B adds to each cell its left and right neighbours and, if
/// `selfInfluence`, itself. O(cols / 64).
void addHorizontalChange(BitVector& target, const BitVector& row, bool selfInfluence);

/// Returns A p on a plane grid with the plus neighbours. O(cells / 64).
BitVector planeGridChange(const Lattice& lattice, const BitVector& presses);

} // namespace lightsout
