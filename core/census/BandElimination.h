// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Lattice.h"
#include "support/Progress.h"

#include <vector>

namespace lightsout {

/// Returns the cells in reverse Cuthill–McKee order, which places neighbours close together. The
/// search is breadth-first, starts from a cell that is far from some other cell, and visits cells
/// with few neighbours first; its order is then reversed. O(cells) for bounded degrees.
std::vector<Vertex> cuthillMcKeeOrder(const Lattice& lattice);

/// Computes the nullity by elimination within a band: in Cuthill–McKee order, a row of the
/// influence matrix has ones only within w columns of the diagonal, where w is the bandwidth, and
/// only the last 2w pivots can still be needed. O(N w² / 16) word operations and O(w² / 16) words
/// for N cells. Throws Cancelled.
std::size_t bandEliminationNullity(const Lattice& lattice, Progress& progress);

} // namespace lightsout
