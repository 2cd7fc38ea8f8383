// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "support/Budget.h"
#include "support/Parallel.h"

#include <functional>
#include <string>

namespace lightsout {

class Solver;

struct FewestPresses {
    BitVector presses;
    /// No solution has fewer presses than this.
    std::size_t lowerBound = 0;
    /// Number of solutions with as many presses as `presses`, in decimal; empty if it is not known.
    std::string ways{};
    /// Number of bytes that a proof would need, if the effort does not allow that many; otherwise
    /// 0.
    std::uint64_t memoryForProof = 0;

    /// Returns true if no solution has fewer presses than `presses`.
    bool isProven() const { return presses.count() == lowerBound; }
};

/// The effort to spend on finding the fewest presses.
struct SearchEffort {
    /// Maximum estimated number of operations of a proof, for each part that can be solved
    /// independently. Must be below 2^60.
    double proofOperations;
    /// Maximum number of bytes for the tables of a proof.
    std::uint64_t memory;
    /// Budget, in word operations, for the heuristics lightVector() and searchCovers(), used before
    /// long proofs and in place of proofs that would exceed the effort.
    std::uint64_t heuristicOperations;
    /// If the kernel's basis has more entries than this, fewestPresses() only makes one descent.
    std::uint64_t basisEntries;
    std::size_t threads = coreCount();
};

/// Returns an effort for searches that take a fraction of a second, for use during play.
inline SearchEffort quickEffort(std::size_t threads = coreCount()) {
    return {.proofOperations = 1 << 27,
            .memory = 1 << 26,
            .heuristicOperations = 0,
            .basisEntries = 1 << 25,
            .threads = threads};
}
/// Returns an effort for proofs that may take minutes or hours. On plane grids, a proof takes
/// seconds for nullities up to 46, and minutes for nullities up to 64.
inline SearchEffort thoroughEffort(std::size_t threads = coreCount(),
                                   std::uint64_t memory = std::uint64_t{1} << 32) {
    return {.proofOperations = 1e13,
            .memory = memory,
            .heuristicOperations = 2'000'000'000,
            .basisEntries = std::uint64_t{1} << 30,
            .threads = threads};
}
/// Returns the most thorough effort within a budget, or quickEffort() if the budget does not allow
/// more operations than that.
SearchEffort effortWithin(const Budget& budget);

/// Finds a solution with as few presses as possible in `solution` + the span of `kernel`, which is
/// a basis of the rule's kernel. States whether the number of presses is proven to be minimal.
///
/// The problem is to find a coset leader of a linear code, which is hard in general. The kernel is
/// split into its direct summands. Each part is solved by the method with the fewest estimated
/// operations: by enumerating all its 2^k vectors (leastWeight()), by a search by classes of
/// positions (cheapestClasses(), searchByClasses()), or by a search by pairs of classes
/// (searchByPairs()). Before a long proof, lightVector() looks for light solutions,
/// fewestConceivablePresses() bounds them from below, and searchCovers() closes the gap if the
/// lights can be covered with little overlap. Estimates only decide which methods are used; a proof
/// is always a complete search. The result depends neither on the number of threads nor on the
/// machine.
///
/// `onBetter`, if not empty, is called with every better result, one call at a time, on any of the
/// threads. The last one remains valid if the search is cancelled. Throws Cancelled.
FewestPresses fewestPresses(const Rule& rule, const BitVector& solution,
                            const std::vector<BitVector>& kernel, const SearchEffort& effort,
                            Progress& progress,
                            const std::function<void(const FewestPresses&)>& onBetter = {});

/// Estimates the cost of a proof on one core: the operations of all parts, except parts that take
/// only a moment, and the bytes of the largest part. The estimate exceeds the effort if no plan
/// within the effort is found. Throws Cancelled.
WorkEstimate proofEstimate(const Rule& rule, const BitVector& solution,
                           const std::vector<BitVector>& kernel, const SearchEffort& effort,
                           Progress& progress);

/// Finds the fewest presses with a prepared solver. No basis is computed for rules with
/// row-and-column neighbours.
FewestPresses fewestPresses(const Solver& solver, const BitVector& solution,
                            const SearchEffort& effort, Progress& progress,
                            const std::function<void(const FewestPresses&)>& onBetter = {});
/// Returns the number of entries of the kernel basis that fewestPresses() computes.
std::uint64_t basisEntriesFor(const Solver& solver);

/// Returns a lower bound on the number of presses that change all the lights of `difference`. It
/// depends not on the kernel, but only on the fact that every light needs a press that changes it.
///
/// If the presses that change light v change at most m_v of the lights of `difference`, then Σ 1 /
/// m_v over these lights is a lower bound: a solution of the dual of the linear program of
/// fractional domination. It is at least ⌈|d| / Δ⌉ if no press changes more than Δ lights. The
/// bound is computed exactly. O(vertices + arcs).
std::size_t fewestConceivablePresses(const Rule& rule, const BitVector& difference);

} // namespace lightsout
