// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "solve/Solver.h"
#include "support/Progress.h"

#include <vector>

namespace lightsout {

/// Returns the first `maxVectors` of the nullity() vectors of the solver's basis of the kernel {x :
/// A x = 0}. They are quiet patterns; each is verified against the rule. Throws Cancelled.
std::vector<BitVector> kernelBasis(const Solver& solver, const Progress& progress,
                                   std::size_t maxVectors = SIZE_MAX);

/// Returns the rule with every arc reversed, whose influence matrix is the transpose. Buttons
/// become lights, and lights buttons.
Rule reversed(const Rule& rule);

/// Returns at most `most` vectors of a basis of the left kernel {y : Aᵀ y = 0}. These are sets of
/// lights such that every press changes an even number of lights in each set. They decide which
/// boards can be solved: a board is solvable if the number of lights to change is even in each set.
/// For undirected rules, they are the quiet patterns; for directed rules, they are different sets,
/// but there are just as many of them if there are as many buttons as lights. Vertices without a
/// light are in none of them. Returns the same errors as Solver::build(). Throws Cancelled.
Result<std::vector<BitVector>> leftKernelBasis(const Rule& rule, std::size_t most,
                                               Progress& progress);

/// Returns a basis of the same space that consists of light vectors, lightest first.
///
/// Up to dimension 16, it is as light as possible: all vectors are considered in order of weight,
/// and those that are independent of the previous ones are chosen (the greedy algorithm on a
/// matroid; Oxley, Matroid Theory, 1.8). For higher dimensions, vectors are replaced with lighter
/// sums of two vectors as long as there are any. Throws Cancelled.
std::vector<BitVector> tidyBasis(std::vector<BitVector> basis, Progress& progress);

} // namespace lightsout
