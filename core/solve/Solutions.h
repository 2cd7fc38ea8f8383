// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "gf2/GrayCode.h"
#include "support/Progress.h"

#include <utility>

namespace lightsout {

class Solver;

/// Calls visit(s) once for each of the 2^k solutions s, as long as visit returns true. Each
/// solution is the sum of `solution` and some of the k < 64 kernel vectors; `solution` itself comes
/// first. The solutions are visited in Gray code order, so each one needs only one vector addition.
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

/// Returns the number of solutions that listSolutions() returns for this nullity and limit.
std::uint64_t listedSolutions(std::size_t nullity, std::uint64_t limit);

/// Returns at most `limit` solutions, beginning with `first`. Each is verified against the rule.
/// Throws Cancelled; the solutions so far are then in `known`, unless it is null.
SolutionListing listSolutions(const Solver& solver, const BitVector& first, std::uint64_t limit,
                              Progress& progress, SolutionListing* known = nullptr);

/// Returns 2^exponent in decimal: the number of solutions of a solvable game of nullity `exponent`.
std::string powerOfTwo(std::size_t exponent);

} // namespace lightsout
