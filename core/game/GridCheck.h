// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "graph/Lattice.h"

namespace lightsout {

// Whether presses on a plane grid do what they should, without a board for what they do: the test
// of every solution. O(cells / 64), reading each board once.

/// Whether A p = d on a plane grid.
bool planeGridChangeIs(const Lattice& lattice, const BitVector& presses, const BitVector& change);

/// Whether A p = 0.
bool planeGridChangeIsNone(const Lattice& lattice, const BitVector& presses);

} // namespace lightsout
