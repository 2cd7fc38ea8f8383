#pragma once

#include "game/Rule.h"
#include "support/Parallel.h"

#include <functional>
#include <string>

namespace lightsout {

struct FewestPresses {
    BitVector presses;
    /// No solution has fewer presses than this.
    std::size_t lowerBound = 0;
    /// How many solutions have so few presses, in decimal; empty while that is not known.
    std::string ways;

    /// True when no solution has fewer presses than `presses`.
    bool isProven() const { return presses.count() == lowerBound; }
};

/// How long to look for fewest presses.
struct SearchEffort {
    /// All 2^k solutions are looked at for k up to this (of each part that can be solved by
    /// itself).
    std::size_t exhaustiveNullity;
    /// Entries of the kernel's basis up to which anything but one descent is tried.
    std::uint64_t basisEntries;
    /// About how many word operations lightVector() and searchCovers() may take.
    std::uint64_t operations;
    std::size_t threads = coreCount();
};

/// A fraction of a second: while the board is being played.
inline SearchEffort quickEffort(std::size_t threads = coreCount()) {
    return {.exhaustiveNullity = 24, .basisEntries = 1 << 25, .operations = 0, .threads = threads};
}
/// Seconds for nullities up to 32, minutes up to 40; beyond that seconds, and often no proof.
inline SearchEffort thoroughEffort(std::size_t threads = coreCount()) {
    return {.exhaustiveNullity = 40,
            .basisEntries = std::uint64_t{1} << 30,
            .operations = 2'000'000'000,
            .threads = threads};
}

/// A solution with few or fewest presses among `solution` + the span of `kernel`, a basis of the
/// rule's kernel; and what is proven about it.
///
/// The problem is to find a coset leader of a linear code, hard in general. The kernel is split
/// into its direct summands; all solutions of small ones are looked at (leastWeight()). Beyond
/// that lightVector() looks for light ones, fewestConceivablePresses() bounds them from below, and
/// searchCovers() often closes the gap where the lights can be covered with little overlap. The
/// result depends on neither threads nor machine.
///
/// `onBetter`, if any, is told every better state of knowledge, one call at a time, on any of the
/// threads: what is left when the search is cancelled. Throws Cancelled.
FewestPresses fewestPresses(const Rule& rule, const BitVector& solution,
                            const std::vector<BitVector>& kernel, const SearchEffort& effort,
                            Progress& progress,
                            const std::function<void(const FewestPresses&)>& onBetter = {});

} // namespace lightsout
