// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "support/Parallel.h"
#include "support/WorkEstimate.h"

#include <functional>
#include <string>

namespace lightsout {

class Solver;

struct FewestPresses {
    BitVector presses;
    /// No solution has fewer presses than this.
    std::size_t lowerBound = 0;
    /// How many solutions have so few presses, in decimal; empty while that is not known.
    std::string ways{};
    /// Bytes that a proof would take, where that is more than the effort allows; else 0.
    std::uint64_t memoryForProof = 0;

    /// True when no solution has fewer presses than `presses`.
    bool isProven() const { return presses.count() == lowerBound; }
};

/// How much to do for fewest presses.
struct SearchEffort {
    /// About how many operations a proof may take, by estimate, for each part that can be solved by
    /// itself. Below 2^60.
    double proofOperations;
    /// Bytes that its tables may take.
    std::uint64_t memory;
    /// About how many word operations lightVector() and searchCovers() may take where a proof takes
    /// more.
    std::uint64_t heuristicOperations;
    /// Entries of the kernel's basis up to which anything but one descent is tried.
    std::uint64_t basisEntries;
    std::size_t threads = coreCount();
};

/// A fraction of a second: while the board is being played.
inline SearchEffort quickEffort(std::size_t threads = coreCount()) {
    return {.proofOperations = 1 << 27,
            .memory = 1 << 26,
            .heuristicOperations = 0,
            .basisEntries = 1 << 25,
            .threads = threads};
}
/// Until it is proven, if that takes minutes or hours. On plane grids seconds for nullities up to
/// 46, minutes to 64.
inline SearchEffort thoroughEffort(std::size_t threads = coreCount(),
                                   std::uint64_t memory = std::uint64_t{1} << 32) {
    return {.proofOperations = 1e13,
            .memory = memory,
            .heuristicOperations = 2'000'000'000,
            .basisEntries = std::uint64_t{1} << 30,
            .threads = threads};
}

/// A solution with few or fewest presses among `solution` + the span of `kernel`, a basis of the
/// rule's kernel; and what is proven about it.
///
/// The problem is to find a coset leader of a linear code, hard in general. The kernel is split
/// into its direct summands. Each is solved by what takes fewest operations by estimate: looking at
/// all its 2^k vectors (leastWeight()), or a search by classes of places (cheapestClasses(),
/// searchByClasses()). Before a long proof lightVector() looks for light solutions,
/// fewestConceivablePresses() bounds them from below, and searchCovers() closes the gap where the
/// lights can be covered with little overlap. Estimates choose what is done; a proof is a complete
/// search. The result depends on neither threads nor machine.
///
/// `onBetter`, if any, is told every better state of knowledge, one call at a time, on any of the
/// threads: what is left when the search is cancelled. Throws Cancelled.
FewestPresses fewestPresses(const Rule& rule, const BitVector& solution,
                            const std::vector<BitVector>& kernel, const SearchEffort& effort,
                            Progress& progress,
                            const std::function<void(const FewestPresses&)>& onBetter = {});

/// What a proof takes on one core: the operations of all parts that take a while, and the bytes of
/// the largest; more than the effort allows where no plan within it is found. Throws Cancelled.
WorkEstimate proofEstimate(const Rule& rule, const BitVector& solution,
                           const std::vector<BitVector>& kernel, const SearchEffort& effort,
                           Progress& progress);

/// The same for a rule that was prepared. With whole rows and columns no basis is made.
FewestPresses fewestPresses(const Solver& solver, const BitVector& solution,
                            const SearchEffort& effort, Progress& progress,
                            const std::function<void(const FewestPresses&)>& onBetter = {});
/// Entries of the basis that it makes.
std::uint64_t basisEntriesFor(const Solver& solver);

} // namespace lightsout
