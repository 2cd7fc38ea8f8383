// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "graph/Symmetry.h"

#include <optional>
#include <vector>

namespace lightsout {

/// Generators of the symmetries of a board: permutations of the vertices that keep the rule and
/// each of the given boards (say the lights and the target). Found as by automorphismGenerators();
/// nothing when the rule has more than maxGeneratorVertices vertices. With a Progress, throws
/// Cancelled.
std::optional<std::vector<Permutation>> boardSymmetries(const Rule& rule,
                                                        const std::vector<BitVector>& boards = {},
                                                        const Progress* progress = nullptr);

/// The vector moved along: entry v becomes entry permutation[v].
BitVector permuted(const BitVector& vector, const Permutation& permutation);

} // namespace lightsout
