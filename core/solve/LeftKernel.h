// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solve/Solver.h"

namespace lightsout {

/// Returns the rule with every arc reversed: its influence matrix is the transposed one.
Rule reversed(const Rule& rule);

/// Returns at most `most` vectors of a basis of the left kernel {y : Aᵀ y = 0}: sets of lights of
/// which every press changes an even number. They decide which boards can be solved: those whose
/// lights to change have an even number in each of them. On undirected rules they are the quiet
/// patterns themselves; on directed ones they are the same number of different sets. Errors as for
/// Solver::build(). Throws Cancelled.
Result<std::vector<BitVector>> leftKernelBasis(const Rule& rule, std::size_t most,
                                               Progress& progress);

} // namespace lightsout
