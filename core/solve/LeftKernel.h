// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solve/Solver.h"

namespace lightsout {

/// The rule with every arc turned round: its influence matrix is the transposed one.
Rule reversed(const Rule& rule);

/// A basis of the left kernel {y : Aᵀ y = 0}, at most `most` vectors of it: sets of lights of which
/// every press changes an even number. They decide which boards can be solved: those whose lights
/// to change meet each of them evenly. On undirected rules these are the quiet patterns themselves;
/// on directed ones they are different sets, as many. Errors as for Solver::build(). Throws
/// Cancelled.
Result<std::vector<BitVector>> leftKernelBasis(const Rule& rule, std::size_t most,
                                               Progress& progress);

} // namespace lightsout
