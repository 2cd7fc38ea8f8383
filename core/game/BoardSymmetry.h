// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "graph/Symmetry.h"

#include <optional>
#include <string>
#include <vector>

namespace lightsout {

/// Returns automorphismCount() for the graph of the rule.
std::optional<std::string> symmetryCount(const Rule& rule, const Progress& progress);

/// Returns generators of the symmetries of a board: permutations of the vertices that preserve the
/// rule and each of the given boards (the lights and the target, for example). Uses
/// automorphismGenerators(). Returns nullopt if the rule has more than maxGeneratorVertices
/// vertices. Throws Cancelled if `progress` is not null and is cancelled.
std::optional<std::vector<Permutation>> boardSymmetries(const Rule& rule,
                                                        const std::vector<BitVector>& boards = {},
                                                        const Progress* progress = nullptr);

/// Returns the permuted vector: entry v becomes entry permutation[v].
BitVector permuted(const BitVector& vector, const Permutation& permutation);

} // namespace lightsout
