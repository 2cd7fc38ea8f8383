// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "gf2/GrayCode.h"
#include "support/Progress.h"

#include <utility>

namespace lightsout {

class Solver;

/// Calls visit(s) once for each of the 2^k solutions, as long as visit returns true. The solutions
/// are the sums of `solution` and any of the k kernel vectors, beginning with `solution` itself; k
/// < 64. Visits them in Gray code order, so each solution needs only one vector addition.
template <typename Visitor>
void forEachSolution(BitVector solution, const std::vector<BitVector>& kernel, Visitor visit) {
    LIGHTSOUT_ASSERT(kernel.size() < bitsPerWord);
    const std::uint64_t count = std::uint64_t{1} << kernel.size();
    bool resume = visit(std::as_const(solution));
    for (std::uint64_t step = 1; step < count && resume; ++step) {
        solution ^= kernel[grayCodeFlip(step)];
        resume = visit(std::as_const(solution));
    }
}

/// A list of solutions in Gray code order.
struct SolutionListing {
    std::vector<BitVector> solutions;
    bool isComplete = true;
};

/// Returns how many solutions listSolutions() returns.
std::uint64_t listedSolutions(std::size_t nullity, std::uint64_t limit);

/// Returns at most `limit` solutions, beginning with `first`, each verified. Throws Cancelled.
SolutionListing listSolutions(const Solver& solver, const BitVector& first, std::uint64_t limit,
                              Progress& progress);

/// Returns 2^exponent in decimal: the number of solutions of a solvable game with this nullity.
std::string powerOfTwo(std::size_t exponent);

/// Returns the fraction of all boards with this many lights that can be solved, such as "1/16".
std::string solvableShare(std::size_t rank, std::size_t lights);

} // namespace lightsout
