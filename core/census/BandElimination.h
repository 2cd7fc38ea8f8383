// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Lattice.h"
#include "support/Progress.h"

#include <vector>

namespace lightsout {

/// The cells in reverse Cuthill–McKee order, which brings neighbours close together: breadth first
/// from a cell that another one is far from, cells of few neighbours first, then all turned round.
/// O(cells) for bounded degrees.
std::vector<Vertex> cuthillMcKeeOrder(const Lattice& lattice);

/// The nullity by elimination within a band: in Cuthill–McKee order a row of the influence matrix
/// reaches no further than the bandwidth w, and the pivots that can still be needed are the last
/// 2w. O(N w² / 16) word operations and O(w² / 16) words for N cells. Throws Cancelled.
std::size_t bandEliminationNullity(const Lattice& lattice, Progress& progress);

} // namespace lightsout
