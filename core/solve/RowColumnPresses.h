// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Lattice.h"
#include "solve/FewestPresses.h"

namespace lightsout {

/// Implements fewestPresses() for presses that change a whole row and column, without a kernel
/// basis.
///
/// Without self-influence only the parities of presses in rows and columns matter, and a rows and b
/// columns with an odd number of presses need max(a, b) of them. With it, solutions differ by even
/// numbers of rows and of columns: with two even sides there is one solution, one odd side is
/// solved row by row (lightestByRows()), and two odd sides by lightestByRowsAndColumns(). `ways`
/// stays empty if counting would take longer than the rest.
FewestPresses fewestRowColumnPresses(const Lattice& lattice, const BitVector& solution,
                                     const SearchEffort& effort, Progress& progress,
                                     const std::function<void(const FewestPresses&)>& onBetter);

} // namespace lightsout
