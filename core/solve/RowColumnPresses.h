// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Lattice.h"
#include "solve/FewestPresses.h"

namespace lightsout {

/// Implements fewestPresses() for presses that change a whole row and column, without a kernel
/// basis.
///
/// Without self-influence, only the parities of presses in rows and columns matter, and a rows and
/// b columns with an odd number of presses need max(a, b) presses. With self-influence, solutions
/// differ by even numbers of rows and of columns. If both sides are even, there is one solution;
/// boards with one odd side are solved row by row (lightestByRows()), and boards with two odd sides
/// by lightestByRowsAndColumns(). `ways` stays empty if counting would take longer than everything
/// else.
FewestPresses fewestRowColumnPresses(const Lattice& lattice, const BitVector& solution,
                                     const SearchEffort& effort, Progress& progress,
                                     const std::function<void(const FewestPresses&)>& onBetter);

} // namespace lightsout
