// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "solve/Solver.h"
#include "support/Progress.h"

#include <vector>

namespace lightsout {

/// Returns at most `maxVectors` vectors of the solver's basis of the kernel {x : A x = 0},
/// beginning with the first. They are quiet patterns; each is verified against the rule. Throws
/// Cancelled.
std::vector<BitVector> kernelBasis(const Solver& solver, const Progress& progress,
                                   std::size_t maxVectors = SIZE_MAX);

/// Returns the rule with every arc reversed. Its influence matrix is the transpose of the rule's.
/// Buttons become lights, and lights become buttons.
Rule reversed(const Rule& rule);

/// Returns at most `most` vectors of a basis of the left kernel {y : Aᵀ y = 0}. These are sets of
/// lights such that every press changes an even number of lights in each set. They decide which
/// boards can be solved: a board is solvable if and only if the number of lights to change is even
/// in each set of the whole basis. For undirected rules, they are the quiet patterns. For directed
/// rules, they are different sets, but there are as many of them as quiet patterns if there are as
/// many buttons as lights. Vertices without a light are in none of the sets. Returns the same
/// errors as Solver::build(). Throws Cancelled.
Result<std::vector<BitVector>> leftKernelBasis(const Rule& rule, std::size_t most,
                                               Progress& progress);

/// Returns a basis of the same space that consists of light vectors, lightest first.
///
/// Up to dimension 16, unless the vectors are very long, the basis is as light as possible: all
/// vectors are considered in order of weight, and each vector that is independent of those chosen
/// before is chosen (the greedy algorithm on a matroid; Oxley, Matroid Theory, 1.8). Otherwise,
/// basis vectors are replaced with lighter sums of two basis vectors, in at most eight rounds. Very
/// large bases are only sorted. Throws Cancelled.
std::vector<BitVector> tidyBasis(std::vector<BitVector> basis, Progress& progress);

} // namespace lightsout
