// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fewest/ClassTables.h"
#include "fewest/PlaceClasses.h"
#include "graph/Lattice.h"
#include "support/Progress.h"

#include <optional>

namespace lightsout {

/// The cost of searchByClasses() or searchByPairs(). All values are estimates, except that the
/// bytes of searchByClasses() are exact.
struct ClassCost {
    std::uint64_t bytes = 0;
    double nodes = 0;      ///< number of choices or vectors examined
    double operations = 0; ///< including those for building tables
};

/// Estimates the cost of searching a coset, `offset` + the coordinates' space, in which a vector of
/// weight `best` is known.
///
/// The number of nodes is estimated as if the weights of vectors, and of their parts in classes,
/// were normally distributed and independent: of the 2^i choices of i coordinates, those whose sum
/// of minima is below the expected least weight are not cut. On boards, the estimate is accurate to
/// within a factor of about ten.
ClassCost classCost(const ClassCoordinates& coordinates, const BitVector& offset, std::size_t best);

/// Estimates the cost of searchByPairs() for the same task, ignoring symmetries. The vectors
/// examined are those whose weight in at least one of the pairs is small enough for the total
/// weight to be minimal.
ClassCost pairCost(const ClassPairs& pairs, const BitVector& offset, std::size_t best);

/// A plan for searching a coset by classes, and its cost.
struct ClassPlan {
    ClassCoordinates coordinates;
    ClassCost cost;
};

/// The plan with the fewest operations within the memory limit, and the plan with the fewest
/// operations beyond it.
struct ClassPlans {
    std::optional<ClassPlan> inMemory;
    std::optional<ClassPlan> beyondMemory;
};

/// Returns the cheapest plans, by classCost(), among several partitions: by parities, residues,
/// rows and columns of the grid `cells`, unless it is null, and by greedyFlats() of several ranks.
/// `basis` must have at least one and at most 64 vectors. Ends early if a plan needs at most
/// `enough` operations and `memory` bytes. Throws Cancelled.
ClassPlans cheapestClasses(const std::vector<BitVector>& basis, const BitVector& offset,
                           std::size_t best, const Lattice* cells, std::uint64_t memory,
                           double enough, const Progress& progress);

} // namespace lightsout
