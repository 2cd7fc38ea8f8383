// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/Fact.h"
#include "support/MemoryPool.h"
#include "support/Progress.h"
#include "sweep/GraphAtlas.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lightsout {

/// Returns the facts that a sweep can compute for many boards: numbers without arguments, or with
/// a number of presses as their only argument.
std::vector<const Fact*> sweptFacts();
/// Returns the names of these facts, in the same order.
std::vector<std::string_view> namesOfSweptFacts();
/// Returns the fact with this id or alias, or null if there is none or it can't be swept.
const Fact* sweptFactNamed(std::string_view name);

/// Measures one board; `presses` is the argument of the fact, if it has one. The result depends
/// neither on the number of threads nor on the machine. Throws Cancelled.
Value measure(const Fact& fact, const Game& game, std::uint64_t presses, std::size_t threads,
              Progress& progress);

/// Returns an upper bound on the memory that measure() needs, in bytes. The bound never exceeds the
/// default memory of a Budget, and few boards need that much.
std::uint64_t memoryToMeasure(const Fact& fact, const Game& game);

/// Returns the mean over samples, with the bounds of sampleMean(). It is never proven. Samples
/// without a value are ignored; a single sample is returned unchanged.
Value averageOf(const std::vector<Value>& samples, const ValueRange& range);

/// The range of numbers that replace {n} or {m} in a sweep's board.
struct SweepRange {
    std::uint64_t first = 0;
    std::uint64_t last = 0;

    std::uint64_t count() const { return last - first + 1; }

    friend bool operator==(const SweepRange&, const SweepRange&) = default;
};

/// A board of a sweep: the numbers that replace {n} and {m}, if they occur.
struct SweepPoint {
    std::optional<std::uint64_t> n;
    std::optional<std::uint64_t> m;

    friend bool operator==(const SweepPoint&, const SweepPoint&) = default;
};

/// Graphs that a sweep measures, such as the rows of an atlas.
struct SweptGraphs {
    std::vector<AtlasGraph> graphs;
    bool selfInfluence = true; ///< of all graphs
};

/// A fact to be computed for many boards. The boards are given by a specification
/// (io/BoardSpec.h) in which numbers replace {n} and {m}. Points are numbered from 0, in order of n
/// and, for each n, in order of m.
struct Sweep {
    const Fact* fact = factNamed("nullity");
    std::string board = {};
    std::optional<SweepRange> n = {};
    std::optional<SweepRange> m = {};
    std::uint64_t presses = 0; ///< the argument of the fact, if it has one
    /// Number of random boards for each point. They are created with `seed` and the following
    /// seeds.
    std::uint64_t samples = 1;
    std::uint64_t seed = 1;
    /// If this is set, {n} is the number of one of these graphs, counted from 1, and `board` is
    /// "{n}".
    std::shared_ptr<const SweptGraphs> graphs = {};

    /// Returns the number of points, or 2^64 − 1 if the number would be too large.
    std::uint64_t pointCount() const;
    SweepPoint point(std::size_t number) const;
    /// Returns the specification with the numbers inserted.
    std::string boardAt(std::size_t number) const;
    /// Returns the board of a point with all lights on, made with this seed if it is random;
    /// nullopt if there is none.
    std::optional<Game> gameAt(std::size_t number, std::uint64_t boardSeed) const;
    /// Returns true if a different seed can give different boards.
    bool isDrawn() const;

    friend bool operator==(const Sweep&, const Sweep&) = default;
};

/// A function that creates the board of a specification for a seed, or returns nullopt if there is
/// none.
using BoardMaker = std::function<std::optional<Game>(const std::string& board, std::uint64_t seed)>;

/// Returns the board of a specification with all lights on.
std::optional<Game> boardWithAllOn(const std::string& board, std::uint64_t seed);

/// Measures a point with all its samples; the value is nullopt if there is no board of that size.
/// Waits until `memory`, the pool that all points share, has enough free memory. The result depends
/// neither on the number of threads nor on the machine. If `each` is not null, it is set to the
/// values of the samples. Throws Cancelled.
Value measurePoint(const Sweep& sweep, std::size_t number, const BoardMaker& makeBoard,
                   std::size_t threads, MemoryPool& memory, Progress& progress,
                   std::vector<Value>* each = nullptr);

} // namespace lightsout
