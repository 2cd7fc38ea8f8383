// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Lattice.h"
#include "solve/ClassCoordinates.h"
#include "solve/ClassPairs.h"
#include "support/Progress.h"

#include <optional>

namespace lightsout {

/// What searchByClasses() takes: the bytes exactly, the others by estimate. And searchByPairs(),
/// all by estimate.
struct ClassCost {
    std::uint64_t bytes = 0;
    double nodes = 0;      ///< choices, or vectors, that are looked at
    double operations = 0; ///< tables included
};

/// The cost of a coset, `offset` + the coordinates' space, of whose vectors one weighs `best`.
///
/// Nodes as if weights of vectors, and of their parts in classes, were normally distributed and
/// independent: of the 2^i choices of i coordinates as many are not cut as have a sum of minima
/// that is below the least weight to be expected. Good to a factor of ten or so on boards.
ClassCost classCost(const ClassCoordinates& coordinates, const BitVector& offset, std::size_t best);

/// The same for pairs of classes, without symmetries: of the vectors as many are looked at as weigh
/// so little in the one pair or in the other that both together may be the least weight.
ClassCost pairCost(const ClassPairs& pairs, const BitVector& offset, std::size_t best);

/// A way to search a coset by classes, and what it takes.
struct ClassPlan {
    ClassCoordinates coordinates;
    ClassCost cost;
};

/// The cheapest plans, by operations, of those that keep within some memory and of the others.
struct ClassPlans {
    std::optional<ClassPlan> inMemory;
    std::optional<ClassPlan> beyondMemory;
};

/// The cheapest by classCost() of some partitions: parities, residues, rows and columns of the grid
/// that the places are `cells` of, if they are, and greedy flats of some ranks. At most 64 vectors,
/// and one at least. Ends early with a plan of at most `enough` operations in `memory` bytes.
/// Throws Cancelled.
ClassPlans cheapestClasses(const std::vector<BitVector>& basis, const BitVector& offset,
                           std::size_t best, const Lattice* cells, std::uint64_t memory,
                           double enough, const Progress& progress);

} // namespace lightsout
