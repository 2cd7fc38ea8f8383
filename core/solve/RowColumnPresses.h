// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Lattice.h"
#include "solve/FewestPresses.h"

namespace lightsout {

/// Implements fewestPresses() for presses that change a whole row and column, without a kernel
/// basis.
///
/// Without self-influence, only the parities of presses in rows and columns matter, and if a rows
/// and b columns have an odd number of presses, max(a, b) presses are needed. With self-influence,
/// solutions differ by even numbers of rows and of columns. If both side lengths are even, there is
/// one solution; boards with one odd side length are solved row by row (lightestByRows()), and
/// boards with two odd side lengths by lightestByRowsAndColumns(). `ways` stays empty if counting
/// the solutions would take longer than everything else.
FewestPresses fewestRowColumnPresses(const Lattice& lattice, const BitVector& solution,
                                     const SearchEffort& effort, Progress& progress,
                                     const std::function<void(const FewestPresses&)>& onBetter);

} // namespace lightsout
