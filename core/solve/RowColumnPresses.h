// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Lattice.h"
#include "solve/FewestPresses.h"

namespace lightsout {

/// fewestPresses() where a press changes its whole row and column, without a basis of the kernel.
///
/// Without self-influence only the parities of presses in rows and columns matter, and a rows and b
/// columns with an odd number of presses take max(a, b) of them. With it solutions differ by even
/// numbers of rows and of columns: two even sides leave one, one odd side is settled row by row
/// (lightestByRows()), and two odd sides by lightestByRowsAndColumns(). `ways` stays empty where
/// counting would take longer than the rest.
FewestPresses fewestRowColumnPresses(const Lattice& lattice, const BitVector& solution,
                                     const SearchEffort& effort, Progress& progress,
                                     const std::function<void(const FewestPresses&)>& onBetter);

} // namespace lightsout
