// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Lattice.h"
#include "solve/ClassCoordinates.h"
#include "solve/ClassPairs.h"
#include "support/Progress.h"

#include <optional>

namespace lightsout {

/// The cost of searchByClasses(), where the bytes are exact and the rest is estimated, or of
/// searchByPairs(), where all is estimated.
struct ClassCost {
    std::uint64_t bytes = 0;
    double nodes = 0;      ///< number of choices or vectors that are examined
    double operations = 0; ///< including tables
};

/// Estimates the cost of searching a coset, `offset` + the coordinates' space, in which a vector of
/// weight `best` is known.
///
/// Nodes are estimated as if the weights of vectors, and of their parts in classes, were normally
/// distributed and independent: of the 2^i choices of i coordinates, those whose sum of minima is
/// below the expected least weight are not cut. Accurate to a factor of ten or so on boards.
ClassCost classCost(const ClassCoordinates& coordinates, const BitVector& offset, std::size_t best);

/// Estimates the same for pairs of classes, without symmetries. The examined vectors are those that
/// are light enough in one pair or the other for their total weight to be possibly the least.
ClassCost pairCost(const ClassPairs& pairs, const BitVector& offset, std::size_t best);

/// A plan for searching a coset by classes, and its cost.
struct ClassPlan {
    ClassCoordinates coordinates;
    ClassCost cost;
};

/// The plans with the fewest operations among those within the memory limit and among the others.
struct ClassPlans {
    std::optional<ClassPlan> inMemory;
    std::optional<ClassPlan> beyondMemory;
};

/// Returns the plans with the least classCost() for several partitions: parities, residues, rows
/// and columns of the grid `cells`, unless it is null, and greedy flats of some ranks. `basis` must
/// have at least one and at most 64 vectors. Ends early if a plan needs at most `enough` operations
/// and `memory` bytes. Throws Cancelled.
ClassPlans cheapestClasses(const std::vector<BitVector>& basis, const BitVector& offset,
                           std::size_t best, const Lattice* cells, std::uint64_t memory,
                           double enough, const Progress& progress);

} // namespace lightsout
